/** What the others did since one's last turn: read in a panel, and shown again on the board. */

import { getContext, setContext } from 'svelte';
import { api } from './api';
import type { Shown } from './moments';
import type { Sitting } from './sitting.svelte';
import type { Stage } from './stage.svelte';
import type { Seen, TableEvent } from './types';

export class Recap {
  private seen: Seen[] = $state.raw([]);
  private asked = '';

  constructor(
    private readonly sitting: Sitting,
    private readonly stage: Stage,
  ) {}

  /** What was told; nothing of it before its moment has come. */
  readonly events: TableEvent[] = $derived.by(() => {
    const { log, view } = (this.stage.repeats ? this.sitting : this.stage.now) ?? {};
    const [first, last] = [this.seen[0]?.told ?? 0, this.seen.at(-1)?.told ?? 0];
    return log && view && view.told >= last ? log.slice(first, last) : []; // else taken back
  });

  /** Ask for it, once for each state of the match. */
  async ask(): Promise<void> {
    const { table, view, seat } = this.sitting;
    const of = `${seat} ${view?.seq}`;
    if (seat === null || !view || this.asked === of) return;
    this.asked = of;
    const found = await api.recap(table.id, seat, table.invite ?? '').catch(() => null);
    if (this.asked === of) this.seen = found?.seen ?? [];
  }

  /** On the board, from how it was then. */
  show(): void {
    const { view, log } = this.sitting;
    if (!view) return;
    const shown = this.seen.map(({ view: then, actors, told }, index): Shown => ({
      view: { ...view, view: then, actors, told, heard: told, legal: [], refused: [], over: false },
      log: log.slice(0, told),
      fresh: index ? log.slice(this.seen[index - 1]?.told, told) : [],
    }));
    this.stage.again(shown);
  }
}

const KEY = Symbol('recap');

export const offerRecap = (recap: () => Recap): unknown => setContext(KEY, recap);
/** None in a replay. */
export const theRecap = (): Recap | undefined => getContext<(() => Recap) | undefined>(KEY)?.();
