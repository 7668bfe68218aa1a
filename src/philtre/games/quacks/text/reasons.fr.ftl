## Pourquoi cette décision

some-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
some-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
reason-odds = { $count } des { $total } jetons de votre sac { $count ->
    [one] fait
   *[other] font
} exploser le chaudron.
reason-safe = Aucun jeton ne peut faire exploser le chaudron pour l'instant.
reason-risk = { $count } { $count ->
    [one] jeton sur { $total } fait exploser
   *[other] jetons sur { $total } font exploser
} le chaudron ; il reste alors au moins { some-coins } ou { some-points }, pas les deux.
reason-protected = { $count } { $count ->
    [one] jeton sur { $total } ferait
   *[other] jetons sur { $total } feraient
} exploser le chaudron, mais le prochain est protégé : cela ne coûte rien.
reason-best = Le meilleur jeton vous mène à { some-coins } et { some-points }{ $ruby ->
    [1] , avec un rubis.
   *[0] .
}
reason-lands = Vous mène à { some-coins } et { some-points }{ $ruby ->
    [1] , avec un rubis.
   *[0] .
}
reason-then = Ensuite, { $count ->
    [0] aucun jeton de votre sac ne fait exploser le chaudron.
    [one] 1 des { $total } jetons de votre sac fait exploser le chaudron.
   *[other] { $count } des { $total } jetons de votre sac font exploser le chaudron.
}
reason-explodes = Il fait exploser le chaudron.
reason-ruby = { $count } jetons sur { $total } vous mènent à un rubis.
reason-flask = { $chip } retourne au sac : { $count ->
    [0] plus aucun jeton ne fait
    [one] { $count } jeton sur { $total } fait
   *[other] { $count } jetons sur { $total } font
} alors exploser le chaudron, contre { $before } sur { $now } maintenant.
reason-flask-waits = Aucun jeton ne fait exploser le chaudron : la bouteille peut attendre.
reason-stop = S'arrêter donne { some-coins } et { some-points }{ $ruby ->
    [1] , avec un rubis.
   *[0] .
}
reason-stop-buys = S'arrêter donne { some-points }{ $ruby ->
    [1] , un rubis
   *[0] { "" }
} et { some-coins }, assez pour : { $chip }.
reason-stop-last = S'arrêter donne { some-points }, et { $worth } de plus pour { some-coins }.
reason-points = { some-points } tout de suite.
reason-coins = { some-coins } : pas assez pour un jeton.
reason-coins-buy = { some-coins }, assez pour : { $chip }.
reason-coins-last = { some-coins } valent { $worth } à cette dernière manche.
reason-book = Son livre : { $book }.
reason-second = Il reste { $left } pièces, assez pour : { $chip }.
reason-spent = Toutes les pièces sont dépensées.
reason-left = { $left ->
    [one] { $left } pièce reste, perdue.
   *[other] { $left } pièces restent, perdues.
}
reason-lost = Pièces perdues : { $coins }.
reason-droplet = Chaque chaudron commence une case plus loin, pendant encore { $rounds ->
    [one] une manche.
   *[other] { $rounds } manches.
}
reason-flask-full = Une bouteille pleine remet au sac un jeton blanc qui n'est pas de trop.
reason-rubies = { $count ->
    [one] Un rubis est gardé
   *[other] { $count } rubis sont gardés
} pour plus tard.
reason-witch = { $help }.
reason-penny = Le centime reste pour une autre manche ; à la fin, il vaut encore { some-points }.

## Ce qui menace

threat-whites = Blanc { $sum } sur { $limit } : { $count ->
    [one] { $chip } serait
   *[other] { $chip } seraient chacun
} de trop.
threat-further = { $seat } est allé plus loin : case { $space }.
threat-ahead = { $seat } a { $count ->
    [one] { $count } point
   *[other] { $count } points
} d'avance sur vous.
threat-none = Personne n'est devant vous.

## Ce qui semble faux et ne l'était pas

odd-draw = { $count } jetons sur { $total } font exploser le chaudron. Mais même une explosion laisse au moins { some-coins } ou { some-points } ; s'arrêter donnait { $stop_coins ->
    [one] { $stop_coins } pièce
   *[other] { $stop_coins } pièces
} et { $stop_points ->
    [one] { $stop_points } point
   *[other] { $stop_points } points
}, ce qui valait moins que piocher.
