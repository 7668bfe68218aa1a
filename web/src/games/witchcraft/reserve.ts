/** Master mode: which three of one's eleven tiles are the reserve (W-42). */

import type { Read } from './moves';
import { TILES, type TileKind } from './types';

export interface Candidate {
  tile: TileKind;
  /** Tells two of a kind apart. */
  id: string;
}

const count = (tiles: TileKind[], kind: TileKind): number =>
  tiles.filter((one) => one === kind).length;

/** Every tile there is to choose from. */
export function candidates(all: Read[]): Candidate[] {
  return TILES.flatMap((tile) =>
    Array.from({ length: Math.max(0, ...all.map((one) => count(one.tiles, tile))) }, (_, at) => ({
      tile,
      id: tile + at,
    })),
  );
}

/** The move that keeps the picked ones, once there are three. */
export function keeping(all: Read[], picked: string[]): string | undefined {
  const three = candidates(all)
    .filter(({ id }) => picked.includes(id))
    .map(({ tile }) => tile);
  return all.find((one) => one.text === `reserve ${three.join(' ')}`)?.text;
}
