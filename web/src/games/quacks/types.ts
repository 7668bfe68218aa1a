/** What the board is handed, with the types that the rules have written. */

import { ordersOf, type Picked } from '../../lib/choosing';
import type { BoardProps } from '../../lib/games';
import type { Move, Refused } from '../../lib/types';
import type { Desk } from './desk.svelte';
import type { About, Chip, Content, Event, QuacksView, SeatView } from './wire';

export type * from './wire';
export type QuacksProps = BoardProps<QuacksView, Content, About, Event, Desk>;
export type QuacksMove = Move<About>;

/** A kind of chip: its colour, and the value that is printed on it. */
export function kindOf(content: Content, chip: string): Chip | undefined {
  return content.chips.find((one) => one.name === chip);
}

/** Which penny a witch wants. */
export function pennyOf(content: Content, witch: string): Content['pennies'][number] | '' {
  return content.witches.find((one) => one.name === witch)?.penny ?? '';
}

/** The word of the question that the seat we look through is asked. */
export function asked({ view, seat }: QuacksProps): string {
  return seat === null ? '' : (view.asked[seat] ?? '');
}

const PLACES = ['hand', 'bowl', 'beside', 'aside', 'bought', 'named'] as const;

/** The chips of a seat that lie neither in its bag nor in its pot, by where. */
export function elsewhere(own: SeatView): { name: string; chips: string[] }[] {
  const places = PLACES.map((name) => ({ name, chips: own[name] }));
  const pending = own.chip ? [{ name: 'chip', chips: [own.chip] }] : [];
  return [...pending, ...places].filter(({ chips }) => chips.length);
}

const BEFORE: readonly string[] = ['witches', 'card', 'fortune', 'gifts'];

/** Whether the pots of this round are being filled, or have been. */
export const brewed = ({ stage }: QuacksView): boolean => !BEFORE.includes(stage);

const fits = (one: Picked & { key: string }, keys: string[], pick?: string): boolean =>
  keys.includes(one.key) && (!pick || ordersOf(one).some((order) => order.includes(pick)));

/** The legal move of one of these kinds, the first kind first; for what is picked, if named. */
export function legalOf(given: QuacksProps, keys: string[], pick?: string): QuacksMove | undefined {
  const found = keys.map((key) => given.legal.find((one) => fits(one, [key], pick)));
  return found.find((one) => one !== undefined);
}

/** The same of what stays in sight with the reason why it can't be done. */
export function refusedOf(given: QuacksProps, keys: string[], pick?: string): Refused | undefined {
  return given.refused.find((one) => fits(one, keys, pick));
}
