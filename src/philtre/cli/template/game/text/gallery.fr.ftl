## La galerie : ses étagères, et le texte entier de chaque pièce

shelf-coin = La pièce
side-named = { $side }
kind-side = Côté de la pièce
head-chance = chance
chance-of = { $count } sur { $total }
text-heads = Le côté que préfère la pièce tordue.
text-tails = Le côté que la pièce tordue évite.
