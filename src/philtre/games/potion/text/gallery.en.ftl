## The gallery: what stands on its shelves, and the full text of each piece

shelf-ingredients = Ingredients
shelf-dice = Dice
shelf-rounds = How a round ends
kind-ingredient = Ingredient
kind-die = Die
kind-thing = A round
ingredient-named = { $ingredient }
faces-named = { $faces }
thing-named = { $thing }
head-start = at the start
head-face = face
head-blanks = sides
head-plain = sides, plain dice
thing-die-one = die of ones
thing-die-two = die of twos
thing-die-three = die of threes
thing-meet = dice are met
thing-unasked = nobody meets a die
thing-between = too many, too few
thing-everybody = everybody at once
thing-last = the end

text-beetle = A blue token. Show it when you expect exactly as many players to show a beetle as a die with beetles asks for, yourself included.
text-mushroom = A red token. Show it when you expect exactly as many players to show a mushroom as a die with mushrooms asks for, yourself included.
text-vial = A green token. Show it when you expect exactly as many players to show a vial as a die with vials asks for, yourself included.
text-die-one = It shows one of an ingredient: met when exactly one player shows it. Blank sides ask for nothing. A roll of nothing but blanks is rolled again.
text-die-two = It shows two of an ingredient: met when exactly two players show it. The quantities of two dice are never added.
text-die-three = It shows three of an ingredient: met when exactly three players show it. With 3 players it stays in the box.
text-meet = An ingredient meets the dice when the number of players who show it equals what a die with it asks for. Those players drop their token into the bottle; all others take theirs back. Several ingredients may meet their dice at once.
text-unasked = Only if no ingredient meets a die: those who show an ingredient that is on no die at all drop theirs. Here three vials are too many for both dice, so the beetle goes.
text-between = An ingredient that is on a die but was shown by too many or too few stays with its players, even when nobody else meets a die. Here two mushrooms are one too many and one vial is one too few; the beetle, on no die, goes.
text-everybody = If all players would drop a token, under either rule, nobody does.
text-last = Who has tokens of only one kind left at the end of a round wins, and shows them. Several at once share the win.
