## Why a move

reason-wins = Wins at once.
reason-takes = Takes the { $tile } on { $space }{ $count ->
    [one] .
   *[other] , a stack of { $count } tiles.
}
reason-disarms = Takes the { $tile } on { $space }{ $count ->
    [one] { "" }
   *[other] {" "}({ $count } tiles)
}, which aims at your { $second } on { $target }.
reason-stands = Your { $tile } on { $space } can be hit from { $from }.
reason-spent = Your { $tile } on { $space } is exhausted.
reason-under = Under the top on { $space }: { $tile }.
reason-choice = { $count } things to choose from on the line of the blast.
reason-altar = Reaches the altar of { $altar }.
reason-power = The power tile works once; what it does is chosen next.
reason-aims = Then aims at the { $tile } on { $space }{ $count ->
    [one] .
   *[other] , a stack of { $count } tiles.
}
reason-aims-altar = Then aims at the altar of { $altar }.
reason-exposed = Your { $tile } on { $space } then stands in { $count ->
    [one] a line
   *[other] { $count } lines
} of fire.
reason-safe = Nothing can hit your { $tile } on { $space } as things stand then.
reason-saves = Takes your { $tile } on { $space } out of the line of fire.
reason-leaves = Leaves your { $tile } on { $space } { $count ->
    [one] { "" }
   *[other] ({ $count } tiles){" "}
}in the line of fire from { $from }.
reason-activity = Then { $theirs ->
    [one] one enemy stack
   *[other] { $theirs } enemy stacks
} can be activated, and { $mine } of yours.

## Lines of fire

threat-theirs = { $tile } on { $from } can take your { $second } on { $space }{ $count ->
    [one] .
   *[other] , a stack of { $count } tiles.
}
threat-yours = Your { $tile } on { $from } can take the { $second } on { $space }{ $count ->
    [one] .
   *[other] , a stack of { $count } tiles.
}
threat-none = No stack can hit another now.

## What looks wrong and was right

odd-spares = The { $tile } on { $space } could have been taken, and it was better not to.
