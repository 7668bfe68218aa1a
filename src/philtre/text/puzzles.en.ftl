## Puzzles: what is best here?

help-puzzle = Puzzles: positions with one move that is far better than the rest. Without a game: how many there are, and how many you have solved.
help-puzzle-level = Only those that a bot of this level finds as a rule, and a weaker one does not.
help-puzzle-again = Those that are solved too.

puzzle-row = { $game }: { $name }, { $solved } of { $count } solved
puzzle-how = philtre puzzle GAME shows you the next one.
puzzle-title = Puzzle { $place } · { $theme } · { $level }
puzzle-prompt = { $ask } (a move, show, next, quit)
puzzle-command-show = show
puzzle-command-next = next
puzzle-go-on = Enter for the next one.
puzzle-none-left = Those were all of them. With --again you can try them once more.
puzzle-right = Right: { $move }.
puzzle-right-worth = You win { $worth } of the games from there.
puzzle-wrong = Not the best: { $move }.
puzzle-wrong-worth = You win { $worth } of the games from there, after the best move { $best }.
puzzle-instead = Tempting, but not best: { $move }.
puzzle-then = Then follows: { $moves }.
puzzle-solved = This puzzle is solved.
puzzle-other-way = “{ $move }” does not lead on in this puzzle.
puzzle-unknown = There is no puzzle “{ $given }”.
puzzle-no-such-level = There is no level “{ $given }”. There are: { $allowed }.
puzzle-none-here = There are no puzzles of this kind.

puzzle-level-novice = a novice finds it
puzzle-level-adept = an adept finds it
puzzle-level-expert = an expert finds it
puzzle-level-master = only a master finds it

## In the browser

web-puzzle = Puzzle
web-puzzles = Puzzles
web-puzzles-about = In each of these positions one move, or one series of moves, is far better than the rest, for a reason that you are told once you have found it.
web-puzzle-asks = What is best here?
web-puzzle-how = Make the move on the board. A wrong one is answered, and nothing is lost by it.
web-puzzle-more = And now?
web-learn-title = { $game }: { $title }
web-puzzle-today = Puzzle of the day
web-puzzle-solve = Solve
web-puzzle-next = Next puzzle
web-puzzle-skip = Another one
web-puzzle-again = Try it again
web-puzzle-all = All puzzles
web-puzzle-leave = Leave the puzzle
web-puzzle-alone = found
web-puzzle-helped = seen
web-puzzle-new = not tried yet
web-puzzle-count = { $solved } of { $count } found
web-puzzles-link = Then try the puzzles.
