## House rules: files, and what can be wrong with them

house-line = Line { $line }: { $reason }
house-toml = Line { $line }, column { $column }: this is not TOML.
house-none = { $game } has no house rules: nothing in it may vary.
house-no-game = The file doesn't say which game it is for: it needs a line like game = "quacks".
house-no-name = The house rules need a name: name = "…".
house-name = A name of house rules is a text of at most { $longest } letters, not “{ $given }”.
house-other-game = These are house rules for “{ $given }”, not for { $game }.
house-unknown = There is no “{ $given }” that may vary. What may: { $allowed }.
house-unknown-near = There is no “{ $given }” that may vary. Is “{ $near }” meant?
house-unknown-entry = { $variable } has no “{ $given }”. It has: { $allowed }.
house-unknown-entry-near = { $variable } has no “{ $given }”. Is “{ $near }” meant?
house-not-number = { $where } must be a whole number, { $allowed }, not “{ $given }”.
house-out-of-range = { $where } may be { $allowed }, not { $given }.
house-not-table = { $where } is a table of numbers, not “{ $given }”.
house-not-list = { $where } is a list of names, not “{ $given }”.
house-length = { $where } has { $count } numbers when all are given; these are { $given }.
house-too-few = { $where }: at least { $least } must stay in.
house-text = House rules can't be read from “{ $given }”.
house-digest = The house rules are not those of their hash { $given }: somebody has changed them.
house-too-long = House rules may be at most { $longest } letters long.

help-house = What house rules may change in a game, each with its range; check FILE says whether a file is right.
help-house-game = The game; or check, and then a file.
help-house-file = With check: the file.
help-house-write = Write a file to begin with, in which everything is as in the box.
house-check-what = Which file is to be checked? philtre house check FILE
house-title = { $game }: what house rules may change
house-variable = Name
house-words = What it is
house-usual = In the box
house-range = May be
house-hint = A file to begin with: philtre house { $game } --write FILE.toml. Play by it: philtre play { $game } --house FILE.toml
house-written = { $file } is written. Take the # off what you want to change.
house-new-name = Our house
house-right = { $name }, house rules for { $game }, hash { $digest }:
house-nothing = The file changes nothing: that is { $game } as it is in the box.
option-house = house rules: a file, or none for the rules of the box
house-beside = Texts of the rules tell the numbers of the box. Where these house rules differ, they hold.
help-rules-house = beside the text, what these house rules change: a file
house-step = { $label }: { $step }

## In the browser

label-house = house rules
web-house = House rules
web-house-named = House rules: { $name }
web-house-unnamed = house rules
web-house-what = Play by numbers of your own. Load a file, or change what you like here; everybody at the table is shown what differs.
web-house-load = Load a file (TOML)
web-house-reset = All as in the box
web-house-reset-one = As in the box
web-house-name = Name of these rules
web-house-range = { $low }–{ $high }, in the box { $usual }
web-house-changes = { $count ->
    [one] one change
   *[other] { $count } changes
}
web-house-differs = { $count ->
    [one] one differs
   *[other] { $count } differ
}
web-house-wrong = The house rules can't be played like this: see there what is wrong.
