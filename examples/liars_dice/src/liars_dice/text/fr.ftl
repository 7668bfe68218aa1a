name = Dés menteurs
about = 2–5 joueurs, 15 minutes. Misez sur les dés cachés sous tous les gobelets, et démasquez les menteurs.
credits = Les dés menteurs sont un jeu traditionnel.

## Événements

rolled = Vous lancez : { $dice }.
began = Il y a { $count } dés sous les gobelets. { $seat } commence.
bid = { $seat } annonce { $count ->
    [one] 1 dé qui montre { $face }
   *[other] { $count } dés qui montrent { $face }
}.
liar = { $seat } crie au mensonge : { $count ->
    [one] 1 dé qui montre { $face }
   *[other] { $count } dés qui montrent { $face }
}. On soulève tous les gobelets.
lifted = { $seat } montre { $dice }.
found = { $count ->
    [0] Aucun dé ne compte pour { $face }.
    [one] 1 dé compte pour { $face }.
   *[other] { $count } dés comptent pour { $face }.
}
lost = { $seat } perd un dé et { $count ->
    [0] est hors jeu
    [one] en garde 1
   *[other] en garde { $count }
}.
won = { $seat } gagne !

## Coups et raisons

do-bid = annoncer { $count ->
    [one] 1 dé qui montre { $face }
   *[other] { $count } dés qui montrent { $face }
}
do-liar = crier au mensonge
no-bid-yet = il n'y a pas encore d'annonce qui puisse être un mensonge ({ $rule }).
not-so-many-dice = il n'y a que { $count } dés ({ $rule }).
bid-too-low = il faut annoncer plus que la dernière fois : plus de dés, ou autant d'une valeur plus haute ({ $rule }).

## Options

option-players = nombre de joueurs
option-dice = dés de chaque joueur
option-wild = as jokers : un 1 compte pour toute valeur
wild-on = oui
wild-off = non

rules-short =
    Tous lancent leurs dés sous leur gobelet ; vous ne voyez que les vôtres.
    À tour de rôle, annoncez combien de dés d'une valeur il y a sous tous les gobelets, plus haut à chaque fois, ou criez au mensonge.
    On soulève alors les gobelets. S'il y en a autant, qui a crié au mensonge perd un dé ; sinon, qui a annoncé.
    Le dernier qui a des dés gagne.

## Terminal

panel-bid = L'annonce
panel-seats = Les gobelets
no-bid = Personne n'a encore rien annoncé.
dice-in-play = Dés en jeu : { $count }
dice-left = { $count ->
    [one] 1 dé
   *[other] { $count } dés
}
out = hors jeu

## Navigateur

field-turn = C'est à { $seat } d'annoncer
field-bid = { $seat } annonce { $count ->
    [one] 1 dé qui montre { $face }
   *[other] { $count } dés qui montrent { $face }
}
field-dice = Vos dés
field-in_play = Dés en jeu
field-dice_left = { $dice_left ->
    [0] hors jeu
    [one] 1 dé
   *[other] { $dice_left } dés
}
web-prompt-you = { $seat }, annoncez plus haut ou criez au mensonge.

## Conseiller

fact-bid-holds = Avec vos dés, il y en a au moins { $count } qui comptent pour { $face } dans { $percent } % des cas.

## Ce que contiennent les champs d'une position

expects-liars_dice-turn = la place qui annonce ensuite, à partir de 0 ; elle a des dés.
expects-liars_dice-bid = la dernière annonce comme 3x5, pas plus de dés qu'il n'y en a ; - s'il n'y en a pas, comme avant que tous aient lancé.
expects-liars_dice-cups = pour chaque place ses dés dans l'ordre comme 11245, un ? par dé qui n'est pas lancé, ou - si elle n'en a plus.
