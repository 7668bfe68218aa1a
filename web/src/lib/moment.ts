/** Something shown for a while, until its time is over or whoever looks has seen enough. */

import { within } from './within';

const PRESSED = 'button, a, input, textarea, select, summary, dialog'; // Space is theirs

const skips = (event: KeyboardEvent): boolean =>
  event.key === ' ' ? !within(event, PRESSED) : event.key === 'Escape' && !within(event, 'dialog');

/**
 * Calls `end` once: after so many milliseconds, at Space, Escape, or a click on the stage.
 * What it returns calls it off.
 */
export function moment(milliseconds: number, end: () => void): () => void {
  const timer = setTimeout(over, milliseconds);
  function key(event: KeyboardEvent): void {
    if (!skips(event)) return;
    event.preventDefault(); // Space would scroll
    over();
  }
  function click(event: MouseEvent): void {
    if (within(event, '.stage')) over();
  }
  function off(): void {
    clearTimeout(timer);
    removeEventListener('keydown', key);
    removeEventListener('click', click);
  }
  function over(): void {
    off();
    end();
  }
  addEventListener('keydown', key);
  addEventListener('click', click);
  return off;
}
