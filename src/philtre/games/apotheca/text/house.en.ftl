## What house rules may change

house-to_win = Satisfied apothecaries that win
house-actions = Actions a turn
house-hire_price = Gems for a hire, of the station's colour
house-solo_hire_price = The same in solo
house-lend_price = Gems the master pays for a power of the alley
house-facedown = Facedown potions at which a Restock stops
house-bonus_gems = Gems for a match of more than three potions
house-consolation_gems = Gems for a match that satisfies nobody
house-solo_bonus = Points for bringing in every potion in solo
house-gems = Gems to start with
house-tiles = Potions of each colour
house-without_apothecaries = Apothecaries left out
house-too-few-apothecaries = There are too few apothecaries for so many players and stations, or to win with.
