/** What is pointed at, focused or pressed long explains itself; a board shows the words somewhere. */

import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const LONG = 450; // ms of a press that only asks
const LINGER = 4000; // after a touch

/** The words of one table, or replay. */
export class Told {
  text = $state('');

  /** Explain with these words. A long press of a finger shows them and does nothing else. */
  readonly explains = (text: string): Attachment => {
    return (node) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let long = false;
      const show = (): void => void (this.text = text);
      // a thing that leaves the page loses the focus while the page is being changed
      const hide = (): void =>
        queueMicrotask(() => {
          if (this.text === text) this.text = '';
        });
      const leave = (event: Event): void => {
        clearTimeout(timer);
        if ((event as PointerEvent).pointerType === 'touch') setTimeout(hide, LINGER);
        else hide();
      };
      const down = (event: Event): void => {
        long = false;
        if ((event as PointerEvent).pointerType !== 'touch') return;
        timer = setTimeout(() => {
          long = true;
          show();
        }, LONG);
      };
      const click = (event: Event): void => {
        clearTimeout(timer);
        if (long) event.stopPropagation();
        long = false;
      };
      const menu = (event: Event): void => {
        if (long || (event as PointerEvent).pointerType === 'touch') event.preventDefault();
      };
      const hears: [string, (event: Event) => void][] = [
        ['pointerenter', show],
        ['pointerleave', leave],
        ['focusin', show],
        ['focusout', hide],
        ['pointerdown', down],
        ['pointercancel', leave],
        ['click', click],
        ['contextmenu', menu],
      ];
      for (const [kind, act] of hears) node.addEventListener(kind, act, kind === 'click');
      return () => {
        for (const [kind, act] of hears) node.removeEventListener(kind, act, kind === 'click');
        clearTimeout(timer);
        hide();
      };
    };
  };
}

const KEY = Symbol('told');

export const offerTold = (): Told => setContext(KEY, new Told());
export const theTold = (): Told => getContext(KEY);
