## What a puzzle is about

puzzle-theme-finish = win this turn
puzzle-theme-double = two matches in one turn
puzzle-theme-match = a match in several actions
puzzle-theme-stop = stop a win

## What is asked

puzzle-ask-finish = You can win this turn, whatever is hidden. How?
puzzle-ask-double = Satisfy two apothecaries in this one turn. How?
puzzle-ask-match = No single action makes a match, but your turn can. How?
puzzle-ask-stop = The next player can win with one power. How do you stop it?

## What is wrong with other moves

puzzle-miss-finish = After that, nothing wins this turn for certain.
puzzle-miss-double = After that you can't be sure of two matches this turn.
puzzle-miss-match = After that no action makes a match for certain.
puzzle-miss-stop = After that the next player can still win with one power.
puzzle-but-single = It makes one match, and then there is none left to be made.
puzzle-but-restock = What you draw is luck; there is something that needs none.

## Why a solution is right

puzzle-why-two-steps = No single action makes a match here; each brings the next within reach.
puzzle-why-match = { $count ->
    [3] Three { $colour } potions then lie in line: { $spaces }.
   *[other] { $count } { $colour } potions then make one match: { $spaces }. More than three earn a gem more.
}
puzzle-why-third = That satisfies your third apothecary: you win (A-28).
puzzle-why-both = Both satisfy an apothecary: you have { $number } of { $needed }{ $number ->
    [3] , and win (A-28).
   *[other] .
}
puzzle-why-stop = { $seat } could have matched { $colour } ({ $spaces }) with { $apothecary } and won; now no single power makes a match.
