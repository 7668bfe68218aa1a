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
