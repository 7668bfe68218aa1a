/** What the market offers now, and what a click on one of its spaces does. */

import { continuing, kindOf, named, nameOf, next } from '../../lib/choosing';
import type { ApothecaMove, ApothecaProps } from './types';

const atSpace = (space: string): string => `space:${space}`;
export const ofApothecary = (name: string): string => `apothecary:${name}`;

export const legalOf = (given: ApothecaProps, keys: string[]): ApothecaMove[] =>
  given.legal.filter((one) => keys.includes(one.key));
export const acts = (given: ApothecaProps): boolean =>
  given.seat !== null && !given.over && given.actors.includes(given.seat);

/** What the chosen apothecary's power can do. */
export const uses = (given: ApothecaProps): ApothecaMove[] =>
  given.desk.who ? continuing(given.legal, given.desk.chosen.slice(0, 1)) : [];

/** Whether its uses are chosen from a list: lines, blocks and winds have names. */
export const listed = (given: ApothecaProps): boolean =>
  !!given.desk.who &&
  next(given.legal, given.desk.chosen.slice(0, 1)).some((pick) => kindOf(pick) === 'use');

/** The move that waits for its confirmation. */
export const pending = (given: ApothecaProps): ApothecaMove | undefined =>
  given.desk.chosen.length ? named(given.legal, given.desk.chosen) : undefined;

/** What is picked for certain: the last thing of a whole move may still be another. */
const settled = (given: ApothecaProps): string[] =>
  pending(given) ? given.desk.chosen.slice(0, -1) : given.desk.chosen;

/** The use that is shown on the market before it is played. */
export function shown(given: ApothecaProps): ApothecaMove | undefined {
  if (!given.desk.who) return undefined;
  const tried = given.desk.tried ? named(given.legal, given.desk.tried) : undefined;
  const looked = given.desk.looked
    ? named(given.legal, [...given.desk.chosen, atSpace(given.desk.looked)])
    : undefined;
  return tried ?? pending(given) ?? looked;
}

const spacesOf = (move: ApothecaMove): string[] => move.about?.matches?.flat() ?? [];
const through = (move: ApothecaMove): string[] => move.about?.steps?.flat() ?? [];

/** The spaces of the matches that are taken, would be made, or are chosen among, or is being resolved. */
export function matched(given: ApothecaProps): Set<string> {
  if (given.beat?.event.kind === 'matched') return new Set(given.beat.event.params.spaces);
  const { asks, match } = given.view;
  if (asks === 'match') return new Set(given.legal.flatMap(spacesOf));
  const now = shown(given) ?? pending(given);
  return new Set(now ? spacesOf(now) : match);
}

/** The spaces that respond. */
export function targets(given: ApothecaProps): Set<string> {
  if (!acts(given)) return new Set();
  if (given.view.asks === 'match') return matched(given);
  if (listed(given)) return new Set(uses(given).flatMap(through));
  const picks = next(given.legal, settled(given));
  return new Set(picks.filter((pick) => kindOf(pick) === 'space').map(nameOf));
}

/** Why there is no move of these; empty if there is one. */
export function whyNot(given: ApothecaProps, keys: string[]): string {
  const found = given.refused.find((one) => keys.includes(one.key));
  return found && !legalOf(given, keys).length ? given.words.refusal(found.why) : '';
}

/** A click on a space, or Enter. */
export function click(given: ApothecaProps, space: string): void {
  given.desk.note = '';
  if (!acts(given) || given.sent) return;
  if (given.view.asks === 'action')
    return listed(given) ? cycle(given, space) : pick(given, atSpace(space));
  const move =
    given.view.asks === 'match'
      ? given.legal.find((one) => spacesOf(one).includes(space))
      : named(given.legal, [atSpace(space)]);
  if (move) given.onplay(move.move);
  else given.onwhy([atSpace(space)]);
}

/** One pick more; what can't follow all of them may follow fewer. */
function pick(given: ApothecaProps, one: string): void {
  const whole = pending(given);
  if (given.desk.chosen.at(-1) === one) {
    if (whole) given.onplay(whole.move);
    else given.desk.pick(given.desk.chosen.slice(0, -1));
    return;
  }
  const head = given.desk.chosen.slice(0, given.desk.who ? 1 : 0);
  const rest = settled(given).slice(head.length);
  const orders = [[...rest, one], [...rest.slice(0, -1), one], [one]];
  const order = orders.find((each) => continuing(given.legal, [...head, ...each]).length);
  if (order) given.desk.pick([...head, ...order]);
  else given.onwhy([...head, ...rest, one]);
}

/** A line or block through the space; another click shows the next one. */
function cycle(given: ApothecaProps, space: string): void {
  const found = uses(given).filter((one) => through(one).includes(space));
  const now = found.findIndex((one) => one.move === pending(given)?.move);
  const order = found[(now + 1) % found.length]?.picks?.[0];
  if (order) given.desk.pick(order);
  else given.onwhy([...given.desk.chosen.slice(0, 1), atSpace(space)]);
}
