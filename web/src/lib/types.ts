/** What docs/api.md says the server sends. Views are each game's own. */

export type Param = string | number | string[] | number[];
export type Params = Record<string, Param>;

export interface Me {
  id: string | null;
  name: string | null;
  lang: string | null;
}

export interface Option {
  name: string;
  kind: 'count' | 'choice' | 'switch' | 'text';
  default: string | number | null;
  values: string[] | null;
  low: number | null;
  high: number | null;
  optional: boolean | null;
  allowed: string | null;
}

export interface GameInfo {
  id: string;
  players: { low: number; high: number; default: number };
  options: Option[];
  /** The digest of its content. */
  content: string;
}

/** A seat when a table is made. */
export type SeatWish =
  { kind: 'me' } | { kind: 'here'; name: string } | { kind: 'bot'; bot: string } | { kind: 'open' };

/** Something in the game's words: a key of its Fluent file. */
export interface Part {
  key: string;
  params: Params;
}

export interface Seat {
  seat: number;
  kind: 'person' | 'bot' | 'open';
  name: string | null;
  bot: string | null;
  mine: boolean;
  here: boolean;
  online: boolean;
  /** What the seat is, such as the master; null where all are alike. */
  part: Part | null;
}

export interface Table {
  id: string;
  game: string;
  options: Record<string, string | number | null>;
  public: boolean;
  /** Whether seats are given hints here. */
  coach: boolean;
  /** Whether messages are taken now. */
  talk: boolean;
  /** Whether one guest may have several seats. */
  several: boolean;
  created: string | number;
  started: string | number | boolean | null;
  over: boolean;
  returns: number[] | null;
  moves: number;
  seed_hash: string | null;
  seed: string | null;
  /** While browsers add their parts to the seed: seals by seat, and whose part is still to come. */
  luck: { seals: Record<number, string>; waiting: number[]; sealed: boolean } | null;
  /** It began from a position that somebody set up. */
  given: boolean;
  /** When somebody last came, and whether it is ours to delete. */
  touched: string;
  owned: boolean;
  invite: string | null;
  mine: number[] | boolean;
  seats: Seat[];
  content: string;
}

/** What the server keeps to; days until an abandoned table is cleared away, if ever. */
export interface Limits {
  tables_of_a_guest: number;
  rows_of_a_table: number;
  expire_days: number | null;
}

/** All that is kept of a guest. */
export interface Data {
  me: Me;
  tables: Table[];
  said: { table: string; kind: string; text: string; at: string }[];
}

export interface TableEvent {
  n: number;
  kind: string;
  params: Params;
}

/** A move: its notation, and the words for it. */
export interface Move<A = unknown> {
  move: string;
  key: string;
  params: Params;
  /** Of a legal one: every order of picks that leads to it; left out: it names nothing. */
  picks?: string[][];
  /** Of a legal one: what it costs, where things go. */
  about?: A;
}

/** A move that stays in sight though it may not be made now, and why it may not. */
export interface Refused {
  move: string;
  key: string;
  params: Params;
  picks?: string[][];
  why: Part;
}

/** An error of the engine or the server: a key with parameters, and perhaps a reason. */
export interface Fault {
  key: string;
  params: Params;
  reason: Fault | null;
}

export type View = Record<string, unknown>;

export interface ViewMessage {
  type: 'view';
  seq: number;
  seat: number | null;
  actors: number[];
  view: View;
  legal: Move[];
  refused: Refused[];
  events: TableEvent[];
  /** The number to ask from next; less than `told` while there is more to hear. */
  heard: number;
  told: number;
  undo: boolean;
  /** Who offers a draw; none where it can't be agreed. */
  draw?: number[] | null;
  over: boolean;
  returns: number[] | null;
  ended: 'game' | 'resigned' | 'draw' | null;
}

/** What the coach says: the best moves with their chances, and exact things to know. */
export interface HintMessage {
  type: 'hint';
  key: string;
  seat: number;
  seq: number;
  points: boolean;
  tips: (Move & { worth: number; share: number })[];
  mixed: boolean;
  facts: { key: string; params: Params }[];
}

export type ServerMessage =
  | { type: 'table'; table: Table }
  | ViewMessage
  | HintMessage
  | { type: 'accepted'; key: string }
  | { type: 'refused'; key: string; error: Fault }
  | { type: 'question'; question: string; kind: 'undo' | 'rematch'; seat: number }
  | { type: 'rematch'; id: string; invite: string }
  | { type: 'restarting' }
  | { type: 'chat'; name: string; seat: number | null; text: string }
  | { type: 'phrase'; name: string; seat: number | null; phrase: string }
  | { type: 'talk'; said: { name: string; text?: string; phrase?: string }[] }
  | { type: 'pong' }
  | { type: 'gone'; reason: string };

export type ClientMessage =
  | { type: 'look'; seat: number | null; heard: number }
  | { type: 'play'; seat: number; move: string; seq: number; key: string }
  | { type: 'why'; seat: number; picks: string[]; key: string }
  | { type: 'why'; seat: number; move: string; key: string }
  | { type: 'hint'; seat: number; key: string }
  | { type: 'undo'; seat: number }
  | { type: 'answer'; question: string; yes: boolean }
  | { type: 'resign'; seat: number }
  | { type: 'draw'; seat: number; yes: boolean }
  | { type: 'chat'; text: string }
  | { type: 'phrase'; phrase: string }
  | { type: 'seal'; seal: string }
  | { type: 'secret'; secret: string }
  | { type: 'ping' };

/** One entry of a finished match, as a replay shows it; `seat` is null for chance. */
export interface Entry {
  seat: number | null;
  move: string;
  key?: string;
  params?: Params;
}

export interface ReplayStep {
  move: number;
  total: number;
  made: Entry | null;
  /** Who was to move then; nobody before chance and at the end. */
  actors: number[];
  view: View;
  /** A page of what was heard so far, from where it was asked; `told` of them in all. */
  events: TableEvent[];
  told: number;
  returns: number[] | null;
}

/** One decision thought about again: what the seat could expect before and after it. */
export interface Turn {
  number: number;
  move: Move;
  best: Move;
  before: number;
  after: number;
}

/** A change of what the seat could expect, and the moves of the match that made it. */
export interface Swing {
  kind: 'choice' | 'luck' | 'others' | 'both' | 'ended';
  first: number;
  last: number;
  change: number;
  move: Move | null;
  best: Move | null;
}

export interface ReviewAnswer {
  seat: number;
  points: boolean;
  done: number;
  total: number | null;
  turns: Turn[];
  review: {
    start: number;
    result: number;
    given_away: number;
    from_outside: number;
    swings: Swing[];
  } | null;
  error: Fault | null;
}
