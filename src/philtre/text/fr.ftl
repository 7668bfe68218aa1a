# Les mots du programme. Ceux d'un jeu sont dans son propre dossier.

player-number = Joueur { $number }
seat = { $seat }
move = { $move }
list-and = { $most } et { $last }

## Erreurs

unknown-game = Il n'y a pas de jeu « { $game } ». Il y a : { $allowed }.
unknown-option = Il n'y a pas d'option « { $option } ». Il y a : { $allowed }.
bad-option-value = L'option { $option } ne peut pas valoir « { $given } ». Elle peut valoir : { $allowed }.
bad-option-text = « { $given } » n'est pas une option. Écrivez nom=valeur, chacune une fois.
no-chance-now = Aucun hasard n'est attendu maintenant : il n'y a pas de probabilités.
no-such-seat = Il n'y a pas de place { $number } : on compte à partir de 0, et il y en a { $players }.
match-over = La partie est finie.
not-your-turn = Ce n'est pas à { $number } de jouer. À jouer : { $actors }.
malformed-move = « { $move } » n'est pas un coup de ce jeu. Coups autorisés : { $legal }.
illegal-move = Coup interdit « { $move } ». Coups autorisés : { $legal }.
illegal-move-because = Coup interdit « { $move } » : { $reason } Coups autorisés : { $legal }.
seat-not-named = « { $move } » : plusieurs places peuvent jouer ici, il faut d'abord nommer la place.
script-not-possible = Le script donne « { $move } », qui ne peut pas sortir maintenant. Possible : { $legal }.
position-without-options = « { $line } » n'est pas une position : il manque « : » entre options et état.
position-not-canonical = « { $line } » n'est pas une position comme le programme les écrit.
bad-position-field = Cette position est impossible : { $field } vaut « { $given } ».
record-not-json = L'enregistrement est abîmé : ce n'est pas du JSON ({ $where }).
record-format = Ce n'est pas l'enregistrement d'une partie : son format n'est pas « { $format } ».
record-field = L'enregistrement est abîmé : le champ « { $field } » manque, est faux ou inconnu.
record-rules = L'enregistrement suit la version { $rules } des règles ; ce programme a la version { $ours }.
record-header = L'enregistrement est abîmé : { $reason }
record-move = L'enregistrement est abîmé au coup { $number }, « { $move } » : { $reason }
record-returns = L'enregistrement est abîmé : son résultat n'est pas { $returns }, où mènent ses coups.
undo-nothing = Il n'y a aucun coup à annuler.
undo-chance = On ne peut plus l'annuler : le hasard a parlé depuis.
undo-other = On ne peut plus l'annuler : un autre joueur a joué depuis.
undo-seen = On ne peut plus l'annuler : quelqu'un a appris quelque chose.
unknown-bot = Il n'y a pas de robot « { $bot } ». Il y a : { $allowed }.
bots-and-seats = { $bots } robots nommés pour { $players } joueurs. Nommez-en un pour tous, ou un pour chacun.

## Terminal : menu et partie

app-title = Philtre
app-subtitle = des jeux de potions et de sorcellerie
menu-game = Quel jeu ?
menu-players = Combien de joueurs ({ $allowed }) ?
menu-options = Options : Entrée pour jouer ainsi, ou un nombre pour en changer une.
menu-value = Nouvelle valeur ({ $allowed }) :
menu-seat = Qui est le joueur { $number } ?
menu-human = une personne ici
menu-bot-random = robot : joue au hasard
menu-bot-greedy = robot : glouton, un coup d'avance
menu-name = Nom de ce joueur (Entrée pour « { $default } ») :
menu-quit = quitter
menu-resume = reprendre une partie enregistrée
menu-file = Quel fichier ?
menu-language = Language / Langue ?
menu-again = Tapez un nombre de 1 à { $most }.
bot-name-random = Hasard { $number }
bot-name-greedy = Glouton { $number }
panel-log = Ce qui s'est passé
prompt-move = { $seat }, à vous (nombre ou mot ; ? pour l'aide) :
your-moves = Vos coups
nothing-yet = Rien encore.
hand-over = C'est à { $seat }. Les autres regardent ailleurs.
hand-over-ready = { $seat } : Entrée quand vous êtes seul devant l'écran.
hint = Un joueur glouton dirait : { $move }
undone = Annulé.
saved = Enregistré dans { $file }. Pour reprendre : { $command } play --resume { $file }
save-failed = Impossible d'enregistrer dans { $file } : { $reason }
goodbye = À la prochaine.
game-over = La partie est finie.
play-help =
    Tapez le nombre d'un coup ou son mot. Et aussi :
    ? cette aide et les règles · undo annuler votre dernier coup · hint ce que ferait le glouton
    save [FICHIER] · quit (enregistre d'abord)
file-missing = Il n'y a pas de fichier { $file }.
file-unreadable = { $file } ne peut pas être lu : { $reason }
several-humans = Plusieurs personnes à un terminal : l'écran est effacé entre elles.
watching-bots = Il n'y a que des robots à cette table : regardez-les.

## Terminal : relecture

replay-step = Coup { $number } sur { $total }
replay-help = Entrée suivant · b retour · un nombre pour y sauter · q pour quitter
replay-chance = Hasard : { $move }
replay-move = { $seat } : { $move }

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
bench-games = Parties/s
bench-clones = Copies/s
bench-form = Moteur
bench-compiled = compilé
bench-interpreted = interprété
bench-peer = Pair
bench-ratio = { $game } joue { $ratio } × autant de coups/s que { $peer }
bench-peer-missing = { $peer } n'est pas installé : pip install "philtre[peers]"

end-prompt = Entrée pour quitter, ou save [FICHIER] pour garder l'enregistrement :

## Terminal : aide

option-default = sinon { $value }
help-app = Une table pour des jeux de potions et de sorcellerie. Sans commande : un menu.
help-group-commands = Commandes
help-group-parameters = Paramètres
help-play = Jouer à une table dans le terminal. On donne aussi les options du jeu, que liste `philtre rules JEU`.
help-replay = Relire pas à pas l'enregistrement d'une partie.
help-rules = Afficher les règles d'un jeu en bref, et ses options.
help-sim = Jouer beaucoup de parties entre robots sur tous les cœurs et dire qui gagne. On donne aussi les options du jeu.
help-bench = Mesurer à quelle vitesse le moteur joue au hasard sur un cœur.
help-game = Le jeu, par exemple potion.
help-lang = Langue.
help-seats = Qui est à quelle place : human, human:Anne ou un robot (random, greedy), avec des virgules. Sinon vous contre des gloutons.
help-seed = Ce dont découle le hasard ; sinon un secret du système.
help-resume = Reprendre la partie de ce fichier.
help-save = Garder l'enregistrement dans ce fichier.
help-file = L'enregistrement.
help-eyes = Par les yeux de cette place (à partir de 0) ; sinon ce qui est public.
help-games = Combien de parties.
help-bots = Un robot par place, avec des virgules, ou un pour toutes.
help-sim-seed = Ce dont découle tout le hasard ; la même graine donne le même résultat.
help-workers = Combien de processus ; 0 veut dire tous les cœurs.
help-json = Pour les machines.
help-bench-game = Le jeu ; sinon tous.
help-peers = Mesurer hanabi d'OpenSpiel et catanatron dans la même exécution.
help-seconds = Secondes de processeur pour chaque mesure.
help-arena = Mesurer la force des robots : chacun contre une table de chaque autre, avec un classement Elo. On donne aussi les options du jeu.
help-arena-bots = Deux robots ou plus, avec des virgules.
help-arena-games = Combien de parties par rencontre ; chacun change de place.
arena-title = Un challenger face à une table, { $players } joueurs
arena-challenger = Challenger
arena-field = Table
