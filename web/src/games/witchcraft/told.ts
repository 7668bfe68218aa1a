/** What the last events say: which spaces they touched, which bolts flew. */

import type { Event, WitchcraftProps, WitchcraftView } from './types';

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

/** A bolt that flies; `stopped`: a shield holds. */
export interface Shot {
  from: string;
  to: string;
  stopped: boolean;
}

/** What is shot in the moment that is on. */
export function shotsOf({ beat, log, view }: WitchcraftProps): Shot[] {
  const event = beat?.event;
  if (event?.kind === 'fires') return shotsFrom(event.params.space, view);
  const from = casterOf(log);
  if (!from || !event) return [];
  const shot = (to: string): Shot => ({ from, to, stopped: false });
  if (event.kind === 'captures') return spaces(event).map(shot);
  if (event.kind !== 'hits-altar') return [];
  const altars = Object.entries(view.altars);
  return altars.filter(([, kind]) => kind === event.params.altar).map(([at]) => shot(at));
}

export function shotsFrom(from: string, { lines }: WitchcraftView): Shot[] {
  return lines
    .filter(({ space }) => space === from)
    .flatMap(({ meets }) => meets)
    .map(({ space: to, why }) => ({ from, to, stopped: why === 'shield' }));
}

/** The spaces that the moment that is on takes something from. */
export function taken({ beat }: WitchcraftProps): string[] {
  return beat?.event.kind === 'captures' && beat.phase === 'moves' ? spaces(beat.event) : [];
}

/** How many turns have begun: each has one activation, and perhaps a power tile before it. */
export function turnNumber(log: Event[], view: WitchcraftView): number {
  const activated = log.filter((event) => event.kind === 'fires' || event.kind === 'uses');
  const used = log.findLast((event) => event.kind === 'power-used');
  const last = activated.at(-1);
  const powered = used && used.n > (last?.n ?? -1) && used.params.seat !== last?.params.seat;
  return activated.length + (view.step === 'activate' || powered ? 1 : 0);
}
