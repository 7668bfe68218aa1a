/**
 * Moves are chosen by picks, `kind:name`, one after the other (`space:b2`, `facing:NE`). Every
 * legal move comes with the orders of picks that lead to it; what a board asks is here.
 */

/** What of a move is looked at: a legal one, or one that is refused. */
export interface Picked {
  picks?: string[][];
}

/** Every order of picks that leads to a move; one of nothing if it names nothing. */
export const ordersOf = (move: Picked): string[][] => move.picks ?? [[]];

export const kindOf = (pick: string): string => pick.slice(0, pick.indexOf(':'));
export const nameOf = (pick: string): string => pick.slice(pick.indexOf(':') + 1);

const begins = (order: string[], chosen: string[]): boolean =>
  chosen.every((pick, index) => order[index] === pick);

/** The moves that can still come of what is chosen. */
export function continuing<M extends Picked>(moves: readonly M[], chosen: string[]): M[] {
  return moves.filter((move) => ordersOf(move).some((order) => begins(order, chosen)));
}

/** What may be picked next, each once, in the order of the moves. */
export function next(moves: readonly Picked[], chosen: string[]): string[] {
  const orders = moves.flatMap(ordersOf).filter((order) => begins(order, chosen));
  return [...new Set(orders.flatMap((order) => order.slice(chosen.length, chosen.length + 1)))];
}

/** The move that the picks name in full. */
export function named<M extends Picked>(moves: readonly M[], chosen: string[]): M | undefined {
  return moves.find((move) =>
    ordersOf(move).some((order) => order.length === chosen.length && begins(order, chosen)),
  );
}
