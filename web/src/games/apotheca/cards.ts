/** What a click on an apothecary does, and where the keyboard goes next. */

import { tick } from 'svelte';
import { acts, isLegal } from './acting';
import { hand } from './hand.svelte';
import { SAMPLE } from './reach';
import { COLOUR_OF, STATIONS, type ApothecaProps, type Person } from './types';

export const usable = (given: ApothecaProps, name: string): boolean =>
  given.legal.some((one) => one.move.startsWith(`power ${name} `));

/** A click, or Enter (then the keyboard goes on in the market). */
export function choose(given: ApothecaProps, { name, power }: Person, event: MouseEvent): void {
  hand.note = '';
  if (!acts(given) || given.sent) return;
  if (isLegal(given, `satisfy ${name}`)) given.onplay(`satisfy ${name}`);
  else if (usable(given, name)) {
    hand.choose(name);
    if (hand.who && !event.detail) void focusMarket('[data-target]');
  } else if (given.view.asks === 'action' && mayUse(given, name))
    hand.note = given.words.say('power-no-use', { power });
  else given.onwhy(`power ${name} ${SAMPLE[power]}`);
}

/** Whether only the market stands in the way. */
function mayUse(given: ApothecaProps, name: string): boolean {
  const { view, seat } = given;
  const own = seat === null ? undefined : view.seats[seat];
  if (!own || (view.variant !== 'solo' && view.used.includes(name))) return false;
  const station = STATIONS.find((one) => view.alley[one]?.name === name);
  if (own.master) return !!station && own.gems[COLOUR_OF[station]] >= 2;
  return own.active.some((one) => one.name === name);
}

/** To the first space that matches; else to where the keyboard was in the market. */
export async function focusMarket(which: string): Promise<void> {
  await tick();
  const grid = document.querySelector('.apotheca [role="grid"]');
  (
    grid?.querySelector<HTMLElement>(which) ?? grid?.querySelector<HTMLElement>('[tabindex="0"]')
  )?.focus();
}

/** To the list that an action has opened. */
export async function focusList(): Promise<void> {
  await tick();
  document.querySelector<HTMLElement>('.slot .btn')?.focus();
}

/** Play what was previewed. */
export function confirm(given: ApothecaProps, event: MouseEvent): void {
  if (!hand.pending || given.sent) return;
  given.onplay(hand.pending);
  if (!event.detail) void focusMarket('[tabindex="0"]');
}
