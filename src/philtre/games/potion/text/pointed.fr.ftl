# La deuxième ligne de la consigne : le jeton que l'on montre
pointed-asked = Votre jeton ({ $ingredient }) part dans la bouteille si exactement { $quantities } d'entre vous { $count ->
    [one] révèle
   *[other] révèlent
} cet ingrédient.
pointed-unasked = Votre jeton ({ $ingredient }) part dans la bouteille si aucun jeton ne répond aux dés.
