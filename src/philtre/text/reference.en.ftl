## The gallery, and the rules with their pictures

diagram-too-long = A diagram has { $longest } moves at most.
web-gallery = Gallery
web-gallery-of = Gallery: { $game }
web-gallery-search = Search the gallery
web-gallery-count = { $count ->
    [one] { $count } piece
   *[other] { $count } pieces
}
web-gallery-none = Nothing here is called or says that.
web-gallery-empty = This game has no gallery yet.
web-gallery-example = Example
web-gallery-rulings = Rulings
web-gallery-rules = Rules
web-gallery-missing = There is no such piece in this gallery.
web-gallery-look-up = Look up: { $name }
web-gallery-open = Open in the gallery
web-gallery-table = All { $count } rows
web-piece-before = Piece before: { $name }
web-piece-after = Next piece: { $name }
web-scene-before = This is how things stand.
web-scene-step = Picture { $number } of { $total }
web-scene-back = Back
web-scene-next = Next
web-scene-again = From the start
web-scene-label = Picture of a position. { $text }
web-rules-page = The rules with pictures
web-rules-contents = Contents
web-rule = Rule { $number }
web-rule-full = In full
web-rule-english = The numbered rules are written in English.
web-rule-missing = There is no rule { $number } in this game.
web-ruling-book = The book: { $text }
web-ruling-other = Another reading: { $text }
web-ruling-ours = We play: { $text }
help-word = a word to look up in the gallery, or the number of a rule such as A-25
help-full = with every piece of the game, its table and the rulings on it
rules-no-word = Nothing in { $game } is called “{ $word }”, and it is no number of a rule.
