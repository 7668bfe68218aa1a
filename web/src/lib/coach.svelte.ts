/** What we have asked the coach at an open table, what it said, and what of it is shown. */

import { getContext, setContext } from 'svelte';
import { letterOf, type Lettered } from './marks';
import type {
  ClientMessage,
  Fault,
  HintMessage,
  LineMessage,
  LineStep,
  Move,
  Reason,
  ServerMessage,
  Tip,
} from './types';
import type { Words } from './words';

type Told = HintMessage | LineMessage;

export class Coach {
  advice: HintMessage | null = $state.raw(null);
  fault: Fault | null = $state.raw(null);
  /** The key of the question that was not answered yet. */
  asked: string | null = $state(null);
  /** Which of the moves is drawn on the board; null: none. */
  chosen: number | null = $state(null);
  /** A move played out, and the step of it that the board shows. */
  line: LineMessage | null = $state.raw(null);
  step: number | null = $state(null);
  /** Whether threats are asked for with every view, and what was told last. */
  watches = $state(false);
  threats: Reason[] = $state.raw([]);
  /** The choice that the advice is about: another one, and it is forgotten. */
  private about = '';
  private legal = '';
  private seat: number | null = null;
  private number = 0;
  private looks = '';
  /** Shows a move on the board as chosen and not sent, where the board can; null: none. */
  onshow: (move: string | null) => void = () => undefined;

  constructor(private readonly send: (message: ClientMessage) => boolean) {}

  get tip(): Tip | null {
    return this.chosen === null ? null : (this.advice?.tips[this.chosen] ?? null);
  }

  /** What is drawn: the threats, then the reasons of the move that is shown; nothing over a preview. */
  get marks(): Lettered[] {
    if (this.step !== null) return [];
    return this.lettered.flatMap(({ letter, reason }) =>
      reason.marks.map((mark) => ({ letter, mark })),
    );
  }

  /** The reasons in sight, each with its letter. */
  get lettered(): { letter: string; reason: Reason }[] {
    const reasons = [...(this.watches ? this.threats : []), ...(this.tip?.reasons ?? [])];
    return reasons.map((reason, index) => ({ letter: letterOf(index), reason }));
  }

  ask(seat: number): void {
    this.question((key) => ({ type: 'hint', seat, key }));
  }

  /** Have a move of the advice played out. */
  follow(seat: number, tip: Tip): void {
    this.question((key) => ({ type: 'line', seat, move: tip.move, key }));
  }

  private question(message: (key: string) => ClientMessage): void {
    if (this.asked) return;
    const key = `coach-${++this.number}`;
    this.fault = null;
    if (!this.send(message(key))) return;
    this.asked = key;
    this.about = this.legal;
  }

  /** Draw a move, or none; whatever was played out is laid aside. */
  show(index: number | null): void {
    this.chosen = index;
    this.line = null;
    this.step = null;
  }

  /** The same by somebody's hand: the board shows what would come of it. */
  choose(index: number | null): void {
    this.show(index);
    this.onshow(this.tip?.move ?? null);
  }

  /** Threats on or off; they are seen by themselves until a move is touched again. */
  watch(on: boolean): void {
    this.watches = on;
    if (on) this.choose(null);
    this.threats = [];
    if (on) this.look();
  }

  private look(): void {
    if (this.seat === null) return;
    const key = `threats-${++this.number}`;
    if (this.send({ type: 'threats', seat: this.seat, key })) this.looks = key;
  }

  /** Whether a message was for the coach's ears. */
  hears(message: ServerMessage): boolean {
    if ('key' in message && message.key === this.looks && this.looks) {
      this.looks = '';
      if (message.type === 'threats') this.threats = this.watches ? message.threats : [];
      return true;
    }
    const told = message.type === 'hint' || message.type === 'line' || message.type === 'threats';
    if (!('key' in message) || message.key !== this.asked) return told;
    this.asked = null;
    if (this.about !== this.legal) return true; // the table has gone on
    if (message.type === 'hint' || message.type === 'line') this.takes(message);
    if (message.type === 'refused') this.fault = message.error;
    return true;
  }

  private takes(message: Told): void {
    if (message.type === 'hint') {
      this.advice = message;
      this.show(message.tips.length ? 0 : null);
    } else {
      this.line = message;
      this.step = 0;
    }
  }

  /** A view has come: what is said of another choice is of no use any more. */
  sees(seat: number | null, legal: Move[]): void {
    this.legal = `${seat} ${legal.map((move) => move.move).join('\n')}`;
    this.seat = seat;
    if (this.about !== this.legal) this.forget();
    this.threats = [];
    if (this.watches) this.look();
  }

  /** A move was made, or somebody else looks at the screen. */
  forget(): void {
    this.advice = null;
    this.fault = null;
    this.about = '';
    this.show(null);
  }

  /** The line was lost: nobody will answer any more. */
  lost(): void {
    this.asked = null;
    this.looks = '';
  }
}

const KEY = Symbol('coach');

export function offerCoach(coach: () => Coach): void {
  setContext(KEY, coach);
}

export function theCoach(): () => Coach {
  return getContext(KEY);
}

/** Where there may be none: in a replay. */
export function anyCoach(): (() => Coach) | undefined {
  return getContext(KEY);
}

/** What somebody did, or luck, in a line that is played out. */
export function lineStep({ made, events }: LineStep, w: Words): string {
  if (made.seat !== null) return w.say('replay-move', { seat: made.seat, move: w.move(made) });
  const heard = events.map((event) => w.say(event.key, event.params)).join(' ');
  return heard || w.say('replay-chance', { move: made.move });
}

/** A chance from 0 to 1 in percent, or points to a tenth, as the words want them. */
export function worth(
  value: number,
  points: boolean,
  say: (key: string, params: Record<string, unknown>) => string,
): string {
  return points
    ? say('coach-score', { points: Math.round(value * 10) / 10 })
    : say('coach-chance', { percent: Math.round(value * 100) });
}
