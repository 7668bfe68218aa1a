report-dropped = Ingredients dropped into the bottle
report-nobody-discards = Rounds in which nobody drops anything
report-equilibrium = With { $players } players the game was solved: nobody who keeps to this equilibrium can gain by playing otherwise alone, and so each wins a fair share. In the first round it says:
report-equilibrium-one = If only the die of { $quantity ->
    [one] ones
    [two] twos
   *[three] threes
  } asks for something, show it { $share } of the time.
report-equilibrium-two = If the dice ask for different things, show what the die of ones asks for { $share1 } of the time, what the die of twos asks for { $share2 }, and what none asks for { $other }.
report-equilibrium-drop = In { $share } of first rounds somebody then drops an ingredient.
