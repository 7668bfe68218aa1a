# Environments for learning, and data from games.

missing-extra = This needs { $modules }, which is not installed: pip install "philtre[{ $extra }]".
env-without-limit = An environment must come to an end: { $option } can’t be “none” here.
env-without-encoding = { $game } does not say how it is told in numbers, so nothing can learn it (see docs/add-a-game.md).
env-not-together = The seats of { $game } act one after the other: take env(…) in the place of parallel_env(…).
env-illegal-action = Action { $action } is not legal in match { $match }: see “action_mask”.
env-actions = { $given } actions were given for { $count } matches.
env-points-alone = Rewards as they come are for one seat that learns; where every seat does, they come at the end.
