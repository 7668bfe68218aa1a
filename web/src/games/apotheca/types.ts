/** What src/philtre/games/apotheca/view.py sends. */

import type { BoardProps } from '../../lib/games';

export const COLOURS = ['red', 'blue', 'yellow'] as const;
export type Colour = (typeof COLOURS)[number];
export const STATIONS = ['ruby', 'sapphire', 'topaz'] as const;
export type Station = (typeof STATIONS)[number];
/** The gems paid at a station have the colour of its name. */
export const COLOUR_OF: Record<Station, Colour> = {
  ruby: 'red',
  sapphire: 'blue',
  topaz: 'yellow',
};

/** A potion in the market; its colour where you may see it, the seat it points at. */
export interface Tile {
  face: 'up' | 'down';
  colour: Colour | null;
  seat: number | null;
}

/** By space, `a1` to `d4`. */
export type Market = Record<string, Tile | null>;

/** An apothecary. */
export interface Person {
  name: string;
  power: string;
}

export interface Lot {
  colour: Colour;
  count: number;
}

export interface Owned {
  gems: Record<Colour, number>;
  active: Person[];
  /** With the potions that lie on them; none in solo. */
  satisfied: (Person & { potions: Lot | null })[];
  master: boolean;
}

export interface ApothecaView {
  you: number | null;
  variant: 'standard' | 'solo' | 'master';
  turn: number;
  turn_limit: number | null;
  table_talk: boolean;
  seat: number;
  asks: string;
  /** The actions of this turn; a power by its apothecary. */
  used: string[];
  market: Market;
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

export type ApothecaProps = BoardProps<ApothecaView>;
