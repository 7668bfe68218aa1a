## Ce dont il s'agit

puzzle-theme-brewing = piocher ou s'arrêter ?
puzzle-theme-last = dernière manche : piocher ou s'arrêter ?
puzzle-theme-flask = la bouteille, piocher ou s'arrêter ?
puzzle-theme-shopping = que faut-il acheter ?
puzzle-theme-prize = des points ou des pièces ?
puzzle-theme-rubies = que faire des rubis ?

## Ce qui est demandé

puzzle-ask-brewing = Piocher ou s'arrêter ?
puzzle-ask-last = La dernière manche. Piocher ou s'arrêter ?
puzzle-ask-flask = Utiliser la bouteille, piocher encore ou s'arrêter ?
puzzle-ask-shopping = Qu'achetez-vous ?
puzzle-ask-prize = Votre chaudron a explosé. Des points ou des pièces ?
puzzle-ask-rubies = Que faites-vous de vos rubis ?

## Ce qui ne va pas avec les autres coups

puzzle-miss-brewing = Les chances parlent pour autre chose.
puzzle-miss-last = { puzzle-miss-brewing }
puzzle-miss-flask = { puzzle-miss-brewing }
puzzle-miss-shopping = Votre sac gagne davantage à autre chose.
puzzle-miss-prize = L'autre choix vous rapporte davantage.
puzzle-miss-rubies = Autre chose dure plus longtemps.

## Pourquoi la solution est juste

puzzle-why-odds = { $count } { $count ->
    [one] jeton sur { $total } fait
   *[other] jetons sur { $total } font
} exploser le chaudron : { $percent } %.
puzzle-why-safe = Un jeton sans explosion vous avance de { $spaces } { $spaces ->
    [one] case
   *[other] cases
} en moyenne, au mieux jusqu'à { some-coins } et { some-points }.
puzzle-why-cheap = Une explosion vous coûterait { some-points } : vous garderiez au moins { some-coins }, assez pour : { $chip }.
puzzle-why-cheap-bare = Une explosion vous coûterait { some-points } : vous garderiez au moins { some-coins }.
puzzle-why-dear = Une explosion vous coûterait { some-points } ou { some-coins }, et un jeton sans explosion n'avance que de { $spaces } { $spaces ->
    [one] case
   *[other] cases
} en moyenne.
puzzle-why-behind = Si tous s'arrêtaient maintenant, vous auriez { $mine } points et { $seat } { $theirs } : s'arrêter ne suffit pas.
puzzle-why-ahead = Si tous s'arrêtaient maintenant, vous auriez { $mine } points et { $seat } { $theirs }.
puzzle-why-rounds = Il reste { $rounds ->
    [one] une manche
   *[other] { $rounds } manches
} après celle-ci.
puzzle-why-black = Vous auriez { $mine } { $mine ->
    [one] jeton noir
   *[other] jetons noirs
} ; { $theirs ->
    [0] les autres n'en ont pas.
   *[other] aucun autre n'en a plus de { $theirs }.
}
puzzle-why-farther = Dans { $count } parties jouées à partir d'ici, ce jeton vous a mené en moyenne à la case { $mine } sur les deux manches suivantes ; le choix suivant, à la case { $theirs }.
