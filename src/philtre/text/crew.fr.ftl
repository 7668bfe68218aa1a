## Qui joue les nombreuses parties : des processus, ou une grappe Dask

help-cluster = Jouer sur la grappe Dask dont l'ordonnanceur est à cette adresse, par exemple tcp://127.0.0.1:8786, au lieu de processus de cette machine (philtre[cluster]).

crew-done = { $batches ->
    [one] 1 lot
   *[other] { $batches } lots
  }, { $seconds } s chacun
crew-at = en cours : { $batches }
crew-more = et { $count } de plus

crew-broken = Un processus de ce calcul a été arrêté de l'extérieur, peut-être par manque de mémoire. Ce qui avait été rendu est gardé s'il y a un registre.
no-cluster = Il n'y a pas d'ordonnanceur Dask à l'adresse { $address } : { $reason }
cluster-not-installed = Pour une grappe, il faut installer Dask : pip install "philtre[cluster]".
cluster-empty = Personne ne travaille sur la grappe { $address } : elle n'a aucun ouvrier.
cluster-unfit = Personne ne peut travailler sur la grappe { $address }. { $reason }
scheduler-unfit = L'ordonnanceur { $address } ne peut pas exécuter Philtre, et il le doit : { $reason }
cluster-lost = La grappe { $address } a été perdue : { $reason } Ce qui avait été rendu est gardé s'il y a un registre.
worker-refused = L'ouvrier { $worker } est refusé : il a Philtre { $theirs }, et ceci est { $ours }.
worker-unfit = L'ouvrier { $worker } est refusé : il ne peut pas exécuter Philtre ({ $reason }).
batch-kills = Plusieurs ouvriers sont morts sur le même lot, { $batch }, peut-être par manque de mémoire. Ce qui avait été rendu est gardé s'il y a un registre.

bench-cluster-progress = Une grappe démarre sur cette machine, une fois avec un ouvrier, une fois avec deux…
bench-cluster-title = Des parties de { $game } au hasard sur une grappe Dask de cette machine
bench-cluster-workers = Ouvriers
bench-cluster-games = Parties par seconde
bench-cluster-busy = Parties par seconde d'un processeur
bench-cluster-task = Une tâche coûte, ms
bench-cluster-growth = Deux ouvriers jouent { $growth } × les parties d'un seul, sur { $cores ->
    [one] 1 cœur
   *[other] { $cores } cœurs
  } ; d'après le temps de processeur qu'ils ont pris, { $busy } ×. Ce que coûte une tâche est mesuré sur une tâche vide ; un lot de parties est une tâche.
