## Two sets of rules side by side

help-compare = Play the same games by two sets of rules, with the same luck where it can be shared, and tell what differs. Options of the game are given too.
help-compare-one = base for the rules of the box, or a file of house rules.
help-compare-other = What it is compared with: base, or a file.
help-compare-games = How many pairs of games.
help-compare-every = Show every kind of event, also where nothing differs.
help-compare-ledger = Keep what was played in a file: after an interruption go on from there.
base = base
compare-same = Both are the same rules: there is nothing to compare.
compare-title = { $games } pairs of { $game }, { $bots }
compare-measure = Measure
compare-difference = Difference
compare-significant = Significant
compare-house = house
compare-yes = yes ({ $chance })
compare-read = Each interval covers the true difference 95 times in 100. “Significant” is told after Holm's correction for { $looks } looks: with no difference anywhere, not one table in twenty would have a single yes.
compare-more = { $count ->
    [one] One kind of event shows no difference; --every shows it too.
   *[other] { $count } kinds of events show no difference; --every shows them too.
}
compare-few = With fewer than { $fewest } games nothing is called significant.
compare-took = { $seconds } s on { $workers ->
    [one] one process
   *[other] { $workers } processes
}.
measure-win-seat = win share, seat { $number }
measure-decisions = decisions
measure-length = last round or turn
measure-shared = no single winner
measure-points = points, mean of the seats
measure-best = points, the most
measure-margin = points ahead of the second
measure-event = how often: { $kind }
