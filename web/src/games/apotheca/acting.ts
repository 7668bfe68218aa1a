/** What the market offers now, and what a click on one of its spaces does. */

import { hand } from './hand.svelte';
import { matches, type Match } from './market';
import { attempt } from './reach';
import type { ApothecaProps, Market, Person } from './types';
import { following, named, usesOf, type Use } from './uses';

/** Decisions that are made by choosing a space. */
const ON_SPACES = ['place', 'outside', 'stack'];

export const isLegal = (given: ApothecaProps, move: string): boolean =>
  given.legal.some((one) => one.move === move);
export const legalOf = (given: ApothecaProps, ...kinds: string[]): string[] =>
  given.legal.map((one) => one.move).filter((move) => kinds.includes(move.split(' ')[0] ?? ''));
export const acts = (given: ApothecaProps): boolean =>
  given.seat !== null && !given.over && given.actors.includes(given.seat);

/** All apothecaries in sight, by name. */
export function person(given: ApothecaProps, name: string): Person | undefined {
  const { seats, alley } = given.view;
  const all = [
    ...seats.flatMap((seat) => [...seat.active, ...seat.satisfied]),
    ...Object.values(alley),
  ];
  return all.find((one) => one?.name === name) ?? undefined;
}

export function uses(given: ApothecaProps): Use[] {
  return hand.who ? usesOf(given.legal, hand.who, given.view.market) : [];
}

/** The use that is shown on the market before it is played. */
export function shown(given: ApothecaProps): Use | undefined {
  const all = uses(given);
  const by = (move: string | null): Use | undefined => all.find((one) => one.move === move);
  const looked =
    hand.looked && !hand.pending ? named(all, [...hand.picks, hand.looked]) : undefined;
  return by(hand.tried) ?? by(hand.pending) ?? looked;
}

/** The matches that may be chosen among now, by their moves. */
export function choosable(given: ApothecaProps): { move: string; spaces: string[] }[] {
  const legal = new Set(legalOf(given, 'match'));
  return matches(given.view.market)
    .map((match) => ({ move: `match ${match.colour} ${match.spaces[0]}`, spaces: match.spaces }))
    .filter((match) => legal.has(match.move));
}

/** The matches in a market that the player in turn would make: in master not all are. */
export function made({ view }: ApothecaProps, market: Market): Match[] {
  const master = !!view.seats[view.seat]?.master;
  return matches(market).filter((one) => !view.decree || (one.colour === view.decree) === master);
}

/** The spaces that respond. */
export function targets(given: ApothecaProps): Set<string> {
  if (!acts(given)) return new Set();
  const { asks } = given.view;
  if (asks === 'match') return new Set(choosable(given).flatMap((match) => match.spaces));
  if (ON_SPACES.includes(asks)) return spacesOf(legalOf(given, asks));
  if (asks !== 'action') return new Set();
  if (!hand.who) return spacesOf(legalOf(given, 'reveal'));
  const all = uses(given);
  if (all.some((one) => !one.clicks.length)) return new Set(all.flatMap((one) => one.steps.flat()));
  return following(all, hand.pending ? hand.picks.slice(0, -1) : hand.picks);
}

const spacesOf = (moves: string[]): Set<string> =>
  new Set(moves.map((move) => move.split(' ')[1] ?? ''));

/** A click on a space, or Enter. */
export function click(given: ApothecaProps, space: string): void {
  hand.note = '';
  if (!acts(given) || given.sent) return;
  const { asks } = given.view;
  if (asks === 'action') return hand.who ? pick(given, hand.who, space) : reveal(given, space);
  const move =
    asks === 'match'
      ? choosable(given).find((match) => match.spaces.includes(space))?.move
      : `${asks} ${space}`;
  if (move && isLegal(given, move)) given.onplay(move);
  else given.onwhy(ON_SPACES.includes(asks) ? `${asks} ${space}` : `reveal ${space}`);
}

function reveal(given: ApothecaProps, space: string): void {
  const move = `reveal ${space}`;
  if (!isLegal(given, move)) given.onwhy(move);
  else if (hand.pending === move) given.onplay(move);
  else hand.pending = move;
}

function pick(given: ApothecaProps, who: string, space: string): void {
  const all = uses(given);
  if (all.some((one) => !one.clicks.length)) return cycle(given, all, space);
  const { picks, pending } = hand;
  if (picks.at(-1) === space) {
    if (pending) given.onplay(pending);
    else hand.picks = picks.slice(0, -1);
    return;
  }
  const before = pending ? picks.slice(0, -1) : picks;
  const orders = [[...before, space], [...before.slice(0, -1), space], [space]];
  const next = orders.find((order) => following(all, order.slice(0, -1)).has(space));
  if (!next) return whyNot(given, who, before, space);
  hand.tried = null;
  hand.picks = next;
  hand.pending = named(all, next)?.move ?? null;
}

/** A line or block through the space; another click shows the next one. */
function cycle(given: ApothecaProps, all: Use[], space: string): void {
  const through = all.filter((one) => one.steps.some((step) => step.includes(space)));
  const now = through.findIndex((one) => one.move === hand.pending);
  const next = through[(now + 1) % through.length];
  hand.tried = null;
  if (next) hand.pending = next.move;
  else hand.note = cannot(given, hand.who ?? '', space);
}

function whyNot(given: ApothecaProps, who: string, picks: string[], space: string): void {
  const from = picks.at(-1);
  const text =
    from && picks.length === 1 ? attempt(person(given, who)?.power ?? '', from, space) : null;
  if (text) given.onwhy(`power ${who} ${text}`);
  else hand.note = cannot(given, who, space);
}

function cannot(given: ApothecaProps, who: string, space: string): string {
  const power = person(given, who)?.power ?? '';
  return given.words.say('not-with-power', {
    space,
    power,
    does: given.words.say(`does-${power}`),
  });
}
