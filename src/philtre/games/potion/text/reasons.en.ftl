## Why a token

reason-ways = Of the { $total } ways in which the others can choose, { $count ->
    [0] none lets
    [one] only one lets
   *[other] { $count } let
} it go.
reason-wins = If it goes, one kind is left to you, and you win.
reason-last = It is your last { $ingredient }: if it goes, two kinds are left to you.
reason-asked = It goes if exactly { $count ->
    [1] { $first ->
        [1] one of you shows it
       *[other] { $first } of you show it
    }
    [2] { $first } or { $second } of you show it
   *[other] { $first }, { $second } or { $third } of you show it
}; { $holders ->
    [1] you alone hold one.
   *[other] { $holders } hold one, you among them.
}
reason-unasked = No die asks for it: it goes only if no die is met.

## Who is close

threat-theirs = { $seat } wins by dropping a { $ingredient }.
threat-yours = You win by dropping a { $ingredient }.
threat-none = Nobody can win in this round.
