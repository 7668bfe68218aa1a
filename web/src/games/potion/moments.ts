/** What has time in The Potion: all hands open together, and then the dice are rolled anew. */

import type { Moments } from '../../lib/moments';
import type { Event, PotionView } from './types';

export const moments: Moments<PotionView, Event> = {
  revealed: [
    {
      name: 'reveal',
      moves: 0,
      holds: 4200,
      covers: true,
      joins: () => true,
      becomes: (view, _, after) => ({ ...view, seats: after.seats, last: after.last }),
    },
  ],
  rolled: [{ name: 'roll', moves: 0, holds: 420 }],
};
