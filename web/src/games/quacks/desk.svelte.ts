/** What only this screen knows: whose pot is large. */

export class Desk {
  /** Another's pot that is being looked at; null: the own one. */
  looked: number | null = $state(null);
}
