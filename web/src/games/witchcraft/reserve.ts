/** Master mode: which three of one's eleven tiles are the reserve (W-42). */

import { named } from '../../lib/choosing';
import type { Read } from './moves';
import type { Content } from './types';

export interface Candidate {
  tile: string;
  /** Tells two of a kind apart. */
  id: string;
}

const count = (tiles: string[], kind: string): number => tiles.filter((one) => one === kind).length;

/** Every tile there is to choose from. */
export function candidates(content: Content, all: Read[]): Candidate[] {
  return content.tiles.flatMap(({ name }) =>
    Array.from({ length: Math.max(0, ...all.map((one) => count(one.tiles, name))) }, (_, at) => ({
      tile: name,
      id: name + at,
    })),
  );
}

/** The move that keeps the picked ones, once there are as many as it names. */
export function keeping(content: Content, all: Read[], picked: string[]): string | undefined {
  const kept = candidates(content, all).filter(({ id }) => picked.includes(id));
  const picks = kept.map(({ tile }) => `tile:${tile}`);
  const found = named(
    all.map((one) => one.move),
    picks,
  );
  return found?.move;
}
