# The end of a match: where points came from, honours
from-dice = asked for by a die
from-unasked = on no die
from-before = before this table
honour-dice = Best with the dice
honour-dice-how = { $seats }, { $count } { $count ->
    [one] token
   *[other] tokens
} that a die asked for
honour-unasked = The quiet way out
honour-unasked-how = { $seats }, { $count } { $count ->
    [one] token
   *[other] tokens
} that no die showed
honour-alone = Most often alone
honour-alone-how = { $seats }, { $count } { $count ->
    [one] time
   *[other] times
} with a token nobody else showed
end-score = { $count } dropped
web-sources = Why tokens went in
