## Pourquoi ce jeton

reason-ways = Des { $total } façons dont les autres peuvent choisir, { $count ->
    [0] aucune ne vous en débarrasse
    [one] une seule vous en débarrasse
   *[other] { $count } vous en débarrassent
}.
reason-wins = Si vous le déposez, il ne vous reste qu'une sorte et vous gagnez.
reason-last = C'est votre { $ingredient ->
    [fiole] dernière fiole : si elle
   *[other] dernier { $ingredient } : s'il
} part, il vous reste deux sortes.
reason-asked = Il part si { $count ->
    [1] { $first ->
        [1] un seul d'entre vous le révèle
       *[other] exactement { $first } d'entre vous le révèlent
    }
    [2] { $first } ou { $second } d'entre vous le révèlent
   *[other] { $first }, { $second } ou { $third } d'entre vous le révèlent
} ; { $holders ->
    [1] vous seul en avez un.
   *[other] { $holders } en ont, vous compris.
}
reason-unasked = Aucun dé ne le demande : il ne part que si aucun dé n'est satisfait.

## Qui est près du but

threat-theirs = { $seat } gagne en déposant : { $ingredient }.
threat-yours = Vous gagnez en déposant : { $ingredient }.
threat-none = Personne ne peut gagner à cette manche.
