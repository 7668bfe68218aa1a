/** What we have asked the coach at an open table, and what it said. */

import { getContext, setContext } from 'svelte';
import type { ClientMessage, Fault, HintMessage, Move, ServerMessage } from './types';

export class Coach {
  advice: HintMessage | null = $state.raw(null);
  fault: Fault | null = $state.raw(null);
  /** The key of the question that was not answered yet. */
  asked: string | null = $state(null);
  /** The choice that the advice is about: another one, and it is forgotten. */
  private about = '';
  private legal = '';
  private number = 0;

  constructor(private readonly send: (message: ClientMessage) => boolean) {}

  ask(seat: number): void {
    if (this.asked) return;
    const key = `hint-${++this.number}`;
    this.fault = null;
    if (!this.send({ type: 'hint', seat, key })) return;
    this.asked = key;
    this.about = this.legal;
  }

  /** Whether a message was for the coach's ears. */
  hears(message: ServerMessage): boolean {
    if (!('key' in message) || message.key !== this.asked) return message.type === 'hint';
    this.asked = null;
    if (this.about !== this.legal) return true; // the table has gone on
    if (message.type === 'hint') this.advice = message;
    if (message.type === 'refused') this.fault = message.error;
    return true;
  }

  /** A view has come: what is said of another choice is of no use any more. */
  sees(seat: number | null, legal: Move[]): void {
    this.legal = `${seat} ${legal.map((move) => move.move).join('\n')}`;
    if (this.about !== this.legal) this.forget();
  }

  /** A move was made, or somebody else looks at the screen. */
  forget(): void {
    this.advice = null;
    this.fault = null;
    this.about = '';
  }

  /** The line was lost: nobody will answer any more. */
  lost(): void {
    this.asked = null;
  }
}

const KEY = Symbol('coach');

export function offerCoach(coach: () => Coach): void {
  setContext(KEY, coach);
}

export function theCoach(): () => Coach {
  return getContext(KEY);
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
