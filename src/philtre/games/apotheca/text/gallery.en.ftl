## The gallery: what stands on its shelves, and the full text of each piece

shelf-apothecaries = Apothecaries
shelf-actions = Actions
shelf-things = The market
kind-apothecary = Apothecary: { $power }
kind-action = Action
kind-thing = On the table
kind-variant = Variant
apothecary-named = { $apothecary }
station-named = { $station }
rank-named = { $rank }
thing-named = { $thing }
gems-of = { $count } { $gem ->
    [red] rubies
    [blue] sapphires
   *[yellow] topazes
}
anybody = any of the three, or the top of the deck
one-of-each = 1 ruby, 1 sapphire, 1 topaz
head-where = whom
head-price = price
head-rank = rank
head-points = from points
thing-reveal = Reveal
thing-restock = Restock
thing-hire = Hire
thing-power = Power
thing-decree = Decree
thing-market = the market
thing-match = match
thing-special = special match
thing-overload = Market Overload
thing-gems = gems
thing-extra = Extra Action token
thing-solo = Solo
thing-master = Master of the Market

## Powers

text-giada =
    Chained Charge: choose two adjacent potions. The first moves to an empty space adjacent to it, and the second follows to where the first lay.
    The two may make a corner: the first steps aside in any direction but onto the second.
text-ooki =
    Double Dive: two potions that are not adjacent each move one space up, down, left or right, to an empty space. They must go in two different directions.
    Potions that touch only by a corner are not adjacent: these may be chosen too.
text-solas =
    Faithful Float: one of the two inner rows (2, 3) or inner columns (b, c) turns by one space, either way. What leaves at one end comes in at the other; empty spaces travel along.
text-imogen =
    Flickering Flip: two adjacent potions change places, face-up or facedown.
text-afrit =
    Genie Juggle: choose a potion and one adjacent to it. The first moves to an empty space adjacent to the second: it goes round its neighbour.
text-corvidus =
    Gully Glide: a potion moves 1, 2 or 3 spaces along its row or its column, to an empty space. It may pass over other potions.
text-merten =
    Lucky Leap: a potion moves exactly 2 or 3 spaces in a straight line, diagonals included, to an empty space. It may pass over other potions; one space is not enough.
text-karinne =
    Portal Pounce: a potion moves as a chess knight does, two spaces one way and one aside, to an empty space. What lies between does not matter.
text-carbuncle =
    Reptilian Rush: a whole diagonal of the market, of 2, 3 or 4 spaces, turns by one space along itself, either way. What leaves at one end comes in at the other; empty spaces travel along.
text-masked =
    Shadow Swap: any facedown potion and any face-up one change places, wherever they lie.
    The facedown one stays facedown and keeps pointing at the same player.
text-strega =
    Sorceress Spin: two potions 2 or 3 spaces apart in a straight line, diagonals included, change places, whatever lies between them. Adjacent ones can't.
text-qwixly =
    Spirit Switch: two potions that lie a knight's move apart change places.
text-benedetto =
    Tetratwist: a block of 2×2 spaces turns clockwise by one space. Empty spaces travel along, so the block need not be full.
text-porter =
    Wandering Waltz: a potion moves one space in any of the eight directions, to an empty space.
text-tidemaster =
    Wizards Winds: name one edge of the market. All potions slide towards it as far as they go; those of a row or a column keep their order.

## The rest

text-reveal =
    Turn any one facedown potion face-up, whomever it points at. You gain one gem of its colour, before any match is made.
    If it points at you, you know the colour already; if it points at another, you choose before you see.
text-restock =
    Only while fewer than three potions lie facedown, and with an empty space and a supply. Draw a potion, look at it, put it facedown on an empty space: it points at you, and you alone may look at it. Go on until three lie facedown.
text-hire =
    Pay for an apothecary of the alley, or, with one gem of each colour, for the top card of the deck, unseen. It is yours, and its power may be used in the same turn. The empty station is filled from the deck.
text-power =
    Use the power of one of your active apothecaries. Powers of two apothecaries are two different actions. Face-up and facedown potions are treated alike.
    A move may pass over potions but ends on an empty space; adjacent never means diagonal. Something must change: two face-up potions of one colour that change places change nothing.
text-decree =
    Master of the Market only: the master pays one gem of a colour that is not decreed, and that colour is decreed from now on. The master makes matches of the decreed colour only, the apprentices of the two others.
text-market =
    Four columns a to d and four rows 1 to 4. A potion lies face-up for all, or facedown and pointing at one player, who alone may look at it at any time.
    A game begins with a face-up potion in each corner, and two facedown ones in the middle that point at the second player.
text-match =
    Three or more face-up potions of one colour side by side in a row or a column. They are taken when an action is complete: they leave the market and lie on one of your active apothecaries, of any colour, which is then satisfied and loses its power.
    Without an active apothecary they go back in the supply and you gain one gem of the colour. Of several separate matches you choose the order. Three satisfied apothecaries win at once.
text-special =
    Lines of one colour that share a potion are one match: four in a row, an L, a T, a cross, or larger. A match of more than three potions earns one extra gem of its colour. Lines that only lie side by side are separate matches.
text-overload =
    When a Restock fills the last empty space and there is no match: a potion is revealed from the supply, and all face-up potions of its colour leave the market with it, back into the supply. If none has that colour, another is revealed. Then the Restock goes on.
text-gems =
    Rubies are red, sapphires blue, topazes yellow. You gain one for each potion that you reveal, and one for a match of more than three. They pay for apothecaries. Any number may be held.
text-extra =
    With three players the third holds it: once in the game, after two actions, they may take a third one that differs from both.
text-solo =
    Two actions a turn, also the same twice; no Restock. Hiring costs three gems of the station's colour. Each turn ends with a potion from outside coming in, facedown, on its own empty space; you then look at it.
    A match is stacked on one of its spaces, satisfies an apothecary and scores one for every face-up potion of its colour, the stack counting once; without an active apothecary it earns a gem and no points. The game ends when no potion can come in; 5 more points if none is left outside.
text-master =
    The master plays alone against the apprentices, with a turn between each of theirs. The master hires nobody, uses powers of the alley for two gems of the station, and makes matches of the decreed colour only; a match of each colour wins.
    The apprentices make matches of the two other colours and win together with three satisfied apothecaries. Every gem that they pay goes to the master.
