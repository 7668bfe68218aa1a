## Ce que des règles maison peuvent changer

house-threes_from = Joueurs à partir desquels on lance le dé des trois (8 : jamais)
house-tokens = Jetons de chaque ingrédient au départ
house-blanks_die = Faces d'un dé avec faces vierges, combien de chacune
house-plain_die = Faces d'un dé plein, combien de chacune
house-no-ingredient = Il faut aux dés une face avec un ingrédient.
side-beetle = scarabée
side-mushroom = champignon
side-vial = fiole
side-blank = vierge
