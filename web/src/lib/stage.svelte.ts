/**
 * Plays the moments of a table, one after the other, at the pace of whoever looks. What is true
 * is never held up: an act of one's own, Escape or a window out of sight goes straight to it.
 */

import { steps, type Beat, type Moments, type Shown, type Step } from './moments';
import { settings } from './settings.svelte';
import { within } from './within';

const MOST = 8000; // ms at normal pace: what waits to be shown is shown faster rather than longer
const HURRIED = 300; // ms: who presses so soon has not seen what it is about
const READ = 700; // ms: a move that is shown again
const TWICE = 400; // ms between two skips that are meant for all

const PRESSED = 'button, a, input, textarea, select, summary, dialog'; // Space is theirs

/** Of what has no moment of its own: it stands there for a while, once more. */
const pause = (shown: Shown): Step => {
  const [event] = shown.fresh;
  const told = { event: event ?? { n: -1, kind: '', params: {} }, events: shown.fresh };
  const beat = { name: 'again', ...told, after: shown.view.view, covers: false, waits: false };
  return { shown: { ...shown, fresh: [] }, beat: { ...beat, phase: 'holds' }, lasts: READ };
};

export class Stage {
  /** What the whole table shows. */
  now: Shown | null = $state.raw(null);
  beat: Beat | null = $state.raw(null);

  /** There is more to come than the moment that is on. */
  more = $state(false);
  /** What is on is a repetition. */
  repeats = $state(false);
  private last: Shown | null = $state.raw(null);
  /** Whether what is shown is all there is, and may be answered. */
  readonly current: boolean = $derived(this.now?.view === this.last?.view);
  private queue: Step[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private since = -HURRIED;
  /** Less than 1 where much waits. */
  private rate = 1;
  private skipped = -TWICE;

  constructor(private readonly moments: Moments = {}) {}

  /**
   * There is something new: it is shown when its time has come. `handed`: by who had a
   * shared screen; it is told on their board first, which has been seen, with what all may hear.
   */
  takes(update: Shown, handed = false): void {
    const before = this.last;
    this.last = update;
    const known = before?.view;
    // somebody else's to see, or taken back
    const other = !handed && (known?.seat !== update.view.seat || update.view.told < known.told);
    const still =
      !known || other || known.heard < known.told || settings.hold(1) === 0 || document.hidden;
    if (other) this.queue = [];
    this.queue.push(...steps(still ? null : before, update, this.moments));
    this.pace();
    if (!this.beat || other) this.next();
  }

  /** Shows what was shown before, each step for a while; then what is true is there again. */
  again(shown: Shown[]): void {
    const [first] = shown;
    if (!first || !this.last || this.beat) return;
    const told = shown.flatMap((one, index) => [
      ...steps(shown[index - 1] ?? null, one, this.moments),
      pause(one),
    ]);
    this.queue = [...told, { shown: this.last, beat: null, lasts: 0 }];
    this.repeats = true;
    this.pace();
    this.next();
  }

  /** Ends what is on; quickly again: all, up to what waits for somebody to go on. */
  skip(): void {
    if (!this.beat) return;
    const twice = performance.now() - this.skipped < TWICE;
    this.skipped = performance.now();
    if (twice) return this.finish();
    this.drop((step) => this.on(step));
    this.next();
  }

  /** To the next that waits for somebody to go on; else to the end. */
  finish(): void {
    if (!this.beat) return;
    this.drop((step) => !step.beat?.waits);
    this.next();
  }

  /** By a button, which a hurried press may have been meant for another. */
  onward(): void {
    if (this.beat && !this.hurried()) this.skip();
  }

  /** Somebody acts: all has been seen. No: too soon, nothing can have been seen yet. */
  acts(): boolean {
    if (this.hurried()) return false;
    if (!this.beat) return true;
    this.queue = [];
    this.next();
    return true;
  }

  /** Who is to act: nobody while something is told that comes before what is asked next. */
  actors({ view }: Shown): number[] {
    return view.over || (this.beat?.covers && !this.current) ? [] : view.actors;
  }

  /** Nothing is shown any more. */
  close(): void {
    clearTimeout(this.timer);
    this.queue = [];
  }

  /** To be called with what happens in the window: Space, Escape, a click on the board. */
  key(event: KeyboardEvent): void {
    if (!this.beat || event.defaultPrevented) return;
    if (event.key === ' ' && !within(event, PRESSED)) this.skip();
    else if (event.key === 'Escape' && !within(event, 'dialog')) this.finish();
    else return;
    event.preventDefault(); // Space would scroll
  }

  click(event: MouseEvent): void {
    if (within(event, '.board') && !within(event, PRESSED)) this.skip();
  }

  private pace(): void {
    const all = this.queue.reduce((sum, step) => sum + step.lasts, 0);
    this.rate = Math.min(1, MOST / (all || 1));
  }

  private hurried(): boolean {
    return performance.now() - this.since < HURRIED;
  }

  private on(step: Step): boolean {
    return step.beat?.event === this.beat?.event && step.beat?.name === this.beat?.name;
  }

  private drop(over: (step: Step) => boolean): void {
    const kept = this.queue.findIndex((step) => !over(step));
    this.queue = kept < 0 ? [] : this.queue.slice(kept);
  }

  private next(): void {
    clearTimeout(this.timer);
    for (let step = this.queue.shift(); step; step = this.queue.shift()) {
      const lasts = this.lasts(step);
      this.now = step.shown;
      if (!step.beat || (!lasts && !step.beat.waits)) continue;
      this.beat = { ...step.beat, lasts };
      this.since = performance.now();
      this.more = this.queue.some((later) => later.beat && !this.on(later));
      if (lasts) this.timer = setTimeout(() => this.next(), lasts);
      return;
    }
    // where the board was covered the buttons change: a press may be meant for those of before
    this.since = this.beat?.covers ? performance.now() : -HURRIED;
    this.beat = null;
    this.repeats = false;
    // what was told is not told again: a piece would fly twice
    if (!this.current) this.now = this.last;
  }

  private lasts({ beat, lasts }: Step): number {
    if (this.repeats && settings.hold(1) === 0) return this.rate * lasts; // it was asked for
    return this.rate * (beat?.phase === 'moves' ? settings.pause(lasts) : settings.hold(lasts));
  }
}
