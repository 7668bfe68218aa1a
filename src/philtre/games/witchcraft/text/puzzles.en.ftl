## What a puzzle is about

puzzle-theme-finish = win this turn
puzzle-theme-silence = win without a capture

## What is asked

puzzle-ask-finish = You can win this turn. How?
puzzle-ask-silence = You can win this turn without capturing anything. How?

## What is wrong with other moves

puzzle-miss-finish = After that you can no longer win this turn.
puzzle-miss-silence = After that you can no longer win this turn.
puzzle-but-acts = However you go on, the other can still act, with { $space } for instance.

## Why a solution is right

puzzle-why-last = It takes the last stack there is.
puzzle-why-taken = The { $tile } on { $space } is taken.
puzzle-why-shield = The { $tile } on { $space } now meets a shield on { $target }.
puzzle-why-gone = The { $tile } on { $space } has lost its target on { $target }.
puzzle-why-altar = The { $tile } on { $space } can't use the altar of { $altar } any more.
puzzle-why-idle = The { $tile } on { $space } has nothing left to do.
puzzle-why-spent = { $count ->
    [one] The stack on { $space } is exhausted.
   *[other] The stacks on { $space } are exhausted.
}
puzzle-why-stuck = So the other can activate nothing, and has lost (W-12).
