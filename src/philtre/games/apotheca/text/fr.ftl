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
apothecary-masked = la Femme Masquée
apothecary-merten = Merten
apothecary-ooki = Ooki & Oogi
apothecary-porter = le Roi Porter
apothecary-qwixly = Qwixly
apothecary-solas = Solas
apothecary-strega = la Strega
apothecary-tidemaster = le Maître des marées

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
does-double-dive = deux séparées, un pas, sens différents
does-faithful-float = une ligne ou colonne intérieure tourne
does-flickering-flip = échanger deux voisines
does-genie-juggle = sauter autour d'une voisine
does-gully-glide = glisser sur sa ligne ou sa colonne
does-lucky-leap = sauter de 2 ou 3 cases, tout sens
does-portal-pounce = saut de cavalier
does-reptilian-rush = toute une diagonale tourne
does-shadow-swap = échanger cachée et visible
does-sorceress-spin = échanger deux, à 2 ou 3 cases
does-spirit-switch = échanger deux, à un saut de cavalier
does-tetratwist = un carré 2×2 tourne (sens horaire)
does-wandering-waltz = un pas, tout sens
does-wizards-winds = toutes glissent vers un bord

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
dealt-facedown = Une potion face cachée est posée en { $space } ; elle pointe vers { $seat }.
peeked = { $seat }, pour vous seul : la potion en { $space } est { $colour }.
card-to-seat = { $seat } commence avec { $apothecary }.
card-to-station = Nouveau à { $station } : { $apothecary }.
turn = Tour { $turn } : { $seat }.
no-action = { $seat } ne peut rien faire.
revealed = { $seat } révèle { $space } : { $colour }, et gagne { $gem }.
restocks = { $seat } remplit le marché.
drew = { $seat }, pour vous seul : vous tirez une potion { $colour }.
placed = { $seat } pose une potion face cachée en { $space }.
overload = Marché surchargé !
spilled = Une potion { $colour } sort de la réserve.
cleared = { $count ->
    [one] { $count } potion { $colour } quitte
   *[other] { $count } potions de couleur { $colour } quittent
} le marché.
hired = { $seat } embauche { $apothecary } à { $station }.
hired-mixed = { $seat } embauche { $apothecary } à { $station }, pour une gemme de chaque couleur.
hired-unseen = { $seat } embauche { $apothecary } de la réserve, à l'aveugle.
power = { $seat } utilise { $power } ({ $apothecary }) : { the-use }.
decreed = { $seat } décrète la couleur { $colour }.
matched = { $seat } fait une combinaison { $colour } de { $count } potions : { $spaces }.
bonus-gem = Plus de trois : { $seat } gagne { $gem }.
satisfied = { $seat } satisfait { $apothecary }.
nobody-satisfied = { $seat } n'a aucun apothicaire actif : la combinaison rapporte { $gem }.
stacked = Les potions forment une pile en { $space }.
scored = { $points ->
    [one] Un point
   *[other] { $points } points
}, { $total } en tout.
kept = Le Maître garde la combinaison { $colour }.
extra = { $seat } dépense le jeton « Action supplémentaire ».
pass = { $seat } garde le jeton « Action supplémentaire ».
came-in = Une potion venue de dehors entre en { $space }.
solo-bonus = Aucune potion ne reste dehors : { $points } points de plus.
solo-over = C'est fini, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} : { $rank }.
won = { $seats } { $count ->
    [one] gagne
   *[other] gagnent
} !
drawn = Égalité entre { $seats }.

## Coups

do-reveal = révéler { $space }
do-restock = remplir le marché
do-hire = embaucher à { $station }
do-hire-mixed = embaucher à { $station } pour une gemme de chaque couleur
do-hire-deck = embaucher de la réserve, à l'aveugle, pour une gemme de chaque couleur
do-decree = décréter la couleur { $colour }
do-power = { $power } : { the-use }
the-use = { $how ->
    [moves] { $start } vers { $end }, { $start_2 } vers { $end_2 }
    [swap] { $start } et { $end } changent de place
    [row-plus] ligne { $line } → droite
    [row-minus] ligne { $line } ← gauche
    [column-plus] colonne { $line } ↑ haut
    [column-minus] colonne { $line } ↓ bas
    [diagonal] { $start } → { $end }
    [block] carré { $start }–{ $end } ↻
    [winds-up] toutes ↑ haut
    [winds-down] toutes ↓ bas
    [winds-left] toutes ← gauche
    [winds-right] toutes → droite
   *[move] { $start } vers { $end }
}
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
asks-extra = utiliser le jeton « Action supplémentaire » ?
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
used-already = vous avez déjà fait cette action ce tour-ci : { $action } ({ $rule }).
reveal-none = il n'y a pas de potion face cachée au marché ({ $rule }).
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
gems-missing = cela coûte { $count ->
    [one] { $gem }
   *[other] { $count } { $gems }
}, et vous n'en avez { $held ->
    [0] pas
   *[other] que { $held }
} ({ $rule }).
decree-apprentice = seul le Maître décrète ({ $rule }).
decree-same = la couleur { $colour } est déjà décrétée ({ $rule }).
power-not-alley = { $apothecary } n'est pas dans la Ruelle ({ $rule }).
power-satisfied = { $apothecary } n'a plus de pouvoir : sa demande est satisfaite ({ $rule }).
power-not-yours = { $apothecary } n'est pas parmi vos apothicaires ({ $rule }).
power-no-use = { $power } ne changerait rien au marché maintenant ({ $rule }).
not-with-power = { $power } ne peut pas utiliser { $space } maintenant : { $does }.
use-no-potion = il n'y a pas de potion en { $space } ({ $rule }).
use-taken = { $space } n'est pas vide ({ $rule }).
use-faces = l'une des deux doit être visible et l'autre cachée ({ $rule }).
use-no-neighbour = aucune potion entre les deux à contourner ({ $rule }).
use-unchanged = le marché resterait inchangé ({ $rule }).
variant-and-players = La variante « { $variant } » ne se joue pas à { $players }. Seul, on joue en solo ; de 2 à 4, standard ou Maître du Marché.

## Options

option-players = nombre de joueurs
option-variant = variante : standard, solo, ou Maître du Marché (master)
label-variant = variante
option-first_game = première partie : les cinq apothicaires les plus simples d'abord
option-turn_limit = limite de tours
option-table_talk = conversation permise entre partenaires ; si non, aucun message avant la fin

## Table

panel-market = Marché
panel-turn = Tour { $turn } : { $seat }
panel-set-up = Mise en place
panel-seats = Apothicaires et gemmes
panel-alley = Ruelle des Apothicaires
tab-alley = Ruelle
market-legend = { $facedown }→1 : face cachée, pointe vers le joueur 1
market-outside = { $mark } une potion attend dehors pour cette case
market-yours = entre ( ) ce que vous seul voyez
actions-left = { $count ->
    [0] Plus d'action
    [one] Encore une action
   *[other] Encore { $count } actions
}
actions-used = Déjà : { $actions }
you-drew = Vous tirez : { $mark }
kept-aside = Mises de côté : { $marks }
supply-and-deck = Réserves : { $supply } potions · { $deck } apothicaires
outside-and-deck = Dehors : { $outside } potions · réserve : { $deck } apothicaires
decreed-colour = Couleur décrétée : { $mark } { $colour }
master-kept = Combinaisons du Maître : { $marks }
master-kept-none = Le Maître n'a pas encore de combinaison.
points-so-far = Points : { $points } ({ $rank })
turn-limit-note = La partie finit après le tour { $limit }.
token-holder = Jeton « Action supplémentaire » : { $seat }.
part-master = le Maître
part-apprentice = apprenti
part-team = équipe avec { $seat }
no-talk-note = Les partenaires ne se parlent pas.
is-satisfied = demande satisfaite
person = { $apothecary } : { $does }
nobody-there = personne
deck-price = Une gemme de chaque : aussi la première carte de la réserve.
deck-price-solo = Chacun coûte trois gemmes de la couleur de sa station.
deck-price-master = Le Maître utilise un pouvoir d'ici pour deux gemmes.
won-mark = gagne
drew-mark = égalité

rules-short =
    Deux actions différentes par tour ; le tout premier tour n'en a qu'une.
    Révéler retourne une potion face cachée et rapporte une gemme. Remplir ajoute des potions face cachée que vous seul voyez.
    Embaucher prend un apothicaire pour deux gemmes de sa station, ou une de chaque couleur.
    Pouvoir déplace des potions comme le fait un de vos apothicaires.
    Trois potions visibles ou plus d'une couleur, en ligne ou en colonne, forment une combinaison et satisfont un de vos apothicaires.
    Trois apothicaires satisfaits donnent la victoire.

## Plateau dans le navigateur

where-turn = tour { $turn }
web-end-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent !
}
web-curve = { $what }, tour par tour
where-outside = { $count } dehors
rules-key = Légende
rules-solo =
    Deux actions par tour ; la même peut se répéter. On ne remplit pas le marché.
    Révéler retourne une potion face cachée et rapporte une gemme. Embaucher coûte trois gemmes de la couleur de la station. Pouvoir déplace des potions comme le fait un de vos apothicaires.
    Trois potions visibles ou plus d'une couleur, en ligne ou en colonne, forment une combinaison : elle s'empile sur une de ses cases, satisfait un de vos apothicaires et rapporte un point par potion visible de sa couleur ; sans apothicaire actif, une gemme et aucun point.
    À la fin du tour, une potion de dehors entre sur sa propre case vide. Quand aucune ne le peut, la partie finit.
    Cinq points de plus s'il n'en reste aucune dehors.
rules-master =
    Le Maître n'aligne que la couleur décrétée et gagne avec une combinaison de chaque couleur ; un pouvoir de la Ruelle coûte deux gemmes, un nouveau décret une.
    Les apprentis alignent les deux autres couleurs et gagnent avec trois apothicaires satisfaits à eux tous ; ce qu'ils paient va au Maître.
key-legal = vous pouvez choisir ceci
key-chosen = choisi
key-last = dernier coup
key-eye = vous seul voyez cette couleur
panel-table = La table
your-actions = Vos actions
your-apothecaries = Vos apothicaires
your-uses = Façons d'utiliser ce pouvoir
token = Action suppl.
space-empty = vide
space-up = potion { $colour }
space-down = potion face cachée
space-points = potion face cachée qui pointe vers { $seat }
space-peek = pour vous seul : { $colour }
space-waits = une potion attend dehors pour cette case
space-match = dans la combinaison
space-legal = { $text } ; vous pouvez la choisir
tag-using = en cours
tag-used = utilisé
tag-satisfy = satisfaire
tag-no-use = sans effet
brief-reveal = { $count } au choix
brief-restock = autant qu'il en manque
brief-hire = { $count ->
    [one] une façon
   *[other] { $count } façons
} de payer
master-alley = Un pouvoir de la Ruelle vous coûte { $count ->
    [one] une gemme
   *[other] { $count } gemmes
    }.
brief-decree = pour une gemme
about-reveal = Révéler : retourner une potion face cachée et gagner une gemme de sa couleur
about-restock = Remplir : tirer des potions et les poser face cachée, jusqu'à trois ; vous seul les voyez
about-hire = Embaucher : payer des gemmes pour un apothicaire de la Ruelle
about-decree = Décret : une gemme d'une autre couleur en fait la couleur décrétée
hint-drawn = Vous tirez une potion { $colour }, que vous seul voyez. Choisissez-lui une case.
hint-reveal = Confirmez, ou choisissez une autre potion.
hint-reveal-where = Choisissez une potion face cachée au marché.
hint-first = { $power } : { $does }. Choisissez une potion au marché.
hint-list = { $power } : { $does }. Choisissez dans la liste, ou une case du marché.
hint-next = { $power } : { $space } est choisie. Et ensuite ?
hint-use = { $power } : { the-use }.
hint-use-match = { $power } : { the-use }. Cela fait une combinaison de { $count } potions.
confirm = Confirmer : { $what }
back = Retour
hire-for = { $apothecary } pour { $count } { $gems }
hire-mixed = { $apothecary } pour une gemme de chaque couleur
hire-deck = Première carte de la réserve, à l'aveugle, pour une gemme de chaque couleur
lend-for = Utiliser { $apothecary } pour { $count } { $gems }
deck-top = Première de la réserve
deck-left = { $count ->
    [0] Plus de carte.
    [one] Inconnue avant l'embauche. Il en reste une.
   *[other] Inconnue avant l'embauche. Il en reste { $count }.
}
decree-now = couleur décrétée : { $colour }
kept-matches = Combinaisons du Maître :
aside-now = Mises de côté :
points-unit = { $count ->
    [one] point
   *[other] points
}
next-rank = { $rank } dans { $count ->
    [one] un point
   *[other] { $count } points
}
prompt-action = { $seat }, choisissez une action.
prompt-power = { $seat }, utilisez { $apothecary }.
prompt-confirm = { $seat }, confirmez, ou choisissez autrement.
prompt-decree = { $seat }, décrétez une couleur.
prompt-extra = { $seat }, utiliser le jeton « Action supplémentaire » ?
prompt-place = { $seat }, où va la potion ?
prompt-overload = { $seat }, quelle couleur quitte le marché ?
prompt-match = { $seat }, quelle combinaison vient d'abord ?
prompt-stack = { $seat }, où empiler la combinaison ?
prompt-satisfy = { $seat }, qui la combinaison satisfait-elle ?
prompt-outside = { $seat }, quelle potion de dehors entre ?
then-decree = Les combinaisons de cette couleur sont à vous seul ; les apprentis font celles des deux autres.
then-extra = Une troisième action, différente des deux autres. Le jeton est alors perdu ; il peut attendre un autre tour.
then-overload = La réserve est vide : toutes les potions face visible de cette couleur quittent le marché.
then-match = Chacune est réglée entièrement avant la suivante.
then-stack = La combinaison y devient une seule potion ; puis un apothicaire est satisfait.
then-satisfy = Les potions restent sur cette carte, et son pouvoir est perdu.
then-outside = Elle va face cachée sur sa propre case, et vous seul la voyez.
ask-decree = Décréter une couleur
ask-action = Choisir une action
ask-extra = Utiliser le jeton « Action supplémentaire » ?
ask-place = Où va la potion ?
ask-overload = Quelle couleur quitte le marché ?
ask-match = Quelle combinaison vient d'abord ?
ask-stack = Où empiler la combinaison ?
ask-satisfy = Qui la combinaison satisfait-elle ?
ask-outside = Quelle potion de dehors entre ?
points-curve = apothicaires satisfaits
points-curve-alone = points
solo-reached = { $seat } : { $rank }, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## Ce que contiennent les champs d'une position

expects-apotheca-turn = le numéro du tour, à partir de 1, dans la limite des tours (en solo : 17 au plus avec les potions dehors) ; 0 pendant la mise en place, quand rien ne s'est encore passé.
expects-apotheca-seat = la place dont c'est le tour d'après son numéro ; 0 pendant la mise en place.
expects-apotheca-asks = une question qui se pose là et qui a une réponse, comme action, place ou draw ; over seulement si la partie est finie.
expects-apotheca-used = les actions de ce tour dans l'ordre, permises à cette place, celle en cours à la fin ; - s'il n'y en a pas.
expects-apotheca-market = quatre rangées de 4 à 1 comme R--y1, sans combinaison encore à faire et sans plus de potions cachées que ne le permettent les règles.
expects-apotheca-supply = les tuiles rouges, bleues et jaunes qui ne sont nulle part ailleurs, comme 12,11,14 : pas plus d'une couleur que le jeu n'en a.
expects-apotheca-deck = les noms de ceux de la pioche : chaque apothicaire est à un seul endroit.
expects-apotheca-alley = qui est aux postes du rubis, du saphir et de la topaze ; - seulement si la pioche est vide.
expects-apotheca-gems = pour chaque place rubis, saphirs et topazes, comme 1,0,0/0,2,0.
expects-apotheca-active = pour chaque place ses apothicaires, comme merten,porter/- ; un maître n'en a pas.
expects-apotheca-satisfied = pour chaque place ses apothicaires satisfaits avec leurs potions, comme merten:R3/- ; pas assez pour gagner avant la fin.
expects-apotheca-token = on ou off.
expects-apotheca-decree = red, blue ou yellow ; - seulement pendant la mise en place.
expects-apotheca-kept = les combinaisons du maître dans l'ordre, comme R3,Y4 ; - s'il n'y en a pas.
expects-apotheca-outside = les cases dont la potion est encore dehors, comme a1,c3 ; - s'il n'y en a pas.
expects-apotheca-points = les points jusqu'ici.
expects-apotheca-hand = R, B ou Y pendant qu'on place une tuile piochée, sinon rien.
expects-apotheca-aside = les tuiles mises de côté lors d'une Surcharge, par couleur, d'aucune couleur face visible.
expects-apotheca-match = les cases d'une combinaison en cours de résolution, sinon rien.
