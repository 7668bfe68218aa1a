/** What is pointed at, focused or pressed long explains itself; a board shows the words somewhere. */

import { getContext, setContext } from 'svelte';
import type { Attachment } from 'svelte/attachments';

const LONG = 450; // ms of a press that only asks
const LINGER = 4000; // after a touch

/** The words of one table, or replay. */
export class Told {
  text = $state('');
  /** What was looked up: a piece of the gallery, or `rule:A-25`; empty: nothing. */
  page = $state('');

  /** The finger that rests on something; it may rest there while its words change. */
  #press: { node: Element; timer: ReturnType<typeof setTimeout>; long: boolean } | null = null;

  constructor(readonly game: () => string = () => '') {}

  /** The press on a node is over; whether it was long. */
  #lifted(node: Element): boolean {
    if (this.#press?.node !== node) return false;
    const { timer, long } = this.#press;
    clearTimeout(timer);
    this.#press = null;
    return long;
  }

  /**
   * Explain with these words. A long press of a finger shows them and does nothing else; where
   * there is a `page` to look up, it opens that instead, and so do a right click and the key i.
   */
  readonly explains = (text: string, page = ''): Attachment => {
    return (node) => {
      const open = (): void => void (this.page = page);
      const show = (): void => {
        if (text) this.text = text;
      };
      // a thing that leaves the page loses the focus while the page is being changed
      const hide = (): void =>
        queueMicrotask(() => {
          if (text && this.text === text) this.text = '';
        });
      const leave = (event: Event): void => {
        if (this.#press?.node === node) clearTimeout(this.#press.timer);
        if ((event as PointerEvent).pointerType === 'touch') setTimeout(hide, LINGER);
        else hide();
      };
      const down = (event: Event): void => {
        this.#lifted(node);
        if ((event as PointerEvent).pointerType !== 'touch') return;
        const timer = setTimeout(() => {
          if (this.#press) this.#press.long = true;
          if (page) open();
          else show();
        }, LONG);
        this.#press = { node, timer, long: false };
      };
      const click = (event: Event): void => {
        if (this.#lifted(node)) event.stopPropagation();
      };
      const menu = (event: Event): void => {
        const long = this.#press?.node === node && this.#press.long;
        const touched = long || (event as PointerEvent).pointerType === 'touch';
        if (touched || page) event.preventDefault();
        if (page && !touched) open();
      };
      const key = (event: Event): void => {
        const { key, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
        if (page && key === 'i' && !ctrlKey && !metaKey && !altKey) open();
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
        ['keydown', key],
      ];
      for (const [kind, act] of hears) node.addEventListener(kind, act, kind === 'click');
      return () => {
        for (const [kind, act] of hears) node.removeEventListener(kind, act, kind === 'click');
        hide();
      };
    };
  };
}

const KEY = Symbol('told');

export const offerTold = (game?: () => string): Told => setContext(KEY, new Told(game));
export const theTold = (): Told => getContext(KEY);
