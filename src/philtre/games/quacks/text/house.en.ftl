## What house rules may change

house-rounds = Number of rounds
house-limit = White sum up to which no pot explodes
house-white_round = Round before which every bag gets a white 1 (0: never)
house-droplet_price = Rubies for a droplet move
house-flask_price = Rubies for a full flask
house-coins_a_point = Coins for a point in the last round
house-rubies_a_point = Rubies for a point in the last round
house-penny_points = Points of a witch penny left over
house-bag = Starting bag
house-opens = Round from which a colour is sold
house-prices = Prices
house-price = { $book ->
    [0] { $chip }
   *[other] { $chip }, book { $book }
}
house-coins = Coins of each space of the pot
house-points = Points of each space of the pot
house-ruby = Ruby on a space of the pot (1: yes)
house-tails = Rat tail after so many points (1: yes)
house-die = Faces of the bonus die, how many of each
house-chips = Chips in the base box
house-witch_chips = Chips that The Herb Witches add
house-painter = The Painter's points, by colours in the pot
house-glass_points = Test tubes: points of a glass
house-glass_rubies = Test tubes: rubies of a glass
house-without_cards = Fortune cards left out
house-without_witches = Witches left out
house-too-few-cards = There are { $cards } fortune cards for { $rounds } rounds: each round needs one.
house-too-few-chips = There are only { $count } chips { $chip }, fewer than the starting bags need.
house-no-witch = Of each penny at least one witch must stay in.
house-no-face = The bonus die needs a face.
house-empty-bag = A starting bag needs a chip.
