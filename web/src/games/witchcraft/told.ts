/** What the last events say: which spaces they touched, which bolts flew. */

import type { TableEvent } from '../../lib/types';
import type { WitchcraftView } from './types';

const TOUCH = [
  'places',
  'fires',
  'uses',
  'captures',
  'gives',
  'shields',
  'teleports-from',
  'teleports',
  'comes',
  'sees-to',
  'brings-up',
  'splits',
  'removes',
  'swaps',
  'turns',
  'readies',
];

function spaces(event: TableEvent): string[] {
  const value = event.params.space;
  return (Array.isArray(value) ? value : [value]).flatMap(
    (one) => String(one).match(/[yzabcdef]-?\d/g) ?? [],
  );
}

const BEGINS = ['places', 'fires', 'uses', 'power-used'];

/** The spaces that the last placing, activation or power tile was about. */
export function touched(log: TableEvent[]): Set<string> {
  const since = log.slice(
    Math.max(
      0,
      log.findLastIndex((event) => BEGINS.includes(event.kind)),
    ),
  );
  return new Set(since.filter((event) => TOUCH.includes(event.kind)).flatMap(spaces));
}

/** The stack that was activated last. */
export function casterOf(log: TableEvent[]): string | null {
  const fired = log.findLast((event) => event.kind === 'fires' || event.kind === 'uses');
  return fired ? (spaces(fired)[0] ?? null) : null;
}

/** The Master who has two bolts to choose from, where the log does not go back so far. */
export function masterOf(view: WitchcraftView, bolts: string[]): string | null {
  const lines = view.lines.filter(
    (line) =>
      line.tile === 'master' && line.owner === (view.turn ? 'green' : 'red') && !line.exhausted,
  );
  const hits = lines.filter(
    (line) =>
      bolts.includes(line.facing) &&
      line.meets.some(({ why }) => why === 'capture' || why === 'altar'),
  );
  const both = hits.map((line) => line.space).filter((space, at, all) => all.indexOf(space) !== at);
  return both.length === 1 ? (both[0] ?? null) : null;
}

export function shotsOf(
  events: TableEvent[],
  log: TableEvent[],
  view: WitchcraftView,
): { from: string; to: string }[] {
  const from = casterOf(log);
  if (!from) return [];
  return events.flatMap((event) => {
    if (event.kind === 'captures') return spaces(event).map((to) => ({ from, to }));
    if (event.kind !== 'hits-altar') return [];
    const at = Object.entries(view.altars).find(([, kind]) => kind === event.params.altar)?.[0];
    return at ? [{ from, to: at }] : [];
  });
}

/** How many turns have begun: each has one activation. */
export function turnNumber(log: TableEvent[], view: WitchcraftView): number {
  const activated = log.filter((event) => event.kind === 'fires' || event.kind === 'uses').length;
  return activated + (view.step === 'activate' ? 1 : 0);
}
