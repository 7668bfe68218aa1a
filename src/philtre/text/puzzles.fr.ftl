## Énigmes : quel est le meilleur coup ?

help-puzzle = Énigmes : des positions où un coup est bien meilleur que les autres. Sans nom de jeu : combien il y en a, et combien vous en avez résolu.
help-puzzle-level = Seulement celles qu'un robot de ce niveau trouve en général, et pas un plus faible.
help-puzzle-again = Aussi celles qui sont résolues.

puzzle-row = { $game } : { $name }, { $solved } sur { $count } résolues
puzzle-how = philtre puzzle JEU vous montre la suivante.
puzzle-title = Énigme { $place } · { $theme } · { $level }
puzzle-prompt = { $ask } (un coup, voir, suivante, quit)
puzzle-command-show = voir
puzzle-command-next = suivante
puzzle-go-on = Entrée pour la suivante.
puzzle-none-left = C'étaient toutes les énigmes. Avec --again, vous pouvez les reprendre.
puzzle-right = Bien vu : { $move }.
puzzle-right-worth = Vous gagnez alors { $worth } des parties.
puzzle-wrong = Il y a mieux : { $move }.
puzzle-wrong-worth = Vous gagnez alors { $worth } des parties, { $best } après le meilleur coup.
puzzle-instead = Tentant, mais moins bon : { $move }.
puzzle-then = Puis : { $moves }.
puzzle-solved = Cette énigme est résolue.
puzzle-other-way = « { $move } » ne mène pas plus loin dans cette énigme.
puzzle-unknown = Il n'y a pas d'énigme « { $given } ».
puzzle-no-such-level = Il n'y a pas de niveau « { $given } ». Il y a : { $allowed }.
puzzle-none-here = Il n'y a pas d'énigme de cette sorte.

puzzle-level-novice = un novice la trouve
puzzle-level-adept = un adepte la trouve
puzzle-level-expert = un expert la trouve
puzzle-level-master = seul un maître la trouve

## Dans le navigateur

web-puzzle = Énigme
web-puzzles = Énigmes
web-puzzles-about = Dans chacune de ces positions, un coup, ou une suite de coups, est bien meilleur que les autres, pour une raison qui vous est donnée quand vous l'avez trouvé.
web-puzzle-asks = Quel est le meilleur coup ?
web-puzzle-how = Jouez le coup sur le plateau. Un mauvais coup reçoit une réponse, et vous n'y perdez rien.
web-puzzle-more = Et maintenant ?
web-learn-title = { $game } : { $title }
web-puzzle-today = L'énigme du jour
web-puzzle-solve = Chercher
web-puzzle-next = Énigme suivante
web-puzzle-skip = Une autre
web-puzzle-again = Réessayer
web-puzzle-all = Toutes les énigmes
web-puzzle-leave = Quitter l'énigme
web-puzzle-alone = trouvée
web-puzzle-helped = vue
web-puzzle-new = pas encore essayée
web-puzzle-count = { $solved } sur { $count } trouvées
web-puzzles-link = Puis essayez les énigmes.
