/**
 * What this device knows of an open table, and what follows for those who sit at it: whose turn
 * it is, what may be taken back, who should take the screen.
 */

import type { Fault, Table, ViewMessage } from './types';

export class Place {
  table: Table;
  view: ViewMessage | null = $state.raw(null);
  /** The seat we look through. */
  seat: number | null = $state(null);
  /** On a shared screen: who has just handed it over, and may still take back. */
  protected before: number | null = $state(null);

  readonly mine: number[] = $derived.by(() =>
    this.table.seats.filter((seat) => seat.mine).map((seat) => seat.seat),
  );
  readonly shared: boolean = $derived(this.mine.length > 1);
  /** Whether somebody plays who does not sit here. */
  readonly others: boolean = $derived.by(() =>
    this.table.seats.some((seat) => seat.kind === 'person' && !seat.mine),
  );
  /** Whether one who hands over this screen has something to hide. */
  readonly private: boolean = $derived.by(() => this.shared && this.table.secret);
  readonly waiting: boolean = $derived.by(
    () => !!this.table.luck || this.table.seats.some((seat) => seat.kind === 'open'),
  );
  /** On a shared screen: who should take it now. */
  readonly next: number | null = $derived.by(() => {
    if (!this.private || this.seat !== null || this.view?.seat !== null || this.view.over)
      return null;
    return this.view.actors.find((actor) => this.mine.includes(actor)) ?? null;
  });
  /** The seat whose last move may be taken back. */
  readonly undoable: number | null = $derived.by(() => {
    if (!this.view || this.view.over) return null;
    const own = this.seat !== null && this.view.seat === this.seat && this.view.undo;
    return own ? this.seat : this.before;
  });
  /** If nothing may be taken back: why not. */
  readonly undoWhy: Fault | null = $derived(
    this.undoable === null ? (this.view?.undo_why ?? null) : null,
  );
  /** Whether a draw can be agreed through this seat, and who offers one. */
  readonly drawing: 'no' | 'may' | 'own' | 'other' = $derived.by(() => {
    const offers = this.view?.draw;
    if (!offers || this.seat === null || this.view?.seat !== this.seat || this.view.over)
      return 'no';
    if (offers.includes(this.seat)) return 'own';
    return offers.length ? 'other' : 'may';
  });
  readonly acts: boolean = $derived(
    this.seat !== null &&
      !!this.view &&
      this.view.seat === this.seat &&
      this.view.actors.includes(this.seat),
  );
  /** Whether somebody at this screen is to move; null: not known yet. */
  readonly called: boolean | null = $derived.by(() => {
    if (this.waiting || this.table.over || this.view?.over) return false;
    return this.view && (this.acts || this.next !== null);
  });

  constructor(table: Table) {
    this.table = $state.raw(table);
    this.seat = this.ownSeat();
  }

  /** Who sits alone here looks through their own seat. */
  protected ownSeat(): number | null {
    return this.mine.length === 1 ? (this.mine[0] ?? null) : null;
  }

  /**
   * What has not changed stays the same thing, and no new decision to the board: a choice that
   * was begun outlasts an offer of a draw, or a line that was lost and found.
   */
  protected unchanged(message: ViewMessage): ViewMessage {
    const now = this.view;
    const told = ({ seat, view, legal }: ViewMessage) => JSON.stringify([seat, view, legal]);
    if (!now || told(now) !== told(message)) return message;
    return { ...message, view: now.view, legal: now.legal };
  }
}
