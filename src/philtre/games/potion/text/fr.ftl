name = The Potion
about = 3 à 7 joueurs, 10 minutes. Débarrassez-vous de vos ingrédients en devinant ce que les autres révéleront.
web-site-bots = Dans un navigateur, les robots de ce jeu sont aussi forts que sur un serveur.

ingredient-beetle = scarabée
ingredient-mushroom = champignon
ingredient-vial = fiole
letter = { $kind ->
    [beetle] S
    [mushroom] C
   *[vial] F
}
faces-one-beetle = 1 scarabée
faces-one-mushroom = 1 champignon
faces-one-vial = 1 fiole
faces-two-beetle = 2 scarabées
faces-two-mushroom = 2 champignons
faces-two-vial = 2 fioles
faces-three-beetle = 3 scarabées
faces-three-mushroom = 3 champignons
faces-three-vial = 3 fioles
faces-blank = vierge
tokens-one-beetle = { faces-one-beetle }
tokens-one-mushroom = { faces-one-mushroom }
tokens-one-vial = { faces-one-vial }
tokens-two-beetle = { faces-two-beetle }
tokens-two-mushroom = { faces-two-mushroom }
tokens-two-vial = { faces-two-vial }

## Événements

rolled = { $seat } lance les dés : { $faces }.
chose = { $seat } a choisi.
revealed = { $seat } révèle : { $ingredient }.
discarded = { $seat } dépose son ingrédient dans la bouteille ({ $ingredient }).
nobody-discards = Personne ne dépose rien.
shows-left = { $seat } montre ce qui lui reste : { $tokens }.
won = { $seats } { $count ->
    [one] gagne
   *[other] se partagent la victoire
} !
drawn = Tout le monde est à égalité.

## Coups et raisons

show = révéler : { $ingredient }
none-left = vous n'avez plus cet ingrédient : { $ingredient } ({ $rule }).

## Options

option-players = nombre de joueurs
option-dice = dés : avec faces vierges, ou pleins
label-dice = dés
option-round_limit = limite de manches
option-memory_aid = aide-mémoire : montrer les jetons de tous

## Table

panel-dice = Manche { $round } : { $seat } lance
panel-hands = Mains
panel-bottle = Bouteille
dice-not-rolled = Les dés ne sont pas encore lancés.
tokens-hidden = cachés dans la main
has-chosen = a choisi
has-won = a gagné
you-show = vous révélez : { $ingredient }
discards = manche { $round } : { $mark }, dans la bouteille
keeps = manche { $round } : { $mark }, repris

rules-short =
    Les dés demandent des ingrédients. Chacun choisit un jeton en secret ; tous révèlent ensemble.
    Si un ingrédient est révélé par exactement autant de joueurs qu'un dé en demande, ils le déposent dans la bouteille.
    Si aucun ingrédient ne remplit la condition d'un dé, ceux dont l'ingrédient n'est sur aucun dé déposent le leur.
    Si tout le monde devait déposer, personne ne dépose. Qui n'a plus qu'un seul type d'ingrédient gagne.

## Navigateur

credits = The Potion est un jeu de Kasper Lapp, édité par FoxMind.
dice-blanks = avec faces vierges
dice-plain = pleins
web-prompt-you = { $seat }, choisissez un ingrédient en secret.
web-prompt-wait = On attend encore { $seats }.
hint-choose = Tous révèlent ensemble quand le dernier a choisi.
hint-chosen = Vous révélez : { $ingredient }. Personne ne le voit avant que tous aient choisi.
ask-choose = Choisir un ingrédient
points-curve = ingrédients dans la bouteille
where-round = manche { $round }
dice = Dés
or = ou
your-choice = Votre choix
pick-exactly = part si { $count ->
   *[other] l'on en révèle exactement { $quantities }
}
pick-unasked = part si aucune condition n'est remplie
pick-hold = il vous en reste { $count }
pick-chosen = choisi
rolls = lance les dés
plate-choosing = choisit
plate-secret = { $ingredient }, secret
plate-won = a gagné ; il reste :
plate-drops = dans la bouteille
plate-keeps = repris
in-bottle = dans la bouteille
reveal-title = Manche { $round } : tous révèlent.
reveal-drops = { $count ->
    [one] { $seats } dépose un ingrédient dans la bouteille.
   *[other] { $seats } déposent un ingrédient dans la bouteille.
}
reveal-everybody = Tous devraient déposer le leur : personne ne dépose donc rien.
reveal-missed = Personne ne dépose rien : aucun nombre n'est atteint. { $numbers }.
reveal-count = { $ingredient } : { $count } sur table, { $wanted } au dé
rounds = Manches passées
tab-rounds = Manches
rounds-ring = cerclé : dans la bouteille
rules-key = Règles en bref
aid-on = Aide-mémoire : les jetons de tous sont montrés.
aid-off = Sans aide-mémoire : les mains des autres ne sont pas montrées.

## Ce que contiennent les champs d'une position

expects-potion-round = le numéro de la manche, de 1 à la limite des manches s'il y en a une.
expects-potion-dice = une lettre par dé, b, m, v ou - pour une face vide, comme les dés peuvent tomber ; ? avant le jet.
expects-potion-tokens = pour chaque place le nombre de scarabées, de champignons et de fioles, d'aucun à tous, comme 222,221,120 ; qui n'a plus qu'une sorte a gagné.
expects-potion-chosen = pour chaque place b, m ou v qu'elle a encore, ou un point ; rien que des points avant le jet, et au moins un tant que tous n'ont pas choisi.
expects-potion-last = la manche d'avant : dés/choix/places qui ont défaussé, comme bvm/bbvm/0,1 ; - s'il n'y en a pas eu.
