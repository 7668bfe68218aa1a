/** What src/philtre/games/witchcraft/view.py sends. */

import type { BoardProps } from '../../lib/games';

export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];
/** In the order of W-60. */
export const TILES = [
  'apprentice',
  'guardian',
  'golem',
  'archmage',
  'master',
  'monk',
  'telekinetic',
  'priest',
  'prophet',
  'prince',
  'barbarian',
  'keykeeper',
] as const;
export type TileKind = (typeof TILES)[number];
export const ALTARS = ['energy', 'protection', 'teleportation', 'summoning'] as const;
export type Altar = (typeof ALTARS)[number];
export type Guild = 'red' | 'green';
export const GUILDS: readonly Guild[] = ['red', 'green'];

export interface PlacedTile {
  tile: TileKind;
  facing: Direction;
}

export interface Stack {
  space: string;
  owner: Guild;
  /** From the top. */
  tiles: PlacedTile[];
  exhausted: boolean;
  /** Sides, as on the board. */
  tokens: Direction[];
  printed: Direction[];
}

export interface Line {
  space: string;
  owner: Guild;
  tile: TileKind;
  facing: Direction;
  exhausted: boolean;
  path: string[];
  meets: { space: string; why: 'capture' | 'altar' | 'shield' | 'altar-idle' | 'enemy' }[];
}

export interface GuildView {
  start: TileKind[];
  reserve: TileKind[];
  special: TileKind | null;
  chosen: boolean;
  choice: TileKind[] | null;
  power: Altar | null;
  power_held: boolean;
  activations: number | null;
}

export interface WitchcraftView {
  you: number | null;
  step: string;
  asked: number[];
  turn: number | null;
  first: number | null;
  /** Turns in a row without event; null where they are no draw. */
  quiet: number | null;
  spaces: string[];
  pairs: number[];
  altars: Record<string, Altar>;
  stacks: Stack[];
  seats: GuildView[];
  /** What a blast with several targets may still hit. */
  targets: string[];
  lifted: TileKind[];
  in_hand: TileKind | null;
  focus: string | null;
  lines: Line[];
  winner: number | null;
  drawn: boolean;
}

export type WitchcraftProps = BoardProps<WitchcraftView>;

export type Spell = 'missile' | 'thunder' | 'blast' | 'altar' | 'power';

const SPELLS: Partial<Record<TileKind, Spell>> = {
  archmage: 'thunder',
  monk: 'thunder',
  telekinetic: 'blast',
  priest: 'altar',
};
const POWERS: readonly TileKind[] = ['prophet', 'prince', 'barbarian', 'keykeeper'];
const SHIELDS: Partial<Record<TileKind, number[]>> = {
  guardian: [0],
  golem: [-1, 0, 1],
  archmage: [0],
};

export function spell(tile: TileKind): Spell {
  return POWERS.includes(tile) ? 'power' : (SPELLS[tile] ?? 'missile');
}

/** A direction so many eighths clockwise from another. */
export function turned(from: Direction, eighths: number): Direction {
  return DIRECTIONS[(DIRECTIONS.indexOf(from) + eighths + 8) % 8] ?? from;
}

/** Where the facing marks of a tile are (W-4). */
export function marks(tile: TileKind, facing: Direction): Direction[] {
  return tile === 'master' ? [facing, turned(facing, 2)] : [facing];
}

/** The sides of a tile with printed shields (W-4), for a tile that lies in no view. */
export function shields(tile: TileKind, facing: Direction): Direction[] {
  return (SHIELDS[tile] ?? []).map((side) => turned(facing, side));
}
