/** Written by web/wire.py from src/philtre/server: not to be edited. */

export interface MeAnswer {
  id: string | null;
  name: string | null;
  lang: string | null;
}

/** What this server keeps to. */
export interface Limits {
  tables_of_a_guest: number;
  rows_of_a_table: number;
  /** null: never */
  expire_days: number | null;
}

export interface SaidAnswer {
  table: string;
  kind: string;
  text: string;
  at: string;
}

export interface Token {
  token: string;
}

/** A new table. */
export interface Made {
  id: string;
  invite: string;
}

/** The new table; or nothing yet, while the others are asked. */
export interface RematchAnswer {
  id: string | null;
  invite: string | null;
}

export interface Players {
  low: number;
  high: number;
  default: number;
}

export interface OptionAnswer {
  name: string;
  kind: 'count' | 'choice' | 'switch' | 'text' | 'house';
  default: number | string | null;
  values: string[] | null;
  low: number | null;
  high: number | null;
  optional: boolean | null;
  allowed: string | null;
}

/** What house rules may change: a number for each key, or pieces that may be left out. */
export interface HouseVariable {
  name: string;
  kind: 'number' | 'table' | 'pieces';
  keys: string[];
  /** null: the keys speak for themselves */
  labels: PhraseAnswer[] | null;
  default: number[];
  low: number;
  high: number;
  /** of pieces, so many stay in */
  least: number;
}

/** A key of the Fluent files and its parameters. */
export interface PhraseAnswer {
  key: string;
  params: Record<string, unknown>;
}

/** A variable that differs from the box: its numbers, by key. */
export interface HouseChange {
  variable: string;
  values: number[];
}

/** House rules, and what they change; no text where they change nothing. */
export interface HouseAnswer {
  text: string | null;
  name: string;
  digest: string;
  changes: HouseChange[];
}

export interface GameAnswer {
  id: string;
  players: Players;
  options: OptionAnswer[];
  /** the digest of its tables, by which they are asked for */
  content: string;
}

/** What is refused: a key of the Fluent files, its parameters, and what is behind it. */
export interface ErrorAnswer {
  key: string;
  params: Record<string, unknown>;
  reason: ErrorAnswer | null;
}

export interface EngineAnswer {
  /** of a compiled engine that is on its way */
  percent: number | null;
}

/** How far a match is, and when it is over how it came out. */
export interface StandingAnswer {
  actors: number[];
  /** `round 5 of 9` */
  where: PhraseAnswer | null;
  /** of each who is to act */
  asks: (PhraseAnswer | null)[];
  /** once it is over; of each seat, where something is counted */
  points: number[] | null;
  /** of each seat, from 1, as far as the rules rank */
  places: number[] | null;
  ended: Ended | null;
  /** who gave up */
  resigned: number | null;
}

export type Ended = 'game' | 'resigned' | 'draw';

export interface SeatAnswer {
  seat: number;
  kind: SeatKind;
  name: string | null;
  bot: string | null;
  mine: boolean;
  here: boolean;
  online: boolean;
  /** null: all seats are alike */
  part: PhraseAnswer | null;
}

export type SeatKind = 'person' | 'bot' | 'open';

/** Where browsers add their parts to the seed (`luck.py`). */
export interface LuckAnswer {
  /** by the first seat of each guest */
  seals: Record<number, string>;
  /** such seats, whose seal or secret is still to come */
  waiting: number[];
  /** all seals are there: now the secrets may be told */
  sealed: boolean;
}

export interface TableAnswer {
  id: string;
  game: string;
  name: string | null;
  options: Record<string, number | string | null>;
  public: boolean;
  coach: boolean;
  talk: boolean;
  several: boolean;
  /** whether anything is hidden from a seat */
  secret: boolean;
  /** who look on and don't play, now */
  onlookers: number;
  created: string;
  touched: string;
  owned: boolean;
  started: boolean;
  over: boolean;
  returns: number[] | null;
  /** a record that was brought here */
  archive: boolean;
  /** null before it starts, or where it is not known */
  standing: StandingAnswer | null;
  moves: number;
  seed_hash: string | null;
  seed: string | null;
  luck: LuckAnswer | null;
  /** it began from a position that somebody set up */
  given: boolean;
  invite: string | null;
  mine: number[];
  seats: SeatAnswer[];
  /** as in GameAnswer */
  content: string;
}

/** All that is kept of a guest; the records of its matches are at their tables. */
export interface DataAnswer {
  me: MeAnswer;
  tables: TableAnswer[];
  said: SaidAnswer[];
}

export interface EventAnswer {
  n: number;
  kind: string;
  params: Record<string, unknown>;
}

/** A move that may be made now, and how it is picked on a board. */
export interface LegalAnswer {
  move: string;
  key: string;
  params: Record<string, unknown>;
  /** every order of picks that leads to it; none: it names nothing */
  picks?: string[][];
  /** what it costs, where things go: each game's own */
  about?: Record<string, unknown>;
}

/** A move that stays in sight though it may not be made now, and why it may not. */
export interface RefusedAnswer {
  move: string;
  key: string;
  params: Record<string, unknown>;
  why: PhraseAnswer;
  picks?: string[][];
}

export interface EntryAnswer {
  /** null: chance */
  seat: number | null;
  move: string;
  key: string;
  params: Record<string, unknown>;
}

export interface ReplayAnswer {
  move: number;
  total: number;
  made: EntryAnswer | null;
  actors: number[];
  view: Record<string, unknown>;
  events: EventAnswer[];
  heard: number;
  told: number;
  returns: number[] | null;
  ended: Ended | null;
}

/** What a seat saw after a move, and how many events it had heard by then. */
export interface SeenAnswer {
  view: Record<string, unknown>;
  actors: number[];
  told: number;
}

/** What the others did since the seat's turn before: how it was first, then after each move. */
export interface RecapAnswer {
  seen: SeenAnswer[];
}

/** A round or turn, at its beginning: after so many entries. */
export interface RoundAnswer {
  move: number;
  where: PhraseAnswer | null;
  /** of each seat; none where nothing is counted */
  points: number[];
}

/** Where points came from: its name, and of each seat how many. */
export interface SourceAnswer {
  name: string;
  points: number[];
}

/** Who did most of something. */
export interface HonourAnswer {
  name: string;
  seats: number[];
  params: Record<string, unknown>;
}

/** A match that is over, from beginning to end. */
export interface CourseAnswer {
  /** the seat of each entry; -1: chance */
  who: number[];
  /** how many events the seat had heard after 0, 1, 2 … entries */
  heard: number[];
  rounds: RoundAnswer[];
  /** at the end */
  points: number[];
  /** that add up to them */
  sources: SourceAnswer[];
  honours: HonourAnswer[];
}

export interface ViewMessage {
  type: 'view';
  seq: number;
  seat: number | null;
  actors: number[];
  view: Record<string, unknown>;
  legal: LegalAnswer[];
  refused: RefusedAnswer[];
  events: EventAnswer[];
  heard: number;
  told: number;
  undo: boolean;
  undo_why: ErrorAnswer | null;
  draw: number[] | null;
  over: boolean;
  returns: number[] | null;
  ended: Ended | null;
}

export interface TableMessage {
  type: 'table';
  table: TableAnswer;
}

export interface AcceptedMessage {
  type: 'accepted';
  key: string;
}

export interface StaleMessage {
  type: 'stale';
  key: string;
}

export interface RefusedMessage {
  type: 'refused';
  key: string;
  error: ErrorAnswer;
}

export interface QuestionMessage {
  type: 'question';
  question: string;
  kind: Asks;
  seat: number;
}

export type Asks = 'undo' | 'rematch';

export interface RematchMessage {
  type: 'rematch';
  id: string;
  invite: string;
}

export interface ChatMessage {
  type: 'chat';
  name: string;
  seat: number;
  text: string;
}

export interface PhraseMessage {
  type: 'phrase';
  name: string;
  seat: number;
  phrase: string;
}

export interface TalkMessage {
  type: 'talk';
  said: (ChatMessage | PhraseMessage)[];
}

export interface RestartingMessage {
  type: 'restarting';
}

export interface GoneMessage {
  type: 'gone';
  reason: string;
}

export interface PongMessage {
  type: 'pong';
}

/** A guided game, as it is offered and opened. */
export interface LessonInfo {
  game: string;
  name: string;
  minutes: number;
  /** their names: `lesson-<name>` says each */
  steps: string[];
  /** of the learner */
  seat: number;
  /** who sits where */
  names: string[];
  options: Record<string, number | string | null>;
  /** options of the real game that it leads to */
  play: Record<string, unknown>;
  /** as in GameAnswer */
  content: string;
}

/** Where somebody is in a lesson; the view is the learner's. */
export interface LessonAnswer {
  /** what was done in each step so far; "": it was read */
  path: string[];
  /** the moves that this step takes, the best one first; none: it is read */
  do: string[];
  /** what is lit, where that is not what is picked for the move */
  lit: string[];
  /** symbols of the board, beside why */
  picture: string[];
  /** why the move that was tried is not the one */
  refused: ErrorAnswer | null;
  view: ViewMessage;
}

/** A puzzle, as it is offered; `puzzle-theme-<theme>` says what it is about. */
export interface PuzzleInfo {
  game: string;
  id: string;
  theme: string;
  /** of the weakest bot that finds it as a rule */
  level: string;
}

/** What a weaker player would have done, and what speaks against it. */
export interface InsteadAnswer {
  move: PhraseAnswer;
  reason: PhraseAnswer;
}

/** What is said of a move that was tried. */
export interface VerdictAnswer {
  move: PhraseAnswer;
  right: boolean;
  /** the chance to win after it, where it was looked at for long */
  worth: number | null;
  /** and after the best */
  best: number;
  /** that speak for it, or against a wrong one */
  reasons: PhraseAnswer[];
  /** what followed a right one by itself */
  then: PhraseAnswer[];
  /** once it is solved */
  instead: InsteadAnswer | null;
}

/** How far somebody is with a puzzle; the view is that of the seat that is asked. */
export interface PuzzleAnswer {
  /** the right moves so far */
  path: string[];
  solved: boolean;
  /** of the move that was tried */
  verdict: VerdictAnswer | null;
  /** why it can't be made at all */
  refused: ErrorAnswer | null;
  view: ViewMessage;
}

/** What a puzzle is drawn with. */
export interface PuzzleOpened {
  seat: number;
  players: number;
  options: Record<string, number | string | null>;
  /** as in GameAnswer */
  content: string;
  answer: PuzzleAnswer;
}

/** Something to draw on the board; places are named as picks are. */
export interface MarkAnswer {
  kind: Drawn;
  places: string[];
}

export type Drawn = 'ring' | 'line' | 'arrow' | 'fire';

/** Why, and what to draw of it. */
export interface ReasonAnswer {
  key: string;
  params: Record<string, unknown>;
  marks: MarkAnswer[];
}

/** A move with its words, what it leads to, and why. */
export interface TipAnswer {
  move: string;
  key: string;
  params: Record<string, unknown>;
  worth: number;
  share: number;
  reasons: ReasonAnswer[];
}

export interface HintMessage {
  type: 'hint';
  key: string;
  seat: number;
  seq: number;
  points: boolean;
  tips: TipAnswer[];
  mixed: boolean;
  facts: PhraseAnswer[];
  looked: number;
}

/** What somebody does in a line that is played out, and what the seat sees then. */
export interface StepAnswer {
  made: EntryAnswer;
  events: PhraseAnswer[];
  view: Record<string, unknown>;
  actors: number[];
}

export interface LineMessage {
  type: 'line';
  key: string;
  seat: number;
  seq: number;
  move: string;
  steps: StepAnswer[];
}

export interface ThreatsMessage {
  type: 'threats';
  key: string;
  seat: number;
  seq: number;
  threats: ReasonAnswer[];
}

/** A decision; where it stands and what was asked are told once all are weighed. */
export interface TurnAnswer {
  number: number;
  move: MoveAnswer;
  best: MoveAnswer;
  before: number;
  after: number;
  why: ReasonAnswer[];
  odd: ReasonAnswer | null;
  where: PhraseAnswer | null;
  asked: PhraseAnswer | null;
}

/** A move and its words. */
export interface MoveAnswer {
  move: string;
  key: string;
  params: Record<string, unknown>;
}

export interface SwingAnswer {
  kind: Cause;
  first: number;
  last: number;
  change: number;
  move: MoveAnswer | null;
  best: MoveAnswer | null;
  /** the round or turn in which it began */
  where: PhraseAnswer | null;
}

export type Cause = 'choice' | 'luck' | 'others' | 'both' | 'ended';

export interface PartAnswer {
  kind: Part;
  change: number;
}

export type Part = 'luck' | 'choice' | 'others' | 'ended';

/** What the result is made of, in hundredths of a chance or tenths of a point; laid one after the other they lead from the start to the result, and a chance never leaves 0 to 100. */
export interface SharesAnswer {
  start: number;
  parts: PartAnswer[];
  result: number;
}

export interface WholeReview {
  start: number;
  result: number;
  given_away: number;
  from_outside: number;
  swings: SwingAnswer[];
  shares: SharesAnswer;
  /** the numbers of at most three decisions, the dearest first */
  costliest: number[];
  /** of those that looked wrong and were right */
  oddities: number[];
  /** decisions that cost nothing to speak of */
  good: number;
}

export interface ReviewAnswer {
  seat: number;
  points: boolean;
  done: number;
  total: number | null;
  turns: TurnAnswer[];
  review: WholeReview | null;
  error: ErrorAnswer | null;
}

/** How we play what the book leaves open; what it says, where the language has it. */
export interface RulingAnswer {
  /** `A-25`, or what it speaks of */
  rule: string;
  text: string;
  book: string;
  /** another way to read it */
  other: string;
}

/** A position to draw, and moves to step through. */
export interface SceneAnswer {
  line: string;
  seat: number;
  moves: string[];
}

export interface RowAnswer {
  picture: string;
  cells: string[];
}

export interface PieceAnswer {
  id: string;
  shelf: string;
  name: string;
  /** its name in the other language, for who looks for that */
  also: string;
  kind: string;
  short: string;
  /** numbers in small type, such as prices */
  aside: string;
  /** paragraphs */
  text: string[];
  rules: string[];
  rulings: RulingAnswer[];
  /** as the game's board draws it */
  picture: string;
  scene: SceneAnswer | null;
  head: string[];
  rows: RowAnswer[];
  /** from 1, where its shelf is a table; its rows are as long as columns rise */
  column: number;
}

export interface ShelfAnswer {
  name: string;
  title: string;
  pieces: PieceAnswer[];
}

export interface GalleryAnswer {
  game: string;
  name: string;
  shelves: ShelfAnswer[];
}

/** A numbered rule: its paragraph, what was ruled on it, whose rule it is. */
export interface RuleAnswer {
  number: string;
  /** Markdown */
  text: string;
  /** of the text: another than was asked for where the game has no other */
  lang: string;
  rulings: RulingAnswer[];
  pieces: string[];
}

export interface RulesAnswer {
  game: string;
  name: string;
  /** Markdown, with scenes by name */
  text: string;
  scenes: Record<string, SceneAnswer>;
  rules: RuleAnswer[];
}

export interface ToldAnswer {
  n: number;
  kind: string;
  params: Record<string, unknown>;
}

/** A step of a diagram: what was done, what was heard of it, and what is seen then. */
export interface FrameAnswer {
  /** who did it; null: chance, or nobody yet */
  seat: number | null;
  /** of the words for the move; empty: chance, or nothing yet */
  key: string;
  params: Record<string, unknown>;
  events: ToldAnswer[];
  actors: number[];
  view: Record<string, unknown>;
}

export interface DiagramAnswer {
  options: Record<string, string | number | null>;
  players: number;
  seat: number;
  frames: FrameAnswer[];
}

export interface Me {
  name: string;
  lang?: 'en' | 'fr';
}

export interface Recover {
  token: string;
}

export interface NewSeat {
  kind: 'me' | 'here' | 'bot' | 'open';
  name?: string | null;
  bot?: string | null;
}

export interface NewTable {
  game: string;
  seats: NewSeat[];
  options?: Record<
    string,
    boolean | number | string | string[] | Record<string, number | string> | null
  >;
  public?: boolean;
  /** null: only if one person plays */
  coach?: boolean | null;
  /** whether each guest's browser adds a part to the seed */
  shared?: boolean;
  /** seats from one screen; null: if whoever makes it has several */
  several?: boolean | null;
}

/** House rules, one way or another. */
export interface GivenHouse {
  toml?: string | null;
  text?: string | null;
  rules?: Record<string, number | string | string[] | Record<string, number>> | null;
}

export interface AskReview {
  seat: number;
}

export interface Sit {
  seat: number;
  invite?: string | null;
}

export interface Rename {
  /** empty: it has none */
  name: string;
}

export interface Hide {
  hidden?: boolean;
}

export interface Leave {
  seat: number;
  bot?: string | null;
}

export interface Continue {
  move: number;
  seats: NewSeat[];
  shared?: boolean;
}

/** Where somebody is in a lesson; and what they try there, a move or picks, if anything. */
export interface AskLesson {
  path?: string[];
  move?: string | null;
  picks?: string[];
}

/** How far somebody is with a puzzle, and what they try: a move, picks, or to be shown. */
export interface AskPuzzle {
  path?: string[];
  move?: string | null;
  picks?: string[];
  show?: boolean;
}

export interface Look {
  type: 'look';
  seat?: number | null;
  heard?: number;
}

export interface Play {
  type: 'play';
  seat: number;
  move: string;
  seq: number;
  key: string;
}

/** Of a move by its text, or of the first that these picks could lead to. */
export interface Why {
  type: 'why';
  seat: number;
  key: string;
  move?: string;
  picks?: string[];
}

export interface Hint {
  type: 'hint';
  seat: number;
  key: string;
}

/** A move played out by the coach. */
export interface Line {
  type: 'line';
  seat: number;
  move: string;
  key: string;
}

export interface Threats {
  type: 'threats';
  seat: number;
  key: string;
}

export interface Undo {
  type: 'undo';
  seat: number;
  key?: string;
}

export interface Answer {
  type: 'answer';
  question: string;
  yes: boolean;
  key?: string;
}

export interface Resign {
  type: 'resign';
  seat: number;
  key?: string;
}

export interface Draw {
  type: 'draw';
  seat: number;
  yes: boolean;
  key?: string;
}

export interface Chat {
  type: 'chat';
  text: string;
  key?: string;
}

export interface Phrase {
  type: 'phrase';
  phrase: PHRASES;
  key?: string;
}

export type PHRASES = 'hello' | 'well-played' | 'thanks' | 'hurry' | 'oops' | 'rematch';

export interface Seal {
  type: 'seal';
  seal: string;
  key?: string;
}

export interface TellSecret {
  type: 'secret';
  secret: string;
  key?: string;
}

export interface Ping {
  type: 'ping';
}

export type ServerMessage =
  | ViewMessage
  | TableMessage
  | AcceptedMessage
  | StaleMessage
  | RefusedMessage
  | QuestionMessage
  | RematchMessage
  | ChatMessage
  | PhraseMessage
  | TalkMessage
  | RestartingMessage
  | GoneMessage
  | PongMessage
  | HintMessage
  | LineMessage
  | ThreatsMessage;

export type ClientMessage =
  | Look
  | Play
  | Why
  | Hint
  | Line
  | Threats
  | Undo
  | Answer
  | Resign
  | Draw
  | Chat
  | Phrase
  | Seal
  | TellSecret
  | Ping;
