name = NEW_NAME
about = NEW_SPAN joueurs, quelques minutes. Devinez de quel côté est tombée une pièce faussée.
credits = NEW_NAME est un jeu pour commencer : remplacez-le par le vôtre.

side-heads = face
side-tails = pile

## Événements

tossed = { $seat } lance la pièce et la cache.
looked = Vous voyez comment elle est tombée : { $side }.
guessed = { $seat } a parié.
shown = C'était { $side }. { $count ->
    [0] Personne n'avait raison.
    [one] { $seats } avait raison.
   *[other] { $seats } avaient raison.
}
won = { $seats } { $count ->
    [one] gagne
   *[other] se partagent la victoire
} !

## Coups

do-guess = parier sur { $side }

## Options

option-players = nombre de joueurs

rules-short =
    À tour de rôle, un joueur lance une pièce faussée, la regarde et la cache.
    Les autres parient en secret. Qui a raison marque un point.
    Chacun lance une fois ; le plus de points gagne.

## Terminal et navigateur

panel-round = Manche { $round }
panel-seats = Joueurs
coin-none = La pièce n'est pas encore lancée.
coin-hidden = La pièce est cachée.
coin-seen = Vous voyez la pièce : { $side }.
tosses = lance la pièce
has-guessed = a parié
you-guess = vous pariez sur { $side }
points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-prompt-you = { $seat }, devinez de quel côté la pièce est tombée.

## Ce que contiennent les champs d'une position

expects-NEW_ID-round = le numéro de la manche, à partir de 1 ; un de plus que de joueurs quand c'est fini.
expects-NEW_ID-coin = h, t, ou ? avant le lancer.
expects-NEW_ID-guesses = pour chaque place h, t ou un point ; rien que des points avant le lancer et pour qui a lancé, et encore un au moins.
expects-NEW_ID-points = pour chaque place ses points, comme 0,1 ; un au plus par manche passée.
