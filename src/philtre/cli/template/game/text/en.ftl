name = NEW_NAME
about = NEW_SPAN players, a few minutes. Guess how a bent coin has fallen.
credits = NEW_NAME is a game to begin with: replace it by yours.

side-heads = heads
side-tails = tails

## Events

tossed = { $seat } tosses the coin and hides it.
looked = You see how it fell: { $side }.
guessed = { $seat } has guessed.
shown = It was { $side }. { $count ->
    [0] Nobody was right.
    [one] { $seats } was right.
   *[other] { $seats } were right.
}
won = { $seats } { $count ->
    [one] wins
   *[other] share the win
}!

## Moves

do-guess = guess { $side }

## Options

option-players = number of players

rules-short =
    In turn, one player tosses a bent coin, looks at it and hides it.
    The others guess in secret. Who is right scores a point.
    Everybody tosses once; most points win.

## Terminal and browser

panel-round = Round { $round }
panel-seats = Players
coin-none = The coin has not been tossed yet.
coin-hidden = The coin is hidden.
coin-seen = You see the coin: { $side }.
tosses = tosses the coin
has-guessed = has guessed
you-guess = you guess { $side }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-prompt-you = { $seat }, guess how the coin has fallen.

## What the fields of a position hold

expects-NEW_ID-round = the number of the round, from 1; one more than there are players when it is over.
expects-NEW_ID-coin = h, t, or ? before the toss.
expects-NEW_ID-guesses = for each seat h, t or a dot; only dots before the toss and for who tossed, and one more at least.
expects-NEW_ID-points = for each seat its points, as in 0,1; at most one for each round that is over.
