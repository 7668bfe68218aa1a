## Ce dont il s'agit

puzzle-theme-finish = gagnez la partie
puzzle-theme-double = plus d'une combinaison
puzzle-theme-match = trouvez la combinaison
puzzle-theme-prepare = préparer, ou déjouer un plan
