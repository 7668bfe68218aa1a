# The second line of the prompt: the token that is pointed at
pointed-asked = Your { $ingredient } goes into the bottle if exactly { $quantities } of you { $count ->
    [one] shows
   *[other] show
} it.
pointed-unasked = Your { $ingredient } goes into the bottle if nobody's token meets the dice.
