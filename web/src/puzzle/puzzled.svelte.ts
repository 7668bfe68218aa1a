/** One open puzzle: how far somebody is, as the server answered last. It keeps nothing there. */

import { api } from '../lib/api';
import { faultOf } from '../lib/insist';
import type { Shown } from '../lib/moments';
import type { AskPuzzle, Fault, PuzzleAnswer, PuzzleInfo, PuzzleOpened } from '../lib/types';
import { keep } from './progress';

export class Puzzled {
  answer: PuzzleAnswer;
  /** What the table shows, and what of it is new. */
  shown: Shown;
  /** Why what was tried can't be made at all. */
  fault: Fault | null = $state.raw(null);
  /** Nothing was tried in vain, and nothing was shown. */
  alone = $state(true);
  /** Something was asked and is not answered yet: more than one thing at a time is not. */
  busy = $state(false);

  constructor(
    readonly info: PuzzleInfo,
    readonly opened: PuzzleOpened,
  ) {
    const { answer } = opened;
    this.answer = $state.raw(answer);
    this.shown = $state.raw({ view: answer.view, log: answer.view.events, fresh: [] });
  }

  play(move: string): void {
    this.tries({ move });
  }

  /** Why what is picked leads to no move. */
  why(picks: string[]): void {
    this.tries({ picks });
  }

  /** The answer is made. */
  show(): void {
    this.alone = false;
    this.tries({ show: true });
  }

  again(): void {
    this.alone = true;
    this.fault = null;
    this.takes(this.opened.answer);
  }

  private tries(asked: Partial<AskPuzzle>): void {
    if (this.busy || this.answer.solved) return;
    this.busy = true;
    this.fault = null;
    api
      .attempt(this.info.game, this.info.id, { path: this.answer.path, ...asked })
      .then((answer) => {
        this.takes(answer);
      })
      .catch((error: unknown) => (this.fault = faultOf(error)))
      .finally(() => (this.busy = false));
  }

  private takes(answer: PuzzleAnswer): void {
    this.fault = answer.refused;
    const { view } = answer;
    const onward = answer.path.length > this.answer.path.length;
    const before = this.answer.view.told;
    const fresh = onward ? view.events.filter(({ n }) => n >= before) : [];
    this.answer = answer;
    this.shown = { view, log: view.events, fresh };
    if (answer.verdict && !answer.verdict.right) this.alone = false;
    if (answer.solved) keep(this.info, this.alone);
  }
}
