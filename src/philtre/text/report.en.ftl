## `philtre report`: a report with pictures

help-report = Measure a game and write a report with pictures, one HTML file that needs nothing else. Options of the game may be given, such as --players 3.
help-report-out = Where the report goes, such as quacks.html.
help-report-json = A file for the same numbers as JSON.
help-report-ledger = A file for what was played: given again, an interrupted report goes on, and one in another language or with more games is made from it. By default beside the report, its name ending in .ledger.
report-written = The report is in { $file }.
report-ledger-kept = What was played is kept in { $file }: the same command goes on from there.
report-not-installed = For pictures Matplotlib must be installed: pip install "philtre[report]" (in a clone: python3 run.py install report).

report-title = { $game }: a report
report-summary = In short
report-played = { $games } games of { $players ->
    [one] one player
   *[other] { $players } players
  } by { $bots }, with Philtre { $version }. In brackets stand 95 % intervals. What bots do is not what people do: a report tells how the game is when it is played as these bots play it.
report-value = value
report-numbers = The numbers

report-fairness = Is it fair?
report-seats = Share of wins by seat
report-starter = whoever begins
report-win-share = share of wins
report-seats-reading = Each mark is the share of wins of a seat, the line through it its 95 % interval. The dashed line is a fair share, { $fair }: a seat whose interval does not touch it has an advantage or a handicap.
report-no-starter = Nobody begins: the seats decide at the same time.
report-advantage = Advantage of whoever begins: share of wins (AdvantageP1)
report-balance = Balance: 1 less the largest difference between seats
report-drawishness = Games that nobody wins alone or together (Drawishness)
report-completion = Games that no limit has ended (Completion)

report-length = How long does it take?
report-rounds = rounds, or turns (DurationTurns)
report-moves = moves of all seats (DurationMoves)
report-decisions = decisions of all seats, where there is a choice
report-decisions-seat = decisions of a seat
report-minutes = minutes, estimated
report-mean = mean
report-median = median
report-most-between = nine of ten between
report-games-share = share of games
report-length-figure = Length of a game: { $what }
report-length-reading = The higher a bar, the more games are so long. Minutes are an estimate: { $each } seconds for a decision, { $upkeep } for what there is to do in a round besides, and where seats decide together only the slowest counts.

report-options = How much is there to choose?
report-legal = legal moves
report-real = real options
report-options-axis = moves at a decision
report-decisions-share = share of decisions
report-options-figure = Legal moves, and those worth a thought
report-options-reading = Filled bars: how many moves are legal where there is a choice. Hatched bars: how many of them a coach finds within 2 points of the best chance to win. Where the hatched bars stand at 1, the choice is plain; where both agree, it hardly matters.
report-branching = legal moves at a decision, mean (BranchingFactor)
report-branching-median = legal moves at a decision, median
report-branching-most = legal moves at a decision, most seen
report-real-mean = real options at a decision, mean
report-only-one = decisions with one real option
report-decision-moves = moves that are a choice (DecisionMoves)
report-action-space = different moves that the game has (action space)
report-tree = ways that a game could have gone (GameTreeComplexity)
report-states = positions, at least (StateSpaceComplexity)
report-states-reading = The number of positions is a lower bound by counting: { $drawn } positions were drawn, one of a game at most, and { $pairs ->
    [0] no two of them were the same
    [one] one pair of them was the same
   *[other] { $pairs } pairs of them were the same
  }.

report-scores = Scores and margins
report-scores-figure = What each has at the end: { $what }
report-scores-reading = The higher a bar, the more seats end with that. A second hump, or a long tail, means that some fall out of the race.
report-all-seats = all seats
report-best = the best of a game
report-margin = ahead of the second

report-course = When is it decided?
report-after-rounds = after so many rounds
report-after-tenths = after so much of the game, in percent
report-chance = chance to win
report-winner-chance = whoever wins
report-leader-wins = whoever leads then wins
report-course-figure = The chance to win as the game goes on
report-course-reading-value = Round marks: the chance that the later winner has, on average; the band holds eight winners of ten. Square marks: how often whoever has the best chance then wins in the end. The dotted line is a fair share. A curve that rises late is a game that stays open. Chances are what came of such standings in the other half of the games, by the evaluation of the bots (Brier score { $brier }).
report-course-reading-points = Round marks: the chance that the later winner has, on average; the band holds eight winners of ten. Square marks: how often whoever has the best chance then wins in the end. The dotted line is a fair share. A curve that rises late is a game that stays open. Chances are what came of such standings in the other half of the games, by the lead in points (Brier score { $brier }).
report-decided-figure = Games that are decided
report-decided-reading = The share of games whose winner has a chance of 90 % from then on and never less again. What is missing at the right end is decided in the last part.
report-lead-changes = changes of the lead in a game (LeadChange)
report-drama = how far the winner's chance was below the best, on average (Drama)
report-behind = the worst chance that the winner had
report-comebacks = comebacks: won from less than half of a fair share
report-last-round = decided in the last part: whoever led before it does not win
report-course-words = The lead is the best chance to win. The last part is the last round, or the last tenth where games have different numbers of them.

report-luck = Luck or skill?
report-luck-figure = What the result comes from
report-luck-reading = { $deals } deals were each played from every seat ({ $games } games, { $best } and { $other } in turn), with the same luck. Of how results differ, so much goes with who plays, with the seat, and with the deal: what two games of one deal have in common on a seat, whoever sits there. The rest is luck that met other decisions.
report-part-player = player
report-part-seat = seat
report-part-deal = deal
report-part-rest = rest
report-share-variance = share of the variance
report-against = { $one } among { $other }
report-levels-figure = Each level against the one below
report-levels-reading = The share of wins of one bot among bots of the level below; the dashed line is a fair share. The further to the right, the more there is to learn between the two. In Elo: { $elo }.

report-pieces = What are the pieces worth?
report-more-wins = more wins, in points of percent
report-more-points = more points for a seat in that round
report-pieces-reading = How much larger the share of wins is of those who had or used it than of the others at the same table. Full marks are significant after correction for { $looks } looks (Holm), hollow ones may be chance. It tells who wins, not why: whoever is ahead can afford more. What fewer than { $least } games compare is only in the numbers.
report-round-reading = How many points more a seat gains in a round with it than in the same round without. Full marks are significant after correction for { $looks } looks (Holm), hollow ones may be chance. What fewer than { $least } games compare is only in the numbers.
report-had = had or used by
report-worth = difference
report-games = games compared
report-chance-alone = by chance alone

report-mishaps = Round by round
report-round = round
report-rate-seat = times for a seat
report-rate-table = times for a table
report-mishap-reading-seat = How often it happens to a seat in each round, with 95 % intervals; in a game { $mean } times for a seat.
report-mishap-reading-table = How often it happens in each round, with 95 % intervals; in a game { $mean } times.

report-options-taken = Options that nobody would miss
report-dominated = Taken at less than { $seldom } of the times they were there (at least { $least }), and hardly ever a real option to the coach: { $moves }.
report-none-dominated = None: of the options that were there at least { $least } times, each was taken at { $seldom } of them or more, or was often a real option to the coach.
report-all-options = All options
report-move = option
report-offered = times there
report-taken = taken
report-was-real = real option

report-facts = What is known for certain

report-about = How it was made
report-made = Options: { $options }. Seed { $seed }: the same command gives the same numbers, on one core or on a hundred, as long as the bots don't think by the clock.
report-cost = The games took { $seconds } seconds of a processor, { $each } a game, looking included.
report-sources = Measures and where they come from
report-source-intervals = Intervals of shares are Wilson's, of means those of a normal distribution over games.
report-source-looks = Holm's correction keeps the chance that a table calls anything significant that is not below 5 %.
report-source-ludii = AdvantageP1, Balance, Completion, Drawishness, DurationTurns, DurationMoves, DecisionMoves, BranchingFactor, GameTreeComplexity, StateSpaceComplexity, Drama and LeadChange are named after the metrics of Ludii (Piette, Stephenson and others), Drama after Browne's thesis of 2008; Ludii estimates chances by a search, here they are calibrated against outcomes.
report-source-tag = Action space and branching factor are also among the measures of TAG (Gaina, Balla and others, 2020).
report-source-chances = Chances rise with the standing and by nothing else (isotonic regression); each half of the games is foretold from the other.
report-source-deals = Parts of the variance are found by analysis of variance on duplicates; their intervals by leaving out a twentieth of the deals at a time.
