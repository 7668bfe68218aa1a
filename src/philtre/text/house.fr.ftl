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
