## Deux règles côte à côte

help-compare = Jouer les mêmes parties selon deux règles, avec la même chance là où elle peut être partagée, et dire ce qui diffère. Les options du jeu se donnent aussi.
help-compare-one = base pour les règles de la boîte, ou un fichier de règles maison.
help-compare-other = À quoi on les compare : base, ou un fichier.
help-compare-games = Combien de paires de parties.
help-compare-every = Montrer chaque sorte d'événement, même là où rien ne diffère.
help-compare-ledger = Garder ce qui a été joué dans un fichier : après une interruption, on reprend de là.
base = base
compare-same = Ce sont deux fois les mêmes règles : il n'y a rien à comparer.
compare-title = { $games } paires de { $game }, { $bots }
compare-measure = Mesure
compare-difference = Différence
compare-significant = Significatif
compare-house = maison
compare-yes = oui ({ $chance })
compare-read = Chaque intervalle couvre la vraie différence 95 fois sur 100. « Significatif » est dit après la correction de Holm pour { $looks } regards : sans aucune différence, moins d'un tableau sur vingt aurait un seul oui.
compare-more = { $count ->
    [one] Une sorte d'événement ne montre pas de différence ; --every la montre aussi.
   *[other] { $count } sortes d'événements ne montrent pas de différence ; --every les montre aussi.
}
compare-few = Avec moins de { $fewest } parties, rien n'est dit significatif.
compare-took = { $seconds } s avec { $workers ->
    [one] un processus
   *[other] { $workers } processus
}.
measure-win-seat = part des victoires, place { $number }
measure-decisions = décisions
measure-length = dernière manche ou dernier tour
measure-shared = pas de gagnant seul
measure-points = points, moyenne des places
measure-best = points, le plus
measure-margin = points d'avance sur le deuxième
measure-event = combien de fois : { $kind }
