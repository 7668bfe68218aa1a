/** What is heard of The Potion. */

import type { Sound } from '../../lib/sound';
import type { Event } from './wire';

export const sounds: Partial<Record<Event['kind'], Sound>> = {
  chose: 'chip',
  rolled: 'die',
  revealed: 'tile',
  discarded: 'chip',
};
