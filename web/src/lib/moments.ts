/**
 * What has time on the board. A game names for each kind of event the moments that it is shown
 * by; here the events of an update become steps, each with what the whole table shows then: no
 * result is seen anywhere before its moment has come.
 */

import type { TableEvent, View, ViewMessage } from './types';

/** How an event is shown. Times in milliseconds, at normal pace. */
export interface Cue<V = View, E = TableEvent> {
  /** What the board draws. */
  name: string;
  /** Until it has arrived; each further event that joins it sets out so much later. */
  moves: number;
  apart?: number;
  /** How long it is then looked at; `go-on`: until that is called for. */
  holds: number | 'go-on';
  /** It takes the stage: the board lies under it, and its caption is the prompt. */
  covers?: boolean;
  /** Only if this is so. */
  when?: (event: E, view: V, after: V) => boolean;
  /** Whether the next event, if it is of the same kind, is shown in the same moment. */
  joins?: (event: E, next: E) => boolean;
  /** What the view of before becomes once it has arrived; `after`: the view of after it all. */
  becomes?: (view: V, event: E, after: V) => V;
}

/** The cues of each kind of event, one after the other. */
export type Moments<V = View, E extends { kind: string } = TableEvent> = {
  [K in E['kind']]?: Cue<V, Extract<E, { kind: K }>>[];
};

/** What the table shows. */
export interface Shown {
  view: ViewMessage;
  log: TableEvent[];
  /** What has happened since what was shown before. */
  fresh: TableEvent[];
}

/** The moment that is on. */
export interface Beat<E = TableEvent, V = View> {
  name: string;
  event: E;
  /** All that is shown in it, `event` first. */
  events: E[];
  /** The view of after it all: what changes hands is what differs. */
  after: V;
  /** On its way, or arrived and looked at. */
  phase: 'moves' | 'holds';
  covers: boolean;
  /** Until somebody goes on. */
  waits: boolean;
  /** How long this phase lasts, as it is played. */
  lasts: number;
}

/** A part of a moment; without a beat: an update has been told to its end. */
export interface Step {
  shown: Shown;
  beat: Omit<Beat, 'lasts'> | null;
  /** At normal pace. */
  lasts: number;
}

/** How an update is told: what was shown before, what is true now. */
export function steps(before: Shown | null, now: Shown, moments: Moments): Step[] {
  if (!before) return [{ shown: now, beat: null, lasts: 0 }];
  const told: Step[] = [];
  let shown: Shown = { ...before, fresh: [] };
  let silent: TableEvent[] = [];
  const tell = (events: TableEvent[], view: View): Shown => {
    const fresh = [...silent, ...events];
    silent = [];
    return { view: { ...shown.view, view }, log: [...shown.log, ...fresh], fresh };
  };
  for (let at = 0; at < now.fresh.length;) {
    const cues = cuesAt(now.fresh, at, shown.view.view, now.view.view, moments);
    const events = now.fresh.slice(at, at + 1 + joining(now.fresh, at, cues.at(-1)));
    if (!cues.length) silent.push(...events);
    const teller = cues.find((cue) => cue.becomes) ?? cues.at(-1);
    for (const cue of cues) {
      const view = become(cue, shown.view.view, events, now.view.view);
      let arrived = shown;
      if (cue === teller) arrived = tell(events, view);
      else if (cue.becomes) arrived = { ...shown, view: { ...shown.view, view }, fresh: [] };
      told.push(...phases(cue, events, shown, arrived, now.view.view));
      shown = arrived;
    }
    at += events.length;
  }
  const held = told.at(-1);
  // what is looked at last is what is true, and can be answered; but not before one has gone on,
  // and the end of the match has a place of its own; so has the hand-over of a shared screen
  const same = before.view.seat === now.view.seat;
  const open = held?.shown === shown && !held.beat?.waits && !now.view.over && same;
  const fresh = [...(held?.shown === shown && !open ? [] : shown.fresh), ...silent];
  const end: Step = { shown: { ...now, fresh }, beat: null, lasts: 0 };
  if (open) held.shown = end.shown;
  return [...told, end];
}

function cuesAt(
  events: TableEvent[],
  at: number,
  view: View,
  after: View,
  moments: Moments,
): Cue[] {
  const event = events[at];
  const cues = (event && moments[event.kind]) ?? [];
  return cues.filter((cue) => event && (cue.when?.(event, view, after) ?? true));
}

function joining(events: TableEvent[], at: number, cue: Cue | undefined): number {
  const first = events[at];
  if (!first || !cue?.joins) return 0;
  const rest = events.slice(at + 1);
  const other = rest.findIndex((next) => next.kind !== first.kind || !cue.joins?.(first, next));
  return other < 0 ? rest.length : other;
}

const become = (cue: Cue, view: View, events: TableEvent[], after: View): View =>
  events.reduce((now, event) => cue.becomes?.(now, event, after) ?? now, view);

/** A moment on its way, then arrived. */
function phases(
  cue: Cue,
  events: TableEvent[],
  before: Shown,
  arrived: Shown,
  after: View,
): Step[] {
  const { name, covers = false, moves, apart = 0, holds } = cue;
  const [event] = events;
  if (!event) return [];
  const beat = { name, event, events, after, covers, waits: false };
  const moving: Step = {
    shown: before,
    beat: { ...beat, phase: 'moves' },
    lasts: moves && moves + apart * (events.length - 1),
  };
  const waits = holds === 'go-on';
  const held: Step = {
    shown: arrived,
    beat: { ...beat, phase: 'holds', waits },
    lasts: waits ? 0 : holds,
  };
  return [...(moving.lasts ? [moving] : []), ...(waits || holds ? [held] : [])];
}
