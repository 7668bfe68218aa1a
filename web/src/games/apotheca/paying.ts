/** Gems that change hands: nothing but what differs between two views, whatever the price is. */

import type { ApothecaView, Colour } from './types';

/** What a seat gives away. */
export const paid = (view: ApothecaView, after: ApothecaView, seat: number): Colour[] =>
  (Object.keys(view.seats[seat]?.gems ?? {}) as Colour[]).flatMap((colour) => {
    const [had, has] = [view, after].map(({ seats }) => seats[seat]?.gems[colour] ?? 0);
    return Array<Colour>(Math.max(0, (had ?? 0) - (has ?? 0))).fill(colour);
  });

/** The seat that gets it (A-64: the master); null: the gem supply. */
export function payee(view: ApothecaView, after: ApothecaView, payer: number): number | null {
  const [gem] = paid(view, after, payer);
  const found = view.seats.findIndex((_, seat) => gem && paid(after, view, seat).includes(gem));
  return found < 0 ? null : found;
}

/** The view with everybody's gems as they are after it all. */
export const settled = (view: ApothecaView, after: ApothecaView): ApothecaView => ({
  ...view,
  seats: view.seats.map((owned, seat) => ({
    ...owned,
    gems: after.seats[seat]?.gems ?? owned.gems,
  })),
});
