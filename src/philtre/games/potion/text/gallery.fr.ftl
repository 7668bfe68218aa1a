## La galerie : ce qu'il y a sur ses étagères, et le texte entier de chaque pièce

shelf-ingredients = Ingrédients
shelf-dice = Dés
shelf-rounds = Comment finit une manche
kind-ingredient = Ingrédient
kind-die = Dé
kind-thing = Une manche
ingredient-named = { $ingredient }
faces-named = { $faces }
thing-named = { $thing }
head-start = au départ
head-face = face
head-blanks = côtés
head-plain = côtés, dés pleins
thing-die-one = dé des uns
thing-die-two = dé des deux
thing-die-three = dé des trois
thing-meet = des conditions remplies
thing-unasked = personne ne remplit de condition
thing-between = trop, ou pas assez
thing-everybody = tous à la fois
thing-last = la fin

text-beetle = Un jeton bleu. Révélez-le quand vous pensez que, vous compris, exactement autant de joueurs révéleront un scarabée qu'un dé à scarabées en demande.
text-mushroom = Un jeton rouge. Révélez-le quand vous pensez que, vous compris, exactement autant de joueurs révéleront un champignon qu'un dé à champignons en demande.
text-vial = Un jeton vert. Révélez-le quand vous pensez que, vous compris, exactement autant de joueurs révéleront une fiole qu'un dé à fioles en demande.
text-die-one = Il montre un exemplaire d'un ingrédient : condition remplie quand exactement un joueur le révèle. Les côtés vierges ne demandent rien. Un lancer entièrement vierge est relancé.
text-die-two = Il montre deux exemplaires d'un ingrédient : condition remplie quand exactement deux joueurs le révèlent. Les quantités de deux dés ne s'additionnent jamais.
text-die-three = Il montre trois exemplaires d'un ingrédient : condition remplie quand exactement trois joueurs le révèlent. À 3 joueurs, il reste dans la boîte.
text-meet = Un ingrédient remplit une condition quand le nombre de joueurs qui le révèlent est celui que demande un dé qui le montre. Ces joueurs déposent leur jeton dans la bouteille ; tous les autres reprennent le leur. Plusieurs ingrédients peuvent remplir leur condition à la fois.
text-unasked = Seulement si aucun ingrédient ne remplit de condition : ceux dont l'ingrédient n'est sur aucun dé déposent le leur. Ici trois fioles sont trop pour les deux dés ; c'est donc le scarabée qui part.
text-between = Un ingrédient qui est sur un dé mais révélé par trop ou trop peu de joueurs leur reste, même quand personne d'autre ne remplit de condition. Ici deux champignons, c'est un de trop, et une fiole, une de moins ; le scarabée, sur aucun dé, part.
text-everybody = Si tous les joueurs devaient déposer un jeton, par l'une ou l'autre règle, personne ne dépose rien.
text-last = Qui n'a plus que des jetons d'un seul type à la fin d'une manche gagne, et les montre. À plusieurs en même temps, on se partage la victoire.
