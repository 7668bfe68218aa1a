## What a puzzle is about

puzzle-theme-finish = win the game
puzzle-theme-capture = capture a stack
puzzle-theme-placing = where to place?
puzzle-theme-manoeuvre = find the strongest turn
