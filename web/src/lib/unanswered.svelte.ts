/**
 * What this device has asked of a table, and what became of it. Every act has a key, by which
 * it is answered; until then it is kept, and sent again under the same key whenever the line
 * comes back: the server does it once.
 */

import { freshKey } from './keys';
import type { ClientMessage, Fault } from './types';

const LONG = 2_000;

type Kind = 'play' | 'why' | 'undo' | 'answer' | 'resign' | 'draw' | 'chat' | 'phrase';
type Of<K> = Extract<ClientMessage, { type: K }>;
type Keyless<M> = M extends unknown ? Omit<M, 'key'> : never;

interface Waiting {
  act: Of<Kind> & { key: string };
  answered: (fault: Fault | null) => void;
}

export class Unanswered {
  /** In the order in which they were asked. */
  private waiting: Waiting[] = $state.raw([]);
  readonly any: boolean = $derived(this.waiting.length > 0);
  /** Somebody has waited long for an answer. */
  late: boolean = $state(false);

  constructor(private readonly send: (message: ClientMessage) => boolean) {}

  /** Why it was refused; null when it is done, or was chosen from a view that does not count. */
  ask(wish: Keyless<Of<Kind>>): Promise<Fault | null> {
    const act: Waiting['act'] = { ...wish, key: freshKey() };
    return new Promise((answered) => {
      this.waiting = [...this.waiting, { act, answered }];
      setTimeout(() => this.look(act.key), LONG);
      this.send(act); // if it can't be sent now, it is when the line is back
    });
  }

  private look(key: string): void {
    this.late ||= this.waiting.some(({ act }) => act.key === key);
  }

  /** The first of a kind. */
  of<K extends Kind>(kind: K): (Of<K> & { key: string }) | null {
    const found = this.waiting.find(({ act }) => act.type === kind);
    return (found?.act as (Of<K> & { key: string }) | undefined) ?? null;
  }

  /** The line is back. */
  again(): void {
    for (const { act } of this.waiting) this.send(act);
  }

  /** Whether the answer was to one of these. */
  hears(key: string, fault: Fault | null): boolean {
    const found = this.waiting.find(({ act }) => act.key === key);
    this.waiting = this.waiting.filter((one) => one !== found);
    this.late &&= this.waiting.length > 0;
    found?.answered(fault);
    return !!found;
  }
}
