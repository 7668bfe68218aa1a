name = Quacks
about = 2–5 players, 60 minutes. Brew as far as you dare: The Quacks of Quedlinburg, with The Herb Witches.
credits = The Quacks of Quedlinburg and The Herb Witches are games by Wolfgang Warsch, published by Schmidt Spiele and others.
web-site-bots = In a browser bots think more slowly than on a server, and so for longer: an adept up to 1 s for a choice, an expert 2.5 s, a master 6 s. They are a little weaker than there, if at all.

## Chips

chip-white-1 = white 1
chip-white-2 = white 2
chip-white-3 = white 3
chip-orange-1 = orange 1
chip-orange-6 = orange 6
chip-green-1 = green 1
chip-green-2 = green 2
chip-green-4 = green 4
chip-blue-1 = blue 1
chip-blue-2 = blue 2
chip-blue-4 = blue 4
chip-red-1 = red 1
chip-red-2 = red 2
chip-red-4 = red 4
chip-yellow-1 = yellow 1
chip-yellow-2 = yellow 2
chip-yellow-4 = yellow 4
chip-purple-1 = purple 1
chip-black-1 = black 1
chip-locoweed = locoweed
into-green-2 = green 2
into-green-4 = green 4
into-blue-2 = blue 2
into-blue-4 = blue 4
into-red-2 = red 2
into-red-4 = red 4
into-yellow-2 = yellow 2
into-yellow-4 = yellow 4
colour-white = cherry bomb
colour-orange = pumpkin
colour-green = spider
colour-blue = crow skull
colour-red = toadstool
colour-yellow = mandrake
colour-purple = ghost's breath
colour-black = hawkmoth
colour-locoweed = locoweed
letter-white = W
letter-orange = O
letter-green = G
letter-blue = B
letter-red = R
letter-yellow = Y
letter-purple = P
letter-black = K
letter-locoweed = L

## Books, one line each

book-green-1 = at the end (last, second-last): 1 ruby each
book-green-2 = at the end (last, second-last): may add a chip
book-green-3 = whites exactly 7: the last chip moves by all greens
book-green-4 = at the end: may pay 1 ruby for a droplet move
book-green-5 = at the end: may reserve a chip up to its value
book-green-6 = at the end (last, second-last): roll the bonus die
book-blue-1 = draw its value more, may place one of them
book-blue-2 = the next value-many chips are protected
book-blue-3 = on a ruby space: 1 ruby
book-blue-4 = on a ruby space: its value in points
book-blue-5 = as many oranges in the pot: its value in points
book-blue-6 = a ruby for each white 1 among the value-many before
book-red-1 = moves 1 or 2 more with oranges in the pot
book-red-2 = lies beside the pot until you have stopped
book-red-3 = after a white: moves that white's value more
book-red-4 = later white 1s move 2
book-red-5 = moves as far as the highest red in the pot
book-red-6 = one more chip is drawn and set aside
book-yellow-1 = the white directly before may go back
book-yellow-2 = the next chip moves twice as far
book-yellow-3 = the limit is 8 after the first, 9 after the third
book-yellow-4 = the first, second, third move 1, 2, 3 more
book-yellow-5 = moves the value of one more chip drawn further
book-yellow-6 = may pay 1 ruby to move 3 more
book-purple-1 = one, two, three: points, ruby, droplet
book-purple-2 = hand in one, two or three for chips and points
book-purple-3 = points by the coins of its space
book-purple-4 = swap a chip of the pot for a better one
book-purple-5 = the points under them are coins for up to 2 chips
book-purple-6 = the value of the chip directly after it in points
book-black-1 = { $players ->
    [2] as many as the other: droplet; more: and a ruby
   *[other] more than a neighbour: droplet; than both: and ruby
}
book-black-5 = goes to the left neighbour; rubies for those there
book-black-6 = furthest on the table: droplet; second: ruby
book-locoweed-5 = moves your rat tails plus 1, at most 4
book-locoweed-6 = acts as the last coloured chip in the pot

## Fortune cards

card-f01 = Choose Wisely
card-f02 = The Pot is Filling Up
card-f03 = Charity
card-f04 = Less is More
card-f05 = You Only Get to Choose One
card-f06 = Wheel and Deal
card-f07 = A Good Start
card-f08 = Donations
card-f09 = An Opportunistic Moment
card-f10 = Beginner's Bonus
card-f11 = Living in Luxury
card-f12 = Rat Infestation
card-f13 = Just in Time
card-f14 = Rats are your Friends
card-f15 = Seasoned Perfectly
card-f16 = Lucky Devil
card-f17 = It's Shining Extra Bright
card-f18 = Schadenfreude
card-f19 = Well Stirred
card-f20 = The Pot is Full
card-f21 = A Second Chance
card-f22 = Strong Ingredient
card-f23 = Pumpkin Patch Party
card-f24 = Magic Potion
effect-f01 = Move your droplet 2, or take a purple 1.
effect-f02 = Everyone's droplet moves 1.
effect-f03 = Fewest rubies: 1 ruby.
effect-f04 = All draw 5: the lowest sum gains a blue 2, the others a ruby.
effect-f05 = A black 1, or any 2-chip, or 3 rubies.
effect-f06 = You may trade a ruby for a 1-chip.
effect-f07 = You may give up 1 to 3 rat tails for as many rubies.
effect-f08 = Everyone rolls the bonus die.
effect-f09 = Draw 4: one may be upgraded; if none can, gain a green 1.
effect-f10 = Fewest points: a green 1.
effect-f11 = The limit is 9 this round.
effect-f12 = Rat tails count double.
effect-f13 = 4 points, or a white 1 leaves your bag.
effect-f14 = Any 4-chip, or a point for each of your rat tails.
effect-f15 = White sum exactly 7 after brewing: your droplet moves 1.
effect-f16 = A ruby on the scoring space: 2 points more.
effect-f17 = A ruby on the scoring space: one more.
effect-f18 = Who explodes gives the left neighbour any 2-chip.
effect-f19 = Your first white of the round may go back.
effect-f20 = Who rolls the die rolls twice.
effect-f21 = After five chips you may start over, once.
effect-f22 = Who has not exploded draws 5 and may place one.
effect-f23 = Each orange moves 1 more.
effect-f24 = At the end of the round all flasks are full.

## Witches

witch-w1 = The Rescuer
witch-w2 = The Gatherer
witch-w3 = The Defuser
witch-w4 = The Comforter
witch-w5 = The Refiner
witch-w6 = The Doubler
witch-w7 = The Twin
witch-w8 = The Lender
witch-w9 = The Painter
witch-w10 = The Rummager
witch-w11 = The Jeweller
witch-w12 = The Bargainer
help-w1 = exploded, flask full: empty it, the chip goes back
help-w2 = draw 6, place any of them in any order
help-w3 = one or both of the last two whites go back in the bag
help-w4 = after exploding: you count as not exploded
help-w5 = upgrade the last two chips, or any one
help-w6 = the coins of your scoring space once more
help-w7 = a chip just bought once more, free
help-w8 = 2 coins for each ruby you own
help-w9 = points for the colours in your pot
help-w10 = 2 points for each good chip left in the bag
help-w11 = as many rubies as the scoring space has points
help-w12 = droplet and flask cost 1 ruby each
penny-copper = copper
penny-silver = silver
penny-gold = gold

## Where points and rubies come from

source-die = bonus die
source-card = card
source-blue = blue chips
source-green = green chips
source-purple = purple chips
source-black = black chips
source-space = scoring space
source-bowl = overflow bowl
source-witch = witch
source-coins = coins
source-rubies = rubies
source-pennies = pennies
source-tube = test tube
face-1-point = 1 point
face-2-points = 2 points
face-ruby = a ruby
face-droplet = a droplet move
face-orange-1 = an orange 1
prize-points = points
prize-coins = coins

## Events

witch-revealed = { $witch } is revealed.
card-revealed = Round { $round }: { $card }.
tails = { $seat } uses { $count } { $count ->
    [one] rat tail
   *[other] rat tails
}.
drawn = { $seat } draws { $chip }.
placed = { $seat } places { $chip } on { $space }.
in-bowl = { $seat }: { $chip } goes in the bowl.
laid-beside = { $seat } lays { $chip } beside the pot.
set-aside = { $seat } sets { $chip } aside.
kept-beside = { $seat } keeps { $chip } beside the pot.
put-in-bag = { $seat } puts { $chip } back in the bag.
returned = { $seat } puts { $chip } back in the bag.
flask-used = { $seat } uses the flask: { $chip } goes back.
flask-filled = { $seat } fills the flask.
all-flasks-full = All flasks are full.
declared = { $seat } has decided.
stopped = { $seat } stops: scoring space { $space }.
exploded = { $seat }'s pot explodes with { $count }!
started-over = { $seat } starts over.
defused = { $seat } takes { $count } { $count ->
    [one] white chip
   *[other] white chips
} out of the pot.
witch-called = { $seat } calls { $witch }.
rolled = { $seat } rolls the bonus die: { $face }.
scored = { $seat } scores { $count } { $count ->
    [one] point
   *[other] points
} ({ $source }).
rubies = { $seat } gets { $count } { $count ->
    [one] ruby
   *[other] rubies
} ({ $source }).
paid = { $seat } pays { $count } { $count ->
    [one] ruby
   *[other] rubies
}.
droplet = { $seat }'s droplet moves { $count }.
glass = { $seat }'s droplet reaches glass { $glass }.
chip-gained = { $seat } gains { $chip }.
chip-lost = { $seat } would gain { $chip }, but it can't be had.
black-passed = The black chip of { $seat } goes to { $seats }.
moved-on = { $seat }'s last chip, { $chip }, moves on to { $space }.
reserved = { $seat } reserves { $chip } for the next round.
handed-in = { $seat } hands in { $count } { $count ->
    [one] purple chip
   *[other] purple chips
}.
swapped = { $seat } swaps { $chip } for { $into }.
upgraded = { $seat } upgrades { $chip } to { $into }.
removed = { $seat } removes { $chip } from the bag.
chose = { $seat } takes the { $prize }.
bought = { $seat } buys { $chip }.
copied = { $seat } gets { $chip } once more.
won = { $seats } { $count ->
    [one] wins
   *[other] share the win
}!

## Moves

do-draw = draw
do-stop = stop
do-flask = use the flask
do-decline = no, thanks
do-done = done
do-pay = pay a ruby
do-return-both = put both back
do-return-last = put the last one back
do-return-earlier = put the earlier one back
do-go-on = go on
do-start-over = start over
do-pot = the droplet in the pot
do-tube = the droplet of the test tubes
do-points = points
do-coins = coins
do-rubies = 3 rubies
do-droplet = move the droplet 2
do-upgrade-last-two = upgrade the last two
do-ruby-droplet = droplet, for rubies
do-ruby-flask = flask, for rubies
do-purple-1 = use one purple
do-purple-2 = use two purples
do-purple-3 = use three purples
do-give-up-1 = give up 1 tail
do-give-up-2 = give up 2 tails
do-give-up-3 = give up 3 tails
do-place = place { $chip }
do-return = put back { $chip }
do-keep = keep { $chip }
do-bag = into the bag: { $chip }
do-take = take { $chip }
do-reserve = reserve { $chip }
do-swap = swap { $chip }
do-buy = buy { $chip }
do-upgrade = upgrade { $chip }
do-copy = once more: { $chip }
do-remove = remove { $chip }
do-witch = call { $witch }

## Reasons

bag-empty = your bag is empty ({ $rule }).
flask-is-empty = your flask is empty ({ $rule }).
flask-is-full = your flask is full already ({ $rule }).
newest-not-white = your newest chip is not white ({ $rule }).
not-for-sale = { $chip } is not sold ({ $rule }).
book-closed = the book of { $chip } opens in round { $count } ({ $rule }).
none-in-supply = there is no { $chip } left in the supply ({ $rule }).
two-chips-at-most = two chips at most ({ $rule }).
colours-must-differ = the two chips must differ in colour ({ $colour }; { $rule }).
too-dear = { $price } coins; you have { $count } ({ $rule }).
too-few-rubies = that costs { $price }, you have { $count ->
    [one] { $count } ruby
   *[other] { $count } rubies
} ({ $rule }).
witch-not-revealed = { $witch } is not in this game ({ $rule }).
penny-gone = { $witch } wants a { $penny } penny, and yours is gone ({ $rule }).
witch-not-now = { $witch } can't help now ({ $rule }).
five-need-expansion = Five players need the expansion (expansion=on).
books-need-expansion = Books “{ $given }”: sets 5 and 6 need the expansion (expansion=on).
locoweed-needs-expansion = Locoweed needs the expansion (expansion=on).
witches-need-expansion = Witches need the expansion (expansion=on).
bad-books = Option books can't be “{ $given }”. Expected: one set for all colours, 1 to 6; or six sets, for green, blue, red, yellow, purple and black, as in 1,2,3,4,5,6; or sets by colour, as in green=6,blue=3, with set 1 for the others.
bad-witches = Option witches can't be “{ $given }”. Expected: random; or three of them, by number or name, one of each penny, as in w1,w5,w9: { witches-all }.
witches-all = silver: w1 { witch-w1 }, w2 { witch-w2 }, w3 { witch-w3 }, w4 { witch-w4 }; copper: w5 { witch-w5 }, w6 { witch-w6 }, w7 { witch-w7 }, w8 { witch-w8 }; gold: w9 { witch-w9 }, w10 { witch-w10 }, w11 { witch-w11 }, w12 { witch-w12 }

## Options

option-players = number of players
option-expansion = the expansion The Herb Witches
option-books = ingredient books: one set for all, or one each for green, blue, red, yellow, purple, black
option-locoweed = locoweed book
locoweed-auto = as the books
locoweed-none = none
option-witches = herb witches: random, or one of each penny, by number or name
label-books = ingredient books
label-expansion = The Herb Witches
label-test_tubes = test tubes
label-witches = herb witches
books-all = All of set { $number }
books-mixed = Mixed
books-line = { $number }: { $text }
witches-random = drawn at random
witches-chosen = chosen
locoweed-5 = book 5: { book-locoweed-5 }
locoweed-6 = book 6: { book-locoweed-6 }
option-test_tubes = test tubes, the pot's other side
option-starting_rubies = rubies to start with

## Table

panel-round = Round { $round } of { $rounds }
panel-pot = { $seat }: pot
panel-others = The others
panel-books = Books
panel-shop = Shop
no-card = No card yet.
start-player = start player: { $seat }
stage-witches = set-up
stage-card = a card is drawn
stage-fortune = the card
stage-gifts = the card
stage-brewing = brewing
stage-brewed = after brewing
stage-comfort = before the die
stage-bonus-die = A, bonus die
stage-actions = B, chip actions
stage-rubies = C, rubies
stage-choice = points or coins
stage-points = D, points
stage-shopping = E, buying
stage-exchange = F, end of round
stage-over = the end
labelled = { $label }: { $text }
pot-empty = the pot is empty
line-whites = whites { $sum } of { $limit }
line-space = scoring space { $space }
line-ruby = a ruby
line-coins = { $count } { $count ->
    [one] coin
   *[other] coins
}
line-bag = bag
line-bag-empty = empty
line-odds = the next chip explodes the pot: { $count } of { $total }
line-start = starts on { $space } (droplet { $droplet }, rat tails { $tails })
line-glass = glass { $glass } of 12
line-flask-full = flask full
line-flask-empty = flask empty
line-points = { $count } { $count ->
    [one] point
   *[other] points
}
line-rubies = { $count } { $count ->
    [one] ruby
   *[other] rubies
}
line-bowl = bowl
line-beside = beside the pot
line-aside = set aside
line-hand = in hand
line-bought = bought
line-named = reserved
line-window = { $count ->
    [one] the next chip is protected
   *[other] the next { $count } chips are protected
}
line-doubling = the next chip moves twice as far
line-coins-left = to spend: { $count }
line-pennies = pennies: { $penny }
is-exploded = exploded
is-stopped = stopped
is-declared = has decided
is-brewing = brewing
you-declared = you said: { $word }
word-draw = draw
word-stop = stop

rules-short =
    Draw chips from your bag and place them in your pot, each its value further. Stop when you like:
    if the whites in it exceed 7, the pot explodes, and you get either points or coins.
    The space after your last chip gives points, coins for new chips, and perhaps a ruby.
    Two rubies move your droplet or refill your flask. Most points after 9 rounds win.

## Browser board

web-prompt-you = { $seat }, it is up to you.
rules-key = Rules in short
where-round = round { $round } of 9
where-round-of = round { $round } of { $rounds }
points-curve = points
unit-points = { $count ->
    [one] pt
   *[other] pts
}
seat-decides = decides
seat-starts = start player
is-pardoned = pardoned
belongings = Belongings
places = Chips elsewhere
stat-whites = White
stat-rubies = { $count ->
    [one] ruby
   *[other] rubies
}
stat-flask = flask
stat-full = Full
stat-empty = Empty
stat-droplet = droplet
stat-tails = { $count ->
    [one] rat tail
   *[other] rat tails
}
stat-pennies = pennies
of-limit = of { $limit }
droplet-on = droplet on space { $space }
tails-of = { $count } { $count ->
    [one] rat tail
   *[other] rat tails
}
no-pennies = no pennies left
explain-whites = The white chips in the pot may sum up to { $limit }. One more, and the pot explodes.
explain-rubies = Two rubies move your droplet one space or refill your flask, at the end of a round.
explain-flask = Once while it is full: your newest chip, if it is white, goes back in the bag.
explain-droplet = Your pot begins here. It stays where it is from round to round.
explain-tails = Rat tails between you and the leader: this round your pot begins so many spaces further.
explain-pennies = Each penny calls the witch of its colour, once in the game.
explain-bag = Draw a chip from your bag. All know what is in it, nobody what comes next.
well = Space { $space }: { $coins } { $coins ->
    [one] coin
   *[other] coins
}, { $points } { $points ->
    [one] point
   *[other] points
}
well-chip = { $chip } lies here
well-rats = rat stone
well-scoring = scoring space
space-number = space { $space }
bag-title = In the bag
tab-round = Round
tab-count = Count
count-title = Round { $round }, as it is counted
count-rounds = Rounds so far
count-after = points after each
summary-before = { $count ->
    [one] One point
   *[other] { $count } points
} before { $seats }.
bag-count = In the bag: { $count } { $count ->
    [one] chip
   *[other] chips
}
chip-count = { $chip }: { $count }
chip-in = { $chip } ({ $place })
odds-of = { $count } of { $total }
odds-explodes = explode on the next draw
about-explodes = explodes the pot
about-coins = { $coins } coins = { $points ->
    [one] 1 point
   *[other] { $points } points
}
about-unspent = { $count ->
    [one] { $count } coin is lost
   *[other] { $count } coins are lost
}
about-witch = costs your { $penny } penny
about-call = { $does }; { $price }
about-draw = { $count ->
    [0] none of { $total } explodes
    [one] 1 in { $total } explodes
   *[other] { $count } in { $total } explode
}
draw-safe = { $count } of { $total } safe
chip-explodes = explodes
chip-whites = { $sum } of { $limit } white
chip-brings = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}, { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
brief-stop = { $points } pts; { $coins } coins = { $made } pts
let-it-be = let it be
let-it = { $points } points or { $coins } coins, not both
about-flask = { $chip } goes back
about-pay-yellow = it moves 3 more
about-pay-green = for a droplet move
about-keep = for a later round
tier-1-1 = 1 point
tier-1-2 = 1 point and a ruby
tier-1-3 = 2 points and a droplet move
tier-2-1 = black 1, 1 point, a ruby
tier-2-2 = green 1, blue 2, 3 points, a droplet move
tier-2-3 = yellow 4, 6 points, a ruby, 2 droplet moves
tier-4-1 = a 1-chip for a 2-chip
tier-4-2 = a 2-chip for a 4-chip
tier-4-3 = a 1-chip for a 4-chip
stop-now = If you stop now: space { $space }, { $worth }.
scores-title = Points
scores-all = In all
still-brewing = Still brewing: { $seats }.
you-stopped = You have stopped: scoring space { $space }.
you-exploded = Your pot has exploded.
secret-round = Last round: all decide in secret, for all at once.
secret-told = Only you see this. It takes effect when all have decided.
key-space = Space
book-white = whites above the limit explode the pot
book-orange = no effect
books-prices = price by value
book-opens = opens in round { $round }
shop-item = { $chip }: { $price } coins, { $count } left
shop-coins = { $count ->
    [one] coin
   *[other] coins
}
basket = Basket
basket-empty = up to two chips, of different colours
witches-title = Witches
witches-once = each once
witch-used = used
card-lasting = this round
card-once = at once
look-back = Back to your pot
look-first = Start player's pot
tubes-title = Test tubes
glass-gives = glass { $glass }: { $gift }
glass-here = { $name }, the droplet is here
glass-next = move the droplet to { $name }
then-choice = { $points } points and no shopping, or { $coins } coins and no points.
then-shop = { $left ->
    [one] { $left } coin
   *[other] { $left } coins
}; what is left over is lost.
then-exchange = { $rubies ->
    [one] You have { $rubies } ruby
   *[other] You have { $rubies } rubies
}; each costs { $price }.
then-yellow-pay = { $rubies ->
    [one] You have { $rubies } ruby.
   *[other] You have { $rubies } rubies.
}
then-reserved = It acts as if drawn; then the next one is placed.
then-blue-place = It acts as if drawn; a white may explode the pot.
then-return-before = Its space stays empty; its value counts no more.
then-stirred = It counts no more, and your flask stays as it is.
then-second-chance = Starting over puts what you brewed back in the bag.
then-aside = Each only moves its value; a white still counts towards the limit.
then-beside = Placed, it only moves its value; kept, it waits for a later round.
then-droplet = In the pot you start further on; a glass gives its gift at once.
then-f01 = A droplet stays where it moves; the chip goes in your bag.
then-f05 = A chip can be drawn this round already; rubies you keep.
then-f06 = { then-yellow-pay } The chip can be drawn this round already.
then-f07 = Each is a ruby, and a space less to start from.
then-f09 = A 1 becomes a 2, a 2 becomes a 4; then all go back.
then-f13 = Points count at once; the white leaves for good.
then-f14 = Your rat tails move your start on in any case.
then-f18 = It is free and goes in your bag.
then-f22 = It only moves its value and can't explode the pot.
then-green-2 = { then-f18 }
then-green-4 = { then-yellow-pay } The droplet stays there.
then-green-5 = It is placed before your first draw, as if drawn.
then-purple-tier = { $book ->
    [2] What you hand in leaves your bag for good.
   *[other] They stay yours; only what you choose is given.
}
then-purple-swap = The old chip goes to the supply, the better one in your bag.
then-market = { then-shop }
then-gold = Her penny, kept to the end, is 2 points.
then-last-coins = { then-gold }
ask-decide = Draw another chip, or stop?
ask-reserved = Which of your reserved chips is placed first?
ask-blue-place = You may place one of the chips drawn; the others go back.
ask-return-before = The white before the yellow may go back in the bag.
ask-stirred = Your first white of the round may go back in the bag.
ask-yellow-pay = Pay a ruby to move 3 more?
ask-w1 = Your pot explodes. Call the Rescuer?
ask-w2 = Place any of the chips drawn, in any order.
ask-w3 = Which of the last two whites go back?
ask-second-chance = Five chips are placed. Go on, or start over?
ask-aside = Place the chips set aside.
ask-beside = The chips beside the pot: place, keep, or back in the bag?
ask-droplet = Which droplet moves?
ask-f01 = Move the droplet, or take a purple chip?
ask-f05 = Choose one gift.
ask-f06 = Trade a ruby for a chip?
ask-f07 = Give up rat tails for rubies?
ask-f09 = One of the chips drawn may be upgraded.
ask-f13 = Points, or a white 1 out of your bag?
ask-f14 = A 4-chip, or points for your rat tails?
ask-f18 = Your neighbour's pot exploded: take a chip.
ask-f22 = You may place one of the chips drawn.
ask-w4 = Your pot exploded. Call the Comforter?
ask-green-2 = Your green chip: add a chip to your bag?
ask-green-4 = Your green chip: pay a ruby for a droplet move?
ask-green-5 = Your green chip: reserve a chip for the next round?
ask-purple-tier = How many of your purple chips do you use?
ask-purple-swap = Which chip is swapped?
ask-market = Buy with the points under your purples, up to two chips.
ask-w11 = Call the Jeweller?
ask-choice = Your pot exploded: points or coins?
ask-gold = Call the witch for points?
ask-shop = Buy up to two chips of different colours.
ask-w5 = Which chip is upgraded?
ask-w7 = Which chip once more?
ask-last-coins = Coins become points, five for one. Call the witch?
ask-exchange = Rubies for a droplet move or the flask?

## Coach

prompt-asked = { $seat }: { $ask }
whites-brief = white { $sum }/{ $limit }

## What the fields of a position hold

expects-quacks-round = from 1 to the last round.
expects-quacks-stage = a stage in which somebody can act as the players' todo says.
expects-quacks-turn = how many players have begun their part of the stage; outside of brewing exactly one of them has something to do.
expects-quacks-card = the card of the round, one of those seen, as in f03; - before it is drawn.
expects-quacks-seen = as many cards as rounds so far, each once, as in f03,f15.
expects-quacks-supply = every chip of the box that the players don't have, as in 17w1,6w2; together they have too many of it.
expects-quacks-witches = one of w1–w4, of w5–w8 and of w9–w12, those of the option if it names any; fewer only while they are revealed.
expects-quacks-blacks = the seats that black 6 rewards as furthest/second, as in 0/1,2.
expects-quacks-points = the points so far.
expects-quacks-rubies = how many rubies.
expects-quacks-droplet = the space of the droplet.
expects-quacks-glass = the glass of the test tubes' droplet.
expects-quacks-flask = empty, or left out.
expects-quacks-pennies = those left of silver, copper and gold, with the expansion.
expects-quacks-bag = chips with amounts, as in 4w1,2w2.
expects-quacks-pot = chips in order with their spaces, as in w1@1,g2@14.
expects-quacks-bowl = chips, as in g1,w2, and only with the expansion and once a chip was on space 52.
expects-quacks-kept = with red 2, red chips from earlier rounds, as in r1,r2.
expects-quacks-beside = with red 2, red chips from this round, as in r1,r2.
expects-quacks-aside = the chips that red 6 set aside, as in g1.
expects-quacks-reserved = with green 5, the chips reserved, as in g1; while brewing they lie in pot, bag or hand.
expects-quacks-named = chips that green 5 names for the next round, as in g1.
expects-quacks-bought = the chips bought, as in g1,b2.
expects-quacks-hand = chips only while a step of todo, or card f04, holds them.
expects-quacks-drawn = with blue 1, chips only while blue-place stands in todo.
expects-quacks-chip = a chip if the last of todo is yellow-draw or yellow-pay, else nothing.
expects-quacks-start = the start space.
expects-quacks-tails = how many rat tails.
expects-quacks-score = the scoring space, once all have brewed.
expects-quacks-rummage = how many chips of the bag W10 counts.
expects-quacks-is = what holds of the player, as in stopped,exploded.
expects-quacks-choice = points or coins, after an explosion.
expects-quacks-placings = how many chips were placed.
expects-quacks-yellows = how many yellows were placed.
expects-quacks-window = how many chips blue 2 still protects.
expects-quacks-second = asked or over, with card f21.
expects-quacks-coins = the coins left.
expects-quacks-basket = the chips of this shopping, as in g1,b2.
expects-quacks-price = the rubies that a droplet or flask costs: 1 with W12.
expects-quacks-todo = steps that belong to the stage, the books, the card and to what the player has, the next one last, as in brew,decide; whoever is asked has a choice.

## The stage

moment-explodes = Your pot explodes with { $count }!
moment-sum = { $sum } = { $count }; the limit is { $limit }.
moment-rolls = { $seat } rolls the bonus die…
moment-turns = Round { $round }: the card is turned.
moment-tails = Rat tails: those behind start further on.
moment-scored = Points { $earned }
moment-rubies = Rubies { $earned }
earned-die = from the bonus die
earned-card = from the card
earned-blue = from blue chips
earned-green = from green chips
earned-purple = from purple chips
earned-black = from black chips
earned-space = from the scoring spaces
earned-bowl = from the overflow bowl
earned-witch = from witches
earned-coins = from coins
earned-rubies = from rubies
earned-pennies = from pennies
earned-tube = from test tubes
moment-furthest = The furthest pot of those that did not explode.
moment-counted = Round { $round } is counted.
step-A = Bonus die
step-B = Chips act
step-C = Rubies
step-D = Points
step-E = Buying
step-F = Ruby trade
summary-leads = { $count ->
    [one] { $seats } stays in the lead
   *[other] { $seats } share the lead
}
summary-takes = { $count ->
    [one] { $seats } takes the lead
   *[other] { $seats } share the lead
}
summary-up = { $count ->
    [one] one place up
   *[other] { $count } places up
}
summary-down = { $count ->
    [one] one place down
   *[other] { $count } places down
}
