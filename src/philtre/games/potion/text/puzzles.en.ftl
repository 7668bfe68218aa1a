## What a puzzle is about

puzzle-theme-reading = read the dice and the hands
