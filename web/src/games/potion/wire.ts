/** Written by web/wire.py from src/philtre/games/potion: not to be edited. */

export interface PotionView {
  you: number | null;
  /** of a game that is over, the one that was played last; roller and dice too */
  round: number;
  roller: number;
  /** none before a roll */
  dice: string[];
  seats: Hand[];
  /** of the seat, in this round */
  choice: Ingredient | null;
  bottle: Record<Ingredient, number>;
  last: Round | null;
  winners: number[];
}

export interface Hand {
  chosen: boolean;
  /** that are left, where the seat may know */
  tokens: Record<Ingredient, number> | null;
}

export type Ingredient = 'beetle' | 'mushroom' | 'vial';

/** A round that all have shown. */
export interface Round {
  round: number;
  roller: number;
  dice: string[];
  /** by seat */
  shown: Ingredient[];
  discarded: number[];
}

export interface Content {
  ingredients: Ingredient[];
  faces: Record<string, Shown>;
}

/** What the face of a die asks for; a blank asks for nothing. */
export interface Shown {
  quantity: number;
  ingredient: Ingredient | null;
}

export type About = Record<string, never>;

export interface Events {
  chose: { seat: number };
  'nobody-discards': Record<string, never>;
  won: { seats: number[]; count: number };
  drawn: { seats: number[]; count: number };
  rolled: { round: number; seat: number; faces: string[] };
  revealed: { seat: number; ingredient: Ingredient };
  discarded: { seat: number; ingredient: Ingredient };
  'shows-left': { seat: number; tokens: string[] };
}

export type Event = {
  [K in keyof Events]: { n: number; kind: K; params: Events[K] };
}[keyof Events];
