/** What is heard of The Potion. The dice are heard when they are seen (PotionBoard). */

import type { Sound } from '../../lib/sound';
import type { Event } from './wire';

export const sounds: Partial<Record<Event['kind'], Sound>> = {
  chose: 'chip',
  revealed: 'tile',
  discarded: 'chip',
};
