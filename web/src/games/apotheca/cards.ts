/** What a click on an apothecary does, and where the keyboard goes next. */

import { tick } from 'svelte';
import { continuing, named } from '../../lib/choosing';
import { acts, ofApothecary, pending } from './acting';
import type { ApothecaMove, ApothecaProps } from './types';

/** Whether there is anything to do with the apothecary: use its power, or satisfy it. */
export const open = (given: ApothecaProps, name: string): boolean =>
  !!continuing(given.legal, [ofApothecary(name)]).length;

/** The move that the apothecary names alone: to satisfy it. */
export const thanked = (given: ApothecaProps, name: string): ApothecaMove | undefined =>
  named(given.legal, [ofApothecary(name)]);

/** A click, or Enter (then the keyboard goes on in the market). */
export function choose(given: ApothecaProps, name: string, event: MouseEvent): void {
  given.desk.note = '';
  if (!acts(given) || given.sent) return;
  const whole = thanked(given, name);
  if (whole) given.onplay(whole.move);
  else if (open(given, name)) {
    given.desk.use(ofApothecary(name));
    if (given.desk.who && !event.detail) void focusMarket(given, '[data-target]');
  } else given.onwhy([ofApothecary(name)]);
}

/** To the first space that matches; else to where the keyboard was in the market. */
export async function focusMarket({ desk }: ApothecaProps, which: string): Promise<void> {
  await tick();
  const first = (one: string) => desk.grid?.querySelector<HTMLElement>(one);
  (first(which) ?? first('[tabindex="0"]'))?.focus();
}

/** To the list that an action has opened. */
export async function focusList({ desk }: ApothecaProps): Promise<void> {
  await tick();
  desk.slot?.querySelector<HTMLElement>('.btn')?.focus();
}

/** Play what was previewed. */
export function confirm(given: ApothecaProps, event: MouseEvent): void {
  const move = pending(given);
  if (!move || given.sent) return;
  given.onplay(move.move);
  if (!event.detail) void focusMarket(given, '[tabindex="0"]');
}
