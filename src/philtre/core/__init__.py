"""What a game and a match are. Pure: no I/O, clock, randomness or English."""

from philtre.core.native import stand_in

stand_in()
