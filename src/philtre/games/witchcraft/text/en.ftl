name = Witchcraft
about = 2 players, 30 minutes. Two guilds of wizards: leave the other nothing to activate.
credits = Witchcraft is a game by Michał Oracz, with Ignacy Trzewiczek, published by Portal Games.
web-site-bots = In a browser bots think more slowly than on a server, and so for longer: an adept up to 2 s for a choice, an expert 5 s, a master 10 s. An adept is about as strong as there, an expert weaker; a master is about as strong as an expert there.

tile-apprentice = Apprentice
tile-guardian = Guardian
tile-golem = Golem
tile-archmage = Archmage
tile-master = Master
tile-monk = Monk
tile-telekinetic = Telekinetic
tile-priest = Priest
tile-prophet = Prophet
tile-prince = Prince
tile-barbarian = Barbarian
tile-keykeeper = Key Keeper
altar-energy = Energy
altar-protection = Protection
altar-teleportation = Teleportation
altar-summoning = Summoning
facing-N = N
facing-NE = NE
facing-E = E
facing-SE = SE
facing-S = S
facing-SW = SW
facing-W = W
facing-NW = NW

## Two letters each, on the board

code-apprentice = Ap
code-guardian = Gu
code-golem = Go
code-archmage = Ar
code-master = Ma
code-monk = Mo
code-telekinetic = Te
code-priest = Pt
code-prophet = Ph
code-prince = Pc
code-barbarian = Ba
code-keykeeper = KK
code-energy = En
code-protection = Pr
code-teleportation = Te
code-summoning = Su

## Tiles of a reserve, in a list of three

second-apprentice = { tile-apprentice }
second-guardian = { tile-guardian }
second-golem = { tile-golem }
second-archmage = { tile-archmage }
second-master = { tile-master }
second-monk = { tile-monk }
second-telekinetic = { tile-telekinetic }
second-priest = { tile-priest }
second-prophet = { tile-prophet }
second-prince = { tile-prince }
second-barbarian = { tile-barbarian }
second-keykeeper = { tile-keykeeper }
third-apprentice = { tile-apprentice }
third-guardian = { tile-guardian }
third-golem = { tile-golem }
third-archmage = { tile-archmage }
third-master = { tile-master }
third-monk = { tile-monk }
third-telekinetic = { tile-telekinetic }
third-priest = { tile-priest }
third-prophet = { tile-prophet }
third-prince = { tile-prince }
third-barbarian = { tile-barbarian }
third-keykeeper = { tile-keykeeper }

## Events: set-up and placing

first = { $seat } begins.
altar-laid = The altar of { $altar } lies on { $space }.
special-dealt = { $seat } is dealt the { $tile }.
power-drawn = { $seat } draws a power tile.
your-power = Your power tile is { $altar }.
reserve-chosen = { $seat } has chosen a reserve.
reserve-shown = { $seat } keeps in reserve: { $tile }.
draws = { $seat } draws: { $tile }.
places = { $seat } places the { $tile } on { $space }, facing { $facing }.
confrontation = All tiles are placed. { $seat } opens the confrontation.

## Events: a turn

fires = { $seat } fires from { $space }: { $tile }.
uses = { $seat } uses the { $tile } on { $space }.
hits-altar = The bolt hits the altar of { $altar }.
power-used = { $seat } shows and uses the power tile { $altar }.
captures = { $seat } captures the stack on { $space }: { $tile }.
picks = { $seat } takes up: { $tile }.
gives = { $seat } deals the { $tile } on { $space }, facing { $facing }.
exhausted = The stack on { $space } is exhausted.
readies = The stack on { $space } is ready again.
shields = The stack on { $space } gets a shield token on its { $facing } side.
teleports-from = { $seat } teleports the stack on { $space }.
teleports = It is now on { $space }, facing { $facing }.
summons = { $seat } adds a piece of board at { $space }; its twin lies at { $twin }.
calls = { $seat } calls from the reserve: { $tile }.
comes = { $seat } places the { $tile } on { $space }, facing { $facing }.
sees-to = The Prophet of { $seat } sees to the stack on { $space }.
brings-up = On { $space } the { $tile } is now on top, facing { $facing }.
splits = The Prince of { $seat } takes the stack on { $space } apart.
discards = { $seat } discards: { $tile }.
removes = The Barbarian of { $seat } removes the altar of { $altar } from { $space }.
swaps = { $seat } swaps the stacks on { $space }.
turns = The stack on { $space } is turned to face { $facing }.
won-stuck = The other guild can activate nothing: { $seat } wins!
won-captured = The last enemy stack is taken: { $seat } wins!
drawn-sixty-turns = As many turns without an event as the rules allow: a drawn game.
drawn-repetition = The same position for the third time: a drawn game.

## Moves

do-fire = fire from { $space }
do-use = use { $space }
do-power = power tile: { $altar }
do-done = done
do-bolt = first the bolt to the { $facing }
do-target = aim at { $space }
do-altar = altar of { $altar }
do-pick = take up: { $tile }
do-give = deal it on { $space }, facing { $facing }
do-prophet = see to the stack on { $space }
do-ready = make ready: { $space }
do-top = bring up: { $tile }, facing { $facing }
do-split = take apart the stack on { $space }
do-discard = discard: { $tile }
do-remove = remove the altar on { $space }
do-swap = swap { $space } and { $second }
do-turn = turn { $space } to face { $facing }
do-keep = leave it so
do-shield = shield { $space }, on its { $facing } side
do-teleport = teleport the stack on { $space }
do-to = put it on { $space }, facing { $facing }
do-summon = add a piece of { $size }: { $space }
do-call = call: { $tile }
do-place = place on { $space }, facing { $facing }
do-draw = draw: { $tile }
do-reserve = reserve: { $tile }, { $second }, { $third }

## Why a move is not legal

no-space = there is no space { $space } on the board now (W-34).
not-free = { $space } is not free: it holds an altar or a stack (W-9).
not-your-piece = { $space } is no space of the piece on which your tile comes (W-34).
not-yours = you have no stack on { $space } ({ $rule }).
is-exhausted = the stack on { $space } is exhausted (W-23).
use-instead = the top tile on { $space } has no bolts: say “use { $space }” (W-65).
fire-instead = the top tile on { $space } has bolts: say “fire { $space }” (W-65).
line-empty = nothing that it could hit is on the line from { $space } (W-14).
line-shielded = from { $space } the bolt first meets { $target }, where a shield stops it (W-17).
line-idle = from { $space } the bolt first meets the altar of { $altar }, which can't act for you now (W-14).
no-split = the Prince needs a stack of two tiles or more, and another of yours beside it (W-25).
no-altar-left = no altar is left to remove (W-26).
no-swap = the Key Keeper needs two stacks of yours (W-27).
power-none = you hold no power tile any more, or none is in play (W-13).
power-other = that is not the power tile you hold (W-13).
power-idle = { $altar } could do nothing for you now (W-13).
power-later = a power tile is used before or after an activation, not between its steps (W-13).
target-shielded = a shield protects { $space } on that side (W-17).
target-own = your own stacks can't be targets (W-19).
target-idle = the altar on { $space } can't act for you now (W-14).
target-off = { $space } is not on the line of the blast, or holds nothing to hit (W-19).
target-fixed = { $space } is no target of this blast any more, or never was: they are fixed when it is fired, and each is hit once (W-19).
one-first = you may stop after one at least ({ $rule }).
has-token = the stack on { $space } has a token on that side already (W-32).
too-far = { $space } is neither free and adjacent nor where the stack stands (W-33).
as-before = that would change nothing ({ $rule }).
no-such-pair = the pair of pieces of { $size } is out already (W-34).
no-place = that piece or its twin would lie on spaces of the board (W-36).
not-in-reserve = there is no { $tile } in your reserve (W-34).
not-among = there is no { $tile } among these tiles ({ $rule }).
no-altar-there = there is no altar on { $space } (W-26).
not-swapped = only one of the two stacks just swapped may be turned ({ $rule }).
is-ready = the stack on { $space } is not exhausted (W-23).
priest-altar = { $altar } is not on the Priest's line, was used already, or can't act now (W-20).
not-due = that decision is not due now: { $due }.

due-reserve = choose three tiles for the reserve (W-42)
due-place = choose a free space, then its facing (W-10)
due-activate = activate a stack (W-11)
due-afterwards = use the power tile, or be done (W-13)
due-bolt = choose which bolt comes first (W-18)
due-target = choose what the blast hits (W-19)
due-target-next = choose what else the blast hits, or be done (W-19)
due-priest = choose the Priest's next altar (W-20)
due-pick = choose which tile is dealt next (W-21)
due-give = choose a stack for it, and its facing (W-21)
due-prophet = choose the stack the Prophet sees to (W-24)
due-top = choose what the Prophet does there (W-24)
due-split = choose the stack the Prince takes (W-25)
due-discard = choose the tile that leaves the game (W-25)
due-remove = choose the altar the Barbarian removes (W-26)
due-swap = choose the two stacks that change places (W-27)
due-turn = turn one of the two, or leave them (W-27)
due-energy = choose the stack that becomes ready (W-31)
due-protection = choose a side for the shield token (W-32)
due-teleport = choose the stack that is teleported (W-33)
due-to = choose where it ends and faces (W-33)
due-summon = choose a piece and its place (W-34)
due-call = choose a tile of your reserve (W-34)
due-come = choose where on your piece it comes, and its facing (W-34)

## Options

option-players = number of players
option-tournament = tournament mode: no power tiles
option-master = master mode: choose your reserve
option-first = who begins
option-blast = targets of a blast
option-quiet = draw after turns in a row without event

## Values of options

first-random = drawn at random
first-red = red (player 1)
first-green = green (player 2)
blast-one = one
blast-several = several
quiet-60 = after 60
quiet-none = never

## Table

panel-guilds = Guilds
panel-stacks = Stacks, from the top
panel-lines = Lines of the bolts
title-set-up = Set-up
title-placing = Placing: { $who }
title-turn = Turn of { $who }
title-over = The end
you = (you)
has-won = has won
has-drawn = a drawn game
activations = { $count ->
    [one] – 1 stack can be activated
   *[other] – { $count } stacks can be activated
}
start-set = to place: { $tiles }
reserve = reserve: { $tiles }
power-yours = power: { $altar }
power-hidden = power: hidden
power-gone = power used: { $altar }
special = special: { $tile }
pairs-left = pairs left: { $pairs }
quiet-turns = without event: { $count } of { $limit }
in-hand = In hand: { $tile }
to-deal = To deal out: { $tiles }
to-hit = The blast may still hit: { $spaces }
line-none = no bolts
line-capture = takes { $space }
line-altar = altar on { $space }
line-shield = { $space }: shield (W-17)
line-altar-idle = { $space }: idle altar (W-14)
line-enemy = { $space }: enemy (W-20)
line-nothing = hits nothing (W-14): { $bolts }
line-exhausted = exhausted (W-23): { $bolts }

rules-short =
    In turn, activate one of your stacks that is not exhausted; only its top tile counts.
    A bolt flies straight over your own stacks to the first enemy or altar. Missiles stop at shields, thunder does not; a blast may choose any target on its line.
    A captured stack is yours: deal its tiles out on top of your stacks. Then the caster is exhausted, unless it got one of them.
    Altars ready stacks, shield them, move them, or bring in reserves on new pieces of board.
    Who can activate nothing at the start of a turn loses.

## Browser board

web-prompt-you = { $seat }, your guild is to decide.
guild-red = red guild
guild-green = green guild
guild-letter-red = R
guild-letter-green = G
owner-red = red
owner-green = green
letter-energy = E
letter-protection = P
letter-teleportation = T
letter-summoning = S
where-set-up = set-up
where-placing = placing
where-turn = turn { $turn }
web-curve = { $what }, turn by turn
points-curve = stacks on the board
activations-unit = left
activations-of = { $count } of { $stacks } stacks can be activated
tiles-count = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
guild-start = To place
guild-reserve = Reserve
guild-special = Special
guild-choice = Your choice
guild-chosen = has chosen a reserve
power-tile = Power tile
power-only-you = only you see it
power-is-hidden = held, hidden
power-is-used = used
board-label = Board
cell-empty = { $space }, free
cell-outside = { $space }, not on the board yet
cell-altar = { $space }, altar of { $altar }
cell-stack = { $space }, { $owner } { $tile } facing { $facing }
cell-height = height { $count }
cell-exhausted = exhausted
cell-shields = { $count ->
    [one] shield { $facing }
   *[other] shields { $facing }
}
cell-chosen = chosen
cell-choose = choose it
tab-look = Stack
fire-lines = Lines of fire
fire-legend = yours brass, theirs dashed; ✹ you can lose
fire-lost = If nothing changes, { $seat } can take { $spaces }.
look-label = Stack
look-help = Point at a space, or go there with the arrow keys: here is what lies on it and where its bolts fly. On a touch screen, press long.
look-stack = Stack on { $space }
look-altar = Altar of { $altar }
look-owner = { $owner }
look-faces = faces { $facing }
look-nothing = meets nothing
ready-label = Ready
desk-label = Decision
desk-waiting = The other guild decides. Look at any stack meanwhile.
desk-watching = Look at any stack: its bolts are drawn on the board.
desk-over = The game is over.
desk-space-first = Choose a space on the board, then a direction here.
desk-on-board = Choose on the board; what you may choose has a brass ring.
desk-target = Choose the first target on the board; it has a brass ring. Others may follow.
desk-target-next = Choose the next target on the board, or press “Done”: the blast ends.
desk-lifted = Still to deal out:
tiles-label = Tiles
compass-label = Which way on { $space }?
compass-side = Which side on { $space }?
compass-way = direction { $facing }
bolt-to = Bolt { $facing }
reserve-title = Tiles of your guild
reserve-choose = { $count ->
    [0] These three stay in reserve.
    [one] Choose one tile more.
   *[other] Choose { $count } tiles more.
}
reserve-confirm = Keep these in reserve
summon-size = Size of the piece
summon-of = of { $size }
summon-where = Choose a dashed space outside the board; a second press takes the next way to lie there.
summon-twin = The twin is outlined opposite. Your tile comes on your piece.
summon-places = Ways to lie there
summon-confirm = Add it at { $space }
step-tile = { $step }: { $tile }
step-reserve = Your reserve
step-place = Place this tile
step-activate = Activate a stack
step-afterwards = After the activation
step-bolt = Which bolt first?
step-target = What does the blast hit?
step-target-next = What else does the blast hit?
step-priest = The Priest's next altar
step-pick = Which tile is dealt next?
step-give = Deal out this tile
step-prophet = Which stack does the Prophet see to?
step-top = What does the Prophet do?
step-split = Which stack does the Prince take?
step-discard = Which tile leaves the game?
step-remove = Which altar is removed?
step-swap = Swap two of your stacks
step-turn = Turn one of the two
step-energy = Which stack becomes ready?
step-protection = Where does the shield go?
step-teleport = Which stack is teleported?
step-to = Where does it end?
step-summon = Where does the board grow?
step-call = Which tile of your reserve?
step-come = Place it on your piece
key-altars = Altars
key-signs = Signs
key-rules = Rules in short
key-bolt-missile = missile: a shield stops it
key-bolt-thunder = thunder: ignores shields
key-bolt-blast = blast: any one target on the line
key-bolt-blast-several = blast: several targets on the line, one after another
key-bolt-altar = Priest: altars only
key-shield = shield, on that side
shield-holds = The shield holds
key-exhausted = exhausted: can't be activated
does-energy = One or two of your stacks become ready again.
does-protection = A shield token on one side of one of your stacks.
does-teleportation = One of your stacks moves to a free space beside it, turns, or both.
does-summoning = The board grows by two pieces; each guild brings in a tile of its reserve.
explain-apprentice = A missile ahead. No shield.
explain-guardian = A missile ahead. A shield in front.
explain-golem = A missile ahead. Shields in front and at both front corners.
explain-archmage = Thunder ahead: no shield stops it. A shield in front.
explain-master = Two missiles at once, ahead and to the right. No shield.
explain-monk = Thunder ahead: no shield stops it. No shield of its own.
explain-telekinetic = A blast ahead: it hits what you choose on its line, unless a shield is on that side.
explain-priest = Uses the altars on its line, up to the first enemy. It never captures.
explain-prophet = No bolt. Readies one of your stacks, changes or turns its top tile, or all of these.
explain-prince = No bolt. Takes one of your stacks apart: one tile leaves the game, the others are dealt out.
explain-barbarian = No bolt. Removes an altar from the board.
explain-keykeeper = No bolt. Two of your stacks change places; one of them may turn.
prompt-step = { $seat }: { $step }
back = Back

## What the fields of a position hold

expects-witchcraft-first = red or green; - in the set-up.
expects-witchcraft-turn = red or green; in the placing, who comes next when the first player began.
expects-witchcraft-quiet = the turns in a row without an event, within the limit.
expects-witchcraft-spaces = the spaces that the missing pairs of pieces add to the board, as in e3,z4; - for none.
expects-witchcraft-pairs = the sizes of the pairs left, as in 23; - for none.
expects-witchcraft-altars = altars with their spaces, each once, on free altar spaces, as in energy:b2,summoning:c5; - for none.
expects-witchcraft-red = stacks on free spaces like b3:masterNE/apprenticeS*|N.SE, and no more tiles than two guilds, two Prophets and two other specials have.
expects-witchcraft-green = stacks on free spaces like b3:masterNE/apprenticeS*|N.SE; none only before the placing.
expects-witchcraft-red-start = the tiles still to place, as in golem,monk: with those placed and in reserve a whole guild; - for none.
expects-witchcraft-green-start = the tiles still to place, as in golem,monk: with those placed and in reserve a whole guild; - for none.
expects-witchcraft-red-reserve = as many tiles as pairs are left, of those that a reserve may have, as in monk,prophet; - for none.
expects-witchcraft-green-reserve = as many tiles as pairs are left, of those that a reserve may have, as in monk,prophet; - for none.
expects-witchcraft-red-power = energy, protection, teleportation or summoning, with used: before it once used; - in a tournament.
expects-witchcraft-green-power = another kind than red's, with used: before it once used; - in a tournament.
expects-witchcraft-moves = legal moves since the set-up, the placing or the turn began, divided by “; ”; - for none.
