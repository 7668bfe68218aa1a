## Ce que des règles maison peuvent changer

house-rounds = Nombre de manches
house-limit = Somme de blancs jusqu'à laquelle aucun chaudron n'explose
house-white_round = Manche avant laquelle chaque sac reçoit un blanc 1 (0 : jamais)
house-droplet_price = Rubis pour avancer la goutte
house-flask_price = Rubis pour remplir la bouteille
house-coins_a_point = Pièces pour un point à la dernière manche
house-rubies_a_point = Rubis pour un point à la dernière manche
house-penny_points = Points d'un centime de sorcière gardé
house-bag = Sac de départ
house-opens = Manche à partir de laquelle une couleur se vend
house-prices = Prix
house-price = { $book ->
    [0] { $chip }
   *[other] { $chip }, livre { $book }
}
house-coins = Pièces de chaque case du chaudron
house-points = Points de chaque case du chaudron
house-ruby = Rubis sur une case du chaudron (1 : oui)
house-tails = Queue de rat après tant de points (1 : oui)
house-die = Faces du dé bonus, combien de chacune
house-chips = Jetons dans la boîte de base
house-witch_chips = Jetons ajoutés par Les sorcières herboristes
house-painter = Points de la Coloriste, selon les couleurs du chaudron
house-glass_points = Éprouvettes : points d'une éprouvette
house-glass_rubies = Éprouvettes : rubis d'une éprouvette
house-without_cards = Cartes divinatoires écartées
house-without_witches = Sorcières écartées
house-too-few-cards = Il y a { $cards } cartes divinatoires pour { $rounds } manches : il en faut une par manche.
house-too-few-chips = Il n'y a que { $count } jetons { $chip }, moins qu'il n'en faut aux sacs de départ.
house-no-witch = Il doit rester au moins une sorcière de chaque centime.
house-no-face = Il faut une face au dé bonus.
house-empty-bag = Il faut un jeton au sac de départ.
