/** Written by web/wire.py from src/philtre/games/witchcraft: not to be edited. */

export interface WitchcraftView {
  you: number | null;
  step: string;
  asked: number[];
  turn: number | null;
  first: number | null;
  /** turns in a row without event; null where they are no draw */
  quiet: number | null;
  /** which so many are */
  quiet_limit: number;
  spaces: string[];
  pairs: number[];
  altars: Record<string, Altar>;
  stacks: Stack[];
  seats: GuildView[];
  /** what a blast with several targets may still hit */
  targets: string[];
  lifted: string[];
  in_hand: string | null;
  focus: string | null;
  /** the stack that is activated */
  caster: string | null;
  lines: Line[];
  winner: number | null;
  drawn: boolean;
}

export type Altar = 'energy' | 'protection' | 'teleportation' | 'summoning';

export interface Stack {
  space: string;
  owner: Guild;
  /** from the top */
  tiles: PlacedTile[];
  exhausted: boolean;
  /** sides, as on the board */
  tokens: Direction[];
  printed: Direction[];
}

export type Guild = 'red' | 'green';

export interface PlacedTile {
  tile: string;
  facing: Direction;
}

export type Direction = 'N' | 'NE' | 'E' | 'SE' | 'S' | 'SW' | 'W' | 'NW';

export interface GuildView {
  start: string[];
  reserve: string[];
  special: string | null;
  chosen: boolean;
  choice: string[] | null;
  power: Altar | null;
  power_held: boolean;
  activations: number | null;
}

/** The way of a bolt. */
export interface Line {
  space: string;
  owner: Guild;
  tile: string;
  facing: Direction;
  exhausted: boolean;
  path: string[];
  meets: Met[];
}

/** What a bolt comes upon, and what comes of it. */
export interface Met {
  space: string;
  why: Outcome;
}

export type Outcome = 'capture' | 'altar' | 'shield' | 'altar-idle' | 'enemy';

export interface Content {
  /** by seat */
  guilds: Guild[];
  /** clockwise */
  directions: Direction[];
  tiles: Tile[];
  altars: Altar[];
  /** their letters */
  files: string[];
  /** by rank, then file */
  spaces: Space[];
}

/** What is printed on a tile; sides in eighths clockwise from its facing (W-4). */
export interface Tile {
  name: string;
  spell: Spell;
  bolts: number[];
  shields: number[];
}

export type Spell = 'power' | 'missile' | 'thunder' | 'blast' | 'altar';

/** A space that can ever exist. */
export interface Space {
  name: string;
  /** its number among the files */
  file: number;
  rank: number;
  /** of the board of 4 × 6 */
  base: boolean;
  /** half a turn of the board away (W-34) */
  twin: string;
}

export interface About {
  /** the space that a bolt hits, or where the altar stands */
  hits?: string;
  /** of a piece that is summoned */
  spaces?: string[];
  /** and of the other player's */
  twin?: string[];
  /** it is dear and can't be taken back */
  final?: boolean;
}

export interface Events {
  first: { seat: number };
  'power-drawn': { seat: number };
  'reserve-chosen': { seat: number };
  confrontation: { seat: number };
  'won-stuck': { seat: number };
  'won-captured': { seat: number };
  'drawn-sixty-turns': Record<string, never>;
  'drawn-repetition': Record<string, never>;
  'special-dealt': { seat: number; tile: string };
  draws: { seat: number; tile: string };
  picks: { seat: number; tile: string };
  discards: { seat: number; tile: string };
  calls: { seat: number; tile: string };
  places: { seat: number; tile: string; space: string; facing: string };
  gives: { seat: number; tile: string; space: string; facing: string };
  comes: { seat: number; tile: string; space: string; facing: string };
  'power-used': { seat: number; altar: string };
  'hits-altar': { seat: number; altar: string };
  exhausted: { seat: number; space: string };
  'sees-to': { seat: number; space: string };
  splits: { seat: number; space: string };
  readies: { seat: number; space: string };
  'teleports-from': { seat: number; space: string };
  fires: { seat: number; tile: string; space: string };
  uses: { seat: number; tile: string; space: string };
  turns: { seat: number; space: string; facing: string };
  shields: { seat: number; space: string; facing: string };
  teleports: { seat: number; space: string; facing: string };
  'altar-laid': { altar: string; space: string };
  'your-power': { altar: string };
  'reserve-shown': { seat: number; tile: string[] };
  captures: { seat: number; space: string; tile: string[] };
  'brings-up': { seat: number; space: string; tile: string; facing: string };
  removes: { seat: number; altar: string; space: string };
  swaps: { seat: number; space: string[] };
  summons: { seat: number; space: string[]; twin: string[] };
}

export type Event = {
  [K in keyof Events]: { n: number; kind: K; params: Events[K] };
}[keyof Events];
