/** What the last events say: which spaces they touched, which bolts flew. */

import type { Event, WitchcraftView } from './types';

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

/** The spaces that an event names. */
function spaces({ params }: Event): string[] {
  const named = 'space' in params ? params.space : [];
  return typeof named === 'string' ? [named] : named;
}

const BEGINS = ['places', 'fires', 'uses', 'power-used'];

/** The spaces that the last placing, activation or power tile was about. */
export function touched(log: Event[]): Set<string> {
  const since = log.slice(
    Math.max(
      0,
      log.findLastIndex((event) => BEGINS.includes(event.kind)),
    ),
  );
  return new Set(since.filter((event) => TOUCH.includes(event.kind)).flatMap(spaces));
}

/** The stack that was activated last. */
function casterOf(log: Event[]): string | null {
  const fired = log.findLast((event) => event.kind === 'fires' || event.kind === 'uses');
  return fired ? (spaces(fired)[0] ?? null) : null;
}

export function shotsOf(
  events: Event[],
  log: Event[],
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
export function turnNumber(log: Event[], view: WitchcraftView): number {
  const activated = log.filter((event) => event.kind === 'fires' || event.kind === 'uses').length;
  return activated + (view.step === 'activate' ? 1 : 0);
}
