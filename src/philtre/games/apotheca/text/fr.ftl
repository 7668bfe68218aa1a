name = Apotheca
about = 1 à 4 joueurs, 30 minutes. Déplacez des potions secrètes au marché, alignez-en trois, satisfaites trois apothicaires.
credits = Apotheca est un jeu d'Andrew Federspiel, publié par Knapsack Games.

colour-red = rouge
colour-blue = bleue
colour-yellow = jaune
letter = { $kind ->
    [red] R
    [blue] B
   *[yellow] J
}
gem-red = un rubis
gem-blue = un saphir
gem-yellow = une topaze
gems-red = rubis
gems-blue = saphirs
gems-yellow = topazes
station-ruby = la station des rubis
station-sapphire = la station des saphirs
station-topaz = la station des topazes
variant-standard = standard
variant-solo = solo
variant-master = Maître du Marché

apothecary-afrit = Afrit
apothecary-benedetto = Benedetto
apothecary-carbuncle = Maître Carbuncle
apothecary-corvidus = Corvidus
apothecary-giada = Giada
apothecary-imogen = Imogen
apothecary-karinne = Karinne
apothecary-masked = La Femme Masquée
apothecary-merten = Merten
apothecary-ooki = Ooki & Oogi
apothecary-porter = Le Roi Porter
apothecary-qwixly = Qwixly
apothecary-solas = Solas
apothecary-strega = La Strega
apothecary-tidemaster = Le Maître des marées

power-chained-charge = Charge en chaîne
power-double-dive = Double plongée
power-faithful-float = Flottement fidèle
power-flickering-flip = Échange étincelant
power-genie-juggle = Jonglerie du génie
power-gully-glide = Ravine glissante
power-lucky-leap = Bond chanceux
power-portal-pounce = Portail subit
power-reptilian-rush = Ruée reptilienne
power-shadow-swap = Sombre échange
power-sorceress-spin = Pirouette de sorcière
power-spirit-switch = Transfert d'esprit
power-tetratwist = Tétratorsion
power-wandering-waltz = Valse vagabonde
power-wizards-winds = Souffle ensorcelé

does-chained-charge = une s'écarte, sa voisine la suit
does-double-dive = deux pas, en sens différents
does-faithful-float = une ligne ou colonne intérieure tourne
does-flickering-flip = échanger deux voisines
does-genie-juggle = sauter autour d'une voisine
does-gully-glide = glisser sur sa ligne ou sa colonne
does-lucky-leap = sauter de 2 ou 3 cases, tout sens
does-portal-pounce = saut de cavalier
does-reptilian-rush = toute une diagonale tourne
does-shadow-swap = échanger cachée et visible
does-sorceress-spin = échanger deux à 2 ou 3 cases
does-spirit-switch = échanger deux à un saut de cavalier
does-tetratwist = un carré 2×2 tourne (sens horaire)
does-wandering-waltz = un pas, tout sens
does-wizards-winds = toutes vont vers un bord

action-reveal = Révéler
action-restock = Remplir
action-hire = Embaucher
action-decree = Décret
action-afrit = le pouvoir d'Afrit
action-benedetto = le pouvoir de Benedetto
action-carbuncle = le pouvoir de Maître Carbuncle
action-corvidus = le pouvoir de Corvidus
action-giada = le pouvoir de Giada
action-imogen = le pouvoir d'Imogen
action-karinne = le pouvoir de Karinne
action-masked = le pouvoir de la Femme Masquée
action-merten = le pouvoir de Merten
action-ooki = le pouvoir d'Ooki & Oogi
action-porter = le pouvoir du Roi Porter
action-qwixly = le pouvoir de Qwixly
action-solas = le pouvoir de Solas
action-strega = le pouvoir de la Strega
action-tidemaster = le pouvoir du Maître des marées

rank-assistant = Assistant
rank-apprentice = Apprenti
rank-adept = Adepte
rank-expert = Expert
rank-master = Maître
rank-grand-master = Grand Maître
rank-legend = Légende d'Apotheca

## Événements

dealt = Une potion { $colour } est posée en { $space }.
dealt-facedown = Une potion face cachée est posée en { $space } ; elle pointe vers { $seat }.
peeked = { $seat }, pour vous seul : la potion en { $space } est { $colour }.
card-to-seat = { $seat } commence avec { $apothecary }.
card-to-station = { $apothecary } arrive à { $station }.
turn = Tour { $turn } : { $seat }.
no-action = { $seat } ne peut rien faire.
revealed = { $seat } révèle { $space } : { $colour }, et gagne { $gem }.
restocks = { $seat } remplit le marché.
drew = { $seat }, pour vous seul : vous tirez une potion { $colour }.
placed = { $seat } pose une potion face cachée en { $space }.
overload = Marché surchargé !
spilled = Une potion { $colour } sort de la réserve.
cleared = { $count ->
    [one] { $count } potion { $colour } quitte
   *[other] { $count } potions de couleur { $colour } quittent
} le marché.
hired = { $seat } embauche { $apothecary } à { $station }.
hired-mixed = { $seat } embauche { $apothecary } à { $station }, pour une gemme de chaque couleur.
hired-unseen = { $seat } embauche { $apothecary }, à l'aveugle, de la réserve.
power = { $seat } utilise { $power } ({ $apothecary }) : { $use }.
decreed = { $seat } décrète la couleur { $colour }.
matched = { $seat } fait une combinaison { $colour } de { $count } potions : { $spaces }.
bonus-gem = Plus de trois : { $seat } gagne { $gem }.
satisfied = { $seat } satisfait { $apothecary }.
nobody-satisfied = { $seat } n'a aucun apothicaire actif : la combinaison rapporte { $gem }.
stacked = Les potions forment une pile en { $space }.
scored = { $points ->
    [one] Un point
   *[other] { $points } points
}, { $total } en tout.
kept = Le Maître garde la combinaison { $colour }.
extra = { $seat } dépense le jeton « Action supplémentaire ».
pass = { $seat } garde le jeton « Action supplémentaire ».
came-in = Une potion entre de dehors en { $space }.
solo-bonus = Aucune potion ne reste dehors : { $points } points de plus.
solo-over = C'est fini, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $rank }.
won = { $seats } { $count ->
    [one] gagne
   *[other] gagnent
} !
drawn = Égalité entre { $seats }.

## Coups

do-reveal = révéler { $space }
do-restock = remplir le marché
do-hire = embaucher à { $station }
do-hire-mixed = embaucher à { $station } pour une gemme de chaque couleur
do-hire-deck = embaucher de la réserve, à l'aveugle, pour une gemme de chaque couleur
do-decree = décréter la couleur { $colour }
do-power = { $power } : { $use }
do-place = la poser en { $space }
do-match = d'abord la combinaison { $colour } en { $space }
do-satisfy = satisfaire { $apothecary }
do-stack = les empiler en { $space }
do-outside = faire entrer la potion de { $space }
do-overload = toutes les potions de couleur { $colour } partent
do-extra = prendre une troisième action (dépense le jeton)
do-pass = garder le jeton

## Raisons

asked-now = { $asks } ({ $rule }).
asks-over = la partie est finie
asks-decree = le Maître choisit la couleur décrétée
asks-action = choisissez une action
asks-extra = utiliser le jeton « Action supplémentaire » ?
asks-place = choisissez une case pour la potion tirée
asks-overload = choisissez la couleur qui quitte le marché
asks-match = choisissez la combinaison qui vient d'abord
asks-stack = choisissez où empiler la combinaison
asks-satisfy = choisissez l'apothicaire à satisfaire
asks-outside = choisissez une potion de dehors
asks-deal = on distribue les potions
asks-card = un apothicaire vient de la réserve
asks-draw = on tire une potion
asks-spill = on tire une potion pour le marché surchargé
asks-unveil = on retourne une potion
asks-arrive = une potion entre
used-already = vous avez déjà pris cette action ce tour-ci : { $action } ({ $rule }).
reveal-empty = il n'y a pas de potion en { $space } ({ $rule }).
reveal-face-up = la potion en { $space } est déjà face visible ({ $rule }).
restock-solo = on ne remplit pas le marché en solo ({ $rule }).
restock-facedown = il y a déjà { $count } potions face cachée au marché ({ $rule }).
restock-full = le marché n'a pas de case vide ({ $rule }).
restock-supply = la réserve de potions est vide ({ $rule }).
hire-master = le Maître n'embauche jamais ({ $rule }).
hire-solo = en solo, un apothicaire coûte trois gemmes de la couleur de sa station ({ $rule }).
hire-deck-empty = la réserve d'apothicaires est vide ({ $rule }).
hire-mixed-gems = il faut un rubis, un saphir et une topaze, et il vous en manque ({ $rule }).
station-empty = il n'y a personne à { $station } ({ $rule }).
gems-missing = cela coûte { $count } ({ $gems }), et vous en avez { $held } ({ $rule }).
decree-apprentice = seul le Maître décrète ({ $rule }).
decree-same = la couleur { $colour } est déjà décrétée ({ $rule }).
power-not-alley = { $apothecary } n'est pas dans la Ruelle ({ $rule }).
power-satisfied = demande déjà satisfaite, plus de pouvoir : { $apothecary } ({ $rule }).
power-not-yours = { $apothecary } n'est pas parmi vos apothicaires ({ $rule }).
use-no-potion = il n'y a pas de potion en { $space } ({ $rule }).
use-taken = { $space } n'est pas vide ({ $rule }).
use-faces = l'une des deux doit être visible et l'autre cachée ({ $rule }).
use-no-neighbour = aucune potion entre les deux à contourner ({ $rule }).
use-unchanged = le marché resterait inchangé ({ $rule }).
variant-and-players = La variante « { $variant } » ne se joue pas à { $players }. Seul, on joue en solo ; à 2–4, standard ou master.

## Options

option-players = nombre de joueurs
option-variant = variante : standard, solo, ou Maître du Marché (master)
option-first_game = première partie : les cinq apothicaires les plus simples d'abord
option-turn_limit = limite de tours
option-table_talk = conversation permise entre partenaires

## Table

panel-market = Marché
panel-turn = Tour { $turn } : { $seat }
panel-set-up = Mise en place
panel-seats = Apothicaires et gemmes
panel-alley = Ruelle des Apothicaires
market-legend = { $facedown }→1 : face cachée, pointe vers le joueur 1
market-outside = { $mark } une potion attend dehors pour cette case
market-yours = entre ( ) ce que vous seul voyez
actions-left = { $count ->
    [0] Plus d'action
    [one] Encore une action
   *[other] Encore { $count } actions
}
actions-used = Déjà : { $actions }
you-drew = Vous tirez : { $mark }
kept-aside = Mises de côté : { $marks }
supply-and-deck = Réserves : { $supply } potions · { $deck } apothicaires
outside-and-deck = Dehors : { $outside } potions · réserve : { $deck } apothicaires
decreed-colour = Couleur décrétée : { $mark } { $colour }
master-kept = Combinaisons du Maître : { $marks }
master-kept-none = Le Maître n'a pas encore de combinaison.
points-so-far = Points : { $points } ({ $rank })
turn-limit-note = La partie finit après le tour { $limit }.
token-holder = Jeton « Action supplémentaire » : { $seat }.
the-master = le Maître
team = équipe { $number }
is-satisfied = demande satisfaite
person = { $apothecary } : { $does }
nobody-there = personne
deck-price = Une gemme de chaque : aussi la première de la réserve.
deck-price-solo = Chacun coûte trois gemmes de sa station.
deck-price-master = Le Maître utilise un pouvoir d'ici pour deux gemmes.
won-mark = gagne
drew-mark = égalité

rules-short =
    Deux actions différentes par tour ; le tout premier tour n'en a qu'une.
    Révéler retourne une potion face cachée et rapporte une gemme. Remplir ajoute des potions que vous seul voyez.
    Embaucher prend un apothicaire pour deux gemmes de sa station, ou une de chaque couleur.
    Pouvoir déplace des potions comme le fait un de vos apothicaires.
    Trois potions visibles ou plus d'une couleur, en ligne ou en colonne, sont une combinaison et satisfont un de vos apothicaires.
    Trois apothicaires satisfaits gagnent.
