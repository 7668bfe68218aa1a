name = The Potion
about = 3–7 players, 10 minutes. Lose your ingredients by guessing what the others will show.
web-site-bots = In a browser the bots of this game are as strong as on a server.

ingredient-beetle = beetle
ingredient-mushroom = mushroom
ingredient-vial = vial
letter = { $kind ->
    [beetle] B
    [mushroom] M
   *[vial] V
}
faces-one-beetle = 1 beetle
faces-one-mushroom = 1 mushroom
faces-one-vial = 1 vial
faces-two-beetle = 2 beetles
faces-two-mushroom = 2 mushrooms
faces-two-vial = 2 vials
faces-three-beetle = 3 beetles
faces-three-mushroom = 3 mushrooms
faces-three-vial = 3 vials
faces-blank = blank
tokens-one-beetle = { faces-one-beetle }
tokens-one-mushroom = { faces-one-mushroom }
tokens-one-vial = { faces-one-vial }
tokens-two-beetle = { faces-two-beetle }
tokens-two-mushroom = { faces-two-mushroom }
tokens-two-vial = { faces-two-vial }

## Events

rolled = { $seat } rolls the dice: { $faces }.
chose = { $seat } has chosen.
revealed = { $seat } shows a { $ingredient }.
discarded = { $seat } drops the { $ingredient } into the bottle.
nobody-discards = Nobody discards.
shows-left = { $seat } shows what is left: { $tokens }.
won = { $seats } { $count ->
    [one] wins
   *[other] share the win
}!
drawn = A draw: all are equal.

## Moves and reasons

show = show a { $ingredient }
none-left = you have no { $ingredient } left ({ $rule }).

## Options

option-players = number of players
option-dice = dice: with blanks, or plain
label-dice = dice
option-round_limit = limit of rounds
option-memory_aid = memory aid: show everyone's tokens

## Table

panel-dice = Round { $round }: { $seat } rolls
panel-hands = Hands
panel-bottle = Bottle
dice-not-rolled = The dice have not been rolled yet.
tokens-hidden = hidden in the hand
has-chosen = has chosen
has-won = has won
you-show = you show: { $ingredient }
discards = round { $round }: { $mark }, into the bottle
keeps = round { $round }: { $mark }, taken back

rules-short =
    The dice ask for ingredients. Everyone secretly chooses a token; all show at once.
    If exactly as many players show an ingredient as one die asks for, they drop it into the bottle.
    If nobody meets a die, those whose ingredient is on no die drop theirs instead.
    If that would be everybody, nobody does. Who has only one kind left wins.

## Browser

credits = The Potion is a game by Kasper Lapp, published by FoxMind.
dice-blanks = with blanks
dice-plain = plain
web-prompt-you = { $seat }, choose an ingredient in secret.
web-prompt-wait = Waiting for { $seats } to choose.
hint-choose = All show at once when the last has chosen.
hint-chosen = You show: { $ingredient }. Nobody sees it before all have chosen.
ask-choose = Choose an ingredient
points-curve = ingredients in the bottle
where-round = round { $round }
dice = Dice
or = or
your-choice = Your choice
pick-exactly = leaves if exactly { $quantities } { $count ->
    [one] shows
   *[other] show
} it
pick-unasked = leaves if no die is met
pick-hold = you hold { $count }
pick-chosen = chosen
rolls = rolls the dice
plate-choosing = is choosing
plate-secret = { $ingredient }, secret
plate-won = has won; left:
plate-drops = into the bottle
plate-keeps = taken back
in-bottle = in the bottle
reveal-title = Round { $round }: all show.
reveal-drops = { $count ->
    [one] { $seats } drops an ingredient into the bottle.
   *[other] { $seats } drop an ingredient into the bottle.
}
reveal-everybody = All would drop theirs, so nobody does.
reveal-missed = Nobody drops anything, for no number is met. { $numbers }.
reveal-count = { $ingredient }: { $count } shown, { $wanted } asked
rounds = Rounds so far
tab-rounds = Rounds
rounds-ring = ring: into the bottle
rules-key = Rules in short
aid-on = Memory aid on: everyone's tokens are shown.
aid-off = Memory aid off: the others' hands are not shown.

## What the fields of a position hold

expects-potion-round = the number of the round, from 1 to the round limit if there is one.
expects-potion-dice = a letter for each die, b, m, v or - for a blank, as the dice can fall; ? before the roll.
expects-potion-tokens = for each seat how many beetles, mushrooms and vials, none to all of each, as in 222,221,120; who has a single kind left has won.
expects-potion-chosen = for each seat b, m or v that it still has, or a dot; only dots before the roll, and one at least until all have chosen.
expects-potion-last = the round before as dice/shown/seats that discarded, as in bvm/bbvm/0,1; - if there was none.
