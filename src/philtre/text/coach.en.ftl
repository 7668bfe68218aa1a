## The coach's reasons, in the terminal and in the browser

coach-how = “{ $best } in 100”: of 100 games that go on from here you win { $best }, if everybody plays as the coach does.{ coach-looked }
coach-how-points = The points to be expected if you play on as the coach does.{ coach-looked }
coach-looked = { $looked ->
    [0] { "" }
   *[other] {" "}It looked at { $looked } ways this may go on.
}
coach-in = in 100
coach-no-reason = No fact tells this move from the others: only its number does.

## Review

review-parts = { $start } at the start, luck { $luck }, own choices { $choice }, the others { $others }: { $result } in the end.
review-parts-ended = { $start } at the start, luck { $luck }, own choices { $choice }, the others { $others }, the early end { $ended }: { $result } in the end.
review-scale = All numbers are out of 100 games. What was lost and won back over and over is left out, so that it adds up.
review-axis = from { $first } to { $last }; low: 0 in 100, high: 100 in 100
review-axis-points = from { $first } to { $last }; low: { $low }, high: { $high }
review-axis-plain = from the first decision to the end; low: 0 in 100, high: 100 in 100
review-costliest = { $count ->
    [0] No choice cost anything that could be told from noise.
    [one] The costliest choice:
   *[other] The { $count } costliest choices:
}
review-of = { $total ->
    [one] One decision
   *[other] { $total } decisions
}, of which { $good } cost nothing to speak of.
review-you = played: { $move }
review-better = better: { $best }
review-again = try again: philtre play --resume FILE --before { $number }
review-odd = Looked wrong and was right:
review-somewhere = decision { $number }
review-place = { $where }: { $asked }
help-before = With --resume: go on before this move of the match, to try again; the file stays as it is.

## Browser

web-threats = Threats
web-coach-touch = Touch a move to see it on the board.
web-coach-why = Why move { $number }
web-coach-play = Play move { $number }
web-coach-follow = What follows?
web-coach-line = What is likely to follow
web-coach-line-about = One way it may go on: of chance the likeliest, of each player what looks best. Touch a step to see it; nothing is played.
web-coach-line-next = Next step
web-coach-line-at = { $number } of { $total }
web-coach-line-end = Back to the table
web-coach-preview = The coach is playing a line out. Nothing is sent.

review-heading = { $seat }: chance to win, decision by decision
review-heading-points = { $seat }: points to be expected, decision by decision
review-axis-y = chance to win
review-axis-y-points = points to be expected
review-legend-you = { $seat }
review-legend-cost = a choice that cost
review-legend-even = { $count } equal players
review-luck-or = Luck or choice?
review-it-adds = it adds up
review-bar-start = Start
review-bar-luck = Luck
review-bar-choice = Choices
review-bar-others = The others
review-bar-ended = Early end
review-bar-result = End
review-adds = At the start { $start } of 100 such games are won. Draws, dice and cards: { $luck }. Own choices: { $choice }. What the others did and drew: { $others }. That makes { $result } in the end; what was lost and won back over and over is left out.
review-adds-points = At the start { $start } points were to be expected. Draws: { $luck }. Own choices: { $choice }. That makes { $result } in the end.
review-try = One thing to try
review-try-kind = Look twice at “{ $asked }”: { $share } % of all that choices cost was lost there, in { $count ->
    [one] one decision
   *[other] { $count } decisions
}.
review-try-instead = In { $times } of { $count } this was better: { $best }.
review-played = Played
review-show = Show
web-review-whole = The whole review
