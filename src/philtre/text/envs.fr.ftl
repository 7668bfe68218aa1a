# Environnements d’apprentissage, et données tirées de parties.

missing-extra = Il faut pour cela { $modules }, qui n’est pas installé : pip install "philtre[{ $extra }]".
env-without-limit = Un environnement doit avoir une fin : { $option } ne peut pas valoir « none » ici.
env-without-encoding = { $game } ne dit pas comment se mettre en nombres, on ne peut donc pas l’apprendre (voir docs/add-a-game.md).
env-not-together = Les places de { $game } jouent l’une après l’autre : prenez env(…) au lieu de parallel_env(…).
env-illegal-action = L’action { $action } n’est pas permise dans la partie { $match } : voir « action_mask ».
env-actions = { $given } actions ont été données pour { $count } parties.
env-points-alone = Les récompenses au fil de la partie sont pour une seule place qui apprend ; quand toutes apprennent, elles viennent à la fin.
