## Règles maison : fichiers, et ce qui peut y être faux

house-line = Ligne { $line } : { $reason }
house-toml = Ligne { $line }, colonne { $column } : ce n'est pas du TOML.
house-none = { $game } n'a pas de règles maison : rien n'y peut varier.
house-no-game = Le fichier ne dit pas pour quel jeu il est : il lui faut une ligne comme game = "quacks".
house-no-name = Il faut un nom à ces règles maison : name = "…".
house-name = Le nom de règles maison est un texte d'au plus { $longest } lettres, pas « { $given } ».
house-other-game = Ce sont des règles maison pour « { $given } », pas pour { $game }.
house-unknown = Il n'y a pas de « { $given } » qui puisse varier. Ce qui le peut : { $allowed }.
house-unknown-near = Il n'y a pas de « { $given } » qui puisse varier. Est-ce « { $near } » ?
house-unknown-entry = { $variable } n'a pas de « { $given } ». Il y a : { $allowed }.
house-unknown-entry-near = { $variable } n'a pas de « { $given } ». Est-ce « { $near } » ?
house-not-number = { $where } doit être un nombre entier, { $allowed }, pas « { $given } ».
house-out-of-range = { $where } peut aller de { $allowed }, pas { $given }.
house-not-table = { $where } est une table de nombres, pas « { $given } ».
house-not-list = { $where } est une liste de noms, pas « { $given } ».
house-length = { $where } a { $count } nombres quand on les donne tous ; il y en a { $given }.
house-too-few = { $where } : il doit en rester au moins { $least }.
house-text = On ne peut pas lire de règles maison dans « { $given } ».
house-digest = Ces règles maison ne sont pas celles de leur empreinte { $given } : quelqu'un les a changées.
house-too-long = Des règles maison ont au plus { $longest } lettres.

help-house = Ce que des règles maison peuvent changer dans un jeu, de quoi à quoi ; check FICHIER dit si un fichier est juste.
help-house-game = Le jeu ; ou check, puis un fichier.
help-house-file = Avec check : le fichier.
help-house-write = Écrire un fichier pour commencer, où tout est comme dans la boîte.
house-check-what = Quel fichier faut-il vérifier ? philtre house check FICHIER
house-title = { $game } : ce que des règles maison peuvent changer
house-variable = Nom
house-words = Ce que c'est
house-usual = Dans la boîte
house-range = Peut aller de
house-hint = Un fichier pour commencer : philtre house { $game } --write FICHIER.toml. Y jouer : philtre play { $game } --house FICHIER.toml
house-written = { $file } est écrit. Enlevez le # de ce que vous voulez changer.
house-new-name = Notre maison
house-right = { $name }, règles maison pour { $game }, empreinte { $digest } :
house-nothing = Le fichier ne change rien : c'est { $game } comme dans la boîte.
option-house = règles maison : un fichier, ou none pour les règles de la boîte
house-beside = Les textes des règles donnent les nombres de la boîte. Là où ces règles maison diffèrent, ce sont elles qui comptent.
help-rules-house = à côté du texte, ce que changent ces règles maison : un fichier
house-step = { $label } : { $step }

## Dans le navigateur

label-house = règles maison
web-house = Règles maison
web-house-named = Règles maison : { $name }
web-house-unnamed = règles maison
web-house-what = Jouez avec vos propres nombres. Chargez un fichier, ou changez ici ce que vous voulez ; toute la table voit ce qui diffère.
web-house-load = Charger un fichier (TOML)
web-house-reset = Tout comme dans la boîte
web-house-reset-one = Comme dans la boîte
web-house-name = Nom de ces règles
web-house-range = { $low }–{ $high }, dans la boîte { $usual }
web-house-changes = { $count ->
    [one] un changement
   *[other] { $count } changements
}
web-house-differs = { $count ->
    [one] un diffère
   *[other] { $count } diffèrent
}
web-house-wrong = Ces règles maison ne peuvent pas se jouer ainsi : voyez-y ce qui ne va pas.
