## `philtre report` : un rapport en images

help-report = Mesurer un jeu et en faire un rapport illustré, un seul fichier HTML qui se suffit à lui-même. On peut donner des options du jeu, par exemple --players 3.
help-report-out = Où va le rapport, par exemple quacks.html.
help-report-json = Un fichier pour les mêmes nombres en JSON.
help-report-ledger = Un fichier pour ce qui a été joué : redonné, il fait reprendre un rapport interrompu, et sert à en faire un dans une autre langue ou avec plus de parties. Par défaut à côté du rapport, son nom finissant par .ledger.
report-written = Le rapport est dans { $file }.
report-ledger-kept = Ce qui a été joué est gardé dans { $file } : la même commande reprend de là.
report-not-installed = Pour les images, il faut installer Matplotlib : pip install "philtre[report]" (dans un clone : python3 run.py install report).

report-title = { $game } : un rapport
report-summary = En bref
report-played = { $games } parties à { $players ->
    [one] un joueur
   *[other] { $players } joueurs
  } par { $bots }, avec Philtre { $version }. Entre parenthèses, les intervalles à 95 %. Les robots ne jouent pas comme des gens : un rapport dit comment est le jeu quand il est joué comme ces robots le jouent.
report-value = valeur
report-numbers = Les nombres

report-fairness = Est-il équitable ?
report-seats = Part des victoires par place
report-starter = qui commence
report-win-share = part des victoires
report-seats-reading = Chaque point est la part des victoires d'une place, le trait son intervalle à 95 %. La ligne en tirets est une part équitable, { $fair } : une place dont l'intervalle ne la touche pas a un avantage ou un handicap.
report-no-starter = Personne ne commence : les places décident en même temps.
report-advantage = Avantage de qui commence : part des victoires (AdvantageP1)
report-balance = Équilibre : 1 moins le plus grand écart entre les places (Balance)
report-drawishness = Parties sans vainqueur (Drawishness)
report-completion = Parties qu'aucune limite n'a arrêtées (Completion)

report-length = Combien de temps dure-t-il ?
report-rounds = manches, ou tours (DurationTurns)
report-moves = coups de toutes les places (DurationMoves)
report-decisions = décisions de toutes les places, là où il y a un choix
report-decisions-seat = décisions d'une place
report-minutes = minutes, estimées
report-mean = moyenne
report-median = médiane
report-most-between = neuf sur dix entre
report-games-share = part des parties
report-length-figure = Durée d'une partie : { $what }
report-length-reading = Plus une barre est haute, plus il y a de parties de cette durée. Les minutes sont une estimation : { $each } secondes par décision, { $upkeep } pour ce qu'il y a d'autre à faire dans une manche, et là où les places décident ensemble seule la plus lente compte.

report-options = Combien y a-t-il à choisir ?
report-legal = coups permis
report-real = vraies options
report-options-axis = coups à une décision
report-decisions-share = part des décisions
report-options-figure = Les coups permis, et ceux qui méritent réflexion
report-options-reading = Barres pleines : combien de coups sont permis là où il y a un choix. Barres hachurées : combien d'entre eux un conseiller trouve à moins de 2 points de la meilleure chance de gagner. Où les barres hachurées sont à 1, le choix est évident ; où les deux s'accordent, il n'importe guère.
report-branching = coups permis à une décision, moyenne (BranchingFactor)
report-branching-median = coups permis à une décision, médiane
report-branching-most = coups permis à une décision, au plus
report-real-mean = vraies options à une décision, moyenne
report-only-one = décisions à une seule vraie option
report-decision-moves = coups qui sont un choix (DecisionMoves)
report-action-space = coups différents que connaît le jeu (espace des actions)
report-tree = chemins qu'une partie aurait pu prendre (GameTreeComplexity)
report-states = positions, au moins (StateSpaceComplexity)
report-states-reading = Le nombre de positions est une borne inférieure par comptage : { $drawn } positions ont été tirées, au plus une par partie, et { $pairs ->
    [0] il n'y en avait pas deux pareilles
    [one] une paire était pareille
   *[other] { $pairs } paires étaient pareilles
  }.

report-scores = Scores et écarts
report-scores-figure = Ce que chacun a à la fin : { $what }
report-scores-reading = Plus une barre est haute, plus il y a de places qui finissent ainsi. Une seconde bosse, ou une longue traîne, veut dire que certains sont distancés.
report-all-seats = toutes les places
report-best = le meilleur d'une partie
report-margin = d'avance sur le deuxième

report-course = Quand est-ce joué ?
report-after-rounds = après tant de manches
report-after-tenths = après tant de la partie, en pour cent
report-chance = chance de gagner
report-winner-chance = qui gagne
report-leader-wins = qui mène gagne
report-course-figure = La chance de gagner au fil de la partie
report-course-reading-value = Points ronds : la chance qu'a en moyenne le futur vainqueur ; la bande contient huit vainqueurs sur dix. Points carrés : combien de fois celui qui a la meilleure chance finit par gagner. La ligne pointillée est une part équitable. Une courbe qui monte tard est un jeu qui reste ouvert. Les chances sont ce qui est advenu de telles situations dans l'autre moitié des parties, d'après l'évaluation des robots (score de Brier { $brier }).
report-course-reading-points = Points ronds : la chance qu'a en moyenne le futur vainqueur ; la bande contient huit vainqueurs sur dix. Points carrés : combien de fois celui qui a la meilleure chance finit par gagner. La ligne pointillée est une part équitable. Une courbe qui monte tard est un jeu qui reste ouvert. Les chances sont ce qui est advenu de telles situations dans l'autre moitié des parties, d'après l'avance aux points (score de Brier { $brier }).
report-decided-figure = Les parties qui sont jouées
report-decided-reading = La part des parties dont le vainqueur a dès lors une chance de 90 %, et jamais moins par la suite. Ce qui manque au bout à droite se joue dans la dernière partie.
report-lead-changes = changements de meneur dans une partie (LeadChange)
report-drama = retard du vainqueur sur la meilleure chance, en moyenne (Drama)
report-behind = la pire chance qu'a eue le vainqueur
report-comebacks = retours : gagnées à partir de moins d'une demi-part équitable
report-last-round = jouées dans la dernière partie : qui menait avant elle ne gagne pas
report-course-words = Mener, c'est avoir la meilleure chance de gagner. La dernière partie est la dernière manche, ou le dernier dixième là où leur nombre varie.

report-luck = Chance ou savoir-faire ?
report-luck-figure = D'où vient le résultat
report-luck-reading = { $deals } donnes ont été jouées chacune de toutes les places ({ $games } parties, { $best } et { $other } tour à tour), avec la même chance. De ce qui fait différer les résultats, telle part va avec qui joue, avec la place, et avec la donne : ce que deux parties d'une donne ont en commun à une place, peu importe qui s'y trouve. Le reste est une chance qui a rencontré d'autres décisions.
report-part-player = joueur
report-part-seat = place
report-part-deal = donne
report-part-rest = reste
report-share-variance = part de la variance
report-against = { $one } parmi { $other }
report-levels-figure = Chaque niveau contre celui d'en dessous
report-levels-reading = La part des victoires d'un robot parmi des robots du niveau d'en dessous ; la ligne en tirets est une part équitable. Plus c'est à droite, plus il y a à apprendre entre les deux. En Elo : { $elo }.

report-pieces = Que valent les pièces ?
report-more-wins = victoires en plus, en points de pourcentage
report-more-points = points en plus pour une place dans cette manche
report-pieces-reading = De combien la part des victoires de ceux qui l'ont eu ou utilisé dépasse celle des autres à la même table. Les points pleins sont significatifs après correction pour { $looks } regards (Holm), les creux peuvent être du hasard. Cela dit qui gagne, non pourquoi : qui est devant peut s'offrir davantage. Ce que comparent moins de { $least } parties n'est que dans les nombres.
report-round-reading = Combien de points de plus une place gagne dans une manche avec elle que dans la même manche sans elle. Les points pleins sont significatifs après correction pour { $looks } regards (Holm), les creux peuvent être du hasard. Ce que comparent moins de { $least } parties n'est que dans les nombres.
report-had = eu ou utilisé par
report-worth = différence
report-games = parties comparées
report-chance-alone = par hasard seul

report-mishaps = Manche après manche
report-round = manche
report-rate-seat = fois par place
report-rate-table = fois par table
report-mishap-reading-seat = Combien de fois cela arrive à une place dans chaque manche, avec des intervalles à 95 % ; dans une partie { $mean } fois par place.
report-mishap-reading-table = Combien de fois cela arrive dans chaque manche, avec des intervalles à 95 % ; dans une partie { $mean } fois.

report-options-taken = Des options qui ne manqueraient à personne
report-dominated = Prises moins de { $seldom } des fois où elles étaient là (au moins { $least }), et presque jamais une vraie option pour le conseiller : { $moves }.
report-none-dominated = Aucune : des options qui étaient là au moins { $least } fois, chacune a été prise { $seldom } d'entre elles ou plus, ou était souvent une vraie option pour le conseiller.
report-all-options = Toutes les options
report-move = option
report-offered = fois là
report-taken = prise
report-was-real = vraie option

report-facts = Ce qui est certain

report-about = Comment il a été fait
report-made = Options : { $options }. Graine { $seed } : la même commande donne les mêmes nombres, sur un cœur ou sur cent, tant que les robots ne pensent pas à l'horloge.
report-cost = Les parties ont pris { $seconds } secondes d'un processeur, { $each } par partie, observation comprise.
report-sources = Les mesures et d'où elles viennent
report-source-intervals = Les intervalles des parts sont ceux de Wilson, ceux des moyennes d'une loi normale sur les parties.
report-source-looks = La correction de Holm garde sous 5 % la chance qu'un tableau déclare significatif ce qui ne l'est pas.
report-source-ludii = AdvantageP1, Balance, Completion, Drawishness, DurationTurns, DurationMoves, DecisionMoves, BranchingFactor, GameTreeComplexity, StateSpaceComplexity, Drama et LeadChange portent les noms des mesures de Ludii (Piette, Stephenson et d'autres), Drama d'après la thèse de Browne de 2008 ; Ludii estime les chances par une recherche, ici elles sont étalonnées sur les résultats.
report-source-tag = L'espace des actions et le facteur de branchement sont aussi des mesures de TAG (Gaina, Balla et d'autres, 2020).
report-source-chances = Les chances montent avec la situation et avec rien d'autre (régression isotone) ; chaque moitié des parties est prédite à partir de l'autre.
report-source-deals = Les parts de la variance viennent d'une analyse de variance sur les donnes répétées ; leurs intervalles, en laissant de côté un vingtième des donnes à la fois.
