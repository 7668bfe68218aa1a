/** What the board is handed, with the types that the rules have written. */

import type { BoardProps } from '../../lib/games';
import type { Move } from '../../lib/types';
import type { Choosing } from './choosing.svelte';
import type { Held } from './focus';
import type { Look } from './look.svelte';
import type { About, Content, Direction, Event, Guild, Tile, WitchcraftView } from './wire';

export type * from './wire';

/** What this screen alone knows of a table. */
export interface Desk {
  choosing: Choosing;
  look: Look;
  /** Of the board and the actions together. */
  held: Held;
}
export type WitchcraftProps = BoardProps<WitchcraftView, Content, About, Event, Desk>;
export type WitchcraftMove = Move<About>;

/** What is printed on a tile. */
export function printed(content: Content, tile: string): Tile | undefined {
  return content.tiles.find((one) => one.name === tile);
}

/** The guild of a seat; a seat without one is no seat of this game. */
export function guildOf(content: Content, seat: number): Guild {
  const guild = content.guilds[seat];
  if (!guild) throw new RangeError(`no guild of seat ${seat}`);
  return guild;
}

/** A direction so many eighths clockwise from another. */
export function turned(content: Content, from: Direction, eighths: number): Direction {
  const all = content.directions;
  return all[(all.indexOf(from) + eighths) % all.length] ?? from;
}
