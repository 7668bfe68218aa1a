# Environnements d’apprentissage, et données tirées de parties.

missing-extra = Il faut pour cela { $modules }, qui n’est pas installé : pip install "philtre[{ $extra }]".
env-without-limit = Un environnement doit avoir une fin : { $option } ne peut pas valoir « none » ici.
env-without-encoding = { $game } ne dit pas comment se mettre en nombres, on ne peut donc pas l’apprendre (voir docs/add-a-game.md).
env-not-together = Les places de { $game } jouent l’une après l’autre : prenez env(…) au lieu de parallel_env(…).
env-illegal-action = L’action { $action } n’est pas permise dans la partie { $match } : voir « action_mask ».
env-actions = { $given } actions ont été données pour { $count } parties.
env-points-alone = Les récompenses au fil de la partie sont pour une seule place qui apprend ; quand toutes apprennent, elles viennent à la fin.

help-data = Jouer beaucoup de parties entre robots et écrire chaque décision dans un fichier Parquet.
help-data-bots = Qui joue : un robot pour toutes les places, ou un par place, séparés par des virgules. Ceux qui réfléchissent comptent leurs pas, si bien que la même graine donne le même fichier.
help-data-out = Le fichier, FICHIER.parquet. Pendant les parties, ce qui est fait se trouve dans FICHIER.parquet.parts ; la même commande reprend de là.
data-written = { $rows } décisions de { $games } parties dans { $file } : { $size } { $unit ->
    [kb] Ko
   *[mb] Mo
    }, en { $seconds } s.
data-interrupted = Interrompu. Ce qui a été joué se trouve dans { $folder }, en fichiers lisibles ; la même commande reprend de là.
data-file-exists = { $file } existe déjà : prenez un autre nom, ou supprimez-le.
data-not-written = { $file } ne peut pas être écrit : { $reason }. Ce qui a été joué se trouve dans { $folder } ; la même commande reprend de là.
data-other-parts = { $folder } contient des morceaux d’une autre série (autre jeu, options, robots, graine ou version) : supprimez-le, ou prenez un autre nom.

bench-envs-progress = Environnements
bench-envs-title = Pas par seconde des environnements, coups au hasard
bench-envs-env = Environnement
bench-envs-how = Comment
bench-envs-steps = Pas/s de processeur
bench-envs-ratio = Les nôtres côte à côte ÷ ceci
bench-envs-vector = le nôtre, 1 024 côte à côte en code compilé
bench-envs-alone = le nôtre, une partie à la fois
bench-envs-async = AsyncVectorEnv, 8 processus sur le nôtre
bench-envs-pettingzoo = PettingZoo, une place après l’autre
bench-envs-pgx = pgx, 1 024 côte à côte par JAX
bench-envs-note = Les secondes sont celles du processeur, tous fils et processus compris ; les jeux d’autres bibliothèques sont d’autres jeux : un pas y fait moins, ou plus.
bench-envs-interpreted = Le moteur tourne ici en interprété : compilé, il est bien des fois plus rapide.
