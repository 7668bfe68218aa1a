# Premières parties guidées : dans le terminal, sur la page, et ce que dit `philtre lesson check`.

learn-title = Apprendre en jouant
learn-about = De courtes parties guidées sur le vrai plateau. Vous jouez les coups ; un mauvais est expliqué, et vous réessayez.
learn-minutes = { $minutes } minutes
learn-steps = { $count ->
    [one] une étape
   *[other] { $count } étapes
  }
learn-done = terminée
learn-begun = étape { $number } sur { $total }
learn-begin = Commencer
learn-continue = Reprendre la leçon
learn-go-on = Reprendre
learn-again = La rejouer
learn-step = Étape { $number } sur { $total }
learn-why = Pourquoi ?
learn-show = Montrez-moi
learn-back = Retour
learn-leave = Quitter
learn-left = Vous pourrez reprendre ici à tout moment.
learn-next = Suite
learn-nothing-lost = Toucher autre chose ne fait que le nommer ; rien n'est perdu.
learn-not-now = C'est permis, mais ce n'est pas ce qu'il nous faut ici. Essayez encore.
learn-over = La leçon est finie.
learn-ready = Bravo
learn-real = Jouer une vraie partie contre un novice
learn-next-lesson = Leçon suivante : { $title }
learn-all = Toutes les leçons
learn-rules = Lire les règles
learn-offer = Vous découvrez { $game } ? Une première partie guidée prend quelques minutes.
learn-offer-any = Première visite ? Une partie guidée vous apprend l'un des quatre jeux en quelques minutes.
learn-offer-take = Montrez-moi comment on joue
learn-offer-no = Non, merci
learn-card = Leçon

## Dans le terminal

learn-list-head = Premières parties guidées. Pour en jouer une : `{ $command } lesson JEU`, ou `{ $command } lesson JEU NOM`.
learn-list-none = Il n'y a pas encore de leçon pour ce jeu.
learn-help = Un coup par son numéro ou ses mots ; ou : { learn-command-why }, { learn-command-show }, { learn-command-back }, { learn-command-leave }.
learn-help-read = Entrée pour continuer ; ou : { learn-command-why }, { learn-command-back }, { learn-command-leave }.
learn-command-why = pourquoi
learn-command-show = montrer
learn-command-back = retour
learn-command-leave = quitter
learn-prompt = { $number }/{ $total } >
learn-shown = Le coup à jouer : { $move }. Il est joué pour vous.
learn-no-why = Il n'y a rien de plus à dire de cette étape.
learn-real-ask = Jouer maintenant une vraie partie contre un novice ? (o/n)
learn-yes = o
help-lesson = Premières parties guidées : les lister, en jouer une, ou vérifier le fichier d'une leçon que vous écrivez.
help-lesson-game = Un jeu, ou `check` ; sans rien : la liste.
help-lesson-name = Une leçon de ce jeu (sans rien : la prochaine que vous n'avez pas jouée), ou avec `check` son fichier.
help-lesson-fresh = Reprendre la leçon au début.
learn-checked = { $file } : { $steps } étapes, jouées jusqu'au bout { $ways ->
    [one] d'une seule façon
   *[other] de { $ways } façons
  }, en anglais et en français.

## Ce qui ne va pas dans le fichier d'une leçon

learn-no-such = Il n'y a pas de leçon « { $lesson } ». Il y a : { $allowed }.
learn-file-missing = Il n'y a pas de fichier { $file }.
learn-file-unreadable = { $file } ne peut pas être lu : { $reason }
learn-not-toml = { $file } n'est pas du TOML : { $reason }
learn-bad-file = { $file } : { $reason }
learn-unknown-field = Une leçon n'a pas de champ « { $field } ». Elle a : { $allowed }.
learn-unknown-field-of-step = L'étape { $number } a un champ « { $field } » qu'aucune étape n'a. Il y a : { $allowed }.
learn-bad-field = Le champ « { $field } » ne contient pas ce qu'il devrait.
learn-bad-field-of-step = Le champ « { $field } » de l'étape { $number } ne contient pas ce qu'il devrait.
learn-missing-field = Le champ « { $field } » manque, ou est vide.
learn-missing-field-of-step = L'étape { $number } n'a pas de « { $field } ».
learn-names = { $number } noms pour { $players } joueurs.
learn-seat = Il n'y a pas de place { $number } parmi { $players } joueurs (la première est 0).
learn-step-twice = Deux étapes s'appellent « { $name } ».
learn-before-fails = Ce qui se joue avant la première étape échoue : { $reason }
learn-step-fails = Ce qui suit l'étape { $number } ({ $name }) échoue : { $reason }
learn-not-legal = L'étape { $number } ({ $name }) demande « { $move } » : { $reason }
learn-never-wrong = L'étape { $number } ({ $name }) répond à « { $move } », que personne ne pourrait y jouer.
learn-bad-spot = L'étape { $number } ({ $name }) éclaire « { $given } ». Il faut une sorte et un nom, comme space:b2.
learn-no-words = Il manque les mots de « { $message } » ({ $lang }).
learn-words-unused = Aucune étape ne dit « { $message } » ({ $lang }).
learn-many-ways = Elle peut se jouer de plus de { $most } façons.
learn-other-path = La leçon ne passe pas ici par « { $move } ».
