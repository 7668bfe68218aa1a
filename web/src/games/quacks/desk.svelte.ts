/** What only this screen knows: whose pot is large, which answer is being weighed. */

export class Desk {
  /** Another's pot that is being looked at; null: the own one. */
  looked: number | null = $state(null);
  /** The answer that is pointed at or has the focus, as the move's text; empty: none. */
  weighed = $state('');
}
