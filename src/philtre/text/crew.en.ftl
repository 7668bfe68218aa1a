## Who plays many games: processes, or a Dask cluster

help-cluster = Play on the Dask cluster whose scheduler is at this address, such as tcp://127.0.0.1:8786, instead of processes of this machine (philtre[cluster]).

crew-done = { $batches ->
    [one] 1 batch
   *[other] { $batches } batches
  }, { $seconds } s each
crew-at = now { $batches }
crew-more = and { $count } more

crew-broken = A process of this run was ended from outside, perhaps for want of memory. What had been handed in before is kept if there is a ledger.
no-cluster = There is no Dask scheduler at { $address }: { $reason }
cluster-not-installed = For a cluster Dask must be installed: pip install "philtre[cluster]".
cluster-empty = Nobody works on the cluster at { $address }: it has no worker.
cluster-unfit = Nobody can work on the cluster at { $address }. { $reason }
scheduler-unfit = The scheduler at { $address } can't run Philtre, and it must: { $reason }
cluster-lost = The cluster at { $address } was lost: { $reason } What had been handed in before is kept if there is a ledger.
worker-refused = Worker { $worker } is refused: it runs Philtre { $theirs }, and this is { $ours }.
worker-unfit = Worker { $worker } is refused: it can't run Philtre ({ $reason }).
batch-kills = Several workers died over the same batch, { $batch }, perhaps for want of memory. What had been handed in before is kept if there is a ledger.

bench-cluster-progress = Starting a cluster on this machine, once with one worker and once with two …
bench-cluster-title = Random games of { $game } on a Dask cluster of this machine
bench-cluster-workers = Workers
bench-cluster-games = Games a second
bench-cluster-busy = Games a second of a processor
bench-cluster-task = A task costs, ms
bench-cluster-growth = Two workers play { $growth } × the games of one, on { $cores ->
    [one] 1 core
   *[other] { $cores } cores
  }; by the processor time they used, { $busy } ×. What a task costs is that of an empty one; a batch of games is a task.
