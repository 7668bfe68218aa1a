/** Written by web/wire.py from src/philtre/games/apotheca: not to be edited. */

export interface ApothecaView {
  you: number | null;
  variant: Variant;
  turn: number;
  turn_limit: number | null;
  table_talk: boolean;
  /** whose turn it is */
  seat: number;
  asks: string;
  /** the actions of this turn; a power by its apothecary */
  used: string[];
  actions_left: number;
  /** by space */
  market: Record<string, Tile | null>;
  supply: number;
  deck: number;
  alley: Record<Station, Person | null>;
  seats: Owned[];
  sides: number[][];
  token: boolean;
  drawn: Colour | null;
  aside: Record<Colour, number>;
  /** the spaces of the one being resolved */
  match: string[];
  decree: Colour | null;
  kept: Lot[];
  outside: string[];
  points: number | null;
  rank: Rank | null;
  winners: number[];
}

export type Variant = 'standard' | 'solo' | 'master';

/** A potion in the market. */
export interface Tile {
  face: 'up' | 'down';
  /** where the seat may see it */
  colour: Colour | null;
  /** that a facedown one points at */
  seat: number | null;
}

export type Colour = 'red' | 'blue' | 'yellow';

export type Station = 'ruby' | 'sapphire' | 'topaz';

/** An apothecary. */
export interface Person {
  name: string;
  power: string;
}

export interface Owned {
  gems: Record<Colour, number>;
  active: Person[];
  satisfied: Satisfied[];
  master: boolean;
}

export interface Satisfied {
  name: string;
  power: string;
  /** on the card; none in solo */
  potions: Lot | null;
}

export interface Lot {
  colour: Colour;
  count: number;
}

export type Rank =
  'assistant' | 'apprentice' | 'adept' | 'expert' | 'master' | 'grand-master' | 'legend';

export interface Content {
  /** its spaces, row by row from the top */
  market: string[][];
  colours: Colour[];
  stations: Counter[];
  actions: Action[];
  terms: Record<Variant, Terms>;
  /** upwards */
  ranks: SoloRank[];
  /** satisfied apothecaries, or colours of the master's matches */
  to_win: number;
  /** who holds the Extra Action token */
  extra_seat: number;
}

/** A station of the alley, and the colour of the gems that are paid there. */
export interface Counter {
  name: Station;
  colour: Colour;
}

/** An action that belongs to no apothecary, and the moves that it is. */
export interface Action {
  name: string;
  keys: string[];
}

/** What a variant asks for. */
export interface Terms {
  /** gems of the station's colour */
  hire: number;
  /** or these for anybody, the deck's top card too; none: not so */
  mixed: Colour[];
  /** of the station's colour, for a power of the alley; 0: not to be had */
  lend: number;
  /** whether a turn may have the same action twice */
  again: boolean;
}

/** A rank of solo, and its fewest points. */
export interface SoloRank {
  rank: Rank;
  points: number;
}

export interface About {
  /** gems */
  cost?: Colour[];
  /** from where to where; empty spaces travel along */
  steps?: string[][];
  /** which its player makes with it, as far as that is known */
  matches?: string[][];
  /** it is dear and can't be taken back */
  final?: boolean;
}

export interface Events {
  'no-action': { seat: number };
  extra: { seat: number };
  pass: { seat: number };
  restocks: { seat: number };
  won: { seats: number[]; count: number };
  drawn: { seats: number[]; count: number };
  overload: Record<string, never>;
  'dealt-facedown': { seat: number; space: string };
  placed: { seat: number; space: string };
  stacked: { seat: number; space: string };
  'card-to-seat': { seat: number; apothecary: string };
  'hired-unseen': { seat: number; apothecary: string };
  satisfied: { seat: number; apothecary: string };
  hired: { seat: number; apothecary: string; station: Station };
  'hired-mixed': { seat: number; apothecary: string; station: Station };
  decreed: { seat: number; colour: Colour };
  kept: { seat: number; colour: Colour };
  'bonus-gem': { seat: number; gem: Colour };
  'nobody-satisfied': { seat: number; gem: Colour };
  dealt: { space: string; colour: Colour };
  peeked: { seat: number; space: string; colour: Colour };
  'card-to-station': { station: Station; apothecary: string };
  turn: { seat: number; turn: number };
  'came-in': { space: string };
  'solo-bonus': { points: number };
  'solo-over': { points: number; rank: Rank };
  revealed: { seat: number; space: string; colour: Colour; gem: Colour };
  drew: { seat: number; colour: Colour };
  spilled: { colour: Colour };
  cleared: { colour: Colour; count: number };
  power: {
    how: string;
    line: string;
    start: string;
    end: string;
    start_2: string;
    end_2: string;
    seat: number;
    apothecary: string;
    power: string;
    use: string;
    starts: string[];
    ends: string[];
  };
  matched: { seat: number; colour: Colour; count: number; spaces: string[] };
  scored: { points: number; total: number };
}

export type Event = {
  [K in keyof Events]: { n: number; kind: K; params: Events[K] };
}[keyof Events];
