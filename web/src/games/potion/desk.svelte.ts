/** What the player points at and has not chosen. */

import type { Ingredient } from './types';

export class Desk {
  looked: Ingredient | null = $state(null);
}
