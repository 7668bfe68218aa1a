## Ce dont il s'agit

puzzle-theme-finish = gagner à ce tour
puzzle-theme-silence = gagner sans capture
puzzle-theme-force = gagner en deux tours
puzzle-theme-escape = la seule issue
puzzle-theme-capture = capturer un empilement
puzzle-theme-placing = où placer ?
puzzle-theme-manoeuvre = trouvez le tour le plus fort

## Ce qui est demandé

puzzle-ask-finish = Vous pouvez gagner à ce tour. Comment ?
puzzle-ask-silence = Vous pouvez gagner à ce tour sans rien capturer. Comment ?
puzzle-ask-force = Vous gagnez en deux tours, quoi que fasse l'adversaire. Comment commencer ?
puzzle-ask-escape = L'adversaire est sur le point de gagner. Quelle est la seule issue ?
puzzle-ask-capture = Quelle capture vous coûte le moins ?

## Ce qui ne va pas avec les autres coups

puzzle-miss-finish = Après cela, vous ne pouvez plus gagner à ce tour.
puzzle-miss-silence = Après cela, vous ne pouvez plus gagner à ce tour.
puzzle-miss-force = Après cela, l'adversaire peut s'en sortir.
puzzle-miss-escape = Après cela, l'adversaire gagne à son tour.
puzzle-miss-capture = Ainsi, vous prenez moins, ou perdez davantage au tour suivant.
puzzle-but-acts = Quelle que soit la suite, l'adversaire peut encore agir, par exemple avec { $space }.
puzzle-but-wins = L'adversaire agit avec { $space } et gagne.
puzzle-but-lost = L'adversaire gagne à son tour.
puzzle-but-lives = L'adversaire agit avec { $space } et s'en sort.
puzzle-but-slow = Cela ne gagne pas à coup sûr.
puzzle-but-nothing = Cela ne prend rien{ $lost ->
    [0] .
    [one] , et la réponse peut vous prendre une tuile.
   *[other] , et la réponse peut vous prendre { $lost } tuiles.
}
puzzle-but-back = Cela prend { $taken ->
    [one] une tuile
   *[other] { $taken } tuiles
}, mais la réponse peut en reprendre { $lost ->
    [one] une
   *[other] { $lost }
}, où que vous les distribuiez.
puzzle-but-less = Cela ne prend { $taken ->
    [one] qu'une tuile.
   *[other] que { $taken } tuiles.
}

## Pourquoi la solution est juste

puzzle-why-last = C'est le dernier empilement adverse.
puzzle-why-taken = L'empilement en { $space } ({ $tile }) est capturé.
puzzle-why-shield = { $tile } en { $space } se heurte maintenant à un bouclier en { $target }.
puzzle-why-gone = { $tile } en { $space } n'a plus sa cible en { $target }.
puzzle-why-altar = { $tile } en { $space } ne peut plus utiliser l'autel : { $altar }.
puzzle-why-idle = { $tile } en { $space } n'a plus rien à faire.
puzzle-why-spent = { $count ->
    [one] { $space } est épuisé.
   *[other] { $space } sont épuisés.
}
puzzle-why-stuck = L'adversaire ne peut donc rien activer, et a perdu (W-12).
puzzle-why-forced = L'adversaire ne peut alors agir qu'avec { $space } : { $turns ->
    [one] un seul tour possible, après lequel
   *[other] { $turns } tours possibles, et après chacun d'eux
} vous pouvez gagner.
puzzle-why-alive = Vous pourrez agir avec { $space } à votre prochain tour.
puzzle-why-free = { $taken ->
    [one] Une tuile
   *[other] { $taken } tuiles
} sans contrepartie : aucun de vos empilements ne peut alors être touché.
puzzle-why-keeps = { $taken ->
    [one] Une tuile prise
   *[other] { $taken } tuiles prises
}, et la réponse peut en prendre { $lost ->
    [one] une
   *[other] { $lost }
} au plus.
