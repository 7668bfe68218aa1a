/** A round as it is counted: what each step gave to whom, read from what was told. */

import type { Event } from './types';

export const STEPS = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
export type Step = (typeof STEPS)[number];

/** The step in which something is told, by its kind and source; what is not here is told in passing. */
const STEP: Partial<Record<string, Step>> = {
  rolled: 'A',
  'scored die': 'A',
  'rubies die': 'A',
  'scored black': 'B',
  'rubies black': 'B',
  'scored green': 'B',
  'rubies green': 'B',
  'scored purple': 'B',
  'rubies purple': 'B',
  'rubies space': 'C',
  'scored space': 'D',
  'scored bowl': 'D',
  chose: 'D',
  bought: 'E',
  copied: 'E',
  'scored coins': 'E',
  'flask-filled': 'F',
  'scored rubies': 'F',
  'scored pennies': 'F',
};

const named = (event: Event): string =>
  event.kind === 'scored' || event.kind === 'rubies'
    ? `${event.kind} ${event.params.source}`
    : event.kind;

/** Whether points or rubies are counted at the end of a round, not won on the way. */
export const counts = (event: Event): boolean => named(event) in STEP;

/** What one seat has got in a round. */
export interface Gains {
  points: number;
  rubies: number;
  droplet: number;
  chips: string[];
  flask: boolean;
}
const nothing = (): Gains => ({ points: 0, rubies: 0, droplet: 0, chips: [], flask: false });

export interface Ledger {
  /** The step that was told last; null: not counted yet. */
  step: Step | null;
  /** By step, then by seat. */
  gains: Record<Step, Gains[]>;
  /** All points of the round, won on the way too, by seat. */
  points: number[];
  exploded: boolean[];
}

/** What was told since the round's card was turned. */
export function thisRound(log: Event[]): Event[] {
  return log.slice(log.findLastIndex(({ kind }) => kind === 'card-revealed') + 1);
}

export function ledger(log: Event[], seats: number): Ledger {
  const each = <T>(make: () => T): T[] => Array.from({ length: seats }, make);
  const made: Ledger = {
    step: null,
    gains: Object.fromEntries(STEPS.map((step) => [step, each(nothing)])) as Ledger['gains'],
    points: each(() => 0),
    exploded: each(() => false),
  };
  let brewed = false;
  for (const event of thisRound(log)) {
    brewed ||= event.kind === 'stopped' || event.kind === 'exploded';
    if (brewed) made.step = later(made.step, STEP[named(event)], event.kind === 'paid');
    enter(made, event);
  }
  return made;
}

/** Each seat's points after each round that was begun. */
export function roundsSoFar(log: Event[], seats: number): number[][] {
  const rounds: number[][] = [];
  const points = Array.from({ length: seats }, () => 0);
  for (const event of log) {
    if (event.kind === 'card-revealed') rounds.push([...points]);
    if (event.kind !== 'scored') continue;
    points[event.params.seat] = (points[event.params.seat] ?? 0) + event.params.count;
    if (rounds.length) rounds[rounds.length - 1] = [...points];
  }
  return rounds;
}

/** The walk goes on only; whoever pays after the points trades. */
function later(now: Step | null, next: Step | undefined, paid: boolean): Step | null {
  if (paid && now && now >= 'D') return 'F';
  return next && (!now || next > now) ? next : now;
}

function enter(made: Ledger, event: Event): void {
  if (event.kind === 'exploded') made.exploded[event.params.seat] = true;
  if (event.kind === 'scored')
    made.points[event.params.seat] = (made.points[event.params.seat] ?? 0) + event.params.count;
  if (!made.step || !('seat' in event.params)) return;
  const own = made.gains[made.step][event.params.seat];
  if (!own) return;
  if (event.kind === 'scored') own.points += event.params.count;
  if (event.kind === 'rubies') own.rubies += event.params.count;
  if (event.kind === 'paid') own.rubies -= event.params.count;
  if (event.kind === 'droplet') own.droplet += event.params.count;
  if (event.kind === 'flask-filled') own.flask = true;
  if (event.kind === 'bought' || event.kind === 'copied' || event.kind === 'chip-gained')
    own.chips.push(event.params.chip);
}
