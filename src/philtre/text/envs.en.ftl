# Environments for learning, and data from games.

missing-extra = This needs { $modules }, which is not installed: pip install "philtre[{ $extra }]".
env-without-limit = An environment must come to an end: { $option } can’t be “none” here.
env-without-encoding = { $game } does not say how it is told in numbers, so nothing can learn it (see docs/add-a-game.md).
env-not-together = The seats of { $game } act one after the other: take env(…) in the place of parallel_env(…).
env-illegal-action = Action { $action } is not legal in match { $match }: see “action_mask”.
env-actions = { $given } actions were given for { $count } matches.
env-points-alone = Rewards as they come are for one seat that learns; where every seat does, they come at the end.

help-data = Play many games between bots and write every decision into a Parquet file.
help-data-bots = Who plays: one bot for all seats, or one for each, with commas. Bots that think do so by steps, so the same seed gives the same file.
help-data-out = The file, FILE.parquet. While games are played, what is done lies in FILE.parquet.parts; the same command goes on from there.
data-written = { $rows } decisions of { $games } games in { $file }: { $size } { $unit ->
    [kb] KB
   *[mb] MB
    }, in { $seconds } s.
data-interrupted = Interrupted. What was played is in { $folder }, in files that can be read; the same command goes on from there.
data-file-exists = { $file } is there already: take another name, or remove it.
data-not-written = { $file } can’t be written: { $reason }. What was played is in { $folder }; the same command goes on from there.
data-other-parts = { $folder } holds parts of another run (another game, options, bots, seed or version): remove it, or take another name.

bench-envs-progress = Environments
bench-envs-title = Steps a second of environments, random play
bench-envs-env = Environment
bench-envs-how = How
bench-envs-steps = Steps/s of CPU
bench-envs-ratio = Ours side by side ÷ this
bench-envs-vector = ours, 1,024 side by side in compiled code
bench-envs-alone = ours, one match at a time
bench-envs-async = AsyncVectorEnv, 8 processes over ours
bench-envs-pettingzoo = PettingZoo, one seat after the other
bench-envs-pgx = pgx, 1,024 side by side by JAX
bench-envs-note = Seconds are those of the processor, of all threads and processes; the games of other libraries are other games: a step of theirs does less, or more.
bench-envs-interpreted = The engine runs interpreted here: compiled it is many times as fast.
