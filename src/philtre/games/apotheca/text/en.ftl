name = Apotheca
about = 1–4 players, 30 minutes. Move secret potions about a market, match three, satisfy three apothecaries.
credits = Apotheca is a game by Andrew Federspiel, published by Knapsack Games.

colour-red = red
colour-blue = blue
colour-yellow = yellow
letter = { $kind ->
    [red] R
    [blue] B
   *[yellow] Y
}
gem-red = a ruby
gem-blue = a sapphire
gem-yellow = a topaz
gems-red = rubies
gems-blue = sapphires
gems-yellow = topazes
station-ruby = the ruby station
station-sapphire = the sapphire station
station-topaz = the topaz station
variant-standard = standard
variant-solo = solo
variant-master = Master of the Market

apothecary-afrit = Afrit
apothecary-benedetto = Benedetto
apothecary-carbuncle = Master Carbuncle
apothecary-corvidus = Corvidus
apothecary-giada = Giada
apothecary-imogen = Imogen
apothecary-karinne = Karinne
apothecary-masked = the Masked Woman
apothecary-merten = Merten
apothecary-ooki = Ooki & Oogi
apothecary-porter = the Porter King
apothecary-qwixly = Qwixly
apothecary-solas = Solas
apothecary-strega = the Strega
apothecary-tidemaster = the Tidemaster

power-chained-charge = Chained Charge
power-double-dive = Double Dive
power-faithful-float = Faithful Float
power-flickering-flip = Flickering Flip
power-genie-juggle = Genie Juggle
power-gully-glide = Gully Glide
power-lucky-leap = Lucky Leap
power-portal-pounce = Portal Pounce
power-reptilian-rush = Reptilian Rush
power-shadow-swap = Shadow Swap
power-sorceress-spin = Sorceress Spin
power-spirit-switch = Spirit Switch
power-tetratwist = Tetratwist
power-wandering-waltz = Wandering Waltz
power-wizards-winds = Wizards Winds

does-chained-charge = one steps aside, its neighbour follows
does-double-dive = two apart each step a different way
does-faithful-float = an inner row or column turns by one
does-flickering-flip = swap two neighbours
does-genie-juggle = hop around a neighbour
does-gully-glide = move along a row or column
does-lucky-leap = leap exactly 2 or 3, any direction
does-portal-pounce = move like a chess knight
does-reptilian-rush = a whole diagonal turns by one
does-shadow-swap = swap a facedown, a face-up one
does-sorceress-spin = swap two, 2 or 3 apart in a line
does-spirit-switch = swap two a knight's move apart
does-tetratwist = a 2×2 block turns clockwise
does-wandering-waltz = step 1, any direction
does-wizards-winds = all slide to one edge

action-reveal = Reveal
action-restock = Restock
action-hire = Hire
action-decree = Decree
action-afrit = the power of Afrit
action-benedetto = the power of Benedetto
action-carbuncle = the power of Master Carbuncle
action-corvidus = the power of Corvidus
action-giada = the power of Giada
action-imogen = the power of Imogen
action-karinne = the power of Karinne
action-masked = the power of the Masked Woman
action-merten = the power of Merten
action-ooki = the power of Ooki & Oogi
action-porter = the power of the Porter King
action-qwixly = the power of Qwixly
action-solas = the power of Solas
action-strega = the power of the Strega
action-tidemaster = the power of the Tidemaster

rank-assistant = Assistant
rank-apprentice = Apprentice
rank-adept = Adept
rank-expert = Expert
rank-master = Master
rank-grand-master = Grand Master
rank-legend = Legend of Apotheca

## Events

dealt = A { $colour } potion is dealt to { $space }.
dealt-facedown = A facedown potion is dealt to { $space }; it points at { $seat }.
peeked = { $seat }, only you see it: the potion on { $space } is { $colour }.
card-to-seat = { $seat } begins with { $apothecary }.
card-to-station = New at { $station }: { $apothecary }.
turn = Turn { $turn }: { $seat }.
no-action = { $seat } can do nothing.
revealed = { $seat } reveals { $space }: { $colour }, and gains { $gem }.
restocks = { $seat } restocks the market.
drew = { $seat }, only you see it: you draw a { $colour } potion.
placed = { $seat } places a facedown potion on { $space }.
overload = Market Overload!
spilled = A { $colour } potion turns up from the supply.
cleared = { $count ->
    [one] One { $colour } potion leaves
   *[other] { $count } { $colour } potions leave
} the market.
hired = { $seat } hires { $apothecary } from { $station }.
hired-mixed = { $seat } hires { $apothecary } from { $station }, for one gem of each colour.
hired-unseen = { $seat } hires { $apothecary }, unseen, from the deck.
power = { $seat } uses { $power } ({ $apothecary }): { the-use }.
decreed = { $seat } decrees { $colour }.
matched = { $seat } matches { $count } { $colour } potions: { $spaces }.
bonus-gem = More than three: { $seat } gains { $gem }.
satisfied = { $seat } satisfies { $apothecary }.
nobody-satisfied = { $seat } has no active apothecary: the match earns { $gem }.
stacked = The potions are stacked on { $space }.
scored = { $points ->
    [one] One point
   *[other] { $points } points
}, { $total } in all.
kept = The master keeps the { $colour } match.
extra = { $seat } spends the Extra Action token.
pass = { $seat } keeps the Extra Action token.
came-in = A potion from outside comes in on { $space }.
solo-bonus = No potion is left outside: { $points } more points.
solo-over = The end, with { $points ->
    [one] one point
   *[other] { $points } points
}: { $rank }.
won = { $seats } { $count ->
    [one] wins
   *[other] win
}!
drawn = A draw between { $seats }.

## Moves

do-reveal = reveal { $space }
do-restock = restock the market
do-hire = hire from { $station }
do-hire-mixed = hire from { $station } for one gem of each colour
do-hire-deck = hire from the deck, unseen, for one gem of each colour
do-decree = decree { $colour }
do-power = { $power }: { the-use }
the-use = { $how ->
    [moves] { $start } to { $end }, { $start_2 } to { $end_2 }
    [swap] { $start } and { $end } change places
    [row-plus] row { $line } → right
    [row-minus] row { $line } ← left
    [column-plus] column { $line } ↑ up
    [column-minus] column { $line } ↓ down
    [diagonal] { $start } → { $end }
    [block] block { $start }–{ $end } ↻
    [winds-up] all ↑ up
    [winds-down] all ↓ down
    [winds-left] all ← left
    [winds-right] all → right
   *[move] { $start } to { $end }
}
do-place = place it on { $space }
do-match = first the { $colour } match at { $space }
do-satisfy = satisfy { $apothecary }
do-stack = stack them on { $space }
do-outside = bring in the potion of { $space }
do-overload = all { $colour } potions leave
do-extra = take a third action (spends the token)
do-pass = keep the token

## Reasons

asked-now = { $asks } ({ $rule }).
asks-over = the game is over
asks-decree = the master chooses the decreed colour
asks-action = choose an action
asks-extra = use the Extra Action token?
asks-place = choose a space for the drawn potion
asks-overload = choose the colour that leaves the market
asks-match = choose which match comes first
asks-stack = choose where to stack the match
asks-satisfy = choose the apothecary to satisfy
asks-outside = choose a potion from outside
asks-deal = potions are dealt
asks-card = an apothecary comes from the deck
asks-draw = a potion is drawn
asks-spill = a potion is drawn for the Overload
asks-unveil = a potion is turned up
asks-arrive = a potion comes in
used-already = you have already taken this action this turn: { $action } ({ $rule }).
reveal-none = there is no facedown potion in the market ({ $rule }).
reveal-empty = there is no potion on { $space } ({ $rule }).
reveal-face-up = the potion on { $space } is face-up already ({ $rule }).
restock-solo = there is no Restock in solo ({ $rule }).
restock-facedown = there are already { $count } facedown potions in the market ({ $rule }).
restock-full = the market has no empty space ({ $rule }).
restock-supply = the potion supply is empty ({ $rule }).
hire-master = the master never hires ({ $rule }).
hire-solo = in solo an apothecary costs three gems of its station's colour ({ $rule }).
hire-deck-empty = the deck is empty ({ $rule }).
hire-mixed-gems = that costs a ruby, a sapphire and a topaz, and you lack at least one ({ $rule }).
station-empty = nobody is at { $station } ({ $rule }).
gems-missing = that costs { $count ->
    [one] { $gem }
   *[other] { $count } { $gems }
}, and you have { $held ->
    [0] none
   *[other] only { $held }
} ({ $rule }).
decree-apprentice = only the master decrees ({ $rule }).
decree-same = { $colour } is the decreed colour already ({ $rule }).
power-not-alley = { $apothecary } is not in the alley ({ $rule }).
power-satisfied = { $apothecary } is satisfied and has no power any more ({ $rule }).
power-not-yours = { $apothecary } is not among your apothecaries ({ $rule }).
power-no-use = { $power } would change nothing in the market now ({ $rule }).
not-with-power = { $power } can't use { $space } now: { $does }.
use-no-potion = there is no potion on { $space } ({ $rule }).
use-taken = { $space } is not empty ({ $rule }).
use-faces = one of the two must be face-up and the other facedown ({ $rule }).
use-no-neighbour = no potion lies between to be moved around ({ $rule }).
use-unchanged = it would leave the market unchanged ({ $rule }).
variant-and-players = Variant “{ $variant }” can't be played by { $players }. One player plays solo; 2–4 play standard or Master of the Market.

## Options

option-players = number of players
option-variant = variant: standard, solo, or Master of the Market
label-variant = variant
option-first_game = first game: the five easiest apothecaries come first
option-turn_limit = limit of turns
option-table_talk = partners may talk; if not, no messages until the end

## Table

panel-market = Market
panel-turn = Turn { $turn }: { $seat }
panel-set-up = Set-up
panel-seats = Apothecaries and gems
panel-alley = Apothecary Alley
tab-alley = Alley
market-legend = { $facedown }→1: facedown, points at player 1
market-outside = { $mark } a potion waits outside for this space
market-yours = in ( ) what you alone see
actions-left = { $count ->
    [0] No action left
    [one] One action left
   *[other] { $count } actions left
}
actions-used = Used: { $actions }
you-drew = You drew: { $mark }
kept-aside = Kept aside: { $marks }
supply-and-deck = Supply: { $supply } potions · deck: { $deck } apothecaries
outside-and-deck = Outside: { $outside } potions · deck: { $deck } apothecaries
decreed-colour = Decreed colour: { $mark } { $colour }
master-kept = The master's matches: { $marks }
master-kept-none = The master has no match yet.
points-so-far = Points: { $points } ({ $rank })
turn-limit-note = The game ends after turn { $limit }.
token-holder = { $seat } holds the Extra Action token.
part-master = the master
part-apprentice = apprentice
part-team = team with { $seat }
no-talk-note = Partners don't talk.
is-satisfied = satisfied
person = { $apothecary }: { $does }
nobody-there = nobody
deck-price = One gem of each colour also buys the deck's top card.
deck-price-solo = Each costs three gems of the station's colour.
deck-price-master = The master may use a power here for two gems.
won-mark = wins
drew-mark = draw

rules-short =
    Two different actions a turn; the very first turn has one.
    Reveal turns a facedown potion up and earns a gem. Restock adds facedown potions that only you see.
    Hire takes an apothecary for two gems of its station, or for one of each colour.
    Power moves potions as one of your apothecaries can.
    Three or more face-up potions of a colour in a row or column are a match and satisfy one of your apothecaries.
    Three satisfied apothecaries win.

## Browser board

where-turn = turn { $turn }
web-end-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win!
}
web-curve = { $what }, turn by turn
where-outside = { $count } outside
rules-key = Rules key
rules-solo =
    Two actions a turn; the same may be taken twice. There is no Restock.
    Reveal turns a facedown potion up and earns a gem. Hire costs three gems of the station's colour. Power moves potions as one of your apothecaries can.
    Three or more face-up potions of a colour in a row or column are a match: it is stacked on one of its spaces, satisfies one of your apothecaries and scores a point for every face-up potion of its colour; without an active apothecary a gem and no points.
    Each turn ends with a potion from outside coming in to its own empty space. When none can, the game ends.
    Five more points if none is left outside.
rules-master =
    The master matches the decreed colour only and wins with a match of each colour; a power of the alley costs two gems, a new decree one.
    The apprentices match the two other colours and win with three satisfied apothecaries among them; what they pay goes to the master.
key-legal = you may choose this
key-chosen = chosen
key-last = last move
key-eye = only you see this colour
panel-table = The table
your-actions = Your actions
your-apothecaries = Your apothecaries
your-uses = Ways to use this power
token = Extra Action
space-empty = empty
space-up = { $colour } potion
space-down = facedown potion
space-points = facedown potion that points at { $seat }
space-peek = only you see it: { $colour }
space-waits = a potion waits outside for this space
space-match = part of the match
space-legal = { $text }; you may choose it
tag-using = in use
tag-used = used
tag-satisfy = satisfy
tag-no-use = no use now
brief-reveal = { $count } to choose from
brief-restock = as many as are missing
brief-hire = { $count ->
    [one] one way
   *[other] { $count } ways
} to pay
master-alley = A power of the alley costs you { $count ->
    [one] one gem
   *[other] { $count } gems
    }.
brief-decree = for one gem
about-reveal = Reveal: turn any facedown potion face-up and gain a gem of its colour
about-restock = Restock: draw potions and place them facedown, until there are three; only you see them
about-hire = Hire: pay gems for an apothecary of the alley
about-decree = Decree: one gem of another colour makes it the decreed one
hint-drawn = You drew a { $colour } potion, which only you see. Choose a space for it.
hint-reveal = Confirm, or choose another potion.
hint-reveal-where = Choose a facedown potion in the market.
hint-first = { $power }: { $does }. Choose a potion in the market.
hint-list = { $power }: { $does }. Choose from the list, or a space of the market.
hint-next = { $power }: { $space } is chosen. Where next?
hint-use = { $power }: { the-use }.
hint-use-match = { $power }: { the-use }. It makes a match of { $count } potions.
confirm = Confirm: { $what }
back = Back
hire-for = { $apothecary } for { $count } { $gems }
hire-mixed = { $apothecary } for one gem of each colour
hire-deck = Top of the deck, unseen, for one gem of each colour
lend-for = Use the power of { $apothecary } for { $count } { $gems }
deck-top = Top of the deck
deck-left = { $count ->
    [0] No card left.
    [one] Unseen until hired. One card left.
   *[other] Unseen until hired. { $count } cards left.
}
decree-now = decreed: { $colour }
kept-matches = The master's matches:
aside-now = Kept aside:
points-unit = { $count ->
    [one] point
   *[other] points
}
next-rank = { $rank } in { $count ->
    [one] one more point
   *[other] { $count } more points
}
prompt-action = { $seat }, choose an action.
prompt-power = { $seat }, use { $apothecary }.
prompt-confirm = { $seat }, confirm, or choose anew.
prompt-decree = { $seat }, decree a colour.
prompt-extra = { $seat }, use the Extra Action token?
prompt-place = { $seat }, where does the potion go?
prompt-overload = { $seat }, which colour leaves the market?
prompt-match = { $seat }, which match comes first?
prompt-stack = { $seat }, where is the match stacked?
prompt-satisfy = { $seat }, whom does the match satisfy?
prompt-outside = { $seat }, which potion comes in from outside?
then-decree = Matches of this colour are yours alone; the apprentices make those of the two others.
then-extra = A third action, different from both. The token is gone then; it can wait for a later turn.
then-overload = The supply is empty: all face-up potions of that colour leave the market.
then-match = Each is settled in full before the next.
then-stack = The match becomes one potion there; then an apothecary is satisfied.
then-satisfy = The potions lie on that card from now on, and its power is gone.
then-outside = It goes to its own space facedown, and only you see it.
ask-decree = Decree a colour
ask-action = Choose an action
ask-extra = Use the Extra Action token?
ask-place = Where does the potion go?
ask-overload = Which colour leaves the market?
ask-match = Which match comes first?
ask-stack = Where is the match stacked?
ask-satisfy = Whom does the match satisfy?
ask-outside = Which potion comes in from outside?
points-curve = apothecaries satisfied
points-curve-alone = points
solo-reached = { $seat } is { $rank }, with { $points ->
    [one] one point
   *[other] { $points } points
}.

## What the fields of a position hold

expects-apotheca-turn = the number of the turn, from 1, within the turn limit (solo: 17 at most with the potions outside); 0 in the set-up, when nothing has happened yet.
expects-apotheca-seat = the seat whose turn has that number; 0 in the set-up.
expects-apotheca-asks = a question that comes up there and has an answer, like action, place or draw; over only where the game is over.
expects-apotheca-used = the actions of this turn in order, each allowed to that seat, the one under way last; - for none.
expects-apotheca-market = four rows from 4 to 1 like R--y1, without a match that is still to be made, and with no more facedown potions than the rules allow.
expects-apotheca-supply = red, blue and yellow tiles that lie nowhere else, as in 12,11,14: no more of a colour than the game has.
expects-apotheca-deck = the names of those in the deck: each apothecary is in exactly one place.
expects-apotheca-alley = who is at the ruby, sapphire and topaz stations; - only with an empty deck.
expects-apotheca-gems = for each seat rubies, sapphires and topazes, as in 1,0,0/0,2,0.
expects-apotheca-active = for each seat its apothecaries, as in merten,porter/-; a master has none.
expects-apotheca-satisfied = for each seat its satisfied apothecaries with their potions, as in merten:R3/-; too few for a win before the game is over.
expects-apotheca-token = on or off.
expects-apotheca-decree = red, blue or yellow; - only in the set-up.
expects-apotheca-kept = the master's matches in order, as in R3,Y4; - for none.
expects-apotheca-outside = the spaces whose potion is still outside, as in a1,c3; - for none.
expects-apotheca-points = the points so far.
expects-apotheca-hand = R, B or Y while a drawn tile is placed, else nothing.
expects-apotheca-aside = the tiles kept aside in an Overload, by colour, of none that lies face-up.
expects-apotheca-match = the spaces of a match that is being resolved, else nothing.
