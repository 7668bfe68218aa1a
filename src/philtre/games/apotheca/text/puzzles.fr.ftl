## Ce dont il s'agit

puzzle-theme-finish = gagner à ce tour
puzzle-theme-double = deux combinaisons en un tour
puzzle-theme-match = une combinaison en plusieurs actions
puzzle-theme-stop = empêcher une victoire

## Ce qui est demandé

puzzle-ask-finish = Vous pouvez gagner à ce tour, quoi qu'il y ait de caché. Comment ?
puzzle-ask-double = Satisfaites deux apothicaires en ce seul tour. Comment ?
puzzle-ask-match = Aucune action seule ne fait de combinaison, mais votre tour peut en faire une. Comment ?
puzzle-ask-stop = Le joueur suivant peut gagner avec un seul pouvoir. Comment l'en empêcher ?

## Ce qui ne va pas avec les autres coups

puzzle-miss-finish = Après cela, rien ne gagne à coup sûr à ce tour.
puzzle-miss-double = Après cela, deux combinaisons à ce tour ne sont plus sûres.
puzzle-miss-match = Après cela, aucune action ne fait de combinaison à coup sûr.
puzzle-miss-stop = Après cela, le joueur suivant peut encore gagner avec un seul pouvoir.
puzzle-but-single = Cela fait une combinaison, et ensuite il n'y en a plus à faire.
puzzle-but-restock = Ce que vous tirez dépend de la chance ; il y a mieux, et sans elle.

## Pourquoi la solution est juste

puzzle-why-two-steps = Aucune action seule ne fait de combinaison ici ; chacune met la suivante à portée.
puzzle-why-match = { $count ->
    [3] Trois potions de couleur { $colour } sont alors alignées : { $spaces }.
   *[other] { $count } potions de couleur { $colour } font alors une seule combinaison : { $spaces }. Au-delà de trois, elle rapporte une gemme de plus.
}
puzzle-why-third = C'est votre troisième apothicaire satisfait : vous gagnez (A-28).
puzzle-why-both = Chacune satisfait un apothicaire : vous en avez { $number } sur { $needed }{ $number ->
    [3] , et vous gagnez (A-28).
   *[other] .
}
puzzle-why-stop = { $seat } aurait pu faire une combinaison { $colour } ({ $spaces }) avec { $apothecary } et gagner ; à présent, aucun pouvoir seul n'en fait.
