name = Liar's Dice
about = 2–5 players, 15 minutes. Bid on the dice under all cups, and find out who lies.
credits = Liar's Dice is a traditional game.

## Events

rolled = You roll { $dice }.
began = { $count } dice lie under the cups. { $seat } begins.
bid = { $seat } bids { $count ->
    [one] 1 die showing { $face }
   *[other] { $count } dice showing { $face }
}.
liar = { $seat } calls it a lie: { $count ->
    [one] 1 die showing { $face }
   *[other] { $count } dice showing { $face }
}. All cups are lifted.
lifted = { $seat } shows { $dice }.
found = { $count ->
    [0] No die counts for { $face }.
    [one] 1 die counts for { $face }.
   *[other] { $count } dice count for { $face }.
}
lost = { $seat } loses a die and { $count ->
    [0] is out
    [one] has 1 left
   *[other] has { $count } left
}.
won = { $seat } wins!

## Moves and reasons

do-bid = bid { $count ->
    [one] 1 die showing { $face }
   *[other] { $count } dice showing { $face }
}
do-liar = call it a lie
no-bid-yet = there is no bid yet that could be a lie ({ $rule }).
not-so-many-dice = there are only { $count } dice ({ $rule }).
bid-too-low = a bid must be higher than the last: more dice, or as many of a higher face ({ $rule }).

## Options

option-players = number of players
option-dice = dice of each player
option-wild = wild ones: a one counts as any face
wild-on = on
wild-off = off

rules-short =
    All roll their dice under cups; you see only your own.
    In turn, bid how many dice of a face lie under all cups together, higher each time, or call the last bid a lie.
    Then all cups are lifted. If there are as many, who called it loses a die; if not, who bid.
    The last player who has dice wins.

## Terminal

panel-bid = The bid
panel-seats = The cups
no-bid = Nobody has bid yet.
dice-in-play = Dice in play: { $count }
dice-left = { $count ->
    [one] 1 die
   *[other] { $count } dice
}
out = out

## Browser

field-turn = { $seat } is to bid
field-bid = { $seat } bids { $count ->
    [one] 1 die showing { $face }
   *[other] { $count } dice showing { $face }
}
field-dice = Your dice
field-in_play = Dice in play
field-dice_left = { $dice_left ->
    [0] out
    [one] 1 die
   *[other] { $dice_left } dice
}
web-prompt-you = { $seat }, bid higher or call it a lie.

## Coach

fact-bid-holds = With your dice, at least { $count } count for { $face } in { $percent } % of all cases.

## What the fields of a position hold

expects-liars_dice-turn = the seat that bids next, from 0; it has dice.
expects-liars_dice-bid = the last bid as in 3x5, on no more dice than there are; - if there is none, as before all have rolled.
expects-liars_dice-cups = for each seat its dice in order as in 11245, a ? for each die that is not rolled, or - if it has none left.
