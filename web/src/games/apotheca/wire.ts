/** overlay */
export type Colour = 'red' | 'blue' | 'yellow';
export type Station = 'ruby' | 'sapphire' | 'topaz';
export type Variant = 'standard' | 'solo' | 'master';
export interface Tile {
  face: 'up' | 'down';
  colour: Colour | null;
  seat: number | null;
}
export interface Person {
  name: string;
  power: string;
}
export interface Lot {
  colour: Colour;
  count: number;
}
export interface Satisfied extends Person {
  potions: Lot | null;
}
export interface Owned {
  gems: Record<Colour, number>;
  active: Person[];
  satisfied: Satisfied[];
  master: boolean;
}
export interface ApothecaView {
  you: number | null;
  variant: Variant;
  turn: number;
  turn_limit: number | null;
  table_talk: boolean;
  seat: number;
  asks: string;
  used: string[];
  actions_left: number;
  market: Record<string, Tile | null>;
  supply: number;
  deck: number;
  alley: Record<Station, Person | null>;
  seats: Owned[];
  sides: number[][];
  token: boolean;
  drawn: Colour | null;
  aside: Record<Colour, number>;
  match: string[];
  decree: Colour | null;
  kept: Lot[];
  outside: string[];
  points: number | null;
  rank: string | null;
  winners: number[];
}
export interface Content {
  market: string[][];
  colours: Colour[];
  stations: { name: Station; colour: Colour }[];
  actions: { name: string; keys: string[] }[];
  terms: Record<Variant, { hire: number; mixed: Colour[]; lend: number; again: boolean }>;
  ranks: { rank: string; points: number }[];
  to_win: number;
  extra_seat: number;
}
export interface About {
  cost?: Colour[];
  steps?: string[][];
  matches?: string[][];
}
export interface Action {
  name: string;
  keys: string[];
}
export type Event =
  | { n: number; kind: 'revealed'; params: { space: string } }
  | { n: number; kind: 'placed'; params: { space: string } }
  | { n: number; kind: 'came-in'; params: { space: string } }
  | { n: number; kind: 'matched'; params: { spaces: string[]; colour: Colour } }
  | { n: number; kind: 'turn'; params: { seat: number } }
  | { n: number; kind: 'power'; params: { starts: string[]; ends: string[] } };
