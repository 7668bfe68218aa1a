## What a puzzle is about

puzzle-theme-brewing = draw or stop?
puzzle-theme-last = the last round: draw or stop?
puzzle-theme-flask = the flask, draw or stop?
puzzle-theme-shopping = what to buy?
puzzle-theme-prize = points or coins?
puzzle-theme-rubies = what to do with rubies?

## What is asked

puzzle-ask-brewing = Draw or stop?
puzzle-ask-last = The last round. Draw or stop?
puzzle-ask-flask = Use the flask, draw on, or stop?
puzzle-ask-shopping = What do you buy?
puzzle-ask-prize = Your pot has exploded. Points or coins?
puzzle-ask-rubies = What do you do with your rubies?

## What is wrong with other moves

puzzle-miss-brewing = The odds speak for something else.
puzzle-miss-last = { puzzle-miss-brewing }
puzzle-miss-flask = { puzzle-miss-brewing }
puzzle-miss-shopping = Your bag gains more by something else.
puzzle-miss-prize = The other choice brings you more.
puzzle-miss-rubies = Something else lasts longer.

## Why a solution is right

puzzle-why-odds = { $count } of { $total } chips { $count ->
    [one] explodes
   *[other] explode
} the pot: { $percent } %.
puzzle-why-safe = A chip that does not explode brings you on by { $spaces } { $spaces ->
    [one] space
   *[other] spaces
} on average, at best to { some-coins } and { some-points }.
puzzle-why-cheap = An explosion would cost you { some-points }: you would keep at least { some-coins }, enough for { $chip }.
puzzle-why-cheap-bare = An explosion would cost you { some-points }: you would keep at least { some-coins }.
puzzle-why-dear = An explosion would cost you { some-points } or { some-coins }, and a chip that does not explode adds only { $spaces } { $spaces ->
    [one] space
   *[other] spaces
} on average.
puzzle-why-behind = If all stopped now you would have { $mine } points and { $seat } { $theirs }: a stop is not enough.
puzzle-why-ahead = If all stopped now you would have { $mine } points and { $seat } { $theirs }.
puzzle-why-rounds = { $rounds ->
    [one] One more round is
   *[other] { $rounds } more rounds are
} to come after this one.
puzzle-why-black = You would have { $mine } black { $mine ->
    [one] chip
   *[other] chips
}; { $theirs ->
    [0] the others have none.
   *[other] of the others none has more than { $theirs }.
}
puzzle-why-farther = In { $count } games played on from here it brought you to space { $mine } on average over the next two rounds; the next best choice to { $theirs }.
