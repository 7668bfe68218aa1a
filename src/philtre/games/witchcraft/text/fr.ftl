name = Witchcraft
about = 2 joueurs, 30 minutes. Deux guildes de magiciens : ne laissez rien à activer à l'autre.
credits = Witchcraft est un jeu de Michał Oracz, avec Ignacy Trzewiczek, publié par Portal Games.
web-site-bots = Dans un navigateur, les robots réfléchissent moins vite que sur un serveur, et donc plus longtemps : un adepte jusqu'à 2 s par choix, un expert 5 s, un maître 10 s. Un adepte est à peu près aussi fort que là-bas, un expert plus faible ; un maître vaut à peu près un expert de là-bas.

tile-apprentice = Apprenti
tile-guardian = Gardien
tile-golem = Golem
tile-archmage = Archimage
tile-master = Maître
tile-monk = Moine
tile-telekinetic = Télékinésiste
tile-priest = Prêtre
tile-prophet = Prophète
tile-prince = Prince
tile-barbarian = Barbare
tile-keykeeper = Gardien de la clé
altar-energy = Énergie
altar-protection = Protection
altar-teleportation = Téléportation
altar-summoning = Convocation
facing-N = N
facing-NE = NE
facing-E = E
facing-SE = SE
facing-S = S
facing-SW = SO
facing-W = O
facing-NW = NO

## Deux lettres chacun, sur le plateau

code-apprentice = Ap
code-guardian = Ga
code-golem = Go
code-archmage = Ar
code-master = Ma
code-monk = Mo
code-telekinetic = Té
code-priest = Pê
code-prophet = Po
code-prince = Pi
code-barbarian = Ba
code-keykeeper = GC
code-energy = Én
code-protection = Pr
code-teleportation = Té
code-summoning = Co

## Tuiles d'une réserve, dans une liste de trois

second-apprentice = { tile-apprentice }
second-guardian = { tile-guardian }
second-golem = { tile-golem }
second-archmage = { tile-archmage }
second-master = { tile-master }
second-monk = { tile-monk }
second-telekinetic = { tile-telekinetic }
second-priest = { tile-priest }
second-prophet = { tile-prophet }
second-prince = { tile-prince }
second-barbarian = { tile-barbarian }
second-keykeeper = { tile-keykeeper }
third-apprentice = { tile-apprentice }
third-guardian = { tile-guardian }
third-golem = { tile-golem }
third-archmage = { tile-archmage }
third-master = { tile-master }
third-monk = { tile-monk }
third-telekinetic = { tile-telekinetic }
third-priest = { tile-priest }
third-prophet = { tile-prophet }
third-prince = { tile-prince }
third-barbarian = { tile-barbarian }
third-keykeeper = { tile-keykeeper }

## Événements : mise en place et placement

first = { $seat } commence.
altar-laid = Un autel en { $space } : { $altar }.
special-dealt = { $seat } reçoit une tuile spéciale : { $tile }.
power-drawn = { $seat } pioche une tuile pouvoir.
your-power = Votre tuile pouvoir : { $altar }.
reserve-chosen = { $seat } a choisi sa réserve.
reserve-shown = { $seat } garde en réserve : { $tile }.
draws = { $seat } pioche : { $tile }.
places = { $seat } pose une tuile en { $space }, vers { $facing } : { $tile }.
confrontation = Toutes les tuiles sont placées. { $seat } ouvre la confrontation.

## Événements : un tour

fires = { $seat } lance un sort depuis { $space } : { $tile }.
uses = { $seat } utilise la tuile en { $space } : { $tile }.
hits-altar = L'éclair touche l'autel : { $altar }.
power-used = { $seat } montre et utilise sa tuile pouvoir : { $altar }.
captures = { $seat } capture l'empilement en { $space } : { $tile }.
picks = { $seat } prend en main : { $tile }.
gives = { $seat } pose une tuile sur { $space }, vers { $facing } : { $tile }.
exhausted = L'empilement en { $space } est épuisé.
readies = L'empilement en { $space } n'est plus épuisé.
shields = L'empilement en { $space } reçoit un jeton bouclier, côté { $facing }.
teleports-from = { $seat } téléporte l'empilement en { $space }.
teleports = Il est maintenant en { $space }, vers { $facing }.
summons = { $seat } ajoute un morceau de plateau en { $space } ; son jumeau est en { $twin }.
calls = { $seat } convoque de sa réserve : { $tile }.
comes = { $seat } pose une tuile en { $space }, vers { $facing } : { $tile }.
sees-to = { $seat } : le Prophète s'occupe de l'empilement en { $space }.
brings-up = En { $space }, au sommet : { $tile }, vers { $facing }.
splits = { $seat } : le Prince démonte l'empilement en { $space }.
discards = { $seat } défausse : { $tile }.
removes = { $seat } : le Barbare retire l'autel en { $space } ({ $altar }).
swaps = { $seat } échange les empilements en { $space }.
turns = L'empilement en { $space } est tourné vers { $facing }.
won-stuck = L'autre guilde ne peut rien activer : { $seat } gagne !
won-captured = Le dernier empilement adverse est pris : { $seat } gagne !
drawn-sixty-turns = Autant de tours sans événement que les règles en permettent : partie nulle.
drawn-repetition = La même position pour la troisième fois : partie nulle.

## Coups

do-fire = lancer le sort depuis { $space }
do-use = utiliser { $space }
do-power = tuile pouvoir : { $altar }
do-done = terminé
do-bolt = d'abord l'éclair vers { $facing }
do-target = viser { $space }
do-altar = autel : { $altar }
do-pick = prendre en main : { $tile }
do-give = la poser sur { $space }, vers { $facing }
do-prophet = s'occuper de l'empilement en { $space }
do-ready = lever l'épuisement en { $space }
do-top = amener au sommet : { $tile }, vers { $facing }
do-split = démonter l'empilement en { $space }
do-discard = défausser : { $tile }
do-remove = retirer l'autel en { $space }
do-swap = échanger { $space } et { $second }
do-turn = tourner { $space } vers { $facing }
do-keep = laisser ainsi
do-shield = bouclier pour { $space }, côté { $facing }
do-teleport = téléporter l'empilement en { $space }
do-to = le mettre en { $space }, vers { $facing }
do-summon = ajouter un morceau de { $size } en { $space }
do-call = convoquer : { $tile }
do-place = poser en { $space }, vers { $facing }
do-draw = piocher : { $tile }
do-reserve = réserve : { $tile }, { $second }, { $third }

## Pourquoi un coup est interdit

no-space = il n'y a pas de case { $space } sur le plateau pour l'instant (W-34).
not-free = { $space } n'est pas libre : il y a un autel ou un empilement (W-9).
not-your-piece = { $space } n'est pas une case du morceau où vient votre tuile (W-34).
not-yours = vous n'avez pas d'empilement en { $space } ({ $rule }).
is-exhausted = l'empilement en { $space } est épuisé (W-23).
use-instead = la tuile du sommet en { $space } n'a pas d'éclair : dites « use { $space } » (W-65).
fire-instead = la tuile du sommet en { $space } a un éclair : dites « fire { $space } » (W-65).
line-empty = rien à toucher sur la ligne de mire depuis { $space } (W-14).
line-shielded = depuis { $space }, l'éclair rencontre d'abord { $target }, où un bouclier l'arrête (W-17).
line-idle = depuis { $space }, l'éclair rencontre d'abord l'autel ({ $altar }), qui ne peut pas agir pour vous maintenant (W-14).
no-split = il faut au Prince un empilement d'au moins deux tuiles, et un autre de vos empilements (W-25).
no-altar-left = il ne reste aucun autel à retirer (W-26).
no-swap = il faut au Gardien de la clé deux de vos empilements (W-27).
power-none = vous n'avez plus de tuile pouvoir, ou il n'y en a pas en jeu (W-13).
power-other = ce n'est pas la tuile pouvoir que vous avez (W-13).
power-idle = { $altar } : ce pouvoir ne ferait rien pour vous maintenant (W-13).
power-later = une tuile pouvoir s'utilise avant ou après une activation, pas entre ses étapes (W-13).
target-shielded = un bouclier protège { $space } de ce côté (W-17).
target-own = vos propres empilements ne peuvent pas être des cibles (W-19).
target-idle = l'autel en { $space } ne peut pas agir pour vous maintenant (W-14).
target-off = { $space } n'est pas sur la ligne de la rafale, ou il n'y a rien à toucher (W-19).
target-fixed = { $space } n'est pas ou n'est plus une cible de cette rafale : elles sont fixées au moment où elle part, et chacune n'est touchée qu'une fois (W-19).
one-first = on ne peut s'arrêter qu'après un premier choix ({ $rule }).
has-token = l'empilement en { $space } a déjà un jeton de ce côté (W-32).
too-far = { $space } n'est ni libre et adjacente, ni la case de l'empilement (W-33).
as-before = cela ne changerait rien ({ $rule }).
no-such-pair = la paire de morceaux de { $size } est déjà posée (W-34).
no-place = ce morceau ou son jumeau recouvrirait des cases du plateau (W-36).
not-in-reserve = cette tuile n'est pas dans votre réserve : { $tile } (W-34).
not-among = cette tuile n'est pas parmi celles-ci : { $tile } ({ $rule }).
no-altar-there = il n'y a pas d'autel en { $space } (W-26).
not-swapped = seul un des deux empilements échangés peut être tourné ({ $rule }).
is-ready = l'empilement en { $space } n'est pas épuisé (W-23).
priest-altar = { $altar } : cet autel n'est pas sur la ligne du Prêtre, a déjà servi, ou ne peut pas agir maintenant (W-20).
not-due = ce n'est pas ce qui est à décider maintenant : { $due }.

due-reserve = choisir trois tuiles pour la réserve (W-42)
due-place = choisir une case libre, puis sa direction (W-10)
due-activate = activer un empilement (W-11)
due-afterwards = utiliser la tuile pouvoir, ou terminer (W-13)
due-bolt = choisir quel éclair part d'abord (W-18)
due-target = choisir ce que touche la rafale (W-19)
due-target-next = choisir ce que la rafale touche encore, ou terminer (W-19)
due-priest = choisir l'autel suivant du Prêtre (W-20)
due-pick = choisir la tuile à répartir (W-21)
due-give = lui choisir un empilement et une direction (W-21)
due-prophet = choisir l'empilement dont s'occupe le Prophète (W-24)
due-top = choisir ce que le Prophète y fait (W-24)
due-split = choisir l'empilement que prend le Prince (W-25)
due-discard = choisir la tuile qui quitte la partie (W-25)
due-remove = choisir l'autel que le Barbare retire (W-26)
due-swap = choisir les deux empilements à échanger (W-27)
due-turn = tourner l'un des deux, ou les laisser (W-27)
due-energy = choisir l'empilement qui n'est plus épuisé (W-31)
due-protection = choisir un côté pour le jeton bouclier (W-32)
due-teleport = choisir l'empilement à téléporter (W-33)
due-to = choisir sa case et sa direction (W-33)
due-summon = choisir un morceau et sa place (W-34)
due-call = choisir une tuile de votre réserve (W-34)
due-come = choisir sa case sur votre morceau, et sa direction (W-34)

## Options

option-players = nombre de joueurs
option-tournament = mode Tournoi : sans tuiles pouvoir
option-master = mode Maître : choisir sa réserve
option-first = qui commence
option-blast = cibles d'une rafale
option-quiet = partie nulle après des tours de suite sans événement

## Valeurs des options

first-random = tiré au sort
first-red = rouge (joueur 1)
first-green = vert (joueur 2)
blast-one = une seule
blast-several = plusieurs
quiet-60 = après 60
quiet-none = jamais

## Table

panel-guilds = Guildes
panel-stacks = Empilements, depuis le sommet
panel-lines = Lignes de mire
title-set-up = Mise en place
title-placing = Placement : { $who }
title-turn = À jouer : { $who }
title-over = Fin
you = (vous)
has-won = a gagné
has-drawn = partie nulle
activations = { $count ->
    [one] – { $count } empilement à activer
   *[other] – { $count } empilements à activer
}
start-set = à poser : { $tiles }
reserve = réserve : { $tiles }
power-yours = pouvoir : { $altar }
power-hidden = pouvoir : caché
power-gone = pouvoir utilisé : { $altar }
special = spéciale : { $tile }
pairs-left = paires restantes : { $pairs }
quiet-turns = sans événement : { $count } sur { $limit }
in-hand = En main : { $tile }
to-deal = À répartir : { $tiles }
to-hit = La rafale peut encore toucher : { $spaces }
line-none = aucun éclair
line-capture = prend { $space }
line-altar = autel en { $space }
line-shield = { $space } : bouclier (W-17)
line-altar-idle = { $space } : autel sans effet (W-14)
line-enemy = { $space } : ennemi (W-20)
line-nothing = rien à toucher (W-14) : { $bolts }
line-exhausted = épuisé (W-23) : { $bolts }

rules-short =
    À votre tour, activez un de vos empilements qui n'est pas épuisé ; seule compte sa tuile du sommet.
    Un éclair file tout droit, par-dessus vos empilements, jusqu'au premier ennemi ou autel. Un bouclier arrête le missile, pas le tonnerre ; la rafale choisit sa cible sur toute la ligne.
    Un empilement capturé est à vous : répartissez ses tuiles au sommet de vos empilements. Puis le lanceur est épuisé, sauf s'il en a reçu une.
    Les autels lèvent l'épuisement, protègent, téléportent, ou convoquent la réserve sur de nouveaux morceaux de plateau.
    Qui ne peut rien activer au début de son tour perd.

## Plateau dans le navigateur

web-prompt-you = { $seat }, à votre guilde de décider.
guild-red = guilde rouge
guild-green = guilde verte
guild-letter-red = R
guild-letter-green = V
owner-red = rouge
owner-green = vert
letter-energy = É
letter-protection = P
letter-teleportation = T
letter-summoning = C
where-set-up = mise en place
where-placing = placement
where-turn = tour { $turn }
web-curve = { $what }, tour par tour
points-curve = empilements sur le plateau
activations-unit = à activer
activations-of = { $count } sur { $stacks } empilements à activer
tiles-count = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
guild-start = À poser
guild-reserve = Réserve
guild-special = Spéciale
guild-choice = Votre choix
guild-chosen = a choisi sa réserve
power-tile = Tuile pouvoir
power-only-you = vous seul la voyez
power-is-hidden = gardée, cachée
power-is-used = utilisée
board-label = Plateau
cell-empty = { $space }, libre
cell-outside = { $space }, pas encore sur le plateau
cell-altar = { $space }, autel : { $altar }
cell-stack = { $space }, { $tile } { $owner } vers { $facing }
cell-height = hauteur { $count }
cell-exhausted = épuisé
cell-shields = { $count ->
    [one] bouclier { $facing }
   *[other] boucliers { $facing }
}
cell-chosen = choisi
cell-choose = choisir
fire-lines = Lignes de mire
fire-legend = à vous le laiton, à lui les tirets ; ✹ peut être pris
fire-lost = Si rien ne change, { $seat } peut prendre { $spaces }.
tab-look = Pile
look-label = Empilement
look-help = Pointez une case, ou allez-y avec les flèches : voici ce qui s'y trouve et où vont ses éclairs. Sur un écran tactile, appuyez longuement.
look-stack = Empilement en { $space }
look-altar = Autel : { $altar }
look-owner = { $owner }
look-faces = vers { $facing }
look-nothing = ne rencontre rien
ready-label = Dispos
desk-label = Décision
desk-waiting = L'autre guilde décide. Regardez un empilement en attendant.
desk-watching = Regardez un empilement : ses éclairs se dessinent sur le plateau.
desk-over = La partie est finie.
desk-space-first = Choisissez une case du plateau, puis une direction ici.
desk-on-board = Choisissez sur le plateau ; ce qui peut l'être est cerclé de laiton.
desk-target = Choisissez sur le plateau la première cible, cerclée de laiton ; d'autres peuvent suivre.
desk-target-next = Choisissez sur le plateau la cible suivante, ou « Terminé » : la rafale s'arrête.
desk-lifted = Encore à répartir :
tiles-label = Tuiles
compass-label = Quelle direction en { $space } ?
compass-side = Quel côté en { $space } ?
compass-way = direction { $facing }
bolt-to = Éclair { $facing }
reserve-title = Tuiles de votre guilde
reserve-choose = { $count ->
    [0] Ces trois tuiles restent en réserve.
    [one] Choisissez encore { $count } tuile.
   *[other] Choisissez encore { $count } tuiles.
}
reserve-confirm = Les garder en réserve
summon-size = Taille du morceau
summon-of = de { $size }
summon-where = Choisissez une case en pointillé hors du plateau ; un second appui prend la position suivante.
summon-twin = Le jumeau est dessiné en face. Votre tuile vient sur votre morceau.
summon-places = Positions possibles
summon-confirm = L'ajouter en { $space }
step-tile = { $step } : { $tile }
step-reserve = Votre réserve
step-place = Posez cette tuile
step-activate = Activez un empilement
step-afterwards = Après l'activation
step-bolt = Quel éclair d'abord ?
step-target = Que touche la rafale ?
step-target-next = Que touche encore la rafale ?
step-priest = L'autel suivant du Prêtre
step-pick = Quelle tuile répartir ?
step-give = Répartissez cette tuile
step-prophet = De quel empilement s'occupe le Prophète ?
step-top = Que fait le Prophète ?
step-split = Quel empilement prend le Prince ?
step-discard = Quelle tuile quitte la partie ?
step-remove = Quel autel est retiré ?
step-swap = Échangez deux de vos empilements
step-turn = Tournez l'un des deux
step-energy = Quel empilement n'est plus épuisé ?
step-protection = Où va le bouclier ?
step-teleport = Quel empilement est téléporté ?
step-to = Où finit-il ?
step-summon = Où le plateau grandit-il ?
step-call = Quelle tuile de votre réserve ?
step-come = Posez-la sur votre morceau
key-altars = Autels
key-signs = Signes
key-rules = Règles en bref
key-bolt-missile = missile : un bouclier l'arrête
key-bolt-thunder = tonnerre : ignore les boucliers
key-bolt-blast = rafale : une cible au choix sur la ligne
key-bolt-blast-several = rafale : plusieurs cibles sur la ligne, l'une après l'autre
key-bolt-altar = Prêtre : seulement les autels
key-shield = bouclier, de ce côté
shield-holds = Le bouclier tient
key-exhausted = épuisé : ne peut pas être activé
does-energy = Un ou deux de vos empilements ne sont plus épuisés.
does-protection = Un jeton bouclier sur un côté d'un de vos empilements.
does-teleportation = Un de vos empilements va sur une case libre voisine, tourne, ou les deux.
does-summoning = Le plateau grandit de deux morceaux ; chaque guilde fait venir une tuile de sa réserve.
explain-apprentice = Un missile droit devant. Pas de bouclier.
explain-guardian = Un missile droit devant. Un bouclier devant.
explain-golem = Un missile droit devant. Boucliers devant et aux deux coins avant.
explain-archmage = Tonnerre droit devant : aucun bouclier ne l'arrête. Un bouclier devant.
explain-master = Deux missiles à la fois, devant et à droite. Pas de bouclier.
explain-monk = Tonnerre droit devant : aucun bouclier ne l'arrête. Pas de bouclier à lui.
explain-telekinetic = Une rafale droit devant : elle touche ce que vous choisissez sur sa ligne, sauf là où un bouclier est de ce côté.
explain-priest = Utilise les autels de sa ligne, jusqu'au premier ennemi. Ne capture jamais.
explain-prophet = Pas d'éclair. Lève l'épuisement d'un de vos empilements, en change ou en tourne la tuile du sommet, ou tout cela à la fois.
explain-prince = Pas d'éclair. Démonte un de vos empilements : une tuile quitte la partie, les autres sont réparties.
explain-barbarian = Pas d'éclair. Retire un autel du plateau.
explain-keykeeper = Pas d'éclair. Deux de vos empilements échangent leurs places ; l'un des deux peut tourner.
prompt-step = { $seat } : { $step }
back = Retour

## Ce que contiennent les champs d'une position

expects-witchcraft-first = red ou green ; - pendant la mise en place.
expects-witchcraft-turn = red ou green ; pendant le placement, celui dont c'est le tour d'après qui a commencé.
expects-witchcraft-quiet = les tours de suite sans événement, dans la limite.
expects-witchcraft-spaces = les cases que les paires manquantes ajoutent au plateau, comme e3,z4 ; - s'il n'y en a pas.
expects-witchcraft-pairs = les tailles des paires restantes, comme 23 ; - s'il n'y en a pas.
expects-witchcraft-altars = les autels et leurs cases, chacun une fois, sur des cases d'autel libres, comme energy:b2,summoning:c5 ; - s'il n'y en a pas.
expects-witchcraft-red = des piles sur des cases libres comme b3:masterNE/apprenticeS*|N.SE, sans plus de tuiles que deux guildes, deux Prophètes et deux autres spéciales.
expects-witchcraft-green = des piles sur des cases libres comme b3:masterNE/apprenticeS*|N.SE ; aucune seulement avant le placement.
expects-witchcraft-red-start = les tuiles encore à placer, comme golem,monk : avec celles placées et en réserve, une guilde entière ; - s'il n'y en a pas.
expects-witchcraft-green-start = les tuiles encore à placer, comme golem,monk : avec celles placées et en réserve, une guilde entière ; - s'il n'y en a pas.
expects-witchcraft-red-reserve = autant de tuiles qu'il reste de paires, de celles qu'une réserve peut avoir, comme monk,prophet ; - s'il n'y en a pas.
expects-witchcraft-green-reserve = autant de tuiles qu'il reste de paires, de celles qu'une réserve peut avoir, comme monk,prophet ; - s'il n'y en a pas.
expects-witchcraft-red-power = energy, protection, teleportation ou summoning, ou used:energy, etc., une fois utilisée ; - en tournoi.
expects-witchcraft-green-power = une autre sorte que celle de red, ou used:energy, etc., une fois utilisée ; - en tournoi.
expects-witchcraft-moves = les coups légaux depuis le début de la mise en place, du placement ou du tour, séparés par « ; » ; - s'il n'y en a pas.
