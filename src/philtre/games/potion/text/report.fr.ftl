report-dropped = Ingrédients mis dans la bouteille
report-nobody-discards = Manches où personne ne dépose rien
report-equilibrium = À { $players } joueurs, le jeu a été résolu : qui s'en tient à cet équilibre ne gagne rien à jouer seul autrement, et chacun a donc une part équitable des victoires. À la première manche, il dit :
report-equilibrium-one = Si seul le dé des { $quantity ->
    [one] « un »
    [two] « deux »
   *[three] « trois »
  } demande quelque chose, le montrer { $share } du temps.
report-equilibrium-two = Si les dés demandent des choses différentes, montrer { $share1 } du temps ce que demande le dé des « un », { $share2 } ce que demande celui des « deux », et { $other } ce qu'aucun ne demande.
report-equilibrium-drop = Dans { $share } des premières manches, quelqu'un dépose alors un ingrédient.
