## What a puzzle is about

puzzle-theme-brewing = draw or stop?
puzzle-theme-shopping = what to buy?
puzzle-theme-prize = points or coins?
puzzle-theme-chips = which chip?
