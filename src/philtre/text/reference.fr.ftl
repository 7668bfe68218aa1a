## La galerie, et les règles avec leurs images

diagram-too-long = Un diagramme a { $longest } coups au plus.
web-gallery = Galerie
web-gallery-of = Galerie : { $game }
web-gallery-search = Chercher dans la galerie
web-gallery-count = { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
web-gallery-none = Rien ici ne s'appelle ainsi ni ne dit cela.
web-gallery-empty = Ce jeu n'a pas encore de galerie.
web-gallery-example = Exemple
web-gallery-rulings = Arbitrages
web-gallery-rules = Règles
web-gallery-missing = Il n'y a pas de telle pièce dans cette galerie.
web-gallery-look-up = Voir : { $name }
web-gallery-open = Ouvrir dans la galerie
web-gallery-table = Les { $count } lignes
web-piece-before = Pièce précédente : { $name }
web-piece-after = Pièce suivante : { $name }
web-scene-before = Voici la situation.
web-scene-step = Image { $number } sur { $total }
web-scene-back = Retour
web-scene-next = Suite
web-scene-again = Du début
web-scene-label = Image d'une position. { $text }
web-rules-page = Les règles en images
web-rules-contents = Sommaire
web-rule = Règle { $number }
web-rule-full = En entier
web-rule-english = Les règles numérotées sont rédigées en anglais.
web-rule-missing = Ce jeu n'a pas de règle { $number }.
web-ruling-book = Le livret : { $text }
web-ruling-other = Autre lecture : { $text }
web-ruling-ours = Nous jouons : { $text }
help-word = un mot à chercher dans la galerie, ou le numéro d'une règle, comme A-25
help-full = avec chaque pièce du jeu, sa table et les arbitrages
rules-no-word = Rien dans { $game } ne s'appelle « { $word } », et ce n'est pas un numéro de règle.
