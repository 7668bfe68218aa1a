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
