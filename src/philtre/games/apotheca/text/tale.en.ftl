# The end of a match: where points came from, honours
from-red = red matches
from-blue = blue matches
from-yellow = yellow matches
from-bonus = nothing left outside
from-before = before this table
honour-largest = Largest match
honour-largest-how = { $seats }, { $count } potions
honour-gems = Most gems earned
honour-gems-how = { $seats }, { $count }
honour-powers = Most powers used
honour-powers-how = { $seats }, { $count }
web-sources = Which matches counted
