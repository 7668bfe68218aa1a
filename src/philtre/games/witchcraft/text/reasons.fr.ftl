## Pourquoi ce coup

reason-wins = Gagne sur-le-champ.
reason-takes = Prend l'empilement en { $space } ({ $tile }{ $count ->
    [one] ).
   *[other] , { $count } tuiles).
}
reason-disarms = Prend l'empilement en { $space } ({ $tile }{ $count ->
    [one] )
   *[other] , { $count } tuiles)
}, qui vise votre { $second } en { $target }.
reason-stands = Votre { $tile } en { $space } peut être touché depuis { $from }.
reason-spent = Votre { $tile } en { $space } est épuisé.
reason-under = Sous le sommet en { $space } : { $tile }.
reason-choice = { $count } cibles au choix sur la ligne de la rafale.
reason-altar = Atteint l'autel : { $altar }.
reason-power = La tuile pouvoir sert une seule fois ; son effet se choisit ensuite.
reason-aims = Vise ensuite l'empilement en { $space } ({ $tile }{ $count ->
    [one] ).
   *[other] , { $count } tuiles).
}
reason-aims-altar = Vise ensuite l'autel : { $altar }.
reason-exposed = Votre { $tile } en { $space } se trouve alors sur { $count ->
    [one] une ligne
   *[other] { $count } lignes
} de mire.
reason-safe = Rien ne peut alors toucher votre { $tile } en { $space }.
reason-saves = Met votre { $tile } en { $space } hors de portée.
reason-leaves = Laisse votre { $tile } en { $space } { $count ->
    [one] { "" }
   *[other] ({ $count } tuiles){" "}
}sur la ligne de mire de { $from }.
reason-activity = Ensuite { $theirs ->
    [one] un empilement adverse peut être activé,
   *[other] { $theirs } empilements adverses peuvent être activés,
} et { $mine } des vôtres.

## Lignes de mire

threat-theirs = { $tile } en { $from } peut prendre votre { $second } en { $space }{ $count ->
    [one] .
   *[other] {" "}({ $count } tuiles).
}
threat-yours = Votre { $tile } en { $from } peut prendre l'empilement en { $space } ({ $second }{ $count ->
    [one] ).
   *[other] , { $count } tuiles).
}
threat-none = Aucun empilement ne peut en toucher un autre pour l'instant.

## Ce qui semble faux et ne l'était pas

odd-spares = L'empilement en { $space } ({ $tile }) pouvait être pris, et il valait mieux s'en garder.
