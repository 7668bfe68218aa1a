/** A sheet follows the finger that pulls its head down, and closes when it was pulled far enough. */

import type { Attachment } from 'svelte/attachments';
import { narrow } from '../lib/screen';

const FAR = 72; // px

export function swipeDown(sheet: () => HTMLElement, onclose: () => void): Attachment<HTMLElement> {
  return (head) => {
    let start: number | null = null;
    const pulled = (event: PointerEvent): number =>
      Math.max(0, event.clientY - (start ?? event.clientY));
    const down = (event: PointerEvent): void => {
      if (!narrow.current || (event.target as Element).closest('button')) return;
      start = event.clientY;
      head.setPointerCapture(event.pointerId);
    };
    const move = (event: PointerEvent): void => {
      if (start !== null) sheet().style.translate = `0 ${pulled(event)}px`;
    };
    const up = (event: PointerEvent): void => {
      if (start === null) return;
      const far = event.type === 'pointerup' && pulled(event) > FAR;
      start = null;
      if (far) onclose();
      else sheet().style.translate = '';
    };
    const hears: [string, (event: PointerEvent) => void][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', up],
    ];
    for (const [kind, act] of hears) head.addEventListener(kind, act as EventListener);
    return () => {
      for (const [kind, act] of hears) head.removeEventListener(kind, act as EventListener);
    };
  };
}
