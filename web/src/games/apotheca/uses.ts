/**
 * How a power is used: from its notation (docs/rules/apotheca.md, A-86) to the potions that
 * move, the spaces that are clicked for it, and the words that tell it.
 */

import type { Move } from '../../lib/types';
import type { Words } from '../../lib/words';
import { at, beside, spot } from './market';
import type { Market } from './types';

export type Step = [from: string, to: string];

export interface Use {
  /** The whole move, as it is played. */
  move: string;
  text: string;
  steps: Step[];
  /** The spaces that name it, in every order in which they may be clicked; none: it is listed. */
  clicks: string[][];
}

/** All legal uses of an apothecary's power. */
export function usesOf(legal: Move[], name: string, market: Market): Use[] {
  const head = `power ${name} `;
  return legal
    .filter((one) => one.move.startsWith(head))
    .map((one) => use(one.move, one.move.slice(head.length), market));
}

export function use(move: string, text: string, market: Market): Use {
  const steps = stepsOf(text, market);
  return { move, text, steps, clicks: clicksOf(text, steps) };
}

/** Who moves where; empty spaces of a line that turns travel along. */
export function stepsOf(text: string, market: Market): Step[] {
  if (text.startsWith('winds ')) return blown(text.slice(6), market);
  const ring = ringOf(text);
  if (ring)
    return ring.map((space, index): Step => [space, ring[(index + 1) % ring.length] ?? space]);
  if (text.includes('=')) {
    const [one = '', other = ''] = text.split('=');
    return [
      [one, other],
      [other, one],
    ];
  }
  return text.split(' ').map((part) => part.split('-') as Step);
}

/** The spaces of a row, column, diagonal or block in the order in which it turns. */
function ringOf(text: string): string[] | null {
  if (text.startsWith('block ')) {
    const corner = text.slice(6);
    return [
      [0, 0],
      [0, 1],
      [1, 1],
      [1, 0],
    ].map(([columns = 0, rows = 0]) => beside(corner, columns, rows) ?? corner);
  }
  const back = text.endsWith('-');
  const line = lineOf(text.slice(0, -1));
  return line && (back ? line.reverse() : line);
}

function lineOf(text: string): string[] | null {
  const steps = [0, 1, 2, 3];
  if (text.startsWith('row'))
    return steps.map((column) => at(column, Number(text.charAt(3)) - 1) ?? '');
  if (text.startsWith('col'))
    return steps.map((row) => at('abcd'.indexOf(text.charAt(3)), row) ?? '');
  if (!text.includes('/')) return null;
  const [start = '', end = ''] = text.split('/');
  const way = spot(end)[0] > spot(start)[0] ? 1 : -1;
  const length = spot(end)[1] - spot(start)[1] + 1;
  return steps.slice(0, length).map((step) => beside(start, way * step, step) ?? start);
}

/** Wizards Winds: what lies there slides to an edge, those of a line keeping their order. */
function blown(edge: string, market: Market): Step[] {
  const forward = edge === 'up' || edge === 'right';
  const steps: Step[] = [];
  for (const line of [0, 1, 2, 3]) {
    const along = (index: number): string => {
      const far = forward ? 3 - index : index;
      return (edge === 'up' || edge === 'down' ? at(line, far) : at(far, line)) ?? '';
    };
    const full = [0, 1, 2, 3].map(along).filter((space) => market[space]);
    full.forEach((space, index) => space !== along(index) && steps.push([space, along(index)]));
  }
  return steps;
}

function clicksOf(text: string, steps: Step[]): string[][] {
  const [first, second] = steps;
  if (!first || /^(row|col|block|winds)|\//.test(text)) return [];
  if (!second) return [first];
  if (text.includes('=')) return [first, second];
  // Chained Charge: the second follows to where the first was
  if (second[1] === first[0])
    return [
      [...first, second[0]],
      [second[0], ...first],
    ];
  return [
    [...first, ...second],
    [...second, ...first],
  ];
}

/** The market after it. */
export function after(market: Market, steps: Step[]): Market {
  const changed: Market = { ...market };
  for (const [from] of steps) changed[from] = null;
  for (const [from, to] of steps) changed[to] = market[from] ?? null;
  return changed;
}

/** The uses that begin with the spaces clicked so far. */
export function begun(uses: Use[], picks: string[]): Use[] {
  return uses.filter((one) =>
    one.clicks.some((order) => picks.every((pick, index) => order[index] === pick)),
  );
}

/** The spaces that may be clicked next. */
export function following(uses: Use[], picks: string[]): Set<string> {
  const orders = uses
    .flatMap((one) => one.clicks)
    .filter((order) => picks.every((pick, index) => order[index] === pick));
  return new Set(orders.flatMap((order) => order[picks.length] ?? []));
}

/** The use that these clicks name in full. */
export function named(uses: Use[], picks: string[]): Use | undefined {
  return uses.find((one) =>
    one.clicks.some(
      (order) =>
        order.length === picks.length && order.every((space, index) => space === picks[index]),
    ),
  );
}

/** A use in words. */
export function useWords(one: Pick<Use, 'text' | 'steps'>, words: Words): string {
  const { text } = one;
  if (text.startsWith('winds ')) return words.say(`use-winds-${text.slice(6)}`);
  if (text.startsWith('block '))
    return words.say('use-block', { from: text.slice(6), to: one.steps[1]?.[1] ?? '' });
  const way = text.endsWith('+') ? 'plus' : 'minus';
  if (text.startsWith('row')) return words.say(`use-row-${way}`, { line: text.charAt(3) });
  if (text.startsWith('col')) return words.say(`use-column-${way}`, { line: text.charAt(3) });
  if (text.includes('/')) {
    const ends = text.slice(0, -1).split('/');
    const [from, to] = way === 'plus' ? ends : ends.reverse();
    return words.say('use-diagonal', { from, to });
  }
  const [first] = one.steps;
  if (text.includes('=')) return words.say('use-swap', { from: first?.[0], to: first?.[1] });
  return one.steps.map(([from, to]) => words.say('use-move', { from, to })).join(', ');
}
