"""What is counted where somebody plays alone, and where each number is.

The colours are taken in the order of how many potions of them lie face-up, since which it is tells
nothing.
"""

from typing import Final

from philtre.games.apotheca.content import APOTHECARY_COUNT, KINDS
from philtre.games.apotheca.rules.powers import APOTHECARIES

ALWAYS: Final = 0
ONE_WAITS: Final = 1  # apothecaries who wait for a match
TWO_WAIT: Final = 2
MORE_WAIT: Final = 3
GEMS: Final = 4
MOST_AND_WAITS: Final = 5  # face-up potions of the colour that has most
SQUARES: Final = 6  # of how many there are of each colour, in tens
MOST_KNOWN: Final = 7  # face-up, and facedown of a known colour
NEARLY_AND_WAITS: Final = 8  # two of three in a line
DOWN: Final = 9
NEVER_SEEN: Final = 10
BLOCKED: Final = 11  # potions outside whose space is taken
ALL_BLOCKED: Final = 12  # there is one outside, and none can come in
ACTIONS: Final = 13  # that this turn still has
UNDER_WAY: Final = 14  # a match is being made, and an apothecary waits
UNWANTED: Final = 15  # one is being made, and nobody waits
IN_ONE: Final = 16  # a match can be made by one action, and an apothecary waits
SCORES_IN_ONE: Final = 17
ANOTHER_IN_ONE: Final = 18  # of a second colour, and two wait
SCORES_IN_TWO: Final = 19  # by a Reveal and a power, where there is none in one
IN_STORE: Final = 20  # what matches of what lies face-up would score, one for each who waits
STORE_WITH_HIRES: Final = 21
STORE_KNOWN: Final = 22
FREE: Final = 23  # spaces
DOORS: Final = 24  # by how many spaces something can come from outside: none, one, two
LAST: Final = 27  # nothing is outside
CARD: Final = 28  # somebody comes to the alley
BRINGING: Final = 29  # it is chosen what comes in
IN_ONE_HIRED: Final = 30  # a match can be made by one action of who could be hired
SCORES_HIRED: Final = 31
AT_COLOURS: Final = 32
# For each colour:
UP: Final = 0
KNOWN: Final = 1  # facedown, of a known colour
TO_COME: Final = 2  # of those never seen, outside too, as many as the unseen tiles let expect
HIRES: Final = 3  # for how many its gems are enough
TWO_GEMS: Final = 4  # are left then
ONE_GEM: Final = 5
NEAR: Final = 6
NOW: Final = 7  # what a match in one action scores, whoever waits
THEN: Final = 8  # by a Reveal and a power
WAYS: Final = 9  # to make one in one action
GAPS: Final = 10  # potions never seen that complete a line if they are of it, by its odds
OF_COLOUR: Final = 11
AT_WHO: Final = AT_COLOURS + KINDS * OF_COLOUR  # who waits, one by one
AT_ALLEY: Final = AT_WHO + APOTHECARY_COUNT  # who could be hired, or for whom there are gems
SIZE: Final = AT_ALLEY + APOTHECARY_COUNT
MOST_WAYS: Final = 4  # that are counted
IN_WORDS: Final = [
    *["always", "one waits", "two wait", "more wait", "gems", "most, and one waits", "squares"],
    *["most, known too", "nearly, and one waits", "facedown", "unseen", "blocked", "all blocked"],
    *["actions", "under way", "unwanted", "in one", "scores in one", "another in one"],
    *["scores in two", "in store", "in store, with hires", "in store, known too", "free"],
    *["no door", "one door", "two doors", "last", "card", "bringing"],
    *["in one, hired", "scores, hired"],
]
OF_A_COLOUR: Final = [
    *["up", "known", "to come", "hires", "two gems", "one gem", "near", "now", "then", "ways"],
    "gaps",
]
COUNTED: Final = [
    *IN_WORDS,
    *[f"{rank}: {what}" for rank in ("most", "second", "third") for what in OF_A_COLOUR],
    *APOTHECARIES,
    *[f"alley: {who}" for who in APOTHECARIES],
]
