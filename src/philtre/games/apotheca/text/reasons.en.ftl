## Why a move

reason-match = Matches { $colour }: { $spaces }.
reason-match-satisfies = Matches { $colour } ({ $spaces }) and satisfies an apothecary: { $number } of { $needed }.
reason-match-double = { $count ->
    [one] Two matches at once, and one apothecary is satisfied.
   *[other] Two matches at once: { $count } apothecaries are satisfied.
}
reason-match-wins = Matches { $colour } ({ $spaces }) and wins the game.
reason-match-keeps = Matches { $colour } ({ $spaces }): the master has { $number } of { $needed } colours.
reason-match-gem = Matches { $colour } ({ $spaces }), but you have nobody to satisfy: it earns { $gem }.
reason-keeps = You keep the power of { $apothecary }.
reason-then = Then { $apothecary } can match { $colour } ({ $spaces }) with your next action.
reason-then-reveal = Then revealing { $space } matches { $colour } ({ $spaces }) with your next action.
reason-two = A third { $colour } potion on { $space } would match { $spaces }.
reason-opens = Leaves { $seat } a match in { $colour } ({ $spaces }) with { $apothecary }.
reason-stops = Takes from { $seat } the match in { $colour } ({ $spaces }).
reason-gem = Earns { $gem }: you have { $held } then.
reason-gem-hires = Earns { $gem }: with { $held } { $gems } you can hire { $apothecary }.
reason-hire = { $apothecary }: { $does }. { $count ->
    [one] It is then your only power.
   *[other] You have { $count } powers then.
}
reason-restock = You alone will know the potions that are drawn.
reason-if = If it is { $colour }, it matches { $spaces }.
reason-unknown = Earns a gem; which, only { $seat } knows.
reason-unseen = Earns a gem; which, nobody knows yet.
reason-waits = Whoever reveals it there matches { $colour } ({ $spaces }).

## What is one action away

threat-theirs = { $seat } can match { $colour } ({ $spaces }) with { $apothecary }.
threat-yours = You can match { $colour } ({ $spaces }) with { $apothecary }.
threat-reveal = You can match { $colour } ({ $spaces }) by revealing { $space }.
threat-none = As far as you can see, no single action makes a match now.

## What looks wrong and was right

odd-match = A match in { $colour } ({ $spaces }) was there to be made, and it was better to wait with it.
