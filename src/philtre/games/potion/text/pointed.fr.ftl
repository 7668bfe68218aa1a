# La deuxième ligne de la consigne : le jeton que l'on montre
pointed-asked = Votre jeton ({ $ingredient }) part dans la bouteille si vous êtes exactement { $quantities } à le montrer.
pointed-unasked = Votre jeton ({ $ingredient }) part dans la bouteille si aucun jeton ne répond aux dés.
