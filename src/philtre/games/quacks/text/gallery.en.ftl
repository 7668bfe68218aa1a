## The gallery: what stands on its shelves, and the full text of each piece

shelf-books = Books
shelf-cards = Cards
shelf-witches = Witches
shelf-chips = Chips
shelf-things = On the table
kind-book = Ingredient book, { $hue }, set { $set }
kind-book-shared = Ingredient book, { $hue }, sets 1 to 4
kind-card-once = Fortune card, purple: acts at once
kind-card-lasting = Fortune card, blue: for the round
kind-witch = Herb witch, { $penny } penny
kind-chips = Chips, { $hue }
kind-thing = On the table
hue-white = white
hue-orange = orange
hue-green = green
hue-blue = blue
hue-red = red
hue-yellow = yellow
hue-purple = purple
hue-black = black
hue-locoweed = locoweed
book-name = { $colour } { $set }
card-named = { $card }
witch-named = { $witch }
colour-named = { $colour }
chip-named = { $chip }
face-named = { $face }
thing-named = { $thing }
number = { $number }
in-box = { $more ->
    [0] { $base }
   *[other] { $base } + { $more }
}
in-six = { $count } of 6
gives = { $rubies ->
    [0] { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $rubies } ruby
}
a-ruby = ruby
nothing = –
head-chip = chip
head-price = coins
head-box = in the box
head-colours = colours in the pot
head-points = points
head-space = space
head-coins = coins
head-ruby = ruby
head-tail = rat tail
head-from-points = lies below
head-face = face
head-chance = chance
head-glass = glass
head-reward = reward
thing-pot = the pot
thing-explosion = explosion
thing-flask = flask
thing-droplet = droplet
thing-rats = rat tails
thing-die = bonus die
thing-scoring = scoring a round
thing-bowl = overflow bowl
thing-tubes = test tubes

## Books

text-green-1 =
    After the brewing: each green that is the last or the second-last chip of your pot gives you 1 ruby.
    The value of the green does not matter: a green 4 gives 1 ruby as a green 1 does.
text-green-2 =
    After the brewing: for each green that is the last or the second-last chip of your pot you may take a chip from the supply into your bag.
    A green 1 brings an orange 1; a green 2 a blue 1 or a red 1; a green 4 a yellow 1 or a purple 1. The chip must be in the supply, and its book open.
text-green-3 =
    After the brewing: if your whites add up to exactly 7, the last chip of your pot moves on by the sum of the values of all greens in the pot. Your scoring space moves with it.
    All greens count, wherever they lie. The whites in the overflow bowl count for the 7.
text-green-4 =
    After the brewing: for each green that is the last or the second-last chip of your pot you may pay 1 ruby and move your droplet 1 space.
    That is half the usual price. The value of the green does not matter.
text-green-5 =
    After the brewing: for each green that is the last or the second-last chip of your pot you may reserve one chip that lies in your pot now, of a value up to that of the green. Any colour will do, white and the green itself included; two greens reserve two chips.
    A reserved chip stays out of the bag. In the next round it is placed first, as if you had drawn it, with all its effects. Not in round 9.
text-green-6 =
    After the brewing: each green that is the last or the second-last chip of your pot lets you roll the bonus die once, whoever else rolls it.
    The value of the green does not matter.
text-blue-1 =
    When you draw it, place it; then draw as many more chips as its value. You may place one of them as your next chip; the others go back in the bag.
    A blue 1 shows you one more chip, a blue 2 two, a blue 4 four. The chip you choose does what its own book says, and a white may explode the pot.
text-blue-2 =
    When you draw it, place it: as many of the next chips as its value are protected. If one of them explodes your pot, you still get points and coins both; only the bonus die is lost.
    A blue 1 protects the next chip, a blue 2 the next two, a blue 4 the next four. Two blues don't add: the larger of what is left and the new value counts.
text-blue-3 =
    When you draw it and it comes to lie on a space with a ruby, you get 1 ruby at once.
    Its value only says how far it moves: a green or a red before it can bring it to the right space.
text-blue-4 =
    When you draw it and it comes to lie on a space with a ruby, you score as many points as its value at once: 1, 2 or 4.
text-blue-5 =
    When you draw it: if your pot holds at least as many orange chips as its value, you score as many points as its value at once.
    A blue 1 needs one orange, a blue 2 two, a blue 4 four. An orange 6 is one chip.
text-blue-6 =
    When you draw it, look at as many chips just before it as its value: each white 1 among them gives you 1 ruby.
    A blue 1 looks at one chip, a blue 2 at two, a blue 4 at four. Gaps between them don't matter.
text-red-1 =
    When you draw it, it moves 1 space more if 1 or 2 orange chips lie in your pot already, and 2 spaces more if 3 or more do.
    The same for a red 1, 2 and 4. An orange 6 is one chip.
text-red-2 =
    When you draw it, lay it beside the pot instead of placing it. When you have stopped or exploded, each red beside the pot is settled, in any order: place it behind your last chip, keep it there for a later round, or put it back in the bag.
    It then moves its printed value and nothing more. A kept red is in nobody's bag until you use it.
text-red-3 =
    When you draw it and the chip directly before it is white, it moves that white's value further as well.
    After a white 3 a red 1 moves 4 spaces, a red 4 moves 7.
text-red-4 =
    Once a red lies in your pot, each white 1 that you place later moves 2 spaces instead of 1. It still counts 1 towards the explosion.
    One red is enough; several don't add, and their value does not matter.
text-red-5 =
    When you draw it, it moves as far as the highest value among itself and the reds in your pot.
    With a red 4 in the pot every later red 1 moves 4 spaces.
text-red-6 =
    When you draw it, place it; then draw one more chip and set it aside. You must place it in this round: at any later decision, with all its effects, or after you have stopped, by its printed value alone.
    A white set aside counts only when it is placed; it can then still explode the pot.
text-yellow-1 =
    When you draw it, you may put the chip directly before it back in the bag if that chip is white. Its space stays empty, its value no longer counts.
    The value of the yellow only says how far it moves.
text-yellow-2 =
    The next chip that you place moves twice as far, whatever is added to its move included.
    After a yellow of any value; a yellow that follows is itself doubled, and doubles the next.
text-yellow-3 =
    After the first yellow of the round your pot explodes only above 8, after the third only above 9.
    The values of the yellows don't matter; the second one changes nothing.
text-yellow-4 =
    The first yellow of the round moves 1 space more, the second 2 more, the third 3 more. Later ones move as they are.
    A yellow 4 that comes third moves 7 spaces.
text-yellow-5 =
    When you draw it, first draw one more chip: the yellow moves that chip's value further. The chip then goes back in the bag without any effect; locoweed counts 1.
    With an empty bag the yellow moves its own value.
text-yellow-6 =
    When you draw it, you may pay exactly 1 ruby to move it 3 spaces more.
    You are asked before it is placed. A yellow 1 then moves 4 spaces, a yellow 4 moves 7.
text-purple-1 =
    After the brewing, by the number of purples in your pot. One: 1 point. Two: 1 point and 1 ruby. Three or more: 2 points, and your droplet moves 1.
    You take one of these; a lower one than you could have may be chosen.
text-purple-2 =
    After the brewing you may hand in purples of your pot, once. One: a black 1, 1 point and 1 ruby. Two: a green 1, a blue 2, 3 points and a droplet move. Three: a yellow 4, 6 points, 1 ruby and two droplet moves.
    The purples handed in go to the supply; your scoring space stays where it is.
text-purple-3 =
    After the brewing each purple in your pot scores by the coin number printed on its space: 0 to 9 nothing, 10 to 19 one point, 20 to 29 two points, 30 and more three points.
text-purple-4 =
    After the brewing you may swap a chip of your pot for a better one of its colour. With one purple a 1 for a 2; with two a 2 for a 4; with three a 1 for a 4. Only one of these, and only green, blue, red or yellow.
    The new chip goes into your bag, the old one to the supply; the purples stay yours.
text-purple-5 =
    After the brewing the points printed on the spaces under your purples are coins: buy up to two chips of different colours with them, at once and apart from the usual shopping, also after an explosion.
    In round 9 they become points, 5 for 1.
text-purple-6 =
    After the brewing each purple scores as many points as the value of the chip directly after it; locoweed counts 1. A purple that is the last chip scores nothing.
text-black-1 =
    After the brewing, with 2 players: as many blacks in your pot as in the other's: your droplet moves 1. More: it moves 1, and you get 1 ruby.
    With 3 players and more: more blacks than one of your neighbours: your droplet moves 1. More than both: a ruby as well.
text-black-5 =
    A black that you buy or gain goes at once into the bag of your left neighbour, and your droplet moves 1.
    After the brewing you get 1 ruby for each black in your left neighbour's pot, and 1 ruby for each black that is the last or second-last chip of your own.
text-black-6 =
    After the brewing the black that lies furthest of all on the table moves its owner's droplet 1; the second furthest gives its owner 1 ruby. One player may get both; who is tied gets it in full.
text-locoweed-5 =
    When you draw it, it moves as many spaces as you have rat tails this round, plus 1, but at most 4.
    Locoweed has no printed value; it counts 1 wherever a value is looked up.
text-locoweed-6 =
    When you draw it, it takes value and effect of the last coloured chip in your pot. With none there it moves 1 and does nothing.
    It copies only what a chip does as it is drawn, and is no chip of that colour for anything else. Whites are passed over.

## Cards

text-f01 = Each player in turn: move your droplet 2 spaces, or take a purple 1 (from round 3 on).
text-f02 = Everybody's droplet moves 1 space.
text-f03 = Whoever has the fewest rubies gets 1 ruby; if several are tied, all of them do.
text-f04 = Everybody draws 5 chips, or all if there are fewer. The lowest sum of printed values gains a blue 2, tied or not; the others get 1 ruby each. All chips go back in the bags. Nothing can explode.
text-f05 = Each player in turn takes one of these: a black 1, or any 2-chip (green, blue, red or yellow), or 3 rubies.
text-f06 = Each player in turn may trade 1 ruby for an orange 1, green 1, blue 1, red 1 or, from round 2 on, yellow 1.
text-f07 = Each player in turn uses the rat tails as ever, or gives up 1 to 3 of them for as many rubies; the others are still used.
text-f08 = Everybody rolls the bonus die once.
text-f09 = Each player in turn draws 4 chips, or all if there are fewer, and may swap one for the next level of its colour: 1 for 2, or 2 for 4. If none of them can be swapped, you gain a green 1. All go back in the bag.
text-f10 = Whoever has the fewest points gains a green 1; if several are tied, all of them do.
text-f11 = This round a pot explodes only when the whites exceed 9.
text-f12 = This round rat tails count double.
text-f13 = Each player in turn: score 4 points, or put a white 1 of your bag back in the supply. With no white 1 in the bag you score.
text-f14 = Each player in turn: take any 4-chip (green, blue, red or yellow), or score a point for each of your rat tails this round.
text-f15 = Right after the brewing: if your whites, those in the bowl included, add up to exactly 7, your droplet moves 1.
text-f16 = If your scoring space shows a ruby, you score 2 points more, exploded or not.
text-f17 = If your scoring space shows a ruby, you get one ruby more.
text-f18 = Right after the brewing: the left neighbour of each player who has exploded takes any 2-chip (green, blue, red or yellow).
text-f19 = When you place your first white of this round, you may put it back in the bag at once. Your flask is not used for it. It counts from the placing, whatever brought the chip there; after the stop nobody is asked.
text-f20 = Whoever rolls the bonus die this round rolls it twice.
text-f21 =
    Your first five chips of this round can't explode the pot. After them you may start over, once: all chips go back in the bag and you brew again.
    In the second brewing every white can explode the pot. If you go on instead, the next white that leaves you over the limit explodes it.
text-f22 = When all have stopped: whoever has not exploded draws 5 chips, or all if there are fewer, and may place one of them behind the last chip, by its printed value alone. It can't explode the pot.
text-f23 = This round each orange chip moves 1 space more.
text-f24 = When the round is over all flasks are full again.

## Witches

text-w1 = Right after your pot has exploded, if your flask is full: empty it and put the chip that did it back in the bag. The pot has not exploded; go on or stop.
text-w2 =
    While you brew: draw 6 chips, or all if there are fewer, and place any of them in any order, with their usual effects. The rest goes back in the bag.
    You may stop placing at any time; a white can explode the pot, and that ends it. The flask can't be used in between.
text-w3 = While you brew: put the last two white chips of your pot back in the bag, wherever they lie, or one of those two. Gaps stay, but the next chip counts from the last chip that still lies there.
text-w4 = After an explosion, before the bonus die: from here on you count as not exploded. You get points and coins both, and the die if you are furthest.
text-w5 = While you shop: raise the last two chips of your pot by one level each (1 to 2, 2 to 4), or any one chip in the pot. Only green, blue, red and yellow, and only if the new chips are in the supply. Not in round 9.
text-w6 = While you shop: you get the coins of your scoring space once more. You still buy two chips at most. In round 9 they become points with the rest.
text-w7 = While you shop: take one of the chips that you have just bought once more, free, if it is in the supply. Not in round 9.
text-w8 = While you shop: 2 coins for each ruby that you own; you keep the rubies. Even an exploded player who took points may shop with these coins. In round 9 they become points with the rest.
text-w9 = With the points of the round: more points by the number of different colours in your pot, white and the bowl not counted. Not if you exploded and took coins.
text-w10 = With the points of the round: 2 points for each coloured 2, 4 or 6, each purple and each locoweed that was left in your bag when all had brewed.
text-w11 = If your scoring space shows a ruby: as many rubies as the space has points, instead of the one. The points themselves are scored as ever.
text-w12 = After the shopping: for the rest of this round a droplet move and a full flask cost you 1 ruby each, as often as you like. Not in round 9.

## Chips and the rest of the table

text-white =
    Cherry bombs: when the whites in your pot exceed 7, it explodes. They are never sold.
    Before round 6 every bag gets one more white 1.
text-orange = Pumpkins do nothing but move, and no upgrade ever touches them. The 6 comes with The Herb Witches.
text-green = What spiders do is told by the green book that is chosen for the game; all of them act after the brewing.
text-blue = What crow skulls do is told by the blue book that is chosen for the game; all of them act when they are drawn.
text-red = What toadstools do is told by the red book that is chosen for the game; all of them act when they are drawn.
text-yellow = What mandrakes do is told by the yellow book that is chosen for the game; they are sold from round 2 on.
text-purple = What ghost's breath does is told by the purple book that is chosen for the game; it acts after the brewing and is sold from round 3 on.
text-black = What hawkmoths do is told by the black book that is chosen for the game; they act after the brewing.
text-locoweed = Comes with The Herb Witches. It has no printed value and counts 1 wherever a value is looked up. Without a book of locoweed in the game it can't be bought or gained.
text-pot =
    A chip goes as many spaces past the last chip as its value. The first one counts from the droplet, or from the rat stone if you have one.
    What the round brings you is printed on the space after your last chip: coins, points below them, perhaps a ruby. Chips that would go past the last space lie on it; then the spoon counts: 35 coins and 15 points.
text-explosion =
    Your pot explodes when you place a white chip and the whites in it then exceed 7. The chip stays, and brewing is over for you.
    You roll no bonus die, and of points and coins you get only one, which you choose. All else goes on as ever: chips, ruby, exchange.
text-flask =
    Once, as long as it is full: put the white chip that you have just placed back in the bag, if the pot has not exploded, and go on.
    After the shopping 2 rubies fill it again.
text-droplet =
    Your pot begins at the droplet. It moves on for good: for 2 rubies after the shopping, and by dice, cards, books and witches.
    A move in the middle of a round counts from the next round on.
text-rats = From round 2 on each player who is behind starts as many spaces further as there are rat tails between their points and the leader's. The tails lie on the scoring track; from 50 points on they come again in the same way.
text-die = Of those who have not exploded, whoever got furthest rolls it; if several are tied, each of them does.
text-scoring =
    In this order, each by the space after your last chip. A: the furthest who has not exploded rolls the bonus die. B: black, green and purple chips act. C: a ruby, if the space shows one. D: its points. E: its coins buy one or two chips of different colours; the rest is lost. F: 2 rubies move the droplet or fill the flask.
    Who has exploded gets either D or E. In round 9 coins become points 5 for 1 and rubies 2 for 1. Most points win; if tied, whose scoring space is further.
text-bowl =
    With The Herb Witches: when a chip lies on the last space, all further chips go in the bowl. Their books don't act, but whites still count and can explode the pot.
    The bowl gives half the sum of its values in points, rounded down, besides the 15 of the spoon.
text-tubes = An option: a second droplet moves along twelve glasses. Whenever a droplet may move one space, you say which of the two. Each glass gives its reward at once; a chip whose book is closed, or that is not in the supply, is lost.
