## What house rules may change

house-quiet_turns = Turns in a row without event that make a draw
house-repetitions = Times that a position comes up to make a draw
house-start_set = Start set of a guild, besides its special
house-reserve = Reserve of a guild
house-without_specials = Specials left out
house-without_powers = Power tiles left out
house-without_pairs = Pairs of extra board pieces left out
house-start-size = A start set has { $low } to { $high } tiles besides the special, not { $given }.
house-reserve-size = A reserve has a tile for each pair of board pieces: { $count }, not { $given }.
house-master-guild = In master mode reserves are chosen from the guild of the box: start set, reserve and board pieces can't differ.
piece-1 = 1 space
piece-2 = 2 spaces
piece-3 = 3 spaces
