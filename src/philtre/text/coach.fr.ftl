## Les raisons du conseiller, au terminal et dans le navigateur

coach-how = « { $best } sur 100 » : sur 100 parties jouées à partir d'ici, vous en gagnez { $best } si tous jouent comme le conseiller.{ coach-looked }
coach-how-points = Les points à espérer si vous jouez la suite comme le conseiller.{ coach-looked }
coach-looked = { $looked ->
    [0] { "" }
   *[other] {" "}Il a examiné { $looked } suites possibles.
}
coach-in = sur 100
coach-no-reason = Aucun fait ne distingue ce coup des autres : seul son nombre le fait.

## Bilan

review-parts = { $start } au départ, la chance { $luck }, ses choix { $choice }, les autres { $others } : { $result } à la fin.
review-parts-ended = { $start } au départ, la chance { $luck }, ses choix { $choice }, les autres { $others }, l'arrêt avant la fin { $ended } : { $result } à la fin.
review-scale = Tous les nombres sont sur 100 parties. Ce qui a été perdu puis regagné à plusieurs reprises est laissé de côté, pour que le compte y soit.
review-axis = à gauche : { $first }, à droite : { $last } ; en bas : 0 sur 100, en haut : 100 sur 100
review-axis-points = à gauche : { $first }, à droite : { $last } ; en bas : { $low }, en haut : { $high }
review-axis-plain = de la première décision à la fin ; en bas : 0 sur 100, en haut : 100 sur 100
review-costliest = { $count ->
    [0] Aucun choix n'a coûté plus que l'imprécision du calcul.
    [one] Le choix le plus coûteux :
   *[other] Les { $count } choix les plus coûteux :
}
review-of = { $total ->
    [one] { $total } décision
   *[other] { $total } décisions
}, dont { $good } n'ont rien coûté de notable.
review-you = joué : { $move }
review-better = mieux : { $best }
review-again = réessayer : philtre play --resume FICHIER --before { $number }
review-odd = Semblait faux, mais était juste :
review-somewhere = décision { $number }
review-place = { $where } : { $asked }
help-before = Avec --resume : reprendre avant ce coup de la partie, pour réessayer ; le fichier reste tel quel.

## Navigateur

web-threats = Menaces
web-coach-touch = Touchez un coup pour le voir sur le plateau.
web-coach-why = Pourquoi le coup { $number }
web-coach-play = Jouer le coup { $number }
web-coach-follow = Et ensuite ?
web-coach-line = La suite probable
web-coach-line-about = Une suite possible : du hasard le plus probable, de chacun ce qui semble le meilleur. Touchez une étape pour la voir ; rien n'est joué.
web-coach-line-next = Étape suivante
web-coach-line-at = { $number } sur { $total }
web-coach-line-end = Revenir à la table
web-coach-preview = Le conseiller déroule une suite. Rien n'est joué.

review-heading = { $seat } : chances de gagner, décision par décision
review-heading-points = { $seat } : points à espérer, décision par décision
review-axis-y = chances de gagner
review-axis-y-points = points à espérer
review-legend-you = { $seat }
review-legend-cost = un choix qui a coûté
review-legend-even = { $count } joueurs à égalité
review-luck-or = Chance ou choix ?
review-it-adds = le compte y est
review-bar-start = Départ
review-bar-luck = Chance
review-bar-choice = Choix
review-bar-others = Les autres
review-bar-ended = Arrêt
review-bar-result = Fin
review-adds = Au départ, { $start } parties de ce genre sur 100 sont gagnées. Tirages, dés et cartes : { $luck }. Ses choix : { $choice }. Ce que les autres ont fait et tiré : { $others }. Cela fait { $result } à la fin ; ce qui a été perdu puis regagné à plusieurs reprises est laissé de côté.
review-adds-points = Au départ, on pouvait espérer { $start } points. Tirages : { $luck }. Ses choix : { $choice }. Cela fait { $result } à la fin.
review-try = Une chose à essayer
review-try-kind = Regardez à deux fois « { $asked } » : { $share } % de tout ce que les choix ont coûté s'y est perdu, en { $count ->
    [one] une décision
   *[other] { $count } décisions
}.
review-try-instead = { $times } fois sur { $count }, ceci valait mieux : { $best }.
review-played = Joué
review-show = Voir
web-review-whole = Le bilan complet
