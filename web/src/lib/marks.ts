/**
 * What the coach draws on a board, whatever game it is: lit places, lines of places, ways from one
 * to another, lines of fire; each with the letter of its reason. Boards only name their places.
 */

import { kindOf, nameOf } from './choosing';
import type { Mark } from './types';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Lettered {
  /** Of the reason in the list; a number for a move. */
  letter: string;
  mark: Mark;
}

/** A rounded outline round something; of wax where it is a danger. */
export interface Area extends Box {
  wax: boolean;
}
/** A way from place to place, with its head. */
export interface Way {
  path: string;
  head: string;
  wax: boolean;
}
export interface Badge {
  x: number;
  y: number;
  letter: string;
  wax: boolean;
}
export interface Drawing {
  areas: Area[];
  ways: Way[];
  badges: Badge[];
}

const PAD = 3;
const HEAD = 13;
const BADGE = 24;

/** Finds a place on a board, by the pick's own name or as `data-<kind>`. */
export const selector = (place: string): string => {
  const name = CSS.escape(nameOf(place));
  return `[data-place="${CSS.escape(place)}"], [data-${kindOf(place)}="${name}"]`;
};

export const union = (boxes: Box[]): Box => {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const foot = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: foot - y };
};

const middle = (box: Box): [number, number] => [box.x + box.width / 2, box.y + box.height / 2];

/** Whether all lie beside each other in one row or one column, so that one outline goes round them. */
export function inRow(boxes: Box[]): boolean {
  const all = union(boxes);
  const [first] = boxes;
  if (!first) return false;
  const across = all.height < first.height * 1.5;
  const down = all.width < first.width * 1.5;
  const side = across ? first.width : first.height;
  const length = across ? all.width : all.height;
  return (across || down) && length < side * boxes.length * 1.4;
}

const grown = (box: Box, wax: boolean): Area => ({
  x: box.x - PAD,
  y: box.y - PAD,
  width: box.width + 2 * PAD,
  height: box.height + 2 * PAD,
  wax,
});

/** From the middle of one box to the edge of the other; a way bends, a line of fire is straight. */
export function way(from: Box, to: Box, wax: boolean): Way {
  const [x, y] = middle(from);
  const [X, Y] = middle(to);
  const length = Math.hypot(X - x, Y - y) || 1;
  const [along, across] = [(X - x) / length, (Y - y) / length];
  const bend = wax ? 0 : Math.min(40, length * 0.18);
  const turn: [number, number] = [(x + X) / 2 - across * bend, (y + Y) / 2 + along * bend];
  const towards = Math.hypot(X - turn[0], Y - turn[1]) || 1;
  const [u, v] = [(X - turn[0]) / towards, (Y - turn[1]) / towards];
  const reach = Math.min(to.width, to.height) * 0.3;
  const end: [number, number] = [X - u * reach, Y - v * reach];
  const side = HEAD * 0.62;
  const back: [number, number] = [end[0] - u * HEAD, end[1] - v * HEAD];
  const points = [
    end,
    [back[0] - v * side, back[1] + u * side],
    [back[0] + v * side, back[1] - u * side],
  ];
  return {
    path: `M${at([x, y])} Q${at(turn)} ${at(back)}`,
    head: points.map((point) => at(point as [number, number])).join(' '),
    wax,
  };
}

const at = ([x, y]: [number, number]): string => `${x.toFixed(1)},${y.toFixed(1)}`;

/** All that is to be drawn; what has no place on this board is left to the words. */
export function drawing(lettered: Lettered[], boxOf: (place: string) => Box | null): Drawing {
  const found: Drawing = { areas: [], ways: [], badges: [] };
  for (const { letter, mark } of lettered) {
    const boxes = mark.places.map(boxOf).filter((box) => box !== null);
    const [first, second] = boxes;
    if (!first || boxes.length < mark.places.length) continue;
    const wax = mark.kind === 'fire';
    if (second && boxes.length === 2 && mark.kind !== 'line' && mark.kind !== 'ring') {
      found.ways.push(way(first, second, wax));
      if (wax) found.areas.push(grown(second, true));
      const [[x, y], [X, Y]] = [middle(first), middle(second)];
      put(found.badges, { x: (x + X) / 2, y: (y + Y) / 2, letter, wax });
      continue;
    }
    const areas = inRow(boxes) ? [union(boxes)] : boxes;
    // a board rings what is chosen on it by itself: the number of a move is enough
    if (!isNumber(letter)) found.areas.push(...areas.map((box) => grown(box, wax)));
    put(found.badges, { x: first.x + 8, y: first.y + 8, letter, wax });
  }
  return found;
}

/** Badges that would lie on each other stand side by side; each letter of a place stands once. */
function put(badges: Badge[], badge: Badge): void {
  const near = (other: Badge): boolean =>
    Math.hypot(other.x - badge.x, other.y - badge.y) < BADGE - 2;
  if (badges.some((other) => near(other) && other.letter === badge.letter)) return;
  while (badges.some(near)) badge = { ...badge, x: badge.x + BADGE };
  badges.push(badge);
}

/** The letters of reasons: a, b, c … */
export const letterOf = (index: number): string => String.fromCharCode(97 + index);

/** A move has a number, a reason a letter. */
export const isNumber = (letter: string): boolean => /^\d/.test(letter);
