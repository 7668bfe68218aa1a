## Ce dont il s'agit

puzzle-theme-finish = gagnez la partie
puzzle-theme-capture = capturez un empilement
puzzle-theme-placing = où placer ?
puzzle-theme-manoeuvre = trouvez le tour le plus fort
