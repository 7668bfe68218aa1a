# Words of the program itself. Those of a game are in its own folder.

player-number = Player { $number }
seat = { $seat }
seat-part = Player { $number }: { $part }
move = { $move }
list-and = { $most } and { $last }

## Errors

unknown-game = There is no game “{ $game }”. There are: { $allowed }.
unplayable-game = The game “{ $game }” can't be played: { $reason }.
unknown-option = There is no option “{ $option }”. There are: { $allowed }.
bad-option-value = Option { $option } can't be “{ $given }”. It may be: { $allowed }.
bad-option-text = “{ $given }” is no option. Write name=value, each once.
bad-seed = This can't be a seed: a seed is text of at most { $longest } characters.
bad-letters = Something of this can't be read: it holds bytes that are no letters (UTF-8).
no-chance-now = No chance outcome is due now, so there are no odds.
no-such-seat = There is no seat { $number }: seats are numbered from 0, and there are { $players }.
match-over = The match is over.
ending-several = That is for a match of two: this one has { $players } players.
not-your-turn = { $number } is not to move now. To move: { $actors }.
malformed-move = “{ $move }” is no move of this game. Legal now: { $legal }.
illegal-move = Illegal move “{ $move }”. Legal now: { $legal }.
illegal-move-because = Illegal move “{ $move }”: { $reason } Legal now: { $legal }.
seat-not-named = “{ $move }”: several seats may move here, so the seat must be named first.
script-not-possible = The script deals “{ $move }”, which can't come now. Possible: { $legal }.
position-without-options = “{ $line }” is no position: it has no “ : ” between options and state.
position-parts = The position has { $given } parts; expected: { $count }, divided by “ | ”, for the table and for each seat.
position-field-unknown = A position of this game has no field “{ $field }”. It may have: { $allowed }.
position-field-missing = The position has no field “{ $field }”. It must have: { $allowed }.
position-field-twice = The field “{ $field }” stands twice in the position.
position-of-seat = Seat { $number }: { $reason }
bad-position-field = The position can't be: { $field } is “{ $given }”. Expected: { $reason }
expects = { $allowed }.
position-too-long = This is no position: a position has at most { $longest } characters.
record-not-json = The record is damaged: it is no JSON ({ $where }).
record-too-deep = The record is damaged: too many brackets are opened in it.
record-format = This is no record of a match.
record-field = The record is damaged: field “{ $field }” is missing, wrong or unknown.
record-rules = The record was played by version { $rules } of the rules; this program has version { $ours }.
record-too-long = The record has { $moves } moves; a table takes { $most }.
record-header = The record is damaged: { $reason }
record-move = The record is damaged at move { $number }, “{ $move }”: { $reason }
record-returns = The record is damaged: its moves lead to { $returns }, and its result is another.
undo-nothing = There is no move to take back.
undo-chance = That can't be taken back: chance has spoken since.
undo-other = That can't be taken back: another player has moved since.
undo-seen = That can't be taken back: somebody has learnt something by it.
unknown-bot = There is no bot “{ $bot }”. There are: { $allowed }.
bad-thinking-time = “{ $bot }”: after the @ comes a number of seconds, from 0 to 3600, or of steps, such as 200steps.
bots-and-seats = { $bots } bots were named for { $players } players. Name one for all, or one for each.

## Server: what it refuses

bad-input = This can't be taken as it was sent: { $field }.
bad-method = This address does not take that.
not-found = There is nothing here.
no-such-table = There is no such table, or no match at it yet.
no-postgres = PostgreSQL is not installed here. On Debian: apt-get install postgresql
postgres-trouble = PostgreSQL could not be started: { $reason }
table-moved = This table is another server's now; please try again.
no-such-move = There is no move { $number }: the match has { $total }.
no-such-recovery = This link was used already, or has expired.
table-private = This table is private: you need its invitation.
seat-not-yours = Seat { $number } is not yours.
seat-not-open = Seat { $number } is not open.
seats-and-players = This game does not go with { $seats } seats.
guest-needed = Say your name first.
chat-seated = Only those who sit at the table talk at it.
talk-off = The partners play without talking: no messages until the match is over.
not-started = The match has not started: a seat is still open.
not-over = That can be had when the match is over.
move-is-legal = This move is legal.
question-lapsed = The table has gone on: the question does not count any more.
undo-declined = The others would rather go on.
draw-declined = The other would rather play on.
luck-unsealed = Not all who play have sealed their part of the luck yet.
luck-other-secret = This is not the part of the luck that was sealed.
luck-started = This table takes no parts of the luck (any more).
draw-once = You have offered a draw already; make a move before you offer again.
too-fast = That was too much at once. Wait a moment.
too-large = That is too large.
table-not-yours = This table is not yours to delete: that is for whoever made it.
table-others = Others still play at this table. You can leave it to a bot instead.
too-many-tables = There are too many tables. Finish one first, or delete one.
too-many-sockets = Too many are looking already.
too-many-guests = Too many have come from here already. Try again in a while.
restarting = The server is about to restart. Try again in a moment.
rematch-declined = The rematch is declined.
one-seat-each = At this table each has one seat.
table-too-long = This match has grown too long to go on here.
wrong-host = The server does not answer to this name.
wrong-origin = Another site may not ask for this.
server-trouble = Something went wrong on the server. Nothing was lost; try again.
store-full = The server's disk is full. This was not stored; all that was stored before is safe. Tell whoever runs the server.
store-read-only = The server may only read its database, so nothing can be changed now. Tell whoever runs the server.
store-busy = The server's database is busy with something else. Nothing was changed; try again in a moment.
store-away = The server can't reach its database just now. Nothing was changed; try again in a moment.
store-broken = The server's database has failed. Nothing was changed; try again in a moment, and tell whoever runs the server.
store-unsure = The server lost its database while it was storing this. It may have been stored or not: look again.
disk-low = The server's disk is almost full. The tables that are there go on, but no new ones are made for now.
database-taken = Another server is at work with { $db }. Two would not see each other's moves: stop that one first, or name another database.
database-full = The database { $db } can't be brought up to date: its disk is full.
database-read-only = The database { $db } can only be read. The server has to write to it, and to the folder it is in.
database-busy = The database { $db } is locked: another program is writing to it. Wait until that has ended, then start again.
log-broken = The log of this table is damaged: { $reason }
table-unreadable = This table is damaged and can't be opened. Whoever runs the server can look into it with “philtre tables check”.
log-short = The log of this table is damaged: it has { $found } moves and outcomes, and should have { $entries }.
log-gap = The log of this table is damaged: its row { $number } is missing.
bad-database = The database { $db } can't be opened: { $reason }
cannot-bind = The server can't listen on { $host }, port { $port }: { $reason }

## Server: records that can be proved

record-unsealed = The record has no seed: its chance was dealt by hand, and nothing can be proved.
record-not-dealt = The record was not dealt from its seed: outcome “{ $move }” at move { $number } should be “{ $dealt }”.
record-other-seed = The record was dealt from another seed than promised: the hash of its seed is { $hash }.
verified =
    { $count ->
        [one] The one outcome of chance follows from the seed of the record.
       *[other] All { $count } outcomes of chance follow from the seed of the record.
    } sha256 of the seed: { $hash }
verified-shared =
    { $count ->
        [one] One browser added a part of its own to the seed; its sha256:
       *[other] { $count } browsers added parts of their own to the seed; the sha256 of each:
    }
verified-given = The match began from a position that somebody set up: what lay hidden there was not dealt from the seed.

## Server: in the terminal

serving = Philtre is at { $url } — Ctrl-C to stop.
serving-everybody = Everybody who can reach this machine can reach it.
serving-sockets = The system lets this server hold { $count } open sockets, not { $wanted }: raise its limit of open files (ulimit -n, LimitNOFILE) for more.
file-unwritable = { $file } can't be written: { $reason }
bench-nodes = { $nodes ->
    [one] One node
   *[other] { $nodes } nodes
}, { $clients } clients at { $tables } tables: { $moves_per_s } moves/s; from send to the last seat's view { $p50_ms } ms (median), { $p99_ms } ms (99 %); { $lost } lost. Processor time a move: { $node_ms } ms of the nodes, { $postgres_ms } ms of PostgreSQL.
bench-server = { $clients } clients at { $tables } tables: { $moves_per_s } moves/s; from send to the last seat's view { $p50_ms } ms (median), { $p99_ms } ms (99 %); { $lost } lost.
bench-rebuild = { $game }: a table of { $rows } rows is rebuilt from its log in { $ms } ms.
attack-kill = { $kills } kills -9 of a server under load: { $lost } of { $moves } acknowledged moves lost.
attack-shelves = A database that is always almost full, { $imports } records brought and { $imports_refused } refused: { $lost } of { $moves } acknowledged moves lost; { $refused } were refused, and none of those kept.
attack-disk = A server whose disk runs full, { $imports } records brought and { $imports_refused } refused: { $lost } of { $moves } acknowledged moves lost; { $refused } were refused. With room again all tables went on.
attack-twins = { $pairs } pairs of positions that differ only in what a seat can't see: { $told } looked different on the wire.
attack-frames = { $frames } frames over { $lines } sockets of { $games } games, a fifth of them odd: no fault of the server's, and a quiet table was answered.
attack-requests = { $requests } requests, half of them odd: no answer was a fault of the server's.
attack-slow = { $halves } requests never finished and { $frames } questions whose answers nobody read, on a server with 256 file descriptors: all { $answered } other requests were answered, and it grew by { $mb } MB.
attack-nodes = Three nodes on one PostgreSQL, each node in turn killed ({ $killed }), frozen past its lease ({ $frozen }), cut off from the others ({ $apart }) and from the database ({ $cut_off }), the database killed ({ $no_database }): { $lost } of { $moves } acknowledged moves lost, none played twice; { $views } views were what their seats see. { $again } moves were sent again; the longest waited { $longest } s.
attack-broken = → A promise was broken: { $what }
tables-id = Table
tables-game = Game
tables-created = Made
tables-moves = Moves
tables-state = State
tables-seats = Seats
tables-open = waits for players
tables-playing = is being played
tables-over = over
tables-imported = Table { $table }: { $path }
tables-deleted = Table { $table } is deleted.
check-fault = Table { $table }: { $reason }
check-rests = Table { $table } rests: { $reason }
check-repairable = → Its first { $rows } rows are good. With --repair it is cut there, and all of it is kept in a file.
check-unrepairable = → That can't be repaired. “philtre tables delete { $table }” throws it away.
check-repaired = → Cut after its first { $rows } rows. All that it was before is in { $file }.
check-done =
    { $total ->
        [one] One table was replayed,
       *[other] { $total } tables were replayed,
    } { $damaged ->
        [0] and all is well.
        [one] and one is damaged.
       *[other] and { $damaged } are damaged.
    }
header-differs = What its header says is not what its log tells.
tables-backed-up =
    { $count ->
        [one] One table is
       *[other] { $count } tables are
    } in { $file }.
tables-restored =
    { $count ->
        [one] One table is
       *[other] { $count } tables are
    } back, as { $file } has them.
tables-before = What was there before is in { $file }.
backup-exists = { $file } is there already: name another file.
backup-failed = { $file } can't be written: { $reason }
backup-bad = { $file } is not a sound copy of tables: { $reason }
backup-too-new = { $file } was made by a newer version of this program.
backup-postgres = { $db } is not a SQLite file. PostgreSQL has its own tools: pg_dump and pg_restore (docs/server.md).
restore-failed = The tables can't be brought back from { $file }: { $reason }
help-serve = Start the server for the browser: tables for people on one screen or anywhere, and bots.
help-verify = Prove that the record of a match was dealt from its seed.
help-tables = What the server keeps: list, export, import, delete, check, backup, restore.
help-tables-list = List all tables.
help-tables-export = Write the record of a table, with all that is hidden in it.
help-tables-import = Bring the record of a match to a table of its own.
help-tables-delete = Delete a table and its log for good.
help-tables-check = Replay the log of every table, and say what is damaged.
help-tables-backup = Write a copy of all tables to a file, also while the server runs.
help-tables-restore = Bring all tables back from such a copy; those that are there are kept beside it.
help-repair = Cut a damaged log after its last good row, and keep all of it in a file.
help-repair-folder = The folder for what is cut.
help-backup-file = The file of the copy.
help-db = The database, such as sqlite:///tables.db; otherwise one of your own.
help-host = The address to listen on; 0.0.0.0 lets others in.
help-port = The port; 0 takes any that is free.
help-pause = Seconds that a bot waits before it moves.
help-trust-proxy = A proxy whose X-Forwarded-For and X-Forwarded-Proto are believed: an address or a network such as 10.0.0.0/8. May be given several times.
help-metrics = Who may read /metrics: local (this machine), all, none.
help-address = Where several servers share a PostgreSQL: the address by which the others reach this one, such as http://10.0.0.5:8000. Otherwise where it listens.
help-lease = Where several servers share a PostgreSQL: seconds after which the tables of one that is silent are taken by the others.
help-think-elsewhere = Bots and coach think on other machines, with `philtre nodes think`; here only if nobody there does.
help-bench-nodes = With `bench serve`: how many nodes share the load, one count after the other, such as 1,2.
help-bench-db = With `bench serve`: a PostgreSQL that may be used, such as postgresql://user@host/database; otherwise one of its own.
help-bench-tables = With `bench serve --nodes`: how many tables, with four clients each.
help-bench-think = With `bench serve --nodes`: seconds that a client thinks on average.
help-nodes = Several servers on one PostgreSQL: try them here, or only think for them.
help-nodes-try = Start several servers on this machine, on a PostgreSQL of their own that goes with them.
help-nodes-think = Think for the bots and the coach of servers on this PostgreSQL that are started with --think-elsewhere.
help-nodes-count = How many servers.
help-nodes-port = The port of the first; the others have the next ones.
help-nodes-db = The PostgreSQL, such as postgresql://user@host/database.
nodes-postgres = A PostgreSQL of its own: { $url }
nodes-one = A node: { $url }
nodes-try = Open a table at one, and its address at any other: it is the same table. End one of the processes { $pids } (kill -9) and go on at another. Ctrl-C ends them all, and nothing is kept.
nodes-thinking = Thinking for others in { $count } { $count ->
    [one] process
   *[other] processes
}. Ctrl-C ends it.
nodes-trouble = The node at port { $port } does not answer.
help-drain = Seconds between SIGTERM and the closing of the lines: players are told, nothing new is begun.
help-log-level = What is logged: debug, info (each request), warning, error.
help-log-format = How it is logged: text or json, a line each.
help-open = Open the browser.
help-expire = Days after which a table that is not over, and where nobody came, is cleared away; 0: never.
help-keep-free = Megabytes of the disk to keep free: with less, no new tables are made.
help-hash = The sha256 that was shown at the start of the match.
help-table = The table, as `philtre tables list` names it.
help-export-file = Where to; left out, it is printed.

## Terminal: menu and play

app-title = Philtre
app-subtitle = games of potions and witchcraft
menu-game = Which game?
menu-players = How many players ({ $allowed })?
menu-options = Options: Enter to play so, or a number to change one.
menu-value = New value ({ $allowed }):
menu-seat = Who is player { $number }?
menu-seat-part = Who is player { $number } ({ $part })?
menu-human = a person here
menu-bot-novice = bot: novice
menu-bot-adept = bot: adept, thinks for 0.1 s
menu-bot-expert = bot: expert, thinks for 0.5 s
menu-bot-master = bot: master, thinks for 2 s
menu-name = Name of this player (Enter for “{ $default }”):
menu-quit = quit
menu-resume = go on with a saved game
menu-file = Which file?
menu-language = Language / Langue?
menu-again = Please type a number from 1 to { $most }.
bot-name-random = Random { $number }
bot-name-greedy = Greedy { $number }
bot-name-novice = Novice { $number }
bot-name-adept = Adept { $number }
bot-name-expert = Expert { $number }
bot-name-master = Master { $number }
bot-name-novice-bold = Pip
bot-name-novice-patient = Mossy
bot-name-adept-bold = Rusk
bot-name-adept-patient = Puddle
bot-name-expert-bold = Cackle
bot-name-expert-patient = Hush
bot-name-master-bold = Ember
bot-name-master-patient = Velvet
panel-log = What happened
prompt-move = { $seat }, your move (number or word; ? for help):
your-moves = Your moves
nothing-yet = Nothing yet.
hand-over = { $seat } is next. The others look away.
hand-over-ready = { $seat }: press Enter when you alone see the screen.
undone = Taken back.
saved = Saved in { $file }. Go on with: { $command } play --resume { $file }
save-failed = It can't be saved in { $file }: { $reason }
goodbye = Until next time.
ended-resigned = { $seat } resigns.
ended-draw = A draw was agreed.
game-over = The game is over.
play-help =
    Type the number of a move or its word. Besides:
    ? this help and the rules · undo take back your last move · hint ask the coach
    resign · save [FILE] · quit (saves first)
file-missing = There is no file { $file }.
folder-missing = There is no folder { $folder }.
file-unreadable = { $file } can't be read: { $reason }
several-humans = Several people at one terminal: the screen is cleared between them.
watching-bots = Only bots sit at this table: watch them.

## Terminal: replay

replay-step = Move { $number } of { $total }
replay-help = Enter next · b back · a number to jump there · q to leave
replay-chance = Chance: { $move }
replay-move = { $seat }: { $move }

## Coach, in the terminal and the browser

bot-thinking = { $seat } is thinking…
coach-thinking = The coach is thinking…
coach-chances = The best moves, with your chance to win after each:
coach-points = The best moves, with the points you may expect after each:
coach-chance = { $percent } %
coach-score = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
coach-more = +{ $worth }
coach-less = −{ $worth }
coach-mix = Play at random: { $parts }.
coach-mix-why = All choose at once: a habit can be foreseen, such a mixture can't.
coach-off = The coach is off at this table. It is switched on when the table is made, for all to see.
coach-off-here = The coach is off among several people. Start with --coach if all agree.
coach-busy = The coach is still thinking about your last question.
coach-covered = The coach whispers to whoever looks at the screen, and to nobody else.
coach-not-your-turn = The coach helps when it is your move.
coach-many = The coach has too much to do just now. Ask again in a while.
command-hint = hint
review-title = Review for { $seat }
review-progress = Thinking again about each decision
review-none = { $seat } had no decision to make.
review-choice = { $move }; better: { $best }
review-luck = chance
review-others = the others
review-both = chance and the others
review-ended = the match was ended early
review-column-where = Where
review-column-move = Played
review-column-before = Before
review-column-after = After
review-column-best = Better

## Until the engine is compiled

engine-beside = The engine is being compiled beside the game; until then bots and coach think more slowly.
engine-waiting = This is for the compiled engine, which is on its way. (With --no-wait it runs at once, interpreted.)
engine-progress = Compiling the engine
engine-done = The engine is compiled: bots and coach think with it from now on.
engine-interpreted = The engine is not compiled yet: this runs interpreted, many times more slowly.
engine-failed = The engine could not be compiled, so it runs interpreted, and the next start tries again. What the compiler said: { $file }
web-engine = Bots think more slowly while the engine is being compiled: { $percent } %.

## Terminal: simulation and benchmark

sim-title = { $games } games of { $game }, { $players } players, seed { $seed }
sim-progress = Playing
sim-bot = Bot
sim-seat = Seat
sim-share = Share of wins
sim-interval = 95 % interval
sim-mean = Mean return
sim-length = Mean length: { $moves } decisions a game. { $seconds } s on { $workers ->
    [one] one worker
   *[other] { $workers } workers
    }.
sim-seats = By seat
bench-title = One core, per second of CPU time; decisions of players only
bench-game = Game
bench-moves = Moves/s
bench-without-lists = Without lists
bench-games = Games/s
bench-clones = Clones/s
bench-form = Engine
bench-start-board = A board in the browser after { $value } s
bench-start-compiled = The compiled engine after { $value } s
bench-start-second-start = Answers after { $value } s when it is started again
bench-start-version = Says its version after { $value } s
bench-start-environment-mb = { $value } MB of environment
bench-start-rest-mb = { $value } MB beside it: the clone, what was built, what was compiled on the way
bench-start-nowhere = Only a clone can be measured: python3 run.py bench start.
bench-start-failed = The program that was to be measured has ended before it answered.
bench-compiled = compiled
bench-interpreted = interpreted
bench-peer = Peer
bench-ratio = { $game } plays { $ratio } × as many moves/s as { $peer }; without lists { $bare } ×
bench-lists = After each game, its number of players. All legal moves and odds are listed at every step, as the peers do; “without lists”, one is drawn without listing the others.
bench-think-title = Thinking on one core, 0.1 s for a decision; a step is a simulation, or what the game counts
bench-decisions = Decisions
bench-steps = Steps/s
bench-each = Seconds each
bench-latest = Latest end, ms late
bench-profile-title = Nanoseconds of processor time for each question of the contract, over positions of random play
bench-coach-title = The coach of { $game }: { $games } games, { $decisions } decisions, Brier score { $brier }
bench-coach-said = It said
bench-coach-came = It came true
bench-blunders-title = { $game }: what the decisions of each level give away, in chances to win
bench-level = Level
bench-mean-lost = On average
bench-over = More than { $part }
bench-peer-missing = { $peer } is not installed: pip install "philtre[peers]"
peers-installing = The peers are not there yet: OpenSpiel, catanatron and what they need are installed beside Philtre, about 240 MB, once.
peers-progress = Installing the peers
peers-installed = The peers are installed.
peers-failed = The peers could not be installed; is there a network?

end-prompt = Enter to leave, or save [FILE] to keep the record:

## Terminal: help

option-line = { $allowed } (default: { $value }) — { $text }
help-app = A table for games of potions and witchcraft. Without a command: a menu.
help-group-commands = Commands
help-group-parameters = Parameters
help-play = Play at a table in the terminal. Options of the game are given too, as `philtre play GAME --help` and `philtre rules GAME` list them.
help-replay = Step through the record of a match.
help-rules = Print the rules of a game and its options; a word or the number of a rule looks just that up.
help-sim = Play many games between bots on all cores and report who wins. Options of the game are given too.
help-bench = Measure how fast the engine plays at random on one core.
help-game = The game, such as potion.
help-lang = Language.
help-seats = Who sits where, player 1 first: human, human:Ann or a bot (novice, adept, expert, master), with commas. `philtre rules GAME` says who is with whom, so this is how to choose a side. Otherwise you are player 1, against adepts.
help-seed = What chance follows from; otherwise a secret of the system.
help-resume = Go on with the match of this file.
help-save = Keep the record in this file.
help-file = The record.
help-eyes = Through the eyes of this seat (from 0); left out, what is public.
help-games = How many games.
help-bots = A bot for each seat, separated by commas, or one for all.
help-sim-seed = The seed that all chance follows from; the same one gives the same result, but for bots that think by the clock.
help-workers = How many processes; 0 means all cores.
help-wait = Wait for the compiled engine while it is on its way.
help-json = For machines.
help-bench-game = The game, “serve” for the server, “cluster” for a Dask cluster of this machine, “think” for the thinking of bots, “profile” for where the time of random play goes, “coach” for whether its chances come true, “blunders” for what each level gives away, “attack” for what the server withstands, “envs” for environments and their peers; left out, all games.
help-bench-of = After “think”, “profile”, “coach” or “blunders”: the game, with its own options; left out, all games.
help-peers = Measure OpenSpiel's hanabi and catanatron in the same run. From a clone (python3 run.py), they are installed if they are not there: about 240 MB.
help-growth = Measure with every number of players. A game's own options may be given too: philtre bench quacks --growth --expansion.
help-seconds = Seconds for each measurement; left out, 2 of CPU time, or 60 for each attack.
help-bench-folder = A folder for the databases of attacks: one on a small disk is filled.
help-coach = Let the coach answer “hint”; left out: only when one person plays.
help-review = Look at a match again: where the chance to win turned, luck apart from decisions.
help-review-seat = Whose decisions, from 0; left out: the first person's.
help-review-seconds = Seconds of thought for each decision.
help-review-every = List every decision, with the chance to win before and after it.
help-arena = Measure how strong bots are: each against a field of each other, with Elo ratings. Options of the game are given too.
help-arena-bots = Two bots or more, separated by commas.
help-arena-games = How many games for each pairing; seats are taken in turn.
help-arena-ladder = Each bot only against a field of the one named before it, weakest first.
help-arena-ledger = A file for what was played: given again, the match goes on where it was interrupted. One file for one state of the bots.
help-arena-against = Play one bot against another build of Philtre (a wheel, or a folder with the package) or another program that speaks the lines of docs/engines.md, in a process of its own. --bots then names ours, and after a comma theirs if it is another.
help-arena-sprt = With --against: two strengths in Elo, the lower first; the match ends as soon as it is clear which one is nearer, wrongly one time in twenty. Empty: all games are played.
help-bot = Be a bot for other programs: questions on standard input, answers on standard output, a line of JSON each (docs/engines.md).
against-title = { $game }, { $players } players: one of ours among theirs
against-player = Bot
against-build = Build
against-thought = Seconds/decision
against-progress = Games (evidence { $ratio } of ± { $bound })
against-share = Ours wins { $share } of { $games } games (95 % interval { $low } – { $high }; a fair share is { $fair }).
against-yes = Decided: stronger by { $high } Elo rather than { $low } (evidence { $ratio }).
against-no = Decided: stronger by { $low } Elo rather than { $high } (evidence { $ratio }).
against-open = Not decided between { $low } and { $high } Elo (evidence { $ratio }): more games would tell.
engine-none = “{ $path }” is no wheel, no folder with a build of Philtre and no program.
engine-unreadable = “{ $path }” can't be read: { $why }
engine-trouble = The other side ({ $path }) does not answer as it should: { $why }
arena-title = One challenger in a field, { $players } players
arena-challenger = Challenger
arena-field = Field
arena-times = × fair share
help-peer = Play a bot of ours against OpenSpiel's search at equal time a move. Options of the game are given too.
help-peer-games = How many games; ours takes every seat in turn, the peer's all the others.
help-peer-seconds = Seconds of thought a move, for both, of processor time.
help-peer-bot = Our bot: one of those that think.
help-peer-search = The peer's search: ismcts, mcts, or auto (ismcts where anything is hidden).
help-peer-seed = The seed that all chance follows from.
peer-missing = OpenSpiel is not installed: pip install "philtre[openspiel]"
peer-timing = Timing both searches
peer-title = { $game }, { $players } players: { $bot } against OpenSpiel's { $peer }, { $seconds } s a move
peer-player = Player
peer-thought = Seconds/move
peer-simulations = Simulations/s
peer-share = { $bot } wins { $share } of { $games } games (95 % interval { $low } – { $high }; a fair share is { $fair }); against one of the peer's, { $ahead }.
peer-ratio = Our search has { $ratio } × the simulations per second of the peer's, in the same positions.
peer-own = The bot's own way of thinking takes { $rate } steps a second there: { $ratio } ×.

## Browser: everywhere

web-loading = One moment…
web-close = close
web-yes = Yes
web-no = No
web-none = none
web-value-on = on
web-value-off = off
web-lobby = Lobby
web-about = About
web-menu = Menu
web-tools = Tools
web-rules = Rules
web-keys = Keys: Tab and arrows go from thing to thing, Enter chooses, ? opens the rules, Space skips what is being shown, u takes back, h asks the coach, Esc closes.
web-language = Language
web-theme = Light or dark
web-theme-toggle = light or dark
web-theme-system = as the system
web-theme-light = light
web-theme-dark = dark
web-motion = Pace
web-motion-slow = slow
web-motion-normal = normal
web-motion-fast = fast
web-motion-off = instant
web-motion-now = Pace: { $pace }
web-stage-on = Go on
web-stage-skip = Skip
web-stage-skips = to what is asked next
web-stage-itself = goes on by itself in a moment
web-key-space = Space
web-recap = Since your last turn
web-recap-again = Show it again
web-recap-shown = Once more: since your last turn.
web-confirm = Ask again before what can't be taken back
web-sure = { $what }? That can't be taken back.
web-do-it = Do it
web-sound = Sound
web-volume = Volume
web-notices = Notification when it is your turn
web-notices-refused = The browser does not allow it. You can change that in its settings for this site.
web-turn = Your turn – { $game }
web-copy = Copy
web-copied = Copied
web-players = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
web-guest = Guest
web-bot = bot
web-bot-random = Random
web-bot-greedy = Greedy
web-bot-novice = Novice
web-bot-adept = Adept
web-bot-expert = Expert
web-bot-master = Master

## Browser: when something goes wrong

web-delete = Delete
web-delete-sure = Delete this table of { $game } with all that was played at it? That can't be taken back.
web-expires = cleared away on { $day } unless somebody comes
web-data = What the server keeps of you
web-data-about = Your name, the tables where you sit, and what you said there. Nothing else.
web-data-take = Take it along
web-forget = Delete me
web-forget-sure = Your tables are deleted with you; where others sit, a bot takes your seat. That can't be taken back. Delete everything of you?
web-problem = That didn't work
web-offline = The server can't be reached.
web-failed = The server would not do that (error { $status }).
web-missing = There is nothing here.
web-gone-deleted = This table has been removed.
web-gone-too-fast = Too many messages in a short time.
web-gone-bad-message = The server did not understand this page. Please load it again.
web-reconnecting = The line is lost. Trying again…
web-not-now = That can't be done now.
web-unanswered = The server has not answered yet. What you did is kept.
web-kept = The line is lost. What you did is kept, and sent when it is back.
web-restarting = The server restarts. Nothing is lost; the table comes back by itself.

## Browser: lobby

web-lead = A table for games of potions and witchcraft
web-lead-how = With bots, with friends on one screen, with friends anywhere.
web-waiting-you = Waiting for you
web-others-turn = The others' turn
web-play = Play
web-look-in = Look in
web-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
web-drawn = draw
web-record = record
web-score-to = { $most } to { $last }
web-gave-up = { $seat } gave up
web-table-edit = Rename, hide, delete
web-table-name = Name of the table
web-save = Save
web-hide = Hide
web-hide-help = It leaves your lists and goes on as before.
web-hidden = Hidden tables
web-show-again = Show again
web-new-table = New table
web-new-table-of = New table: { $game }
web-count = { $most ->
    [1] { $count } player
   *[other] { $count } players
}
web-learn = Learn
web-learn-of = Learn { $game }
web-open-tables = Open tables
web-open-none = No public table is open now.
web-sit = Sit down
web-watch = Watch
web-free = { $count ->
    [one] { $count } seat free
   *[other] { $count } seats free
}
web-join = Join by link
web-join-link = Link or code of a table
web-go = Go
web-bots = Bots
web-bots-fill = fill any empty seat
web-bot-level = Level of the bots
web-late = Lately
web-upload = Open a record
web-unofficial = Philtre is unofficial: game names only say which rules are played.

## Browser: a new table

web-who = Who sits where
web-fewer = one player fewer
web-more = one player more
web-wish-me = You
web-wish-here = Somebody here
web-wish-bot = Bot: { $bot }
web-wish-face = Bot: { $name } ({ $level })
web-wish-open = Open, by link
web-your-seat = Your seat
web-your-name = Your name
web-name-of = Name of player { $number }
web-one-screen = Several people here: the table says whose turn it is to see the screen.
web-open-later = You get a link to send when the table is made.
web-several = One screen may have several seats
web-options = Options
web-public = Public: anybody may find this table and watch
web-start = Start

## Browser: waiting for people

web-waiting = waiting for players
web-waiting-title = The game starts when all seats are taken.
web-invite = Invite
web-invite-help = Whoever has this link may sit down or watch.
web-invite-code = The link as a code for a camera
web-here = here

## Browser: at the table

web-board = Table
web-seats = Players
web-key = Rules in short
web-key-tab = Key
web-sheets = Panels and log
web-seat-open = an open seat
web-seat-you = { $name } (you)
web-seat-bot = { $name } (bot)
web-seat-face = { $name } (bot, { $level })
web-seat-away = away
web-seat-acts = to move
web-prompt-you = { $seat }, it is your move.
web-prompt-wait = Waiting for { $seats }.
web-undo-asked = The others are asked whether you may take it back.
web-undo-done = The last move was taken back.
web-bot-instead = A bot instead
web-onlookers = { $count ->
    [one] one looks on
   *[other] { $count } look on
}
web-undo = Take back
web-undo-not = nothing to take back now
short-undo-nothing = nothing yet
short-undo-chance = chance has spoken
short-undo-other = another has moved
short-undo-seen = something was learnt
web-question-undo = { $seat } would like to take back a move. Do you agree?
web-question-rematch = { $seat } would like a rematch. Do you play again?
web-question-draw = { $seats } offers a draw. Do you agree?
web-draw-offer = Offer a draw
web-draw-withdraw = Withdraw the offer
web-draw-offered = You offer a draw.
web-log = Log
web-chat = Chat
web-ticker = What happened last
web-more-below = more below
web-phrases = Say it with a phrase
web-chat-say = Say something to the table
web-send = Send
web-phrase-hello = Hello!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you.
web-phrase-hurry = It's your move.
web-phrase-oops = Oops.
web-phrase-rematch = Once more?
web-hold = I am { $seat }
web-hold-help = hold to see your hand
web-hold-short = a little longer: hold until it is full
web-resign = Resign
web-resign-sure = { $seat } gives up the game?
web-leave = Leave the seat to a bot
web-leave-sure = A bot goes on for { $seat }?
web-seed-hash = Fair dealing: the hash of the secret seed is
web-luck-waiting = Each player's browser adds a part of its own to the luck, so that nobody can bend it. Still to come back once:
web-luck-shared = Every player's browser has added its part to the seed.
web-luck-kept = Your browser has checked it: the seed is the one that was sealed before the start, with your own part in it.
web-luck-broken = Careful: the seed is not the one that was sealed before the start. Keep the record and ask whoever runs this server.
web-table-given = This match began from a position that somebody set up.
web-end-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } share the win!
}
web-end-draw = A draw.
web-end-scores = { $first } to { $second }
web-end-resigned = { $seat } resigned.
web-end-agreed = The match was drawn by agreement.
web-end-board = See the board
web-end-result = See the result
web-curve = { $what }, round by round
web-moments = What decided it
web-moments-tab = Moments
web-moments-about = The coach can look for the moments at which this match turned for you.
web-moments-find = Look for them
web-rematch-begins = { $seat } begins
web-replay-moves = { $count ->
    [one] { $count } move
   *[other] all { $count } moves
}
web-rematch = Rematch
web-rematch-asked = You would play again. The new table opens when the others agree.

## Browser: coach and review

web-coach = Coach
web-coach-ask = Ask the coach
web-coach-table = with a coach
web-coach-option = Coach: whoever is to move may ask for the best moves
web-review-best = your three costliest choices
web-review = Review
web-review-do = Review the game of { $seat }
web-review-chart = Chance to win of { $seat }, decision by decision: lowest { $low } ({ $lowest }), highest { $high } ({ $highest }).
web-review-chart-points = Points that { $seat } could expect, decision by decision: lowest { $low } ({ $lowest }), highest { $high } ({ $highest }).
web-review-here = At this move: { $before } before, { $after } after.
web-review-better = Better: { $best }.
web-review-all = All decisions

## Browser: replay

web-replay = Replay
web-replay-play = Play it by itself
web-replay-stop = Stop
web-replay-speed = Speed: { $speed }×
web-jump = Jump
web-jump-round = To the beginning of
web-decisions = { $count ->
    [one] The decision of { $seat }
   *[other] The { $count } decisions of { $seat }
}
web-decision-back = the one before
web-decision-on = the next one
web-try-again = Try again before this move
web-replay-start = Before the first move
web-replay-next = To move: { $seats }
web-eyes = Through whose eyes
web-eyes-public = what is public
web-first = to the beginning
web-back = one move back
web-forward = one move on
web-last = to the end
web-go-on = Go on from here
web-download = Download the record

## Browser: moving to another device, and whose games these are

web-recovery = Link for another device
web-recovery-help = Whoever opens this link plays on as you. It works once.
web-recover = Play on here
web-recover-help = With this link you become the guest who made it: with the same name and seats.
web-recover-do = Go on as that guest
web-about-what = Philtre is a digital table for games of potions and witchcraft: one exact rules engine for those who play, those who design and those who do research.
web-rights = Rights
web-rights-text = Philtre is an unofficial project of enthusiasts, not connected with any publisher. Names of games only say which rules are played; all words, icons and colours are our own. If you like a game, buy the box.
web-licence = The program is under the MIT licence; the fonts, Alegreya and Alegreya Sans by Juan Pablo del Peral, under the SIL Open Font License.

## A new game

bad-game-id = “{ $given }” can't be the name of a game: small letters, digits and _, a letter first, and nothing that Python has already.
game-id-taken = There is a game “{ $given }” already.
bad-players = “{ $given }” is no number of players: write one from { $low } to { $high }, or two such as 2-5.
file-exists = { $file } is there already: nothing was written.
new-game-within =
    It can be played: philtre play { $game }. Its tests: pytest -k { $game }
    Still to do by hand: a record of a whole game (python -m tests.golden { $game } first 1), and its rules in the lists of mkdocs.yml and README.md.
    How to go on from here: docs/add-a-game.md
new-game-apart =
    To play it: pip install -e "{ $folder }[test]", then philtre play { $game }. Its tests: pytest { $folder }
    How to go on from here: docs/add-a-game.md of Philtre
help-new-game = Write all files of a new game: a small one that passes every test, to be made into yours. In a checkout of Philtre they go to their places; elsewhere they are a package of their own.
help-new-id = Its name, as it is typed: small letters, digits and _.
help-new-players = How many can play: 2-5, or one number.
help-new-folder = The checkout, or where the package is made; left out, the current folder.
