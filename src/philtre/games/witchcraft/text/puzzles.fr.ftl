## Ce dont il s'agit

puzzle-theme-finish = gagner à ce tour
puzzle-theme-silence = gagner sans capture

## Ce qui est demandé

puzzle-ask-finish = Vous pouvez gagner à ce tour. Comment ?
puzzle-ask-silence = Vous pouvez gagner à ce tour sans rien capturer. Comment ?

## Ce qui ne va pas avec les autres coups

puzzle-miss-finish = Après cela, vous ne pouvez plus gagner à ce tour.
puzzle-miss-silence = Après cela, vous ne pouvez plus gagner à ce tour.
puzzle-but-acts = Quelle que soit la suite, l'adversaire peut encore agir, par exemple avec { $space }.

## Pourquoi la solution est juste

puzzle-why-last = C'est le dernier empilement adverse.
puzzle-why-taken = L'empilement en { $space } ({ $tile }) est capturé.
puzzle-why-shield = L'empilement en { $space } ({ $tile }) se heurte maintenant à un bouclier en { $target }.
puzzle-why-gone = L'empilement en { $space } ({ $tile }) n'a plus sa cible en { $target }.
puzzle-why-altar = L'empilement en { $space } ({ $tile }) ne peut plus utiliser l'autel : { $altar }.
puzzle-why-idle = L'empilement en { $space } ({ $tile }) n'a plus rien à faire.
puzzle-why-spent = { $count ->
    [one] L'empilement en { $space } est épuisé.
   *[other] Les empilements en { $space } sont épuisés.
}
puzzle-why-stuck = L'adversaire ne peut donc rien activer, et a perdu (W-12).
