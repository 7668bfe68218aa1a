## Why a decision

some-coins = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
some-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
reason-odds = { $count } of the { $total } chips in your bag { $count ->
    [one] explodes
   *[other] explode
} the pot.
reason-safe = No chip can explode the pot now.
reason-risk = { $count } of { $total } chips { $count ->
    [one] explodes
   *[other] explode
}; then you keep at least { some-coins } or { some-points }, not both.
reason-protected = { $count } of { $total } chips would explode the pot, but the next one is protected: it costs nothing.
reason-best = The best chip brings you to { some-coins } and { some-points }{ $ruby ->
    [1] , with a ruby.
   *[0] .
}
reason-lands = Brings you to { some-coins } and { some-points }{ $ruby ->
    [1] , with a ruby.
   *[0] .
}
reason-then = Then { $count ->
    [0] no chip in your bag explodes the pot.
    [one] 1 of the { $total } chips in your bag explodes the pot.
   *[other] { $count } of the { $total } chips in your bag explode the pot.
}
reason-explodes = It explodes the pot.
reason-ruby = { $count } of { $total } chips bring you to a ruby.
reason-flask = { $chip } goes back: { $count ->
    [0] no chip explodes
    [one] { $count } of { $total } chips explodes
   *[other] { $count } of { $total } chips explode
} then, { $before } of { $now } now.
reason-flask-waits = No chip explodes the pot now: the flask can wait.
reason-stop = A stop gives { some-coins } and { some-points }{ $ruby ->
    [1] , with a ruby.
   *[0] .
}
reason-stop-buys = A stop gives { some-points }{ $ruby ->
    [1] , a ruby
   *[0] { "" }
} and { some-coins }, enough for { $chip }.
reason-stop-last = A stop gives { some-points }, and { $worth } more for { some-coins }.
reason-points = { some-points } at once.
reason-coins = { some-coins } buy nothing now.
reason-coins-buy = { some-coins } are enough for { $chip }.
reason-coins-last = { some-coins } are worth { $worth } in this last round.
reason-book = Its book: { $book }.
reason-second = Leaves { $left } coins, enough for { $chip } too.
reason-spent = Spends every coin.
reason-left = { $left ->
    [one] One coin is
   *[other] { $left } coins are
} left over and lost.
reason-lost = Coins lost: { $coins }.
reason-droplet = Every pot begins a space further, for { $rounds ->
    [one] one more round.
   *[other] { $rounds } more rounds.
}
reason-flask-full = A full flask takes back one white that is not too much.
reason-rubies = { $count ->
    [one] One ruby is
   *[other] { $count } rubies are
} kept for later.
reason-witch = { $help }.
reason-penny = The penny stays for another round; left at the end, it is worth { some-points }.

## What there is to fear

threat-whites = White { $sum } of { $limit }: { $count ->
    [one] { $chip } would
   *[other] { $chip } would each
} be too much.
threat-further = { $seat } has come further, to space { $space }.
threat-ahead = { $seat } is { $count ->
    [one] a point
   *[other] { $count } points
} ahead of you.
threat-none = Nobody is ahead of you.

## What looks wrong and was right

odd-draw = { $count } of the { $total } chips explode the pot. But even an explosion leaves at least { some-coins } or { some-points }; a stop gave { $stop_coins ->
    [one] 1 coin
   *[other] { $stop_coins } coins
} and { $stop_points ->
    [one] 1 point
   *[other] { $stop_points } points
}, which was worth less than a draw.
