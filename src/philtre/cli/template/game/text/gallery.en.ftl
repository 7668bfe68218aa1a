## The gallery: its shelves, and the full text of each piece

shelf-coin = The coin
side-named = { $side }
kind-side = Side of the coin
head-chance = chance
chance-of = { $count } of { $total }
text-heads = The side that the bent coin likes.
text-tails = The side that the bent coin avoids.
