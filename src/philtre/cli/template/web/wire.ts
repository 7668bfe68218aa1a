/** Written by web/wire.py from src/philtre/games/NEW_ID: not to be edited. */

export interface NewGameView {
  you: number | null;
  round: number;
  tosser: number | null;
  tossed: boolean;
  /** for the tosser's eyes */
  coin: Side | null;
  /** of the seat */
  guess: Side | null;
  seats: SeatView[];
}

export type Side = 'heads' | 'tails';

export interface SeatView {
  points: number;
  guessed: boolean;
}

export type Content = Record<string, never>;

export type About = Record<string, never>;

export interface Events {
  tossed: { seat: number };
  guessed: { seat: number };
  won: { seats: number[]; count: number };
  looked: { side: string };
  shown: { side: string; seats: number[]; count: number };
}

export type Event = {
  [K in keyof Events]: { n: number; kind: K; params: Events[K] };
}[keyof Events];
