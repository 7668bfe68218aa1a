## La galerie : ce qu'il y a sur ses étagères, et le texte entier de chaque pièce

shelf-wizards = Magiciens
shelf-altars = Autels
shelf-things = Signes et pièces
kind-wizard = Magicien
kind-special = Magicien, tuile spéciale
kind-altar = Autel, et tuile pouvoir
kind-thing = Dans le jeu
tile-named = { $tile }
altar-named = { $altar }
thing-named = { $thing }
spell-named = { $spell }
spell-power = pouvoir propre
spell-missile = missile
spell-thunder = tonnerre
spell-blast = rafale
spell-altars = autels seulement
number = { $number }
dealt = reçu : un sur quatre
head-spell = sort
head-bolts = éclairs
head-shields = boucliers
head-count = par guilde
thing-missile = missile
thing-thunder = tonnerre
thing-blast = rafale
thing-shield = bouclier
thing-stack = empilement
thing-capture = capture
thing-exhausted = épuisé
thing-power = tuile pouvoir
thing-pieces = morceaux de plateau

## Magiciens

text-apprentice = Un missile droit devant : il touche le premier empilement ennemi ou autel de sa ligne, sauf si un bouclier est du côté d'où il vient. L'Apprenti n'a pas de bouclier. Chaque guilde en a trois.
text-guardian = Un missile droit devant, et un bouclier devant : aucun missile, aucune rafale venant de là ne peut toucher le Gardien. Le tonnerre le peut.
text-golem = Un missile droit devant, et des boucliers devant et aux deux coins avant : aucun missile, aucune rafale venant de ces trois côtés ne peut toucher le Golem. Le tonnerre le peut.
text-archmage = Le tonnerre droit devant : il touche le premier empilement ennemi ou autel de sa ligne, et aucun bouclier ne l'arrête. L'Archimage a un bouclier devant.
text-master =
    Deux missiles à la fois, droit devant et à sa droite. Ce qu'ils touchent est fixé quand le Maître est activé ; l'un des deux au moins doit toucher.
    Si les deux touchent, vous choisissez lequel vient d'abord ; il est réglé jusqu'au bout, puis l'autre, quoi que le premier ait changé.
text-monk = Le tonnerre droit devant : il touche le premier empilement ennemi ou autel de sa ligne, et aucun bouclier ne l'arrête. Le Moine n'a pas de bouclier et attend en réserve.
text-telekinetic =
    Une rafale droit devant : elle choisit sur toute sa ligne un empilement ennemi sans bouclier de ce côté, ou un autel qui peut agir. Rien ne l'arrête sur sa ligne que le bord du plateau.
    Une seule cible ; plusieurs, l'une après l'autre, avec l'option prévue. Il attend en réserve.
text-priest = Ne capture jamais. Il utilise les autels de sa ligne qu'il veut, jusqu'au premier empilement ennemi, dans l'ordre qu'il veut, chacun une fois ; après chacun vous pouvez arrêter. Les autels n'arrêtent pas sa ligne, et les boucliers ne comptent pas.
text-prophet =
    Choisissez un de vos empilements : levez son épuisement, ou changez son sommet, ou les deux. Pour changer le sommet, faites monter une tuile de l'empilement, tournez-la, ou les deux.
    Quelque chose doit changer, et le Prophète peut toujours agir. Il attend en réserve.
text-prince =
    Démonte un de vos empilements de deux tuiles ou plus : une de ses tuiles quitte la partie, les autres vont sur vos autres empilements, chacune tournée comme vous voulez. Un empilement qui reçoit une tuile n'est plus épuisé.
    Il lui faut un autre empilement à vous. Il peut prendre le sien, et même se défausser lui-même.
text-barbarian = Retire un autel de la partie, épuisé ou non ; sa case est libre dès lors.
text-keykeeper = Deux de vos empilements changent de place, avec tout ce qu'ils portent. Ensuite, l'un des deux peut être tourné. Le sien peut en être.

## Autels

text-energy = Un ou deux de vos empilements ne sont plus épuisés. Il peut agir tant qu'un de vos empilements est épuisé ; celui qui l'a touché est épuisé après cela.
text-protection = Posez un jeton bouclier sur un côté d'un de vos empilements. Il garde ce côté comme un bouclier imprimé, tourne avec la tuile du sommet, et s'en va quand une tuile vient sur l'empilement. Un par côté, sur huit.
text-teleportation = Un de vos empilements va sur une case libre voisine, dans l'une des huit directions, ou tourne, ou les deux.
text-summoning =
    Le plateau grandit : choisissez une paire de morceaux, de 1, 2 ou 3 cases, et où le vôtre se pose à côté du plateau. Son jumeau se pose là où le mettrait un demi-tour du plateau.
    L'adversaire d'abord, puis vous, posez chacun sur son morceau une tuile de sa réserve, tournée comme il veut. Quand les trois paires ont servi, l'autel ne peut plus agir.

## Le reste

text-missile =
    Il file tout droit depuis le lanceur, à n'importe quelle distance. Vos empilements ne l'arrêtent pas ; le premier empilement ennemi ou autel l'arrête, et est touché. Un bouclier du côté d'où il vient interdit le tir.
    Une diagonale passe entre deux cases, quoi qu'il s'y trouve ; une case qui manque termine la ligne.
text-thunder = Comme un missile, mais aucun bouclier ne l'arrête, ni imprimé ni jeton.
text-blast = Elle choisit une cible de sa ligne : un empilement ennemi sans bouclier de ce côté, ou un autel qui peut agir. Ennemis et autels placés avant ne l'arrêtent pas.
text-shield = Un bouclier imprimé garde un côté de sa tuile et tourne avec elle ; seule compte la tuile du sommet. Un jeton garde un côté de l'empilement. Les deux arrêtent missiles et rafales, jamais le tonnerre.
text-stack = Une tuile ou plus sur une case. Seule compte la tuile du sommet : elle agit, elle tire, ses boucliers gardent. Les deux joueurs peuvent regarder dans tout empilement.
text-capture =
    L'empilement touché est à vous, tout entier. Répartissez ses tuiles une à une : chacune va au sommet d'un de vos empilements, tournée comme vous voulez. Un empilement qui reçoit une tuile n'est plus épuisé et perd ses jetons bouclier.
    Puis le lanceur est épuisé, sauf si son empilement a reçu une de ces tuiles. Prendre le dernier empilement ennemi gagne aussitôt.
text-exhausted = Un empilement qui a agi est épuisé : on ne peut pas l'activer avant que l'Énergie, le Prophète ou une tuile qui vient dessus ne lève cet épuisement. On peut encore le toucher, le déplacer, le tourner et le couvrir.
text-power = Chacun en tient une, en secret. Une fois dans la partie, avant ou après votre activation, elle fait ce que fait l'autel de son type, même si cet autel n'est plus là. Puis elle quitte la partie.
text-pieces = Trois paires, de 1 case, de 2, et de 3 en L. Une Convocation ajoute une paire : le morceau de 1 contre le bord du plateau, le morceau de 2 par ses deux cases, le morceau de 3 par deux au moins.
