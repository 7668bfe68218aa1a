## What a puzzle is about

puzzle-theme-finish = win the game
puzzle-theme-double = more than one match
puzzle-theme-match = find the match
puzzle-theme-prepare = prepare, or spoil a plan
