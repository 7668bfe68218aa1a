/** Lines of fire: what could be fired now, and what could be lost to it. */

import type { Guild, Line } from './types';

/** Whether a bolt would take something, or a shield is all that is in its way. */
export const dangers = (line: Line): boolean =>
  !line.exhausted && line.meets.some(({ why }) => why === 'capture' || why === 'shield');

/** The spaces of a guild that the other could take if nothing changes. */
export function losable(lines: Line[], mine: Guild): string[] {
  const theirs = lines.filter((line) => line.owner !== mine && !line.exhausted);
  const taken = theirs.flatMap(({ meets }) => meets.filter(({ why }) => why === 'capture'));
  return [...new Set(taken.map(({ space }) => space))].sort();
}
