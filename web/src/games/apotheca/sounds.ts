/** What is heard of Apotheca. */

import type { Sound } from '../../lib/sound';
import type { Event } from './wire';

export const sounds: Partial<Record<Event['kind'], Sound>> = {
  revealed: 'tile',
  placed: 'tile',
  stacked: 'tile',
  'came-in': 'tile',
  'dealt-facedown': 'tile',
  power: 'tile',
  hired: 'chip',
  'hired-mixed': 'chip',
  'hired-unseen': 'chip',
  matched: 'chip',
  'bonus-gem': 'chip',
  spilled: 'tile',
  overload: 'explosion',
};
