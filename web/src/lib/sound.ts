/** What can be heard, where it is wanted. Nobody needs it: all of it is seen and told as well. */

import { settings } from './settings.svelte';
import type { Room } from './synth';

export type Sound = 'chip' | 'die' | 'tile' | 'bolt' | 'explosion' | 'turn' | 'message' | 'win';

/** A window has one loudspeaker, whatever is on the page. */
let room: Promise<Room> | undefined;

/** Older browsers can't say: they stay silent. */
const touched = (): boolean =>
  (navigator as Partial<Navigator>).userActivation?.hasBeenActive ?? false;

/** Heard one after the other; nothing when sound is off, or nobody has touched the page yet. */
export function play(sounds: Sound[]): void {
  if (!settings.sound || !sounds.length || !touched()) return;
  room ??= import('./synth').then(({ Room }) => new Room());
  room.then(
    (opened) => opened.play(sounds, settings.volume),
    () => (room = undefined), // the line was lost: the next time
  );
}
