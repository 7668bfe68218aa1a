## Ce que des règles maison peuvent changer

house-rounds = Nombre de manches
house-limit = Somme de blancs jusqu'à laquelle aucune marmite n'explose
house-white_round = Manche avant laquelle chaque sac reçoit un blanc 1 (0 : jamais)
house-droplet_price = Rubis pour avancer la goutte
house-flask_price = Rubis pour remplir la fiole
house-coins_a_point = Pièces pour un point à la dernière manche
house-rubies_a_point = Rubis pour un point à la dernière manche
house-penny_points = Points d'un sou de sorcière gardé
house-bag = Sac de départ
house-opens = Manche à partir de laquelle une couleur se vend
house-prices = Prix
house-price = { $book ->
    [0] { $chip }
   *[other] { $chip }, livre { $book }
}
house-coins = Pièces de chaque case de la marmite
house-points = Points de chaque case de la marmite
house-ruby = Rubis sur une case de la marmite (1 : oui)
house-tails = Queue de rat après tant de points (1 : oui)
house-die = Faces du dé bonus, combien de chacune
house-chips = Jetons dans la boîte de base
house-witch_chips = Jetons ajoutés par Les Sorcières
house-painter = Points de la Coloriste, selon les couleurs de la marmite
house-glass_points = Tubes à essai : points d'un tube
house-glass_rubies = Tubes à essai : rubis d'un tube
house-without_cards = Cartes de voyance écartées
house-without_witches = Sorcières écartées
house-too-few-cards = Il y a { $cards } cartes de voyance pour { $rounds } manches : il en faut une par manche.
house-too-few-chips = Il n'y a que { $count } jetons { $chip }, moins qu'il n'en faut aux sacs de départ.
house-no-witch = Il doit rester au moins une sorcière de chaque sou.
house-no-face = Il faut une face au dé bonus.
house-empty-bag = Il faut un jeton au sac de départ.
