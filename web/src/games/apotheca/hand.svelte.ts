/** What the player is about to do and has not committed to: shared by the board and its panels. */

import { kindOf, nameOf } from '../../lib/choosing';

export class Hand {
  /** What is picked so far: an apothecary and what its power needs, or a potion to reveal. */
  chosen: string[] = $state([]);
  /** The space under the pointer or the focus. */
  looked: string | null = $state(null);
  /** The use of a list under the pointer or the focus. */
  tried: string[] | null = $state(null);
  /** Which action's list is open: `hire` or `decree`. */
  list: string | null = $state(null);
  /** What to do next, or why something can't be, where the page knows. */
  note: string = $state('');
  /** The market and the list below it, where the keyboard goes on. */
  grid: HTMLElement | null = null;
  slot: HTMLElement | null = null;

  /** The apothecary whose power is being used. */
  readonly who: string | null = $derived.by(() => {
    const [first] = this.chosen;
    return first && kindOf(first) === 'apothecary' ? nameOf(first) : null;
  });
  /** The spaces picked so far. */
  readonly spaces: string[] = $derived(
    this.chosen.filter((pick) => kindOf(pick) === 'space').map(nameOf),
  );

  clear(): void {
    this.list = null;
    this.pick([]);
  }

  pick(chosen: string[]): void {
    this.chosen = chosen;
    this.tried = null;
    this.note = '';
  }

  /** Use this apothecary's power, or lay it aside. */
  use(pick: string): void {
    const same = this.chosen[0] === pick;
    this.clear();
    this.chosen = same ? [] : [pick];
  }

  /** One step back; false when there was none to take. */
  back(): boolean {
    const open = !!this.chosen.length || !!this.list;
    if (this.chosen.length) this.pick(this.chosen.slice(0, -1));
    else this.clear();
    return open;
  }
}
