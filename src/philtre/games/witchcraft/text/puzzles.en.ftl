## What a puzzle is about

puzzle-theme-finish = win this turn
puzzle-theme-silence = win without a capture
puzzle-theme-force = win in two turns
puzzle-theme-escape = the only way out
puzzle-theme-capture = capture a stack
puzzle-theme-placing = where to place?
puzzle-theme-manoeuvre = find the strongest turn

## What is asked

puzzle-ask-finish = You can win this turn. How?
puzzle-ask-silence = You can win this turn without capturing anything. How?
puzzle-ask-force = You win in two turns, whatever the other does. How do you begin?
puzzle-ask-escape = The other is about to win. What is the only way out?
puzzle-ask-capture = Which capture costs you the least?

## What is wrong with other moves

puzzle-miss-finish = After that you can no longer win this turn.
puzzle-miss-silence = After that you can no longer win this turn.
puzzle-miss-force = After that the other can get away.
puzzle-miss-escape = After that the other wins with the next turn.
puzzle-miss-capture = That way you take less, or lose more with the next turn.
puzzle-but-acts = However you go on, the other can still act, with { $space } for instance.
puzzle-but-wins = The other acts with { $space } and wins.
puzzle-but-lost = The other wins with the next turn.
puzzle-but-lives = The other acts with { $space } and gets away.
puzzle-but-slow = It does not win by force.
puzzle-but-nothing = It takes nothing{ $lost ->
    [0] .
    [one] , and the answer can take a tile from you.
   *[other] , and the answer can take { $lost } tiles from you.
}
puzzle-but-back = It takes { $taken ->
    [one] one tile
   *[other] { $taken } tiles
}, but the answer can take { $lost ->
    [one] one
   *[other] { $lost }
} back, however you deal them out.
puzzle-but-less = It takes only { $taken ->
    [one] one tile.
   *[other] { $taken } tiles.
}

## Why a solution is right

puzzle-why-last = It takes the last stack there is.
puzzle-why-taken = The { $tile } on { $space } is taken.
puzzle-why-shield = The { $tile } on { $space } now meets a shield on { $target }.
puzzle-why-gone = The { $tile } on { $space } has lost its target on { $target }.
puzzle-why-altar = The { $tile } on { $space } can't use the altar of { $altar } any more.
puzzle-why-idle = The { $tile } on { $space } has nothing left to do.
puzzle-why-spent = { $count ->
    [one] { $space } is exhausted.
   *[other] { $space } are exhausted.
}
puzzle-why-stuck = So the other can activate nothing, and has lost (W-12).
puzzle-why-forced = Then the other can act { $count ->
    [one] with { $space } alone
   *[other] only with { $space }
}: { $turns ->
    [one] one turn, and after it
   *[other] { $turns } different turns, and after each of them
} you can win.
puzzle-why-alive = You can then act with { $space } in your next turn.
puzzle-why-free = { $taken ->
    [one] A tile
   *[other] { $taken } tiles
} for nothing: no stack of yours can be hit then.
puzzle-why-keeps = { $taken ->
    [one] One tile
   *[other] { $taken } tiles
} taken, and the answer can take { $lost ->
    [one] one
   *[other] { $lost }
} at most.
