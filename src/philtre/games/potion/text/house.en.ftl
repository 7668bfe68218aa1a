## What house rules may change

house-threes_from = Players from which the die of threes is rolled (8: never)
house-tokens = Tokens of each ingredient to start with
house-blanks_die = Faces of a die with blanks, how many of each
house-plain_die = Faces of a plain die, how many of each
house-no-ingredient = The dice need a face with an ingredient.
side-beetle = beetle
side-mushroom = mushroom
side-vial = vial
side-blank = blank
