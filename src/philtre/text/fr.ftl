# Les mots du programme. Ceux d'un jeu sont dans son propre dossier.

player-number = Joueur { $number }
seat = { $seat }
seat-part = Joueur { $number } : { $part }
move = { $move }
list-and = { $most } et { $last }

## Erreurs

unknown-game = Il n'y a pas de jeu « { $game } ». Il y a : { $allowed }.
unplayable-game = Le jeu « { $game } » ne peut pas être joué : { $reason }.
unknown-option = Il n'y a pas d'option « { $option } ». Il y a : { $allowed }.
bad-option-value = L'option { $option } ne peut pas valoir « { $given } ». Elle peut valoir : { $allowed }.
bad-option-text = « { $given } » n'est pas une option. Écrivez nom=valeur, chacune une fois.
bad-seed = Cela ne peut pas être une graine : une graine est un texte d'au plus { $longest } caractères.
bad-letters = Une partie de ceci est illisible : elle contient des octets qui ne sont pas des lettres (UTF-8).
no-chance-now = Aucun tirage n'est attendu maintenant : il n'y a pas de probabilités.
no-such-seat = Il n'y a pas de place { $number } : on compte à partir de 0, et il y en a { $players }.
match-over = La partie est finie.
ending-several = Cela ne se fait qu'à deux : cette partie a { $players } joueurs.
not-your-turn = Ce n'est pas à { $number } de jouer. À jouer : { $actors }.
malformed-move = « { $move } » n'est pas un coup de ce jeu. Coups autorisés : { $legal }.
illegal-move = Coup interdit « { $move } ». Coups autorisés : { $legal }.
illegal-move-because = Coup interdit « { $move } » : { $reason } Coups autorisés : { $legal }.
seat-not-named = « { $move } » : plusieurs places peuvent jouer ici, il faut d'abord nommer la place.
script-not-possible = Le script donne « { $move } », qui ne peut pas sortir maintenant. Possible : { $legal }.
position-without-options = « { $line } » n'est pas une position : il manque « : » entre options et état.
position-parts = La position a { $given } parties ; attendu : { $count }, séparées par « | », pour la table et pour chaque place.
position-field-unknown = Une position de ce jeu n'a pas de champ « { $field } ». Elle peut avoir : { $allowed }.
position-field-missing = Il manque à la position le champ « { $field } ». Il lui faut : { $allowed }.
position-field-twice = Le champ « { $field } » figure deux fois dans la position.
position-of-seat = Place { $number } : { $reason }
bad-position-field = Cette position est impossible : { $field } vaut « { $given } ». Attendu : { $reason }
expects = { $allowed }.
position-too-long = Ce n'est pas une position : une position a au plus { $longest } caractères.
record-not-json = L'enregistrement est abîmé : ce n'est pas du JSON ({ $where }).
record-too-deep = L'enregistrement est abîmé : trop de crochets s'y ouvrent.
record-format = Ce n'est pas l'enregistrement d'une partie.
record-field = L'enregistrement est abîmé : le champ « { $field } » manque, est faux ou inconnu.
record-rules = L'enregistrement suit la version { $rules } des règles ; ce programme a la version { $ours }.
record-too-long = L'enregistrement compte { $moves } coups ; une table en prend { $most }.
record-header = L'enregistrement est abîmé : { $reason }
record-move = L'enregistrement est abîmé au coup { $number }, « { $move } » : { $reason }
record-returns = L'enregistrement est abîmé : ses coups mènent à { $returns }, et son résultat est autre.
undo-nothing = Il n'y a aucun coup à annuler.
undo-chance = On ne peut plus l'annuler : le hasard a parlé depuis.
undo-other = On ne peut plus l'annuler : un autre joueur a joué depuis.
undo-seen = On ne peut plus l'annuler : quelqu'un a appris quelque chose.
unknown-bot = Il n'y a pas de robot « { $bot } ». Il y a : { $allowed }.
bad-thinking-time = « { $bot } » : après le @ vient un nombre de secondes, de 0 à 3600, ou de pas, comme 200steps.
bots-and-seats = { $bots } robots nommés pour { $players } joueurs. Nommez-en un pour tous, ou un pour chacun.

## Serveur : ce qu'il refuse

bad-input = Impossible d'accepter ceci tel quel : { $field }.
bad-method = Cette adresse n'accepte pas cela.
not-found = Il n'y a rien ici.
no-such-table = Cette table n'existe pas, ou aucune partie n'y a commencé.
no-postgres = PostgreSQL n'est pas installé ici. Sous Debian : apt-get install postgresql
postgres-trouble = PostgreSQL n'a pas pu démarrer : { $reason }
table-moved = Cette table est passée à un autre serveur ; réessayez.
no-such-move = Il n'y a pas de coup { $number } : la partie en a { $total }.
no-such-recovery = Ce lien a déjà servi, ou il a expiré.
table-private = Cette table est privée : il faut son invitation.
seat-not-yours = La place { $number } n'est pas la vôtre.
seat-not-open = La place { $number } n'est pas libre.
seats-and-players = Ce jeu ne se joue pas avec { $seats } places.
guest-needed = Dites d'abord votre nom.
chat-seated = Seuls ceux qui sont assis à la table y parlent.
talk-off = Les partenaires jouent sans se parler : pas de message avant la fin de la partie.
not-started = La partie n'a pas commencé : une place est encore libre.
not-over = Ce sera possible quand la partie sera finie.
move-is-legal = Ce coup est autorisé.
question-lapsed = La partie a continué : la question ne compte plus.
undo-declined = Les autres préfèrent continuer.
draw-declined = L'autre préfère continuer.
luck-unsealed = Tous les joueurs n'ont pas encore scellé leur part du hasard.
luck-other-secret = Ce n'est pas la part du hasard qui avait été scellée.
luck-started = Cette table ne prend pas, ou plus, de parts du hasard.
draw-once = Vous avez déjà proposé la nulle ; jouez un coup avant de la proposer à nouveau.
too-fast = C'était trop à la fois. Attendez un instant.
too-large = C'est trop volumineux.
table-not-yours = Cette table n'est pas à vous : seule la personne qui l'a ouverte peut la supprimer.
table-others = D'autres jouent encore à cette table. Vous pouvez laisser votre place à un robot.
too-many-tables = Il y a trop de tables ouvertes. Terminez-en une d'abord.
too-many-sockets = Trop de gens regardent déjà.
too-many-guests = Trop de gens sont déjà venus d'ici. Réessayez dans un moment.
restarting = Le serveur va redémarrer. Réessayez dans un instant.
rematch-declined = La revanche est refusée.
one-seat-each = À cette table, une place par personne.
table-too-long = Cette partie est devenue trop longue pour continuer ici.
wrong-host = Le serveur ne répond pas à ce nom.
wrong-origin = Un autre site n'a pas le droit de demander cela.
server-trouble = Quelque chose s'est mal passé sur le serveur. Rien n'est perdu ; réessayez.
store-full = Le disque du serveur est plein. Ceci n'est pas enregistré ; tout ce qui l'était reste en sûreté. Prévenez la personne qui s'occupe du serveur.
store-read-only = Le serveur ne peut que lire sa base de données : rien ne peut changer pour l'instant. Prévenez la personne qui s'occupe du serveur.
store-busy = La base de données du serveur est occupée par autre chose. Rien n'a changé ; réessayez dans un instant.
store-away = Le serveur n'atteint pas sa base de données en ce moment. Rien n'a changé ; réessayez dans un instant.
store-broken = La base de données du serveur a eu une défaillance. Rien n'a changé ; réessayez dans un instant, et prévenez la personne qui s'occupe du serveur.
store-unsure = Le serveur a perdu sa base de données pendant l'enregistrement. C'est peut-être enregistré, peut-être pas : regardez de nouveau.
disk-low = Le disque du serveur est presque plein. Les tables en place continuent, mais on n'en ouvre pas de nouvelles pour le moment.
database-taken = Un autre serveur travaille déjà avec { $db }. À deux, ils ne verraient pas les coups l'un de l'autre : arrêtez-le d'abord, ou indiquez une autre base de données.
database-full = La base de données { $db } ne peut pas être mise à jour : son disque est plein.
database-read-only = La base de données { $db } ne peut qu'être lue. Le serveur doit pouvoir y écrire, ainsi que dans son dossier.
database-busy = La base de données { $db } est verrouillée : un autre programme y écrit. Attendez qu'il ait fini, puis relancez.
log-broken = Le journal de cette table est abîmé : { $reason }
table-unreadable = Cette table est abîmée et ne s'ouvre pas. La personne qui s'occupe du serveur peut l'examiner avec « philtre tables check ».
log-short = Le journal de cette table est abîmé : il compte { $found } coups et tirages, et devrait en compter { $entries }.
log-gap = Le journal de cette table est abîmé : il y manque la ligne { $number }.
bad-database = La base de données { $db } ne s'ouvre pas : { $reason }
cannot-bind = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $reason }

## Serveur : des enregistrements vérifiables

record-unsealed = L'enregistrement n'a pas de graine : le hasard a été donné à la main, et rien ne peut être prouvé.
record-not-dealt = L'enregistrement ne suit pas sa graine : au coup { $number }, « { $move } » devrait être « { $dealt } ».
record-other-seed = L'enregistrement suit une autre graine que celle promise : l'empreinte de sa graine est { $hash }.
verified =
    { $count ->
        [one] Le seul tirage du hasard suit la graine de l'enregistrement.
       *[other] Les { $count } tirages du hasard suivent la graine de l'enregistrement.
    } sha256 de la graine : { $hash }
verified-shared =
    { $count ->
        [one] Un navigateur a ajouté sa part à la graine ; son sha256 :
       *[other] { $count } navigateurs ont ajouté leur part à la graine ; le sha256 de chacune :
    }
verified-given = La partie a commencé d'une position que quelqu'un a composée : ce qui y était caché n'a pas été tiré de la graine.

## Serveur : dans le terminal

serving = Philtre est à l'adresse { $url } — Ctrl-C pour arrêter.
serving-everybody = Quiconque atteint cette machine peut y accéder.
serving-sockets = Le système n'accorde à ce serveur que { $count } connexions ouvertes, pas { $wanted } : relevez sa limite de fichiers ouverts (ulimit -n, LimitNOFILE) pour en avoir davantage.
file-unwritable = { $file } ne peut pas être écrit : { $reason }
bench-nodes = { $nodes ->
    [one] Un nœud
   *[other] { $nodes } nœuds
}, { $clients } clients à { $tables } tables : { $moves_per_s } coups/s ; de l'envoi à la vue de la dernière place { $p50_ms } ms (médiane), { $p99_ms } ms (99 %) ; { $lost } perdus. Temps de processeur par coup : { $node_ms } ms pour les nœuds, { $postgres_ms } ms pour PostgreSQL.
bench-server = { $clients } clients à { $tables } tables : { $moves_per_s } coups/s ; de l'envoi à la vue de la dernière place { $p50_ms } ms (médiane), { $p99_ms } ms (99 %) ; { $lost } perdus.
bench-rebuild = { $game } : une table de { $rows } lignes est rebâtie depuis son journal en { $ms } ms.
attack-kill = { $kills } kill -9 d'un serveur en pleine charge : { $lost } coups perdus sur { $moves } confirmés.
attack-shelves = Une base de données toujours presque pleine, { $imports } parties apportées et { $imports_refused } refusées : { $lost } coups perdus sur { $moves } confirmés ; { $refused } refusés, dont aucun n'est resté.
attack-disk = Un serveur dont le disque se remplit, { $imports } parties apportées et { $imports_refused } refusées : { $lost } coups perdus sur { $moves } confirmés ; { $refused } refusés. La place revenue, toutes les tables ont continué.
attack-twins = { $pairs } paires de positions qui ne diffèrent que par ce qu'une place ne voit pas : { $told } se distinguaient sur la ligne.
attack-frames = { $frames } messages par { $lines } connexions de { $games } jeux, un cinquième d'entre eux bizarres : aucune faute du serveur, et une table calme a reçu ses réponses.
attack-requests = { $requests } requêtes, dont la moitié bizarres : aucune réponse n'était une faute du serveur.
attack-slow = { $halves } requêtes jamais finies et { $frames } questions dont personne n'a lu les réponses, sur un serveur à 256 descripteurs de fichiers : les { $answered } autres requêtes ont toutes reçu leur réponse, et il a grossi de { $mb } Mo.
attack-nodes = Trois nœuds sur un PostgreSQL, chacun à son tour tué ({ $killed }), gelé au-delà de son bail ({ $frozen }), coupé des autres ({ $apart }) et de la base ({ $cut_off }), la base tuée ({ $no_database }) : { $lost } coups perdus sur { $moves } confirmés, aucun joué deux fois ; { $views } vues étaient bien ce que voit leur place. { $again } coups envoyés de nouveau ; le plus long a attendu { $longest } s.
attack-broken = → Une promesse n'est pas tenue : { $what }
tables-id = Table
tables-game = Jeu
tables-created = Créée
tables-moves = Coups
tables-state = État
tables-seats = Places
tables-open = attend des joueurs
tables-playing = en cours
tables-over = finie
tables-imported = Table { $table } : { $path }
tables-deleted = La table { $table } est supprimée.
check-fault = Table { $table } : { $reason }
check-rests = La table { $table } se repose : { $reason }
check-repairable = → Ses { $rows } premières lignes sont bonnes. Avec --repair elle est coupée là, et tout est gardé dans un fichier.
check-unrepairable = → Cela ne se répare pas. « philtre tables delete { $table } » la jette.
check-repaired = → Coupée après ses { $rows } premières lignes. Tout ce qu'elle était se trouve dans { $file }.
check-done =
    { $total ->
        [one] Une table a été rejouée,
       *[other] { $total } tables ont été rejouées,
    } { $damaged ->
        [0] et tout va bien.
        [one] et une est abîmée.
       *[other] et { $damaged } sont abîmées.
    }
header-differs = Ce que dit son en-tête n'est pas ce que raconte son journal.
tables-backed-up =
    { $count ->
        [one] Une table se trouve
       *[other] { $count } tables se trouvent
    } dans { $file }.
tables-restored =
    { $count ->
        [one] Une table est revenue,
       *[other] { $count } tables sont revenues,
    } comme dans { $file }.
tables-before = Ce qu'il y avait auparavant se trouve dans { $file }.
backup-exists = { $file } existe déjà : indiquez un autre fichier.
backup-failed = { $file } ne peut pas être écrit : { $reason }
backup-bad = { $file } n'est pas une copie saine des tables : { $reason }
backup-too-new = { $file } vient d'une version plus récente de ce programme.
backup-postgres = { $db } n'est pas un fichier SQLite. PostgreSQL a ses propres outils : pg_dump et pg_restore (docs/server.md).
restore-failed = Les tables ne peuvent pas être reprises de { $file } : { $reason }
help-serve = Lancer le serveur pour le navigateur : des tables à plusieurs sur un écran ou à distance, et des robots.
help-verify = Prouver que l'enregistrement d'une partie suit sa graine.
help-tables = Ce que le serveur garde : lister, exporter, importer, supprimer, contrôler, copier, reprendre.
help-tables-list = Lister toutes les tables.
help-tables-export = Écrire l'enregistrement d'une table, avec tout ce qui y est caché.
help-tables-import = Ouvrir une table à partir de l'enregistrement d'une partie.
help-tables-delete = Supprimer pour de bon une table et son journal.
help-tables-check = Rejouer le journal de chaque table, et dire ce qui est abîmé.
help-tables-backup = Copier toutes les tables dans un fichier, même pendant que le serveur tourne.
help-tables-restore = Reprendre toutes les tables d'une telle copie ; celles en place sont gardées à côté.
help-repair = Couper un journal abîmé après sa dernière bonne ligne, et tout garder dans un fichier.
help-repair-folder = Le dossier pour ce qui est coupé.
help-backup-file = Le fichier de la copie.
help-db = La base de données, par exemple sqlite:///tables.db ; par défaut, une base à vous.
help-host = L'adresse où écouter ; 0.0.0.0 laisse entrer les autres.
help-port = Le port ; 0 en prend un qui est libre.
help-pause = Secondes qu'un robot attend avant de jouer.
help-trust-proxy = Un mandataire dont on croit X-Forwarded-For et X-Forwarded-Proto : une adresse ou un réseau comme 10.0.0.0/8. Peut être donné plusieurs fois.
help-metrics = Qui peut lire /metrics : local (cette machine), all (tous), none (personne).
help-address = Là où plusieurs serveurs partagent un PostgreSQL : l'adresse par laquelle les autres joignent celui-ci, par exemple http://10.0.0.5:8000. Sinon celle où il écoute.
help-lease = Là où plusieurs serveurs partagent un PostgreSQL : secondes après lesquelles les tables d'un serveur muet sont reprises par les autres.
help-think-elsewhere = Les robots et le conseiller réfléchissent sur d'autres machines, avec `philtre nodes think` ; ici seulement si personne n'y répond.
help-bench-nodes = Avec `bench serve` : combien de nœuds se partagent la charge, un nombre après l'autre, par exemple 1,2.
help-bench-db = Avec `bench serve` : un PostgreSQL dont on peut se servir, par exemple postgresql://user@host/database ; sinon un à part.
help-bench-tables = Avec `bench serve --nodes` : combien de tables, à quatre clients chacune.
help-bench-think = Avec `bench serve --nodes` : secondes de réflexion d'un client en moyenne.
help-nodes = Plusieurs serveurs sur un seul PostgreSQL : les essayer ici, ou seulement réfléchir pour eux.
help-nodes-try = Lancer plusieurs serveurs sur cette machine, sur un PostgreSQL à eux qui disparaît avec eux.
help-nodes-think = Réfléchir pour les robots et le conseiller des serveurs de ce PostgreSQL lancés avec --think-elsewhere.
help-nodes-count = Combien de serveurs.
help-nodes-port = Le port du premier ; les autres ont les suivants.
help-nodes-db = Le PostgreSQL, par exemple postgresql://user@host/database.
nodes-postgres = Un PostgreSQL à part : { $url }
nodes-one = Un nœud : { $url }
nodes-try = Ouvrez une table sur l'un, et son adresse sur n'importe quel autre : c'est la même table. Terminez l'un des processus { $pids } (kill -9) et continuez sur un autre. Ctrl-C les termine tous, et rien n'est gardé.
nodes-thinking = Réflexion pour d'autres dans { $count } processus. Ctrl-C y met fin.
nodes-trouble = Le nœud du port { $port } ne répond pas.
help-drain = Secondes entre SIGTERM et la fermeture des lignes : les joueurs sont prévenus, rien de nouveau ne commence.
help-log-level = Ce qui est journalisé : debug, info (chaque requête), warning, error.
help-log-format = La forme du journal : text ou json, une ligne à chaque fois.
help-open = Ouvrir le navigateur.
help-expire = Jours au bout desquels une table inachevée où personne n'est venu disparaît ; 0 : jamais.
help-keep-free = Mégaoctets du disque à laisser libres : en dessous, on n'ouvre plus de tables.
help-hash = Le sha256 montré au début de la partie.
help-table = La table, comme la nomme `philtre tables list`.
help-export-file = Où l'écrire ; par défaut, il est affiché.

## Terminal : menu et partie

app-title = Philtre
app-subtitle = des jeux de potions et de sorcellerie
menu-game = Quel jeu ?
menu-players = Combien de joueurs ({ $allowed }) ?
menu-options = Options : Entrée pour jouer ainsi, ou un numéro pour en changer une.
menu-value = Nouvelle valeur ({ $allowed }) :
menu-seat = Qui est le joueur { $number } ?
menu-seat-part = Qui est le joueur { $number } ({ $part }) ?
menu-human = une personne ici
menu-bot-novice = robot : novice
menu-bot-adept = robot : adepte, réfléchit 0,1 s
menu-bot-expert = robot : expert, réfléchit 0,5 s
menu-bot-master = robot : maître, réfléchit 2 s
menu-name = Nom de ce joueur (Entrée pour « { $default } ») :
menu-quit = quitter
menu-resume = reprendre une partie enregistrée
menu-file = Quel fichier ?
menu-language = Language / Langue ?
menu-again = Tapez un nombre de 1 à { $most }.
bot-name-random = Hasard { $number }
bot-name-greedy = Glouton { $number }
bot-name-novice = Novice { $number }
bot-name-adept = Adepte { $number }
bot-name-expert = Expert { $number }
bot-name-master = Maître { $number }
bot-name-novice-bold = Pépin
bot-name-novice-patient = Mousse
bot-name-adept-bold = Roussel
bot-name-adept-patient = Flaque
bot-name-expert-bold = Jacasse
bot-name-expert-patient = Chut
bot-name-master-bold = Braise
bot-name-master-patient = Velours
panel-log = Ce qui s'est passé
prompt-move = { $seat }, à vous (numéro ou mot ; ? pour l'aide) :
your-moves = Vos coups
nothing-yet = Rien encore.
hand-over = C'est à { $seat }. Les autres regardent ailleurs.
hand-over-ready = { $seat } : Entrée quand vous êtes seul devant l'écran.
undone = Annulé.
saved = Enregistré dans { $file }. Pour reprendre : { $command } play --resume { $file }
save-failed = Impossible d'enregistrer dans { $file } : { $reason }
goodbye = À la prochaine.
ended-resigned = { $seat } abandonne.
ended-draw = Partie nulle d'un commun accord.
game-over = La partie est finie.
play-help =
    Tapez le nombre d'un coup ou son mot. Et aussi :
    ? cette aide et les règles · undo annuler votre dernier coup · conseil ou hint demander au conseiller
    resign abandonner · save [FICHIER] · quit (enregistre d'abord)
file-missing = Il n'y a pas de fichier { $file }.
folder-missing = Il n'y a pas de dossier { $folder }.
file-unreadable = { $file } ne peut pas être lu : { $reason }
several-humans = Plusieurs personnes à un terminal : l'écran est effacé entre elles.
watching-bots = Il n'y a que des robots à cette table : regardez-les.

## Terminal : relecture

replay-step = Coup { $number } sur { $total }
replay-help = Entrée : suivant · b : retour · un numéro : y sauter · q : quitter
replay-chance = Hasard : { $move }
replay-move = { $seat } : { $move }

## Conseil, au terminal et dans le navigateur

bot-thinking = { $seat } réfléchit…
coach-thinking = Le conseiller réfléchit…
coach-chances = Les meilleurs coups, avec vos chances de gagner après chacun :
coach-points = Les meilleurs coups, avec les points à espérer après chacun :
coach-chance = { $percent } %
coach-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coach-more = +{ $worth }
coach-less = −{ $worth }
coach-mix = Tirez votre coup au sort ({ $parts }).
coach-mix-why = Tous choisissent en même temps : une habitude se devine, un tel mélange non.
coach-off = Le conseiller est absent de cette table. On l'invite en créant la table, au vu de tous.
coach-off-here = Pas de conseiller à plusieurs. Commencez avec --coach si tous sont d'accord.
coach-busy = Le conseiller réfléchit encore à votre dernière question.
coach-covered = Le conseiller parle à l'oreille de qui regarde l'écran, et de personne d'autre.
coach-not-your-turn = Le conseiller aide quand c'est à vous de jouer.
coach-many = Le conseiller a trop à faire. Redemandez dans un moment.
command-hint = conseil
review-title = Bilan : { $seat }
review-progress = Chaque décision est reconsidérée
review-none = { $seat } n'avait aucune décision à prendre.
review-choice = { $move } ; mieux : { $best }
review-luck = le hasard
review-others = les autres
review-both = le hasard et les autres
review-ended = la partie a été arrêtée avant sa fin
review-column-where = Où
review-column-move = Joué
review-column-before = Avant
review-column-after = Après
review-column-best = Mieux

## Tant que le moteur n'est pas compilé

engine-beside = Le moteur se compile pendant la partie ; en attendant, robots et conseiller réfléchissent plus lentement.
engine-waiting = Ceci demande le moteur compilé, qui est en préparation. (Avec --no-wait, cela part tout de suite, interprété.)
engine-progress = Compilation du moteur
engine-done = Le moteur est compilé : robots et conseiller s'en servent désormais.
engine-interpreted = Le moteur n'est pas encore compilé : ceci tourne interprété, bien plus lentement.
engine-failed = Le moteur n'a pas pu être compilé ; il tourne donc interprété, et le prochain démarrage essaiera de nouveau. Ce qu'a dit le compilateur : { $file }
web-engine = Les robots réfléchissent plus lentement pendant la compilation du moteur : { $percent } %.

## Terminal : simulation et mesures

sim-title = { $games } parties de { $game }, { $players } joueurs, graine { $seed }
sim-progress = En cours
sim-bot = Robot
sim-seat = Place
sim-share = Part des victoires
sim-interval = Intervalle à 95 %
sim-mean = Gain moyen
sim-length = Longueur moyenne : { $moves } décisions par partie. { $seconds } s sur { $workers } processus.
sim-seats = Par place
bench-title = Un cœur, par seconde de temps processeur ; décisions des joueurs seulement
bench-game = Jeu
bench-moves = Coups/s
bench-without-lists = Sans listes
bench-games = Parties/s
bench-clones = Copies/s
bench-form = Moteur
bench-start-board = Un plateau dans le navigateur après { $value } s
bench-start-compiled = Le moteur compilé après { $value } s
bench-start-second-start = Répond après { $value } s quand on le relance
bench-start-version = Dit sa version après { $value } s
bench-start-environment-mb = { $value } Mo d'environnement
bench-start-rest-mb = { $value } Mo à côté : le clone, ce qui a été construit, ce qui a été compilé en chemin
bench-start-nowhere = Seul un clone se mesure : python3 run.py bench start.
bench-start-failed = Le programme à mesurer s'est arrêté avant de répondre.
bench-compiled = compilé
bench-interpreted = interprété
bench-peer = Pair
bench-ratio = { $game } joue { $ratio } × autant de coups/s que { $peer } ; sans listes { $bare } ×
bench-lists = Après chaque jeu, son nombre de joueurs. À chaque pas, tous les coups permis et toutes les chances sont mis en liste, comme chez les pairs ; « sans listes », un seul est tiré sans que les autres soient énumérés.
bench-think-title = Réflexion sur un cœur, 0,1 s par décision ; un pas est une simulation, ou ce que compte le jeu
bench-decisions = Décisions
bench-steps = Pas/s
bench-each = Secondes chacune
bench-latest = Plus grand retard, ms
bench-profile-title = Nanosecondes de processeur pour chaque question du contrat, sur des positions de parties au hasard
bench-coach-title = Le conseiller ({ $game }) : { $games } parties, { $decisions } décisions, score de Brier { $brier }
bench-coach-said = Il a dit
bench-coach-came = C'est arrivé
bench-blunders-title = { $game } : ce que les décisions de chaque niveau abandonnent, en chances de gagner
bench-level = Niveau
bench-mean-lost = En moyenne
bench-over = Plus de { $part }
bench-peer-missing = { $peer } n'est pas installé : pip install "philtre[peers]"
peers-installing = Les pairs ne sont pas encore là : OpenSpiel, catanatron et ce dont ils ont besoin s'installent à côté de Philtre, environ 240 Mo, une seule fois.
peers-progress = Installation des pairs
peers-installed = Les pairs sont installés.
peers-failed = Les pairs n'ont pas pu être installés ; y a-t-il un réseau ?

end-prompt = Entrée pour quitter, ou save [FICHIER] pour garder l'enregistrement :

## Terminal : aide

option-line = { $allowed } (par défaut : { $value }) — { $text }
help-app = Une table pour des jeux de potions et de sorcellerie. Sans commande : un menu.
help-group-commands = Commandes
help-group-parameters = Paramètres
help-play = Jouer à une table dans le terminal. Les options du jeu se donnent aussi ici ; `philtre play JEU --help` et `philtre rules JEU` les énumèrent.
help-replay = Relire pas à pas l'enregistrement d'une partie.
help-rules = Afficher les règles d'un jeu et ses options ; un mot ou le numéro d'une règle ne cherche que cela.
help-sim = Jouer beaucoup de parties entre robots sur tous les cœurs et dire qui gagne. Les options du jeu se donnent aussi ici.
help-bench = Mesurer à quelle vitesse le moteur joue au hasard sur un cœur.
help-game = Le jeu, par exemple potion.
help-lang = Langue.
help-seats = Qui est à quelle place, joueur 1 d'abord : human, human:Anne ou un robot (novice, adept, expert, master), séparés par des virgules. `philtre rules GAME` dit qui est avec qui : on choisit ainsi son camp. Par défaut, vous êtes le joueur 1, contre des adeptes.
help-seed = La graine dont découle le hasard ; par défaut, un secret du système.
help-resume = Reprendre la partie de ce fichier.
help-save = Garder l'enregistrement dans ce fichier.
help-file = L'enregistrement.
help-eyes = Vu de cette place (à partir de 0) ; par défaut, ce qui est public.
help-games = Combien de parties.
help-bots = Un robot par place, séparés par des virgules, ou un pour toutes.
help-sim-seed = La graine dont découle tout le hasard ; la même donne le même résultat, sauf avec des robots qui réfléchissent à la montre.
help-workers = Combien de processus ; 0 veut dire tous les cœurs.
help-wait = Attendre le moteur compilé tant qu'il est en préparation.
help-json = Pour les machines.
help-bench-game = Le jeu, « serve » pour le serveur, « cluster » pour une grappe Dask de cette machine, « think » pour la réflexion des robots, « profile » pour savoir où passe le temps du jeu au hasard, « coach » pour savoir si les chances annoncées se vérifient, « blunders » pour ce que chaque niveau abandonne, « attack » pour ce que le serveur supporte, « envs » pour les environnements et leurs pairs ; par défaut, tous les jeux.
help-bench-of = Après « think », « profile », « coach » ou « blunders » : le jeu, avec ses propres options ; par défaut, tous les jeux.
help-peers = Mesurer aussi, dans la même exécution, hanabi d'OpenSpiel et catanatron. Depuis un clone (python3 run.py), ils sont installés s'ils manquent : environ 240 Mo.
help-growth = Mesurer avec chaque nombre de joueurs. Les options propres au jeu se donnent aussi : philtre bench quacks --growth --expansion.
help-seconds = Secondes pour chaque mesure ; par défaut 2 de processeur, ou 60 par attaque.
help-bench-folder = Un dossier pour les bases de données des attaques : sur un petit disque, il sera rempli.
help-coach = Le conseiller répond à « hint » ou « conseil » ; par défaut, seulement quand une seule personne joue.
help-review = Revoir une partie : où les chances de gagner ont tourné, la part du hasard et celle des choix.
help-review-seat = Les décisions de quelle place, à partir de 0 ; par défaut, la première personne.
help-review-seconds = Secondes de réflexion par décision.
help-review-every = Toutes les décisions, avec les chances de gagner avant et après.
help-arena = Mesurer la force des robots : chacun contre une table de chacun des autres, avec un classement Elo. Les options du jeu se donnent aussi ici.
help-arena-bots = Deux robots ou plus, séparés par des virgules.
help-arena-games = Combien de parties par rencontre ; chaque place est prise à tour de rôle.
help-arena-ladder = Chaque robot seulement contre une table de celui qui le précède, du plus faible au plus fort.
help-arena-ledger = Un fichier pour ce qui a été joué : redonné, il fait reprendre la rencontre là où elle a été interrompue. Un fichier par état des robots.
help-arena-against = Opposer un robot à une autre version de Philtre (un fichier wheel, ou un dossier qui contient le paquet) ou à un autre programme qui parle le langage de docs/engines.md, dans un processus à part. --bots nomme alors le nôtre et, après une virgule, le leur s'il est différent.
help-arena-sprt = Avec --against : deux forces en Elo, la plus petite d'abord ; la rencontre s'arrête dès que l'on sait laquelle est la plus proche, avec une erreur sur vingt. Vide : toutes les parties sont jouées.
help-bot = Être un robot pour d'autres programmes : questions sur l'entrée standard, réponses sur la sortie standard, une ligne de JSON chacune (docs/engines.md).
against-title = { $game }, { $players } joueurs : un des nôtres parmi les leurs
against-player = Robot
against-build = Version
against-thought = Secondes/décision
against-progress = Parties (indice { $ratio } sur ± { $bound })
against-share = Le nôtre gagne { $share } des { $games } parties (intervalle à 95 % : { $low } – { $high } ; une part équitable : { $fair }).
against-yes = C'est décidé : plus fort de { $high } Elo plutôt que de { $low } (indice { $ratio }).
against-no = C'est décidé : plus fort de { $low } Elo plutôt que de { $high } (indice { $ratio }).
against-open = Rien n'est décidé entre { $low } et { $high } Elo (indice { $ratio }) : d'autres parties le diraient.
engine-none = « { $path } » n'est ni un fichier wheel, ni un dossier avec une version de Philtre, ni un programme.
engine-unreadable = « { $path } » est illisible : { $why }
engine-trouble = L'autre côté ({ $path }) ne répond pas comme il faut : { $why }
arena-title = Un challenger face à une table, { $players } joueurs
arena-challenger = Challenger
arena-field = Table
arena-times = × part équitable
help-peer = Faire jouer un de nos robots contre la recherche d'OpenSpiel, à temps égal par coup. Les options du jeu se donnent aussi ici.
help-peer-games = Combien de parties ; le nôtre prend chaque place à son tour, ceux du pair toutes les autres.
help-peer-seconds = Secondes de réflexion par coup, pour les deux, en temps processeur.
help-peer-bot = Notre robot : un de ceux qui réfléchissent.
help-peer-search = La recherche du pair : ismcts, mcts ou auto (ismcts dès que quelque chose est caché).
help-peer-seed = La graine dont découle tout le hasard.
peer-missing = OpenSpiel n'est pas installé : pip install "philtre[openspiel]"
peer-timing = Mesure des deux recherches
peer-title = { $game }, { $players } joueurs : { $bot } contre { $peer } d'OpenSpiel, { $seconds } s par coup
peer-player = Joueur
peer-thought = Secondes/coup
peer-simulations = Simulations/s
peer-share = { $bot } gagne { $share } de { $games } parties (intervalle à 95 % { $low } – { $high } ; une part équitable est { $fair }) ; face à un seul du pair, { $ahead }.
peer-ratio = Notre recherche fait { $ratio } × autant de simulations par seconde que celle du pair, dans les mêmes positions.
peer-own = Sa propre façon de réfléchir y fait { $rate } pas par seconde : { $ratio } ×.

## Navigateur : partout

web-loading = Un instant…
web-close = fermer
web-yes = Oui
web-no = Non
web-none = aucune
web-value-on = oui
web-value-off = non
web-lobby = Accueil
web-about = À propos
web-menu = Menu
web-tools = Outils
web-rules = Règles
web-keys = Touches : Tab et flèches vont d'une chose à l'autre, Entrée choisit, ? ouvre les règles, Espace passe ce qui est montré, u annule, h demande conseil, Échap ferme.
web-language = Langue
web-theme = Clair ou sombre
web-theme-toggle = clair ou sombre
web-theme-system = comme le système
web-theme-light = clair
web-theme-dark = sombre
web-motion = Rythme
web-motion-slow = lent
web-motion-normal = normal
web-motion-fast = rapide
web-motion-off = instantané
web-motion-now = Rythme : { $pace }
web-stage-on = Continuer
web-stage-skip = Passer
web-stage-skips = à la prochaine question
web-stage-itself = continue tout seul dans un instant
web-key-space = Espace
web-recap = Depuis votre dernier tour
web-recap-again = Revoir
web-recap-shown = Encore une fois : depuis votre dernier tour.
web-confirm = Redemander avant ce qui est sans retour
web-sure = { $what } ? C'est sans retour.
web-do-it = Oui, jouer
web-sound = Son
web-volume = Volume
web-notices = Notification quand c'est à vous
web-notices-refused = Le navigateur ne le permet pas. Vous pouvez changer cela dans ses réglages pour ce site.
web-turn = À vous – { $game }
web-copy = Copier
web-copied = Copié
web-players = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
web-guest = Invité
web-bot = robot
web-bot-random = Hasard
web-bot-greedy = Glouton
web-bot-novice = Novice
web-bot-adept = Adepte
web-bot-expert = Expert
web-bot-master = Maître

## Navigateur : quand quelque chose ne va pas

web-delete = Supprimer
web-delete-sure = Supprimer cette table de { $game } avec tout ce qui s'y est joué ? C'est sans retour.
web-expires = disparaît le { $day } si personne ne vient
web-data = Ce que le serveur garde de vous
web-data-about = Votre nom, les tables où vous êtes, et ce que vous y avez dit. Rien d'autre.
web-data-take = L'emporter
web-forget = M'effacer
web-forget-sure = Vos tables disparaissent avec vous ; là où d'autres jouent, un robot prend votre place. C'est sans retour. Tout effacer de vous ?
web-problem = Cela n'a pas marché
web-offline = Le serveur est injoignable.
web-failed = Le serveur a refusé (erreur { $status }).
web-missing = Il n'y a rien ici.
web-gone-deleted = Cette table a été supprimée.
web-gone-too-fast = Trop de messages en peu de temps.
web-gone-bad-message = Le serveur n'a pas compris cette page. Rechargez-la.
web-reconnecting = La liaison est coupée. Nouvel essai…
web-not-now = Cela n'est pas possible maintenant.
web-unanswered = Le serveur n'a pas encore répondu. Ce que vous avez fait est gardé.
web-kept = La liaison est coupée. Ce que vous avez fait est gardé, et partira dès son retour.
web-restarting = Le serveur redémarre. Rien n'est perdu ; la table revient d'elle-même.

## Navigateur : accueil

web-lead = Une table pour des jeux de potions et de sorcellerie
web-lead-how = Avec des robots, entre amis sur un écran, entre amis n'importe où.
web-waiting-you = À vous de jouer
web-others-turn = Aux autres
web-play = Jouer
web-look-in = Voir
web-place = { $place ->
    [1] 1er
   *[other] { $place }e
}
web-drawn = nul
web-record = enregistrement
web-score-to = { $most } à { $last }
web-gave-up = { $seat } abandonne
web-table-edit = Renommer, masquer, supprimer
web-table-name = Nom de la table
web-save = Enregistrer
web-hide = Masquer
web-hide-help = Elle quitte vos listes et continue comme avant.
web-hidden = Tables masquées
web-show-again = Afficher de nouveau
web-new-table = Nouvelle table
web-new-table-of = Nouvelle table : { $game }
web-count = { $most ->
    [1] { $count } joueur
   *[other] { $count } joueurs
}
web-learn = Apprendre
web-learn-of = Apprendre { $game }
web-open-tables = Tables ouvertes
web-open-none = Aucune table publique n'est ouverte.
web-sit = S'asseoir
web-watch = Regarder
web-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-join = Rejoindre par un lien
web-join-link = Lien ou code d'une table
web-go = Y aller
web-bots = Robots
web-bots-fill = prennent les places libres
web-bot-level = Niveau des robots
web-late = Récemment
web-upload = Ouvrir un enregistrement
web-unofficial = Philtre n'est pas officiel : les noms des jeux disent seulement quelles règles on joue.

## Navigateur : une nouvelle table

web-who = Qui est à quelle place
web-fewer = un joueur de moins
web-more = un joueur de plus
web-wish-me = Vous
web-wish-here = Quelqu'un ici
web-wish-bot = Robot : { $bot }
web-wish-face = Robot : { $name } ({ $level })
web-wish-open = Libre, par lien
web-your-seat = Votre place
web-your-name = Votre nom
web-name-of = Nom du joueur { $number }
web-one-screen = Plusieurs personnes ici : la table dit à qui c'est de regarder l'écran.
web-open-later = Vous aurez un lien à envoyer une fois la table créée.
web-several = Un même écran peut avoir plusieurs places
web-options = Options
web-public = Publique : tout le monde peut trouver cette table et la regarder
web-start = Commencer

## Navigateur : en attendant du monde

web-waiting = en attente de joueurs
web-waiting-title = La partie commence quand toutes les places sont prises.
web-invite = Inviter
web-invite-help = Qui a ce lien peut s'asseoir ou regarder.
web-invite-code = Le lien, en code pour un appareil photo
web-here = là

## Navigateur : à la table

web-board = Table
web-seats = Joueurs
web-key = Règles en bref
web-key-tab = Aide
web-sheets = Panneaux et journal
web-seat-open = une place libre
web-seat-you = { $name } (vous)
web-seat-bot = { $name } (robot)
web-seat-face = { $name } (robot, { $level })
web-seat-away = absent
web-seat-acts = à jouer
web-prompt-you = { $seat }, c'est à vous.
web-prompt-wait = On attend { $seats }.
web-undo-asked = On demande aux autres si vous pouvez annuler.
web-undo-done = Le dernier coup a été annulé.
web-bot-instead = Un robot à la place
web-onlookers = { $count ->
    [one] un spectateur
   *[other] { $count } spectateurs
}
web-undo = Annuler
short-undo-nothing = rien encore
short-undo-chance = le hasard a parlé
short-undo-other = un autre a joué
short-undo-seen = on a appris quelque chose
web-undo-not = rien à annuler maintenant
web-question-undo = { $seat } voudrait annuler un coup. D'accord ?
web-question-rematch = { $seat } voudrait une revanche. Vous rejouez ?
web-question-draw = { $seats } propose la nulle. Acceptez-vous ?
web-draw-offer = Proposer la nulle
web-draw-withdraw = Retirer l'offre
web-draw-offered = Vous proposez la nulle.
web-log = Journal
web-chat = Messages
web-ticker = Ce qui vient de se passer
web-more-below = suite plus bas
web-phrases = Dire une phrase toute faite
web-chat-say = Dire quelque chose à la table
web-send = Envoyer
web-phrase-hello = Bonjour !
web-phrase-well-played = Bien joué !
web-phrase-thanks = Merci.
web-phrase-hurry = C'est à vous.
web-phrase-oops = Oups.
web-phrase-rematch = Encore une ?
web-hold = Je suis { $seat }
web-hold-help = maintenir pour voir sa main
web-hold-short = encore un peu : maintenez jusqu'au bout
web-resign = Abandonner
web-resign-sure = { $seat } abandonne la partie ?
web-leave = Laisser la place à un robot
web-leave-sure = Un robot continue pour { $seat } ?
web-seed-hash = Hasard honnête : l'empreinte de la graine secrète est
web-luck-waiting = Le navigateur de chaque joueur ajoute sa part au hasard, pour que personne ne puisse le fausser. Doivent encore revenir une fois :
web-luck-shared = Le navigateur de chaque joueur a ajouté sa part à la graine.
web-luck-kept = Votre navigateur l'a vérifié : la graine est bien celle qui avait été scellée avant le début, votre part comprise.
web-luck-broken = Attention : la graine n'est pas celle qui avait été scellée avant le début. Gardez l'enregistrement et parlez-en à qui tient ce serveur.
web-table-given = Cette partie a commencé à partir d'une position que quelqu'un a composée.
web-end-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } se partagent la victoire !
}
web-end-draw = Égalité.
web-end-scores = { $first } contre { $second }
web-end-resigned = { $seat } a abandonné.
web-end-agreed = Partie nulle d'un commun accord.
web-end-board = Voir le plateau
web-end-result = Voir le résultat
web-curve = { $what }, manche par manche
web-moments = Ce qui a décidé
web-moments-tab = Moments
web-moments-about = Le conseiller peut chercher les moments où cette partie a tourné pour vous.
web-moments-find = Les chercher
web-rematch-begins = { $seat } commence
web-replay-moves = { $count ->
    [one] { $count } coup
   *[other] les { $count } coups
}
web-rematch = Revanche
web-rematch-asked = Vous voulez rejouer. La nouvelle table s'ouvrira quand les autres seront d'accord.

## Navigateur : conseil et bilan

web-coach = Conseiller
web-coach-ask = Demander conseil
web-coach-table = avec un conseiller
web-coach-option = Conseiller : qui doit jouer peut demander les meilleurs coups
web-review-best = vos trois choix les plus coûteux
web-review = Bilan
web-review-do = Faire le bilan : { $seat }
web-review-chart = { $seat } : chances de gagner, décision par décision ; au plus bas { $low } ({ $lowest }), au plus haut { $high } ({ $highest }).
web-review-chart-points = { $seat } : points à espérer, décision par décision ; au plus bas { $low } ({ $lowest }), au plus haut { $high } ({ $highest }).
web-review-here = À ce coup : { $before } avant, { $after } après.
web-review-better = Mieux : { $best }.
web-review-all = Toutes les décisions

## Navigateur : relecture

web-replay = Relecture
web-replay-play = Faire défiler
web-replay-stop = Arrêter
web-replay-speed = Vitesse : { $speed }×
web-jump = Aller à
web-jump-round = Au début de
web-decisions = { $count ->
    [one] La décision de { $seat }
   *[other] Les { $count } décisions de { $seat }
}
web-decision-back = la précédente
web-decision-on = la suivante
web-try-again = Rejouer ce coup autrement
web-replay-start = Avant le premier coup
web-replay-next = À jouer : { $seats }
web-eyes = Point de vue
web-eyes-public = ce qui est public
web-first = au début
web-back = un coup en arrière
web-forward = un coup en avant
web-last = à la fin
web-go-on = Continuer d'ici
web-download = Télécharger l'enregistrement

## Navigateur : changer d'appareil, et à qui sont ces jeux

web-recovery = Lien pour un autre appareil
web-recovery-help = Qui ouvre ce lien continue à votre place. Il sert une fois.
web-recover = Continuer ici
web-recover-help = Avec ce lien, vous devenez l'invité qui l'a créé : même nom, mêmes places.
web-recover-do = Continuer comme cet invité
web-about-what = Philtre est une table numérique pour des jeux de potions et de sorcellerie : un moteur de règles exact pour ceux qui jouent, ceux qui conçoivent des jeux et ceux qui font de la recherche.
web-rights = Droits
web-rights-text = Philtre est un projet de passionnés, non officiel et sans lien avec aucun éditeur. Les noms des jeux disent seulement quelles règles on joue ; tous les mots, icônes et couleurs sont les nôtres. Si un jeu vous plaît, achetez la boîte.
web-licence = Le programme est sous licence MIT ; les polices, Alegreya et Alegreya Sans de Juan Pablo del Peral, sous SIL Open Font License.

## Un nouveau jeu

bad-game-id = « { $given } » ne peut pas être le nom d'un jeu : des minuscules, des chiffres et _, une lettre d'abord, et rien que Python ait déjà.
game-id-taken = Il y a déjà un jeu « { $given } ».
bad-players = « { $given } » n'est pas un nombre de joueurs : écrivez-en un de { $low } à { $high }, ou deux comme 2-5.
file-exists = { $file } existe déjà : rien n'a été écrit.
new-game-within =
    On peut y jouer : philtre play { $game }. Ses tests : pytest -k { $game }
    Reste à faire à la main : l'enregistrement d'une partie entière (python -m tests.golden { $game } first 1), et ses règles dans les listes de mkdocs.yml et de README.md.
    Pour continuer : docs/add-a-game.md
new-game-apart =
    Pour y jouer : pip install -e "{ $folder }[test]", puis philtre play { $game }. Ses tests : pytest { $folder }
    Pour continuer : docs/add-a-game.md de Philtre
help-new-game = Écrire tous les fichiers d'un nouveau jeu : un petit, qui passe tous les tests, dont vous ferez le vôtre. Dans un dépôt de Philtre, chacun va à sa place ; ailleurs, ils forment un paquet à part.
help-new-id = Son nom, tel qu'on le tape : minuscules, chiffres et _.
help-new-players = Combien peuvent jouer : 2-5, ou un seul nombre.
help-new-folder = Le dépôt, ou l'endroit où faire le paquet ; sinon, le dossier courant.
