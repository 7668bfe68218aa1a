/** What only this screen knows: whose pot is large, and what is being explained. */

import type { Attachment } from 'svelte/attachments';

class Desk {
  /** Another's pot that is being looked at; null: the own one. */
  looked: number | null = $state(null);
  /** The words about what is pointed at or focused. */
  told = $state('');
}

export const desk = new Desk();

const LINGER = 4000; // after a touch

/** Explains itself on hover, focus and touch. */
export function explains(text: string): Attachment<Element> {
  return (node) => {
    const show = (): void => void (desk.told = text);
    // a thing that leaves the page loses the focus while the page is being changed
    const hide = (): void => queueMicrotask(() => {
      if (desk.told === text) desk.told = '';
    });
    const leave = (event: Event): void => {
      if ((event as PointerEvent).pointerType === 'touch') setTimeout(hide, LINGER);
      else hide();
    };
    const hears: [string, (event: Event) => void][] = [
      ['pointerenter', show], ['pointerleave', leave], ['focusin', show], ['focusout', hide],
    ];
    for (const [kind, act] of hears) node.addEventListener(kind, act);
    return () => {
      for (const [kind, act] of hears) node.removeEventListener(kind, act);
      hide();
    };
  };
}
