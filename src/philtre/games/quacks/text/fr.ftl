name = Quacks
about = 2 à 5 joueurs, 60 minutes. Préparez votre potion jusqu'où vous l'osez : Les charlatans de Quedlinburg, avec Les sorcières herboristes.
credits = Les charlatans de Quedlinburg et Les sorcières herboristes sont des jeux de Wolfgang Warsch, publiés par Schmidt Spiele et d'autres.
web-site-bots = Dans un navigateur, les robots réfléchissent moins vite que sur un serveur, et donc plus longtemps : un adepte jusqu'à 1 s par choix, un expert 2,5 s, un maître 6 s. Ils y sont un peu plus faibles, tout au plus.

## Jetons

chip-white-1 = blanc 1
chip-white-2 = blanc 2
chip-white-3 = blanc 3
chip-orange-1 = orange 1
chip-orange-6 = orange 6
chip-green-1 = vert 1
chip-green-2 = vert 2
chip-green-4 = vert 4
chip-blue-1 = bleu 1
chip-blue-2 = bleu 2
chip-blue-4 = bleu 4
chip-red-1 = rouge 1
chip-red-2 = rouge 2
chip-red-4 = rouge 4
chip-yellow-1 = jaune 1
chip-yellow-2 = jaune 2
chip-yellow-4 = jaune 4
chip-purple-1 = mauve 1
chip-black-1 = noir 1
chip-locoweed = chou des fous
into-green-2 = vert 2
into-green-4 = vert 4
into-blue-2 = bleu 2
into-blue-4 = bleu 4
into-red-2 = rouge 2
into-red-4 = rouge 4
into-yellow-2 = jaune 2
into-yellow-4 = jaune 4
colour-white = claque-doigts
colour-orange = citrouille
colour-green = araignée
colour-blue = crâne de corbeau
colour-red = amanite tue-mouches
colour-yellow = mandragore
colour-purple = souffle du fantôme
colour-black = sphinx tête de mort
colour-locoweed = chou des fous
letter-white = W
letter-orange = O
letter-green = V
letter-blue = B
letter-red = R
letter-yellow = J
letter-purple = M
letter-black = N
letter-locoweed = C

## Livres, une ligne chacun

book-green-1 = en fin de potion (2 derniers) : 1 rubis chacun
book-green-2 = en fin de potion (2 derniers) : un jeton de plus
book-green-3 = blancs = 7 : le dernier avance de la somme des verts
book-green-4 = en fin de potion : 1 rubis pour avancer une goutte
book-green-5 = en fin de potion : gardez un jeton pour la suite
book-green-6 = en fin de potion (2 derniers) : lancez le dé bonus
book-blue-1 = piochez sa valeur en jetons, posez-en un ou aucun
book-blue-2 = protège autant de jetons suivants que sa valeur
book-blue-3 = sur une case rubis : 1 rubis
book-blue-4 = sur une case rubis : sa valeur en points
book-blue-5 = autant d'oranges au chaudron : sa valeur en points
book-blue-6 = un rubis par blanc 1 parmi les jetons juste avant
book-red-1 = avance de 1 ou 2 de plus avec des oranges
book-red-2 = reste à côté du chaudron jusqu'à l'arrêt
book-red-3 = après un blanc : avance aussi de la valeur du blanc
book-red-4 = les blancs 1 suivants avancent de 2
book-red-5 = avance autant que le plus haut rouge du chaudron
book-red-6 = un jeton de plus est pioché et mis de côté
book-yellow-1 = le blanc juste avant peut retourner au sac
book-yellow-2 = le jeton suivant avance du double
book-yellow-3 = limite de 8 après le premier, 9 après le troisième
book-yellow-4 = le 1er, 2e, 3e avance de 1, 2, 3 de plus
book-yellow-5 = avance en plus de la valeur d'un jeton pioché
book-yellow-6 = 1 rubis, si vous voulez, pour avancer de 3 de plus
book-purple-1 = un, deux, trois : points, rubis, goutte
book-purple-2 = rendez-en un, deux ou trois : jetons et points
book-purple-3 = points selon les pièces de sa case
book-purple-4 = échangez un jeton du chaudron contre un meilleur
book-purple-5 = les points sous les mauves achètent 2 jetons au plus
book-purple-6 = la valeur du jeton juste après, en points
book-black-1 = { $players ->
    [2] autant que l'autre : goutte ; plus : et un rubis
   *[other] plus qu'un voisin : goutte ; que deux : et un rubis
}
book-black-5 = va au voisin de gauche ; rubis pour ceux qu'il pose
book-black-6 = le plus loin de tous : goutte ; le second : rubis
book-locoweed-5 = avance de vos queues de rat plus 1, 4 au plus
book-locoweed-6 = agit comme le dernier jeton de couleur

## Cartes divinatoires

card-f01 = Choisis bien
card-f02 = Le chaudron se remplit
card-f03 = L'aumône
card-f04 = Mieux vaut moins
card-f05 = L'embarras du choix
card-f06 = Troc et marchandage
card-f07 = Un bon départ
card-f08 = Petits cadeaux
card-f09 = Une bonne occasion
card-f10 = Le bonus du novice
card-f11 = Sans compter
card-f12 = L'invasion de rats
card-f13 = Juste à temps
card-f14 = Les rats sont tes amis
card-f15 = Assaisonné à point
card-f16 = Quel veinard
card-f17 = Ça brille
card-f18 = Le malheur des uns
card-f19 = Bien remué
card-f20 = Un chaudron plein
card-f21 = Une seconde chance
card-f22 = Un ingrédient puissant
card-f23 = La fête des citrouilles
card-f24 = La potion magique
effect-f01 = Avancez la goutte de 2, ou prenez un mauve 1.
effect-f02 = Toutes les gouttes avancent de 1.
effect-f03 = Qui a le moins de rubis en reçoit 1.
effect-f04 = Tous piochent 5 jetons : la somme la plus basse gagne un bleu 2, les autres un rubis.
effect-f05 = Un noir 1, ou un jeton 2 au choix, ou 3 rubis.
effect-f06 = Vous pouvez échanger un rubis contre un jeton 1.
effect-f07 = Vous pouvez céder 1 à 3 queues de rat contre autant de rubis.
effect-f08 = Tous lancent le dé bonus.
effect-f09 = Piochez 4 jetons : l'un peut être réévalué ; si aucun ne peut l'être, gagnez un vert 1.
effect-f10 = Qui a le moins de points gagne un vert 1.
effect-f11 = La limite est de 9 cette manche.
effect-f12 = Les queues de rat comptent double.
effect-f13 = 4 points, ou un blanc 1 quitte votre sac.
effect-f14 = Un jeton 4 au choix, ou un point par queue de rat.
effect-f15 = Vos blancs font 7 pile après la préparation : la goutte avance de 1.
effect-f16 = Un rubis sur la case de décompte : 2 points de plus.
effect-f17 = Un rubis sur la case de décompte : un de plus.
effect-f18 = Qui explose offre à son voisin de gauche un jeton 2 au choix.
effect-f19 = Votre premier blanc de la manche peut retourner au sac.
effect-f20 = Qui lance le dé le lance deux fois.
effect-f21 = Après cinq jetons, vous pouvez recommencer, une fois.
effect-f22 = Qui n'a pas explosé pioche 5 jetons et peut en poser un.
effect-f23 = Chaque orange avance de 1 de plus.
effect-f24 = À la fin de la manche, toutes les bouteilles sont pleines.

## Sorcières

witch-w1 = La Secouriste
witch-w2 = La Cueilleuse
witch-w3 = La Démineuse
witch-w4 = La Consolatrice
witch-w5 = L'Affineuse
witch-w6 = La Doubleuse
witch-w7 = La Jumelle
witch-w8 = La Prêteuse
witch-w9 = La Coloriste
witch-w10 = La Fouineuse
witch-w11 = La Joaillière
witch-w12 = La Marchandeuse
help-w1 = explosé : videz la bouteille, le jeton retourne au sac
help-w2 = piochez 6, posez-en autant que vous voulez
help-w3 = un des deux derniers blancs, ou les deux, au sac
help-w4 = après l'explosion : vous comptez comme non explosé
help-w5 = réévaluez les deux derniers jetons, ou n'importe lequel
help-w6 = les pièces de votre case encore une fois
help-w7 = un jeton acheté, encore une fois, gratuit
help-w8 = 2 pièces par rubis que vous avez
help-w9 = des points pour les couleurs du chaudron
help-w10 = 2 points par bon jeton resté au sac
help-w11 = autant de rubis que la case a de points
help-w12 = goutte et bouteille coûtent 1 rubis
penny-copper = cuivre
penny-silver = argent
penny-gold = or

## D'où viennent points et rubis

source-die = dé bonus
source-card = carte
source-blue = jetons bleus
source-green = jetons verts
source-purple = jetons mauves
source-black = jetons noirs
source-space = case de décompte
source-bowl = coupelle
source-witch = sorcière
source-coins = pièces
source-rubies = rubis
source-pennies = centimes
source-tube = éprouvettes
face-1-point = 1 point
face-2-points = 2 points
face-ruby = un rubis
face-droplet = la goutte avance
face-orange-1 = un orange 1
prize-points = points
prize-coins = pièces

## Événements

witch-revealed = { $witch } est révélée.
card-revealed = Manche { $round } : { $card }.
tails = { $seat } utilise { $count } { $count ->
    [one] queue de rat
   *[other] queues de rat
}.
drawn = { $seat } pioche : { $chip }.
placed = { $seat } pose { $chip } en case { $space }.
in-bowl = { $seat } : { $chip } va dans la coupelle.
laid-beside = { $seat } pose { $chip } à côté du chaudron.
set-aside = { $seat } met { $chip } de côté.
kept-beside = { $seat } garde { $chip } à côté du chaudron.
put-in-bag = { $seat } remet { $chip } dans le sac.
returned = { $seat } remet { $chip } dans le sac.
flask-used = { $seat } utilise la bouteille : { $chip } retourne au sac.
flask-filled = { $seat } remplit la bouteille.
all-flasks-full = Toutes les bouteilles sont pleines.
declared = { $seat } a décidé.
stopped = { $seat } s'arrête : case de décompte { $space }.
exploded = { $seat } : le chaudron explose avec { $count } !
started-over = { $seat } recommence.
defused = { $seat } retire { $count } { $count ->
    [one] jeton blanc
   *[other] jetons blancs
} du chaudron.
witch-called = { $seat } appelle { $witch }.
rolled = { $seat } lance le dé bonus : { $face }.
scored = { $seat } marque { $count } { $count ->
    [one] point
   *[other] points
} ({ $source }).
rubies = { $seat } reçoit { $count } rubis ({ $source }).
paid = { $seat } paie { $count } rubis.
droplet = { $seat } : la goutte avance de { $count }.
glass = { $seat } : la goutte atteint le verre { $glass }.
chip-gained = { $seat } gagne : { $chip }.
chip-lost = { $seat } devait gagner { $chip }, mais il n'y en a pas.
black-passed = { $seat } : le jeton noir va à { $seats }.
moved-on = { $seat } : le dernier jeton, { $chip }, avance jusqu'à la case { $space }.
reserved = { $seat } garde { $chip } comme jeton de départ.
handed-in = { $seat } rend { $count } { $count ->
    [one] jeton mauve
   *[other] jetons mauves
}.
swapped = { $seat } échange { $chip } contre { $into }.
upgraded = { $seat } réévalue { $chip } en { $into }.
removed = { $seat } retire { $chip } du sac.
chose = { $seat } prend les { $prize }.
bought = { $seat } achète : { $chip }.
copied = { $seat } reçoit encore { $chip }.
won = { $seats } { $count ->
    [one] gagne
   *[other] se partagent la victoire
} !

## Coups

do-draw = piocher
do-stop = s'arrêter
do-flask = utiliser la bouteille
do-decline = non merci
do-done = fini
do-pay = payer un rubis
do-return-both = remettre les deux
do-return-last = remettre le dernier
do-return-earlier = remettre l'avant-dernier
do-go-on = continuer
do-start-over = recommencer
do-pot = la goutte du chaudron
do-tube = la goutte des éprouvettes
do-points = points
do-coins = pièces
do-rubies = 3 rubis
do-droplet = avancer la goutte de 2
do-upgrade-last-two = réévaluer les deux derniers
do-ruby-droplet = goutte, contre rubis
do-ruby-flask = bouteille, contre rubis
do-purple-1 = un mauve
do-purple-2 = deux mauves
do-purple-3 = trois mauves
do-give-up-1 = céder 1 queue
do-give-up-2 = céder 2 queues
do-give-up-3 = céder 3 queues
do-place = poser { $chip }
do-return = remettre { $chip }
do-keep = garder { $chip }
do-bag = au sac : { $chip }
do-take = prendre { $chip }
do-reserve = garder pour la suite : { $chip }
do-swap = échanger { $chip }
do-buy = acheter { $chip }
do-upgrade = réévaluer { $chip }
do-copy = encore une fois : { $chip }
do-remove = retirer { $chip }
do-witch = appeler { $witch }

## Raisons

bag-empty = votre sac est vide ({ $rule }).
flask-is-empty = votre bouteille est vide ({ $rule }).
flask-is-full = votre bouteille est déjà pleine ({ $rule }).
newest-not-white = votre dernier jeton n'est pas blanc ({ $rule }).
not-for-sale = { $chip } ne se vend pas ({ $rule }).
book-closed = le livre du jeton { $chip } s'ouvre à la manche { $count } ({ $rule }).
none-in-supply = il ne reste plus de jeton { $chip } dans la réserve ({ $rule }).
two-chips-at-most = deux jetons au plus ({ $rule }).
colours-must-differ = les deux jetons doivent différer de couleur ({ $colour } ; { $rule }).
too-dear = { $price } pièces ; vous en avez { $count } ({ $rule }).
too-few-rubies = cela coûte { $price }, vous avez { $count } rubis ({ $rule }).
witch-not-revealed = { $witch } n'est pas de cette partie ({ $rule }).
penny-gone = { $witch } veut un centime ({ $penny }), et vous n'avez plus le vôtre ({ $rule }).
witch-not-now = { $witch } ne peut pas aider maintenant ({ $rule }).
five-need-expansion = À cinq joueurs, il faut l'extension (expansion=on).
books-need-expansion = Livres « { $given } » : les sets 5 et 6 demandent l'extension (expansion=on).
locoweed-needs-expansion = Le chou des fous demande l'extension (expansion=on).
witches-need-expansion = Les sorcières demandent l'extension (expansion=on).
bad-books = L'option books ne peut pas valoir « { $given } ». Attendu : un set pour toutes les couleurs, de 1 à 6 ; ou six sets, pour le vert, le bleu, le rouge, le jaune, le mauve et le noir, comme 1,2,3,4,5,6 ; ou des sets par couleur, comme green=6,blue=3, et le set 1 pour les autres.
bad-witches = L'option witches ne peut pas valoir « { $given } ». Attendu : random (au hasard) ; ou trois sorcières, par numéro ou par nom, une de chaque centime, comme w1,w5,w9 : { witches-all }.
witches-all = argent : w1 { witch-w1 }, w2 { witch-w2 }, w3 { witch-w3 }, w4 { witch-w4 } ; cuivre : w5 { witch-w5 }, w6 { witch-w6 }, w7 { witch-w7 }, w8 { witch-w8 } ; or : w9 { witch-w9 }, w10 { witch-w10 }, w11 { witch-w11 }, w12 { witch-w12 }

## Options

option-players = nombre de joueurs
option-expansion = l'extension Les sorcières herboristes
option-books = livres d'ingrédients : un set pour tous, ou un chacun pour green (vert), blue (bleu), red (rouge), yellow (jaune), purple (mauve), black (noir)
option-locoweed = livre du chou des fous
locoweed-auto = selon les livres
locoweed-none = aucun
option-witches = sorcières : au hasard (random), ou une de chaque centime, par numéro ou par nom
label-books = livres d'ingrédients
label-expansion = Les sorcières herboristes
label-test_tubes = éprouvettes
label-witches = sorcières
books-all = Tous de la série { $number }
books-mixed = Mélangés
books-line = { $number } : { $text }
witches-random = tirées au sort
witches-chosen = choisies
locoweed-5 = livre 5 : { book-locoweed-5 }
locoweed-6 = livre 6 : { book-locoweed-6 }
option-test_tubes = éprouvettes, l'autre face du chaudron
option-starting_rubies = rubis au départ

## Table

panel-round = Manche { $round } sur { $rounds }
panel-pot = { $seat } : chaudron
panel-others = Les autres
panel-books = Livres
panel-shop = Boutique
no-card = Pas encore de carte.
start-player = premier joueur : { $seat }
stage-witches = mise en place
stage-card = on tire une carte
stage-fortune = la carte
stage-gifts = la carte
stage-brewing = préparation
stage-brewed = après la préparation
stage-comfort = avant le dé
stage-bonus-die = A, dé bonus
stage-actions = B, actions des jetons
stage-rubies = C, rubis
stage-choice = points ou pièces
stage-points = D, points
stage-shopping = E, achats
stage-exchange = F, fin de la manche
stage-over = la fin
labelled = { $label } : { $text }
pot-empty = le chaudron est vide
line-whites = blancs { $sum } sur { $limit }
line-space = case de décompte { $space }
line-ruby = un rubis
line-coins = { $count } { $count ->
    [one] pièce
   *[other] pièces
}
line-bag = sac
line-bag-empty = vide
line-odds = risque d'explosion au prochain jeton : { $count } sur { $total }
line-start = départ en { $space } (goutte { $droplet }, queues de rat { $tails })
line-glass = verre { $glass } sur 12
line-flask-full = bouteille pleine
line-flask-empty = bouteille vide
line-points = { $count } { $count ->
    [one] point
   *[other] points
}
line-rubies = { $count } rubis
line-bowl = coupelle
line-beside = à côté du chaudron
line-aside = mis de côté
line-hand = en main
line-bought = achetés
line-named = de départ
line-window = { $count ->
    [one] le jeton suivant est protégé
   *[other] les { $count } jetons suivants sont protégés
}
line-doubling = le jeton suivant avance du double
line-coins-left = à dépenser : { $count }
line-pennies = centimes : { $penny }
is-exploded = a explosé
is-stopped = arrêté
is-declared = a décidé
is-brewing = prépare
you-declared = vous avez dit : { $word }
word-draw = piocher
word-stop = s'arrêter

rules-short =
    Piochez des jetons et posez-les dans votre chaudron, chacun de sa valeur plus loin. Arrêtez-vous
    quand vous voulez : si les blancs dépassent 7, il explose : alors, points ou pièces, mais pas les deux.
    La case qui suit votre dernier jeton donne des points, des pièces pour acheter des jetons, parfois un rubis.
    Deux rubis avancent la goutte ou remplissent la bouteille. Qui a le plus de points après 9 manches gagne.

## Plateau dans le navigateur

web-prompt-you = { $seat }, à vous de décider.
rules-key = Les règles en bref
where-round = manche { $round } sur 9
where-round-of = manche { $round } sur { $rounds }
points-curve = points
unit-points = { $count ->
    [one] pt
   *[other] pts
}
seat-decides = décide
seat-starts = premier joueur
is-pardoned = gracié
belongings = Ce que l'on possède
places = Jetons ailleurs
stat-whites = Blancs
stat-rubies = { $count ->
   *[other] rubis
}
stat-flask = bouteille
stat-full = Pleine
stat-empty = Vide
stat-droplet = goutte
stat-tails = { $count ->
    [one] queue de rat
   *[other] queues de rat
}
stat-pennies = centimes
of-limit = sur { $limit }
droplet-on = goutte en case { $space }
tails-of = { $count } { $count ->
    [one] queue de rat
   *[other] queues de rat
}
no-pennies = plus de centime
explain-whites = La somme des jetons blancs du chaudron peut aller jusqu'à { $limit }. Au-delà, il explose.
explain-rubies = À la fin d'une manche, deux rubis avancent la goutte d'une case ou remplissent la bouteille.
explain-flask = Une fois tant qu'elle est pleine : votre dernier jeton, s'il est blanc, retourne au sac.
explain-droplet = Votre chaudron commence ici. La goutte reste en place de manche en manche.
explain-tails = Les queues de rat entre vous et le meneur : cette manche, vous commencez d'autant de cases plus loin.
explain-pennies = Chaque centime appelle la sorcière de sa couleur, une fois dans la partie.
explain-bag = Piochez un jeton du sac. Tous en connaissent le contenu, personne ne sait ce qui vient.
well = Case { $space } : { $coins } { $coins ->
    [one] pièce
   *[other] pièces
}, { $points } { $points ->
    [one] point
   *[other] points
}
well-chip = { $chip } posé ici
well-rats = pierre de rat
well-scoring = case de décompte
space-number = case { $space }
bag-title = Dans le sac
tab-round = Manche
tab-count = Décompte
count-title = Décompte de la manche { $round }
count-rounds = Les manches jusqu'ici
count-after = points après chacune
summary-before = { $count ->
    [one] Un point
   *[other] { $count } points
} d'avance sur { $seats }.
bag-count = Dans le sac : { $count } { $count ->
    [one] jeton
   *[other] jetons
}
chip-count = { $chip } : { $count }
chip-in = { $chip } ({ $place })
odds-of = { $count } sur { $total }
odds-explodes = font exploser le chaudron à la prochaine pioche
about-explodes = fait exploser le chaudron
about-coins = { $coins } pièces = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
about-unspent = { $count ->
    [one] { $count } pièce perdue
   *[other] { $count } pièces perdues
}
about-witch = contre un centime ({ $penny })
about-call = { $does } ; { $price }
about-draw = { $count ->
    [0] aucun sur { $total } n'explose
    [one] { $count } sur { $total } explose
   *[other] { $count } sur { $total } explosent
}
draw-safe = { $count } sur { $total } sans risque
chip-explodes = explose
chip-whites = blancs { $sum } sur { $limit }
chip-brings = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
brief-stop = { $points } pts ; { $coins } pièces = { $made } pts
let-it-be = laisser faire
let-it = { $points } points ou { $coins } pièces, pas les deux
about-flask = { $chip } retourne au sac
about-pay-yellow = il avance de 3 de plus
about-pay-green = pour avancer une goutte
about-keep = pour une autre manche
tier-1-1 = 1 point
tier-1-2 = 1 point et un rubis
tier-1-3 = 2 points et la goutte avance
tier-2-1 = noir 1, 1 point, un rubis
tier-2-2 = vert 1, bleu 2, 3 points, la goutte avance
tier-2-3 = jaune 4, 6 points, un rubis, la goutte avance de 2
tier-4-1 = un jeton 1 contre un 2
tier-4-2 = un jeton 2 contre un 4
tier-4-3 = un jeton 1 contre un 4
stop-now = Si vous vous arrêtez : case { $space }, { $worth }.
scores-title = Points
scores-all = En tout
still-brewing = Encore en préparation : { $seats }.
you-stopped = Vous vous êtes arrêté : case de décompte { $space }.
you-exploded = Votre chaudron a explosé.
secret-round = Dernière manche : chacun décide en secret, pour tous à la fois.
secret-told = Vous seul le voyez. Cela prendra effet quand tous auront décidé.
key-space = Espace
book-white = les blancs au-delà de la limite font exploser
book-orange = sans effet
books-prices = prix selon la valeur
book-opens = ouvre à la manche { $round }
shop-item = { $chip } : { $price } pièces, il en reste { $count }
shop-coins = { $count ->
    [one] pièce
   *[other] pièces
}
basket = Panier
basket-empty = deux jetons au plus, de couleurs différentes
witches-title = Sorcières
witches-once = une fois chacune
witch-used = déjà appelée
card-lasting = cette manche
card-once = tout de suite
look-back = Revenir à votre chaudron
look-first = Chaudron du premier joueur
tubes-title = Éprouvettes
glass-gives = verre { $glass } : { $gift }
glass-here = { $name }, la goutte est ici
glass-next = avancer la goutte : { $name }
then-choice = { $points } points sans achat, ou { $coins } pièces sans points.
then-shop = { $left ->
    [one] { $left } pièce
   *[other] { $left } pièces
} ; le reste est perdu.
then-exchange = Vous avez { $rubies } rubis ; chaque échange en coûte { $price }.
then-yellow-pay = Vous avez { $rubies } rubis.
then-reserved = Il agit comme pioché ; puis vient le suivant.
then-blue-place = Il agit comme pioché ; un blanc peut faire exploser.
then-return-before = Sa case reste vide ; sa valeur ne compte plus.
then-stirred = Il ne compte plus, et votre bouteille ne change pas.
then-second-chance = Recommencer remet au sac ce qui est au chaudron.
then-aside = Chacun avance de sa valeur ; un blanc compte encore pour la limite.
then-beside = Posé, il avance ; gardé, il attend une autre manche.
then-droplet = Au chaudron, vous partez de plus loin ; un verre donne aussitôt son cadeau.
then-f01 = La goutte reste où elle arrive ; le jeton va dans votre sac.
then-f05 = Un jeton peut être pioché dès cette manche ; les rubis se gardent.
then-f06 = { then-yellow-pay } Le jeton peut être pioché dès cette manche.
then-f07 = Chacune vaut un rubis, et une case de moins au départ.
then-f09 = Un 1 devient un 2, un 2 devient un 4 ; puis tous retournent au sac.
then-f13 = Les points comptent aussitôt ; le blanc part pour de bon.
then-f14 = Vos queues de rat avancent votre départ dans tous les cas.
then-f18 = Il est gratuit et va dans votre sac.
then-f22 = Il avance de sa valeur, sans plus, et ne fait pas exploser.
then-green-2 = { then-f18 }
then-green-4 = { then-yellow-pay } La goutte reste là.
then-green-5 = Il est posé avant votre première pioche, comme pioché.
then-purple-tier = { $book ->
    [2] Ceux que vous rendez quittent votre sac pour de bon.
   *[other] Ils restent à vous ; un seul choix compte.
}
then-purple-swap = L'ancien va à la réserve, le meilleur dans votre sac.
then-market = { then-shop }
then-gold = Son centime, gardé jusqu'à la fin, vaut 2 points.
then-last-coins = { then-gold }
ask-decide = Piocher encore, ou s'arrêter ?
ask-reserved = Quel jeton de départ poser d'abord ?
ask-blue-place = Vous pouvez poser un des jetons piochés ; les autres retournent au sac.
ask-return-before = Le blanc juste avant le jaune peut retourner au sac.
ask-stirred = Votre premier blanc de la manche peut retourner au sac.
ask-yellow-pay = Payer un rubis pour avancer de 3 de plus ?
ask-w1 = Votre chaudron explose. Appeler la Secouriste ?
ask-w2 = Posez les jetons piochés que vous voulez, dans l'ordre voulu.
ask-w3 = Lequel des deux derniers blancs retourne au sac, ou les deux ?
ask-second-chance = Cinq jetons sont posés. Continuer ou recommencer ?
ask-aside = Posez les jetons mis de côté.
ask-beside = Les jetons à côté du chaudron : poser, garder ou remettre au sac ?
ask-droplet = Quelle goutte avance ?
ask-f01 = Avancer la goutte, ou prendre un jeton mauve ?
ask-f05 = Choisissez un cadeau.
ask-f06 = Un rubis contre un jeton ?
ask-f07 = Céder des queues de rat contre des rubis ?
ask-f09 = Un des jetons piochés peut être réévalué.
ask-f13 = Des points, ou un blanc 1 de moins dans le sac ?
ask-f14 = Un jeton 4, ou des points pour vos queues de rat ?
ask-f18 = Le chaudron de votre voisin a explosé : prenez un jeton.
ask-f22 = Vous pouvez poser un des jetons piochés.
ask-w4 = Votre chaudron a explosé. Appeler la Consolatrice ?
ask-green-2 = Votre jeton vert : ajouter un jeton au sac ?
ask-green-4 = Votre jeton vert : payer un rubis pour avancer une goutte ?
ask-green-5 = Votre jeton vert : garder un jeton pour la manche suivante ?
ask-purple-tier = Combien de jetons mauves utilisez-vous ?
ask-purple-swap = Quel jeton échanger ?
ask-market = Achetez avec les points sous vos mauves, deux jetons au plus.
ask-w11 = Appeler la Joaillière ?
ask-choice = Votre chaudron a explosé : points ou pièces ?
ask-gold = Appeler la sorcière aux points ?
ask-shop = Achetez jusqu'à deux jetons, de couleurs différentes.
ask-w5 = Quel jeton réévaluer ?
ask-w7 = Quel jeton encore une fois ?
ask-last-coins = Les pièces deviennent des points, cinq pour un. Appeler la sorcière ?
ask-exchange = Des rubis pour avancer la goutte ou remplir la bouteille ?

## Conseil

prompt-asked = { $seat } : { $ask }
whites-brief = blanc { $sum }/{ $limit }

## Ce que contiennent les champs d'une position

expects-quacks-round = de 1 à la dernière manche.
expects-quacks-stage = une étape où quelqu'un peut agir comme le dit le todo des joueurs.
expects-quacks-turn = combien de joueurs ont commencé leur part de l'étape ; hors de la préparation, un seul a quelque chose à faire.
expects-quacks-card = la carte de la manche, une de celles déjà vues, comme f03 ; - avant qu'on la tire.
expects-quacks-seen = autant de cartes que de manches jusqu'ici, chacune une fois, comme f03,f15.
expects-quacks-supply = chaque jeton de la boîte que les joueurs n'ont pas, comme 17w1,6w2 ; à eux tous, ils en ont trop.
expects-quacks-witches = une de w1–w4, une de w5–w8 et une de w9–w12, celles de l'option si elle en nomme ; moins seulement pendant qu'on les révèle.
expects-quacks-blacks = les places que récompense le noir 6, première/seconde, comme 0/1,2.
expects-quacks-points = les points jusqu'ici.
expects-quacks-rubies = le nombre de rubis.
expects-quacks-droplet = la case de la goutte.
expects-quacks-glass = le verre de la goutte des éprouvettes.
expects-quacks-flask = empty, ou rien.
expects-quacks-pennies = ceux qui restent de silver, copper et gold, avec l'extension.
expects-quacks-bag = des jetons avec leur nombre, comme 4w1,2w2.
expects-quacks-pot = des jetons dans l'ordre avec leur case, comme w1@1,g2@14.
expects-quacks-bowl = des jetons, comme g1,w2, seulement avec l'extension et quand un jeton a été sur la case 52.
expects-quacks-kept = avec le rouge 2, des jetons rouges des manches d'avant, comme r1,r2.
expects-quacks-beside = avec le rouge 2, des jetons rouges de cette manche, comme r1,r2.
expects-quacks-aside = les jetons que le rouge 6 a mis de côté, comme g1.
expects-quacks-reserved = avec le vert 5, les jetons réservés, comme g1 ; pendant la préparation, ils sont dans le chaudron, le sac ou la main.
expects-quacks-named = les jetons que le vert 5 nomme pour la manche suivante, comme g1.
expects-quacks-bought = les jetons achetés, comme g1,b2.
expects-quacks-hand = des jetons seulement tant qu'une étape de todo, ou la carte f04, les tient.
expects-quacks-drawn = avec le bleu 1, des jetons seulement tant que blue-place est dans todo.
expects-quacks-chip = un jeton si la dernière étape de todo est yellow-draw ou yellow-pay, sinon rien.
expects-quacks-start = la case de départ.
expects-quacks-tails = le nombre de queues de rat.
expects-quacks-score = la case de décompte, une fois que tous ont fini leur potion.
expects-quacks-rummage = combien de jetons du sac W10 compte.
expects-quacks-is = ce qui vaut pour le joueur, comme stopped,exploded.
expects-quacks-choice = points ou coins, après une explosion.
expects-quacks-placings = combien de jetons ont été posés.
expects-quacks-yellows = combien de jaunes ont été posés.
expects-quacks-window = combien de jetons le bleu 2 protège encore.
expects-quacks-second = asked ou over, avec la carte f21.
expects-quacks-coins = les pièces restantes.
expects-quacks-basket = les jetons de ces achats, comme g1,b2.
expects-quacks-price = ce que coûte en rubis une goutte ou une bouteille : 1 avec W12.
expects-quacks-todo = des étapes qui vont avec le moment, les livres, la carte et ce qu'a le joueur, la prochaine à la fin, comme brew,decide ; à qui l'on demande quelque chose a le choix.

## La scène

moment-explodes = Votre chaudron explose avec { $count } !
moment-sum = { $sum } = { $count } ; la limite est { $limit }.
moment-rolls = { $seat } lance le dé bonus…
moment-turns = Manche { $round } : on retourne la carte.
moment-tails = Queues de rat : ceux qui sont derrière partent plus loin.
moment-scored = Points { $earned }
moment-rubies = Rubis { $earned }
earned-die = du dé bonus
earned-card = de la carte
earned-blue = des jetons bleus
earned-green = des jetons verts
earned-purple = des jetons mauves
earned-black = des jetons noirs
earned-space = des cases de décompte
earned-bowl = de la coupelle
earned-witch = des sorcières
earned-coins = des pièces
earned-rubies = des rubis
earned-pennies = des centimes
earned-tube = des éprouvettes
moment-furthest = Le chaudron le plus avancé de ceux qui n'ont pas explosé.
moment-counted = Manche { $round } : le décompte est fait.
step-A = Dé bonus
step-B = Effets
step-C = Rubis
step-D = Points
step-E = Achats
step-F = Échanges
summary-leads = { $count ->
    [one] { $seats } reste en tête
   *[other] { $seats } se partagent la tête
}
summary-takes = { $count ->
    [one] { $seats } prend la tête
   *[other] { $seats } se partagent la tête
}
summary-up = { $count ->
    [one] une place de mieux
   *[other] { $count } places de mieux
}
summary-down = { $count ->
    [one] une place de moins
   *[other] { $count } places de moins
}
