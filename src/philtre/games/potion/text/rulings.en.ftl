# Written by tools/rulebook.py from docs/rulings/potion.md: not to be edited.

ruling-p-2 = Reviewers report blank faces but nobody counts them. We take one face for each ingredient and three blanks (data).
    .book = Three dice show one, two or three of an ingredient; how their faces are divided only a picture told.
    .other = No blank face: each ingredient on two.
ruling-p-3 = It is rolled again before anybody chooses: it could change nothing.
    .book = A roll of blanks alone is not foreseen.
    .other = It is played: whatever is shown is on no die, so all would discard, and nobody does.
ruling-p-8 = It happens by itself: keeping never helps.
    .book = Who meets the dice may discard (EN), or discards (FR).
    .other = One may keep the token.
ruling-p-10 = Seat 0. It changes nothing but whose hand rolls.
    .book = A player rolls, and the dice go on clockwise. Who is first is not said.
    .other = The youngest, or by lot.
