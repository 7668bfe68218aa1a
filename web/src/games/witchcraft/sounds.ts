/** What is heard of Witchcraft. */

import type { Sound } from '../../lib/sound';
import type { Event } from './wire';

export const sounds: Partial<Record<Event['kind'], Sound>> = {
  places: 'tile',
  gives: 'tile',
  comes: 'tile',
  'brings-up': 'tile',
  turns: 'tile',
  teleports: 'tile',
  swaps: 'tile',
  splits: 'tile',
  summons: 'tile',
  'altar-laid': 'tile',
  shields: 'chip',
  readies: 'chip',
  fires: 'bolt',
  captures: 'explosion',
  'hits-altar': 'explosion',
};
