# The end of a match: where points came from, honours
from-before = before this table
from-placed = placed
from-summoned = summoned
from-split = split by the Prince
from-lost = captured by the other
honour-captures = Most captures
honour-captures-how = { $seats }, { $count } { $count ->
    [one] stack
   *[other] stacks
}
honour-highest = Highest stack captured
honour-highest-how = { $seats }, { $count } tiles
honour-altars = Most altars hit
honour-altars-how = { $seats }, { $count }
end-score = { $count ->
    [one] 1 stack
   *[other] { $count } stacks
}
web-sources = Stacks won and lost
