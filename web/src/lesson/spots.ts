/**
 * What a lesson lights, found on the page. Boards mark what they show: a thing by its name
 * (`data-space`, `data-who`), what plays a move by the move itself.
 */

import { kindOf, nameOf } from '../lib/choosing';
import type { Move } from '../lib/types';

/** What plays a move at once, a button that says so before a piece that does it too. */
const PLAYS = ['move', 'use', 'hire', 'piece'];
/** By what a pick, or a spot that a lesson names, is marked. */
const MARKS: Record<string, string[]> = {
  space: ['space'],
  apothecary: ['who'],
  facing: ['facing'],
  tile: ['tile'],
  size: ['size'],
  piece: ['space'],
  tab: ['tab', 'sheet'],
  action: ['action'],
  move: PLAYS,
};

const marked = (names: string[], value: string): string[] =>
  names.map((name) => `[data-${name}="${CSS.escape(value)}"]`);

/** Where a spot is looked for: one of the board's own parts, or what is marked so. */
export function selectors(spot: string, parts: Record<string, string>): string[] {
  const [kind, name] = [kindOf(spot), nameOf(spot)];
  if (kind === 'part') return parts[name]?.split(', ') ?? [];
  if (kind === 'seat') return [`.seats > :nth-child(${Number(name) + 1})`];
  const value = kind === 'piece' ? (name.split(' ')[0] ?? '') : name;
  return MARKS[kind] ? marked(MARKS[kind], value) : [];
}

const inSight = (thing: Element): boolean => thing.checkVisibility() && !!thing.getClientRects()[0];

/** The first that can be seen, of the first selector that finds one. */
const found = (root: ParentNode, where: string[]): Element | undefined =>
  where.flatMap((one) => [...root.querySelectorAll(one)]).find(inSight);

/** It is picked already: what follows is to be lit. */
const isChosen = (thing: Element): boolean =>
  !!thing.closest('[aria-pressed="true"], [aria-selected="true"]:not([role="tab"])');

/** What to touch next for a move: what plays it, else the first of its picks that is not picked. */
export function towards(root: ParentNode, move: Move): Element | null {
  const plays = found(root, marked(PLAYS, move.move));
  if (plays) return plays;
  for (const pick of move.picks?.[0] ?? []) {
    const thing = found(root, selectors(pick, {}));
    // a piece of board is laid another way by touching it again
    if (thing && (kindOf(pick) === 'piece' || !isChosen(thing))) return thing;
  }
  return found(root, marked(['action'], move.move.split(' ')[0] ?? '')) ?? null;
}

/** What is lit now: all that the step names, else where its move is made. */
export function lit(
  root: ParentNode,
  spots: string[],
  move: Move | undefined,
  parts: Record<string, string>,
): Element[] {
  const named = spots.flatMap((spot) => found(root, selectors(spot, parts)) ?? []);
  const there = named.length || !move ? null : towards(root, move);
  return there ? [there] : named;
}
