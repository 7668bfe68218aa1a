/** Arrow keys go from one thing to the next inside a group; Tab still reaches each of them. */

import type { Attachment } from 'svelte/attachments';

const STEP: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };
const FOCUSABLE = 'button, summary, a[href], [tabindex="0"]';

export const arrows: Attachment<HTMLElement> = (group) => {
  const move = (event: KeyboardEvent): void => {
    const step = STEP[event.key];
    const things = [...group.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((thing) =>
      thing.checkVisibility(),
    );
    const here = things.indexOf(document.activeElement as HTMLElement);
    if (!step || here < 0) return;
    event.preventDefault();
    things[(here + step + things.length) % things.length]?.focus();
  };
  group.addEventListener('keydown', move);
  return () => group.removeEventListener('keydown', move);
};
