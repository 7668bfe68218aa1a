## La galerie : ce qu'il y a sur ses étagères, et le texte entier de chaque pièce

shelf-apothecaries = Apothicaires
shelf-actions = Actions
shelf-things = Le marché
kind-apothecary = Apothicaire : { $power }
kind-action = Action
kind-thing = Sur la table
kind-variant = Variante
apothecary-named = { $apothecary }
station-named = { $station }
rank-named = { $rank }
thing-named = { $thing }
gems-of = { $count } { $gem ->
    [red] rubis
    [blue] saphirs
   *[yellow] topazes
}
anybody = un des trois, ou la première carte de la réserve
one-of-each = 1 rubis, 1 saphir, 1 topaze
head-where = qui
head-price = prix
head-rank = rang
head-points = dès (points)
thing-reveal = Révéler
thing-restock = Remplir
thing-hire = Embaucher
thing-power = Pouvoir
thing-decree = Décret
thing-market = le marché
thing-match = combinaison
thing-special = combinaison spéciale
thing-overload = Marché surchargé
thing-gems = gemmes
thing-extra = jeton « Action supplémentaire »
thing-solo = Solo
thing-master = Maître du Marché

## Pouvoirs

text-giada =
    Charge en chaîne : choisissez deux potions adjacentes. La première va sur une case vide adjacente, et la seconde prend la place de la première.
    Les deux peuvent faire un angle : la première s'écarte dans n'importe quelle direction libre.
text-ooki =
    Double plongée : deux potions qui ne sont pas adjacentes se déplacent chacune d'une case, en haut, en bas, à gauche ou à droite, vers une case vide. Elles doivent aller dans deux directions différentes.
    Des potions qui ne se touchent que par un coin ne sont pas adjacentes : on peut les choisir aussi.
text-solas =
    Flottement fidèle : une des deux lignes intérieures (2, 3) ou colonnes intérieures (b, c) tourne d'une case, dans un sens ou dans l'autre. Ce qui sort d'un bout rentre par l'autre ; les cases vides voyagent avec.
text-imogen =
    Échange étincelant : deux potions adjacentes changent de place, visibles ou cachées.
text-afrit =
    Jonglerie du génie : choisissez une potion et une autre qui lui est adjacente. La première va sur une case vide adjacente à la seconde : elle contourne sa voisine.
text-corvidus =
    Ravine glissante : une potion se déplace de 1, 2 ou 3 cases le long de sa ligne ou de sa colonne, vers une case vide. Elle peut passer par-dessus d'autres potions.
text-merten =
    Bond chanceux : une potion se déplace d'exactement 2 ou 3 cases en ligne droite, diagonales comprises, vers une case vide. Elle peut passer par-dessus d'autres potions ; une seule case ne suffit pas.
text-karinne =
    Portail subit : une potion fait un saut de cavalier, deux cases dans un sens et une de côté, vers une case vide. Peu importe ce qu'il y a entre les deux.
text-carbuncle =
    Ruée reptilienne : une diagonale entière du marché, de 2, 3 ou 4 cases, tourne d'une case le long d'elle-même, dans un sens ou dans l'autre. Ce qui sort d'un bout rentre par l'autre ; les cases vides voyagent avec.
text-masked =
    Sombre échange : une potion cachée et une potion visible changent de place, où qu'elles soient.
    La potion cachée reste cachée et pointe toujours vers le même joueur.
text-strega =
    Pirouette de sorcière : deux potions à 2 ou 3 cases l'une de l'autre en ligne droite, diagonales comprises, changent de place, quoi qu'il y ait entre elles. Des voisines ne le peuvent pas.
text-qwixly =
    Transfert d'esprit : deux potions à un saut de cavalier l'une de l'autre changent de place.
text-benedetto =
    Tétratorsion : un carré de 2×2 cases tourne d'une case dans le sens horaire. Les cases vides voyagent avec : le carré n'a pas besoin d'être plein.
text-porter =
    Valse vagabonde : une potion se déplace d'une case, dans l'une des huit directions, vers une case vide.
text-tidemaster =
    Souffle ensorcelé : nommez un bord du marché. Toutes les potions glissent vers lui aussi loin que possible ; celles d'une même ligne ou colonne gardent leur ordre.

## Le reste

text-reveal =
    Retournez une potion cachée, quel que soit le joueur vers qui elle pointe. Vous gagnez une gemme de sa couleur, avant toute combinaison.
    Si elle pointe vers vous, vous connaissez déjà sa couleur ; sinon, vous choisissez avant de voir.
text-restock =
    Seulement s'il y a moins de trois potions cachées, avec une case vide et une réserve. Tirez une potion, regardez-la, posez-la face cachée sur une case vide : elle pointe vers vous, et vous seul pouvez la regarder. Continuez jusqu'à trois potions cachées.
text-hire =
    Payez un apothicaire de la Ruelle ou, avec une gemme de chaque couleur, la première carte de la réserve, à l'aveugle. Il est à vous, et son pouvoir peut servir dans le même tour. La station vide est regarnie depuis la réserve.
text-power =
    Utilisez le pouvoir d'un de vos apothicaires actifs. Les pouvoirs de deux apothicaires sont deux actions différentes. Potions visibles et cachées sont traitées de la même façon.
    Un déplacement peut passer par-dessus des potions mais finit sur une case vide ; « adjacent » ne veut jamais dire en diagonale. Quelque chose doit changer : deux potions visibles de même couleur qui changent de place ne changent rien.
text-decree =
    Maître du Marché seulement : le Maître paie une gemme d'une couleur qui n'est pas décrétée, et cette couleur devient la couleur décrétée. Le Maître ne fait que des combinaisons de la couleur décrétée, les apprentis celles des deux autres.
text-market =
    Quatre colonnes de a à d et quatre lignes de 1 à 4. Une potion est visible pour tous, ou cachée et pointant vers un joueur, qui seul peut la regarder, quand il veut.
    Une partie commence avec une potion visible dans chaque coin et deux cachées au milieu, qui pointent vers le deuxième joueur.
text-match =
    Trois potions visibles ou plus d'une même couleur côte à côte, en ligne ou en colonne. On les prend quand une action est terminée : elles quittent le marché et se posent sur un de vos apothicaires actifs, quelle que soit la couleur ; il est alors satisfait et perd son pouvoir.
    Sans apothicaire actif, elles retournent à la réserve et vous gagnez une gemme de la couleur. De plusieurs combinaisons séparées vous choisissez l'ordre. Trois apothicaires satisfaits gagnent aussitôt.
text-special =
    Des rangées d'une couleur qui partagent une potion forment une seule combinaison : rangée de quatre, en L, en T, en croix, ou plus grande. Une combinaison de plus de trois potions rapporte une gemme de plus de sa couleur. Des rangées simplement côte à côte sont des combinaisons séparées.
text-overload =
    Quand Remplir occupe la dernière case vide et qu'il n'y a pas de combinaison : une potion est révélée de la réserve, et toutes les potions visibles de sa couleur quittent le marché avec elle, vers la réserve. Si aucune n'a cette couleur, on en révèle une autre. Puis Remplir continue.
text-gems =
    Trois gemmes : le rubis rouge, le saphir bleu, la topaze jaune. Vous en gagnez une pour chaque potion que vous révélez, et une pour une combinaison de plus de trois. Elles paient les apothicaires. On peut en avoir autant qu'on veut.
text-extra =
    À trois joueurs, le troisième l'a : une fois dans la partie, après deux actions, il peut en prendre une troisième, différente des deux.
text-solo =
    Deux actions par tour, même deux fois la même ; pas de Remplir. Embaucher coûte trois gemmes de la couleur de la station. Chaque tour finit par l'entrée d'une potion de dehors, face cachée, sur sa propre case vide ; vous la regardez ensuite.
    Une combinaison forme une pile sur une de ses cases, satisfait un apothicaire et rapporte un point par potion visible de sa couleur, la pile comptant une fois ; sans apothicaire actif, une gemme et aucun point. La partie finit quand aucune potion ne peut entrer ; 5 points de plus s'il n'en reste aucune dehors.
text-master =
    Le Maître joue seul contre les apprentis, avec un tour entre chacun des leurs. Il n'embauche personne, utilise des pouvoirs de la Ruelle pour deux gemmes de la station et ne fait que des combinaisons de la couleur décrétée ; une combinaison de chaque couleur gagne.
    Les apprentis font les combinaisons des deux autres couleurs et gagnent ensemble avec trois apothicaires satisfaits. Toute gemme qu'ils paient va au Maître.
