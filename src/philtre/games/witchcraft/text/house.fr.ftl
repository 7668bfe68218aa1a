## Ce que des règles maison peuvent changer

house-quiet_turns = Tours de suite sans événement qui font une partie nulle
house-repetitions = Fois qu'une position revient pour faire une partie nulle
house-start_set = Tuiles de départ d'une guilde, en plus de sa spéciale
house-reserve = Réserve d'une guilde
house-without_specials = Tuiles spéciales écartées
house-without_powers = Tuiles pouvoir écartées
house-without_pairs = Paires de pièces de plateau écartées
house-start-size = Il y a { $low } à { $high } tuiles de départ en plus de la spéciale, pas { $given }.
house-reserve-size = Une réserve a une tuile par paire de pièces de plateau : { $count }, pas { $given }.
house-master-guild = En mode Maître, on choisit sa réserve dans la guilde de la boîte : tuiles de départ, réserve et pièces de plateau ne peuvent pas changer.
piece-1 = 1 case
piece-2 = 2 cases
piece-3 = 3 cases
