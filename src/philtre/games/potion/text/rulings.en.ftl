# Written by tools/rulebook.py from docs/rulings/potion.md: not to be edited.

ruling-p-2 = Reviewers report blank faces but nobody counts them. We take one face for each ingredient and three blanks (data).
ruling-p-3 = It is rolled again before anybody chooses: it could change nothing.
ruling-p-8 = It happens by itself: keeping never helps.
ruling-p-10 = Seat 0. It changes nothing but whose hand rolls.
