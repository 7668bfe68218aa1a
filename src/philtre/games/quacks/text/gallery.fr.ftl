## La galerie : ce qu'il y a sur ses étagères, et le texte entier de chaque pièce

shelf-books = Livres
shelf-cards = Cartes
shelf-witches = Sorcières
shelf-chips = Jetons
shelf-things = Sur la table
kind-book = Livre d'ingrédient, { $hue }, set { $set }
kind-book-shared = Livre d'ingrédient, { $hue }, sets 1 à 4
kind-card-once = Carte divinatoire mauve : agit tout de suite
kind-card-lasting = Carte divinatoire bleue : pour la manche
kind-witch = Sorcière herboriste, centime ({ $penny })
kind-chips = Jetons, { $hue }
kind-thing = Sur la table
hue-white = blanc
hue-orange = orange
hue-green = vert
hue-blue = bleu
hue-red = rouge
hue-yellow = jaune
hue-purple = mauve
hue-black = noir
hue-locoweed = chou des fous
book-name = { $colour } { $set }
card-named = { $card }
witch-named = { $witch }
colour-named = { $colour }
chip-named = { $chip }
face-named = { $face }
thing-named = { $thing }
number = { $number }
in-box = { $more ->
    [0] { $base }
   *[other] { $base } + { $more }
}
in-six = { $count } sur 6
gives = { $rubies ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $rubies } rubis
}
a-ruby = rubis
nothing = –
head-chip = jeton
head-price = pièces
head-box = dans la boîte
head-colours = couleurs au chaudron
head-points = points
head-space = case
head-coins = pièces
head-ruby = rubis
head-tail = queue de rat
head-from-points = se trouve avant
head-face = face
head-chance = chance
head-glass = verre
head-reward = récompense
thing-pot = le chaudron
thing-explosion = explosion
thing-flask = bouteille
thing-droplet = goutte
thing-rats = queues de rat
thing-die = dé bonus
thing-scoring = décompte d'une manche
thing-bowl = coupelle
thing-tubes = éprouvettes

## Livres

text-green-1 =
    Après la préparation : chaque vert qui est le dernier ou l'avant-dernier jeton de votre chaudron vous donne 1 rubis.
    La valeur du vert ne compte pas : un vert 4 donne 1 rubis, comme un vert 1.
text-green-2 =
    Après la préparation : pour chaque vert qui est le dernier ou l'avant-dernier jeton de votre chaudron, vous pouvez prendre un jeton de la réserve dans votre sac.
    Un vert 1 apporte un orange 1 ; un vert 2, un bleu 1 ou un rouge 1 ; un vert 4, un jaune 1 ou un mauve 1. Le jeton doit être en réserve, et son livre ouvert.
text-green-3 =
    Après la préparation : si vos blancs font exactement 7, le dernier jeton de votre chaudron avance de la somme des valeurs de tous les verts du chaudron. Votre case de décompte avance avec lui.
    Tous les verts comptent, où qu'ils soient. Les blancs de la coupelle comptent pour les 7.
text-green-4 =
    Après la préparation : pour chaque vert qui est le dernier ou l'avant-dernier jeton de votre chaudron, vous pouvez payer 1 rubis et avancer votre goutte de 1.
    C'est la moitié du prix habituel. La valeur du vert ne compte pas.
text-green-5 =
    Après la préparation : pour chaque vert qui est le dernier ou l'avant-dernier jeton de votre chaudron, vous pouvez réserver un jeton qui s'y trouve, d'une valeur au plus égale à celle du vert. Toute couleur convient, le blanc et le vert lui-même compris ; deux verts réservent deux jetons.
    Un jeton réservé ne retourne pas au sac. À la manche suivante il est posé en premier, comme si vous l'aviez pioché, avec tous ses effets. Pas à la manche 9.
text-green-6 =
    Après la préparation : pour chaque vert qui est le dernier ou l'avant-dernier jeton de votre chaudron, vous lancez une fois le dé bonus, quel que soit celui qui le lance par ailleurs.
    La valeur du vert ne compte pas.
text-blue-1 =
    Quand vous le piochez, posez-le ; puis piochez autant de jetons que sa valeur. Vous pouvez en poser un comme jeton suivant ; les autres retournent au sac.
    Un bleu 1 vous montre un jeton de plus, un bleu 2 deux, un bleu 4 quatre. Le jeton choisi fait ce que dit son propre livre, et un blanc peut faire exploser le chaudron.
text-blue-2 =
    Quand vous le piochez, posez-le : autant de jetons suivants que sa valeur sont protégés. Si l'un d'eux fait exploser votre chaudron, vous recevez quand même points et pièces ; seul le dé bonus est perdu.
    Un bleu 1 protège le jeton suivant, un bleu 2 les deux suivants, un bleu 4 les quatre suivants. Deux bleus ne s'ajoutent pas : le plus grand entre ce qui reste et la nouvelle valeur compte.
text-blue-3 =
    Quand vous le piochez et qu'il arrive sur une case avec un rubis, vous recevez 1 rubis tout de suite.
    Sa valeur dit seulement de combien il avance.
text-blue-4 =
    Quand vous le piochez et qu'il arrive sur une case avec un rubis, vous marquez tout de suite autant de points que sa valeur : 1, 2 ou 4.
text-blue-5 =
    Quand vous le piochez : si votre chaudron contient au moins autant de jetons orange que sa valeur, vous marquez tout de suite autant de points que sa valeur.
    Un bleu 1 demande un orange, un bleu 2 deux, un bleu 4 quatre. Un orange 6 est un seul jeton.
text-blue-6 =
    Quand vous le piochez, regardez autant de jetons juste avant lui que sa valeur : chaque blanc 1 parmi eux vous donne 1 rubis.
    Un bleu 1 regarde un jeton, un bleu 2 deux, un bleu 4 quatre. Les cases vides entre eux ne comptent pas.
text-red-1 =
    Quand vous le piochez, il avance de 1 case de plus si 1 ou 2 jetons orange sont déjà dans votre chaudron, et de 2 cases de plus s'il y en a 3 ou davantage.
    De même pour un rouge 1, 2 ou 4. Un orange 6 est un seul jeton.
text-red-2 =
    Quand vous le piochez, mettez-le à côté du chaudron au lieu de le poser. Quand vous vous êtes arrêté ou avez explosé, chaque rouge à côté du chaudron est réglé, dans l'ordre de votre choix : posez-le après votre dernier jeton, gardez-le pour une manche à venir, ou remettez-le au sac.
    Il avance alors de sa valeur imprimée et rien de plus. Un rouge gardé n'est dans aucun sac.
text-red-3 =
    Quand vous le piochez et que le jeton juste avant lui est blanc, il avance aussi de la valeur de ce blanc.
    Après un blanc 3, un rouge 1 avance de 4 cases, un rouge 4 de 7.
text-red-4 =
    Dès qu'un rouge est dans votre chaudron, chaque blanc 1 que vous posez ensuite avance de 2 cases au lieu de 1. Il compte toujours 1 pour l'explosion.
    Un rouge suffit ; plusieurs ne s'ajoutent pas, et leur valeur ne compte pas.
text-red-5 =
    Quand vous le piochez, il avance de la plus haute valeur parmi lui-même et les rouges de votre chaudron.
    Avec un rouge 4 au chaudron, chaque rouge 1 suivant avance de 4 cases.
text-red-6 =
    Quand vous le piochez, posez-le ; puis piochez encore un jeton et mettez-le de côté. Vous devez le poser dans cette manche : à n'importe quelle décision suivante, avec tous ses effets, ou après votre arrêt, de sa seule valeur imprimée.
    Un blanc mis de côté ne compte qu'une fois posé ; il peut alors encore faire exploser le chaudron.
text-yellow-1 =
    Quand vous le piochez, vous pouvez remettre au sac le jeton juste avant lui s'il est blanc. Sa case reste vide, sa valeur ne compte plus.
    La valeur du jaune dit seulement de combien il avance.
text-yellow-2 =
    Le prochain jeton que vous posez avance du double, tout ce qui s'ajoute à son avance compris.
    Après un jaune de n'importe quelle valeur ; un jaune qui suit est lui-même doublé, et double le suivant.
text-yellow-3 =
    Après le premier jaune de la manche, votre chaudron n'explose qu'au-delà de 8, après le troisième qu'au-delà de 9.
    Les valeurs des jaunes ne comptent pas ; le deuxième ne change rien.
text-yellow-4 =
    Le premier jaune de la manche avance de 1 case de plus, le deuxième de 2, le troisième de 3. Les suivants avancent tels quels.
    Un jaune 4 qui vient en troisième avance de 7 cases.
text-yellow-5 =
    Quand vous le piochez, piochez d'abord encore un jeton : le jaune avance en plus de la valeur de ce jeton. Celui-ci retourne ensuite au sac sans aucun effet ; le chou des fous compte 1.
    Avec un sac vide, le jaune avance de sa propre valeur.
text-yellow-6 =
    Quand vous le piochez, vous pouvez payer exactement 1 rubis pour qu'il avance de 3 cases de plus.
    On vous le demande avant de le poser. Un jaune 1 avance alors de 4 cases, un jaune 4 de 7.
text-purple-1 =
    Après la préparation, selon le nombre de mauves de votre chaudron. Un : 1 point. Deux : 1 point et 1 rubis. Trois ou plus : 2 points, et votre goutte avance de 1.
    Vous en prenez un seul ; vous pouvez choisir moins que ce à quoi vous avez droit.
text-purple-2 =
    Après la préparation, vous pouvez rendre des mauves de votre chaudron, une fois. Un : un noir 1, 1 point et 1 rubis. Deux : un vert 1, un bleu 2, 3 points et la goutte avance de 1. Trois : un jaune 4, 6 points, 1 rubis et la goutte avance de 2.
    Les mauves rendus vont à la réserve ; votre case de décompte reste où elle est.
text-purple-3 =
    Après la préparation, chaque mauve de votre chaudron rapporte selon le nombre de pièces imprimé sur sa case : de 0 à 9 rien, de 10 à 19 un point, de 20 à 29 deux points, 30 et plus trois points.
text-purple-4 =
    Après la préparation, vous pouvez échanger un jeton de votre chaudron contre un meilleur de sa couleur. Avec un mauve, un 1 contre un 2 ; avec deux, un 2 contre un 4 ; avec trois, un 1 contre un 4. Un seul échange, et seulement vert, bleu, rouge ou jaune.
    Le nouveau jeton va dans votre sac, l'ancien à la réserve ; les mauves restent à vous.
text-purple-5 =
    Après la préparation, les points imprimés sur les cases sous vos mauves sont des pièces : achetez tout de suite jusqu'à deux jetons de couleurs différentes, en plus des achats habituels, même après une explosion.
    À la manche 9 elles deviennent des points, 5 pour 1.
text-purple-6 =
    Après la préparation, chaque mauve rapporte autant de points que la valeur du jeton juste après lui ; le chou des fous compte 1. Un mauve qui est le dernier jeton ne rapporte rien.
text-black-1 =
    Après la préparation, à 2 joueurs : autant de noirs dans votre chaudron que dans l'autre : votre goutte avance de 1. Davantage : elle avance de 1, et vous recevez 1 rubis.
    À 3 joueurs et plus : plus de noirs qu'un de vos voisins : votre goutte avance de 1. Plus que les deux : un rubis en plus.
text-black-5 =
    Un noir que vous achetez ou gagnez va tout de suite dans le sac de votre voisin de gauche, et votre goutte avance de 1.
    Après la préparation, vous recevez 1 rubis par noir du chaudron de votre voisin de gauche, et 1 rubis par noir qui est le dernier ou l'avant-dernier jeton du vôtre.
text-black-6 =
    Après la préparation, le noir le plus avancé de toute la table fait avancer de 1 la goutte de son propriétaire ; le deuxième lui donne 1 rubis. Un même joueur peut avoir les deux ; en cas d'égalité chacun reçoit tout.
text-locoweed-5 =
    Quand vous le piochez, il avance d'autant de cases que vous avez de queues de rat cette manche, plus 1, mais 4 au plus.
    Le chou des fous n'a pas de valeur imprimée ; il compte 1 partout où l'on cherche une valeur.
text-locoweed-6 =
    Quand vous le piochez, il prend la valeur et l'effet du dernier jeton de couleur de votre chaudron. S'il n'y en a pas, il avance de 1 et ne fait rien.
    Il ne copie que ce qu'un jeton fait quand on le pioche, et n'est un jeton de cette couleur pour rien d'autre. Les blancs sont ignorés.

## Cartes

text-f01 = Chacun à son tour : avancez votre goutte de 2 cases, ou prenez un mauve 1 (dès la manche 3).
text-f02 = La goutte de chacun avance de 1 case.
text-f03 = Qui a le moins de rubis en reçoit 1 ; en cas d'égalité, tous ceux-là.
text-f04 = Chacun pioche 5 jetons, ou tous s'il y en a moins. La somme de valeurs imprimées la plus basse gagne un bleu 2, à égalité aussi ; les autres reçoivent 1 rubis. Tous les jetons retournent aux sacs. Rien ne peut exploser.
text-f05 = Chacun à son tour prend l'un de ceux-ci : un noir 1, ou un jeton 2 au choix (vert, bleu, rouge ou jaune), ou 3 rubis.
text-f06 = Chacun à son tour peut échanger 1 rubis contre un orange 1, vert 1, bleu 1, rouge 1 ou, dès la manche 2, jaune 1.
text-f07 = Chacun à son tour utilise ses queues de rat comme d'habitude, ou en cède de 1 à 3 pour autant de rubis ; les autres servent quand même.
text-f08 = Chacun lance une fois le dé bonus.
text-f09 = Chacun à son tour pioche 4 jetons, ou tous s'il y en a moins, et peut en échanger un contre le niveau suivant de sa couleur : 1 contre 2, ou 2 contre 4. Si aucun ne peut l'être, il gagne un vert 1. Tous retournent au sac.
text-f10 = Qui a le moins de points gagne un vert 1 ; en cas d'égalité, tous ceux-là.
text-f11 = Cette manche, un chaudron n'explose que si les blancs dépassent 9.
text-f12 = Cette manche, les queues de rat comptent double.
text-f13 = Chacun à son tour : marquez 4 points, ou remettez un blanc 1 de votre sac à la réserve. Sans blanc 1 au sac, vous marquez.
text-f14 = Chacun à son tour : prenez un jeton 4 au choix (vert, bleu, rouge ou jaune), ou marquez un point par queue de rat que vous avez cette manche.
text-f15 = Juste après la préparation : si vos blancs, ceux de la coupelle compris, font exactement 7, votre goutte avance de 1.
text-f16 = Si votre case de décompte montre un rubis, vous marquez 2 points de plus, explosé ou non.
text-f17 = Si votre case de décompte montre un rubis, vous recevez un rubis de plus.
text-f18 = Juste après la préparation : le voisin de gauche de chaque joueur qui a explosé prend un jeton 2 au choix (vert, bleu, rouge ou jaune).
text-f19 = Quand vous posez votre premier blanc de la manche, vous pouvez le remettre au sac aussitôt. Votre bouteille ne sert pas à cela. C'est la pose qui compte, d'où que vienne le jeton ; après l'arrêt on ne demande plus rien.
text-f20 = Qui lance le dé bonus cette manche le lance deux fois.
text-f21 =
    Vos cinq premiers jetons de la manche ne peuvent pas faire exploser le chaudron. Ensuite vous pouvez recommencer, une fois : tous les jetons retournent au sac et vous préparez de nouveau.
    Dans la seconde préparation, chaque blanc peut faire exploser le chaudron. Si vous continuez au contraire, le prochain blanc qui vous laisse au-delà de la limite le fait exploser.
text-f22 = Quand tous se sont arrêtés : qui n'a pas explosé pioche 5 jetons, ou tous s'il y en a moins, et peut en poser un après le dernier, de sa seule valeur imprimée. Il ne peut pas faire exploser le chaudron.
text-f23 = Cette manche, chaque jeton orange avance de 1 case de plus.
text-f24 = À la fin de la manche, toutes les bouteilles sont de nouveau pleines.

## Sorcières

text-w1 = Juste après l'explosion de votre chaudron, si votre bouteille est pleine : videz-la et remettez au sac le jeton fautif. Le chaudron n'a pas explosé ; continuez ou arrêtez-vous.
text-w2 =
    Pendant la préparation : piochez 6 jetons, ou tous s'il y en a moins, et posez-en autant que vous voulez, dans l'ordre que vous voulez, avec leurs effets habituels. Le reste retourne au sac.
    Vous pouvez vous arrêter de poser à tout moment ; un blanc peut faire exploser le chaudron, ce qui y met fin. La bouteille ne sert pas entre-temps.
text-w3 = Pendant la préparation : remettez au sac les deux derniers blancs de votre chaudron, où qu'ils soient, ou l'un des deux. Les trous restent, mais le jeton suivant compte à partir du dernier qui s'y trouve encore.
text-w4 = Après une explosion, avant le dé bonus : dès maintenant vous comptez comme non explosé. Vous recevez points et pièces, et le dé si vous êtes le plus loin.
text-w5 = Pendant vos achats : montez d'un niveau les deux derniers jetons de votre chaudron (1 à 2, 2 à 4), ou un jeton quelconque du chaudron. Seulement vert, bleu, rouge et jaune, et si les nouveaux jetons sont en réserve. Pas à la manche 9.
text-w6 = Pendant vos achats : vous recevez encore une fois les pièces de votre case de décompte. Vous achetez toujours deux jetons au plus. À la manche 9 elles deviennent des points avec le reste.
text-w7 = Pendant vos achats : reprenez gratuitement un des jetons que vous venez d'acheter, s'il est en réserve. Pas à la manche 9.
text-w8 = Pendant vos achats : 2 pièces par rubis que vous avez ; vous gardez les rubis. Même un joueur explosé qui a pris les points peut acheter avec ces pièces. À la manche 9 elles deviennent des points avec le reste.
text-w9 = Avec les points de la manche : des points en plus selon le nombre de couleurs différentes de votre chaudron, le blanc et la coupelle non compris. Pas si vous avez explosé et pris les pièces.
text-w10 = Avec les points de la manche : 2 points par jeton de couleur 2, 4 ou 6, par mauve et par chou des fous qui restait dans votre sac quand tous avaient préparé.
text-w11 = Si votre case de décompte montre un rubis : autant de rubis que la case a de points, au lieu d'un. Les points eux-mêmes sont marqués comme d'habitude.
text-w12 = Après les achats : pour le reste de la manche, avancer la goutte ou remplir la bouteille ne vous coûte que 1 rubis, aussi souvent que vous voulez. Pas à la manche 9.

## Jetons et reste de la table

text-white =
    Les claque-doigts : quand les blancs de votre chaudron dépassent 7, il explose. Ils ne se vendent jamais.
    Avant la manche 6, chaque sac reçoit un blanc 1 de plus.
text-orange = Les citrouilles avancent et ne font rien d'autre, et rien ne les réévalue jamais. Le 6 vient avec Les sorcières herboristes.
text-green = Ce que font les araignées, le livre vert choisi pour la partie le dit ; toutes agissent après la préparation.
text-blue = Ce que font les crânes de corbeau, le livre bleu choisi pour la partie le dit ; tous agissent quand on les pioche.
text-red = Ce que font les amanites, le livre rouge choisi pour la partie le dit ; toutes agissent quand on les pioche.
text-yellow = Ce que font les mandragores, le livre jaune choisi pour la partie le dit ; elles se vendent dès la manche 2.
text-purple = Ce que fait le souffle du fantôme, le livre mauve choisi pour la partie le dit ; il agit après la préparation et se vend dès la manche 3.
text-black = Ce que font les sphinx, le livre noir choisi pour la partie le dit ; ils agissent après la préparation.
text-locoweed = Vient avec Les sorcières herboristes. Il n'a pas de valeur imprimée et compte 1 partout où l'on cherche une valeur. Sans livre de chou des fous dans la partie, on ne peut ni l'acheter ni le gagner.
text-pot =
    Un jeton va autant de cases après le dernier que sa valeur. Le premier compte à partir de la goutte, ou de la pierre de rat si vous en avez une.
    Ce que la manche vous rapporte est imprimé sur la case qui suit votre dernier jeton : des pièces, des points en dessous, peut-être un rubis. Un jeton qui irait au-delà de la dernière case s'y pose ; c'est alors la cuillère qui compte : 35 pièces et 15 points.
text-explosion =
    Votre chaudron explose quand vous posez un blanc et que les blancs dépassent alors 7. Le jeton reste, et la préparation est finie pour vous.
    Vous ne lancez pas le dé bonus, et de points et pièces vous n'avez que l'un, à votre choix. Tout le reste suit son cours : jetons, rubis, échange.
text-flask =
    Une fois, tant qu'elle est pleine : remettez au sac le blanc que vous venez de poser, si le chaudron n'a pas explosé, et continuez.
    Après les achats, 2 rubis la remplissent.
text-droplet =
    Votre chaudron commence à la goutte. Elle avance pour toujours : contre 2 rubis après les achats, et par dés, cartes, livres et sorcières.
    Une avance au milieu d'une manche compte à partir de la suivante.
text-rats = Dès la manche 2, chaque joueur qui est derrière commence d'autant de cases plus loin qu'il y a de queues de rat entre ses points et ceux du meneur. Les queues sont sur la piste des points ; à partir de 50 points elles reviennent de la même façon.
text-die = Parmi ceux qui n'ont pas explosé, le plus avancé le lance ; en cas d'égalité, chacun d'eux.
text-scoring =
    Dans cet ordre, chacun d'après la case qui suit votre dernier jeton. A : le plus avancé qui n'a pas explosé lance le dé bonus. B : les noirs, les verts et les mauves agissent. C : un rubis, si la case en montre un. D : ses points. E : ses pièces achètent un ou deux jetons de couleurs différentes ; le reste est perdu. F : 2 rubis avancent la goutte ou remplissent la bouteille.
    Qui a explosé ne reçoit que D ou E. À la manche 9, les pièces deviennent des points 5 pour 1 et les rubis 2 pour 1. Le plus de points gagne ; à égalité, qui a la case de décompte la plus loin.
text-bowl =
    Avec Les sorcières herboristes : quand un jeton est sur la dernière case, tous les suivants vont dans la coupelle. Leurs livres n'agissent pas, mais les blancs comptent et peuvent faire exploser le chaudron.
    La coupelle donne la moitié de la somme de ses valeurs en points, arrondie en dessous, en plus des 15 de la cuillère.
text-tubes = Une option : une seconde goutte avance le long de douze verres. Chaque fois qu'une goutte peut avancer d'une case, vous dites laquelle des deux. Chaque verre donne tout de suite sa récompense ; un jeton dont le livre est fermé, ou qui n'est pas en réserve, est perdu.
