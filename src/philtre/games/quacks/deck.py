"""The fortune cards and the witches by their names (Q-71, Q-80, Q-81).

What each does is told in the rules; here are only the numbers that records and
positions write, `f01` … `f24` and `w1` … `w12`.
"""

from typing import Final

# Purple cards act at once.
CHOOSE_WISELY: Final = 1
POT_FILLS_UP: Final = 2
CHARITY: Final = 3
LESS_IS_MORE: Final = 4
ONLY_ONE: Final = 5
WHEEL_AND_DEAL: Final = 6
GOOD_START: Final = 7
DONATIONS: Final = 8
OPPORTUNITY: Final = 9
BEGINNERS_BONUS: Final = 10
RAT_INFESTATION: Final = 12
JUST_IN_TIME: Final = 13
RATS_ARE_FRIENDS: Final = 14

# Blue cards set a rule for the round.
LUXURY: Final = 11
SEASONED: Final = 15
LUCKY_DEVIL: Final = 16
SHINING: Final = 17
SCHADENFREUDE: Final = 18
WELL_STIRRED: Final = 19
POT_IS_FULL: Final = 20
SECOND_CHANCE: Final = 21
STRONG_INGREDIENT: Final = 22
PUMPKIN_PARTY: Final = 23
MAGIC_POTION: Final = 24

# Silver
RESCUER: Final = 1
GATHERER: Final = 2
DEFUSER: Final = 3
COMFORTER: Final = 4
# Copper
REFINER: Final = 5
DOUBLER: Final = 6
TWIN: Final = 7
LENDER: Final = 8
# Gold
PAINTER: Final = 9
RUMMAGER: Final = 10
JEWELLER: Final = 11
BARGAINER: Final = 12
