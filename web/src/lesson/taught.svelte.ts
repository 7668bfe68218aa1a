/** One open lesson: where the learner is, as the server answered last. It keeps nothing there. */

import { api } from '../lib/api';
import { faultOf } from '../lib/insist';
import type { Shown } from '../lib/moments';
import type { Fault, LessonAnswer, LessonInfo } from '../lib/types';
import { keep, kept } from './progress';

export class Taught {
  answer: LessonAnswer | null = $state.raw(null);
  /** What the table shows, and what of it is new. */
  shown: Shown | null = $state.raw(null);
  /** Why the last thing that was tried is not the one to do. */
  fault: Fault | null = $state.raw(null);
  private busy = false;

  readonly number: number = $derived(this.answer?.path.length ?? 0);
  readonly over: boolean = $derived.by(() => this.number === this.info.steps.length);
  /** The step that is due: `lesson-<name>` says it. */
  readonly step: string = $derived.by(() => this.info.steps[this.number] ?? 'end');
  /** Nothing is asked but to read it. */
  readonly reads: boolean = $derived(!this.answer?.do.length);

  constructor(readonly info: LessonInfo) {}

  /** From where it was left; from the beginning if the lesson goes another way by now. */
  async open(): Promise<void> {
    const { path } = kept(this.info);
    await this.ask({ path }).catch(() => this.ask({ path: [] }));
  }

  /** A move on the board; one that is not asked for is answered with the reason. */
  play(move: string): void {
    this.tries({ path: this.path, move });
  }

  /** Why what is picked leads to no move. */
  why(picks: string[]): void {
    this.tries({ path: this.path, picks });
  }

  /** Read; go on. */
  next(): void {
    if (this.reads && !this.over) this.play('');
  }

  /** The hand does it. */
  show(): void {
    this.play(this.answer?.do[0] ?? '');
  }

  back(): void {
    this.tries({ path: this.path.slice(0, -1) });
  }

  again(): void {
    this.tries({ path: [] });
  }

  /** What was said of the last thing has been read. */
  heed(): void {
    this.fault = null;
  }

  private get path(): string[] {
    return this.answer?.path ?? [];
  }

  private tries(asked: Parameters<Taught['ask']>[0]): void {
    if (this.busy) return;
    this.busy = true;
    this.fault = null;
    this.ask(asked)
      .catch((error: unknown) => (this.fault = faultOf(error)))
      .finally(() => (this.busy = false));
  }

  private async ask(asked: { path: string[]; move?: string; picks?: string[] }): Promise<void> {
    const answer = await api.lesson(this.info.game, this.info.name, asked);
    this.fault = answer.refused;
    if (answer.refused) return;
    const before = this.answer?.view.told ?? 0;
    const onward = this.answer !== null && answer.path.length > this.number;
    const { view } = answer;
    const fresh = onward ? view.events.filter(({ n }) => n >= before) : [];
    this.answer = answer;
    this.shown = { view, log: view.events, fresh };
    keep(this.info, answer.path);
  }
}
