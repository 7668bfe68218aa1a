/** What the player is about to do and has not committed to: shared by the board and its panels. */

class Hand {
  /** The apothecary whose power is being used. */
  who: string | null = $state(null);
  /** The spaces chosen for it so far. */
  picks: string[] = $state([]);
  /** The move that waits for its confirmation. */
  pending: string | null = $state(null);
  /** The space under the pointer or the focus. */
  looked: string | null = $state(null);
  /** The move of a list under the pointer or the focus. */
  tried: string | null = $state(null);
  /** Which action's list is open: `hire` or `decree`. */
  list: string | null = $state(null);
  /** Why something can't be, where the page itself knows. */
  note: string = $state('');

  clear(): void {
    this.who = null;
    this.list = null;
    this.again();
  }

  /** Keep the power, choose its spaces anew. */
  again(): void {
    this.picks = [];
    this.pending = null;
    this.tried = null;
    this.note = '';
  }

  choose(name: string): void {
    const same = this.who === name;
    this.clear();
    this.who = same ? null : name;
  }

  /** One step back; false when there was none to take. */
  back(): boolean {
    if (this.picks.length || this.pending) {
      this.picks = this.picks.slice(0, -1);
      this.pending = null;
      this.tried = null;
      this.note = '';
      return true;
    }
    const open = !!this.who || !!this.list;
    this.clear();
    return open;
  }
}

export const hand = new Hand();
