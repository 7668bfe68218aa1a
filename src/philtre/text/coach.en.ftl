## The coach's reasons, in the terminal and in the browser

coach-how = { $looked ->
    [0] Worked out exactly: so often you win from here if everybody plays as well as can be.
   *[other] So often you win from here if everybody plays as the coach does. It looked at { $looked } ways this may go on.
}
coach-how-points = So many points you may expect if you play on as the coach does. It looked at { $looked } ways this may go on.
coach-in = in 100
coach-no-reason = No fact tells this move from the others: only its number does.

## Review

review-parts = { $start } at the start, luck { $luck }, own choices { $choice }, the others { $others }: { $result } in the end.
review-parts-ended = { $start } at the start, luck { $luck }, own choices { $choice }, the others { $others }, the early end { $ended }: { $result } in the end.
review-scale = In 100 games from such a position. What was lost and won back over and over is left out, so that it adds up.
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
}, of which { $good } gave nothing away.
review-you = played: { $move }
review-better = better: { $best }
review-again = try again: philtre play --resume FILE --before { $number }
review-odd = Looked wrong and was right:
review-somewhere = decision { $number }
review-place = { $where }: { $asked }
help-before = With --resume: go on before this move of the match, to try again; the file stays as it is.
