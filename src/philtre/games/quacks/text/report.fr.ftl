report-chips = Jetons achetés
report-witches = Sorcières appelées
report-cards = Cartes divinatoires
report-exploded = Explosions
