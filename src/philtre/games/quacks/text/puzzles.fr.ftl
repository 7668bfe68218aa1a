## Ce dont il s'agit

puzzle-theme-brewing = piocher ou s'arrêter ?
puzzle-theme-shopping = que faut-il acheter ?
puzzle-theme-prize = des points ou des pièces ?
puzzle-theme-chips = quel jeton ?
