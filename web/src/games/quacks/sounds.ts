/** What is heard of Quacks. */

import type { Sound } from '../../lib/sound';
import type { Event } from './wire';

export const sounds: Partial<Record<Event['kind'], Sound>> = {
  'card-revealed': 'tile',
  'witch-revealed': 'tile',
  'witch-called': 'tile',
  drawn: 'chip',
  placed: 'chip',
  'moved-on': 'chip',
  'flask-used': 'chip',
  bought: 'chip',
  'chip-gained': 'chip',
  rolled: 'die',
  exploded: 'explosion',
};
