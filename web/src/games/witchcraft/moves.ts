/** Legal moves by what is picked for them: spaces, tiles and directions, and what a choice leaves. */

import { continuing, kindOf, named, nameOf, next, ordersOf } from '../../lib/choosing';
import type { Altar, Direction, WitchcraftMove, WitchcraftView, WitchcraftProps } from './types';

export interface Read {
  move: WitchcraftMove;
  text: string;
  key: string;
  /** What is picked, in its order: `space`, `space facing`, `tile tile tile`. */
  kinds: string;
  /** That it names, or that are added by it. */
  spaces: string[];
  tiles: string[];
  facing: Direction | null;
  altar: Altar | null;
  /** Of a piece that is summoned. */
  size: number;
}

/** What has been chosen of a move that takes more than one choice. */
export interface Chosen {
  space: string | null;
  tile: string | null;
  /** Summoning: how large, and which piece. */
  size: number | null;
  piece: string | null;
}

export const NOTHING: Chosen = { space: null, tile: null, size: null, piece: null };

export const BOLT = 'facing';
export const SUMMONING = 'size piece';
export const RESERVE = 'tile tile tile';
export const ONE_TILE = 'tile';
export const TOP = 'tile facing';
export const NAMELESS = '';
const ONE_SPACE = 'space';
const TWO_SPACES = 'space space';

export function read(move: WitchcraftMove): Read {
  const order = ordersOf(move)[0] ?? [];
  const of = (kind: string): string[] => order.filter((one) => kindOf(one) === kind).map(nameOf);
  return {
    move,
    text: move.move,
    key: move.key,
    kinds: order.map(kindOf).join(' '),
    spaces: move.about?.spaces ?? of('space'),
    tiles: of('tile'),
    facing: (of('facing')[0] ?? null) as Direction | null,
    altar: (of('altar')[0] ?? null) as Altar | null,
    size: Number(of('size')[0] ?? 0),
  };
}

/** Whether it is decided by choosing a space at once; what the Prophet readies is no choice. */
export function onBoard(view: WitchcraftView, all: Read[]): boolean {
  return view.step !== 'top' && all.some(({ kinds }) => [ONE_SPACE, TWO_SPACES].includes(kinds));
}

/** The words that say so; a blast with several targets says that there may be more. */
export function chooseOnBoard(view: WitchcraftView): string {
  const several = ['target', 'target-next'].includes(view.step) && view.targets.length;
  return several ? `desk-${view.step}` : 'desk-on-board';
}

/** Why the stack on a space can't be activated now, where that is known. */
export function refusedAt({ refused, words }: WitchcraftProps, space: string | null): string {
  const found = refused.find((one) => one.picks?.some(([pick]) => pick === `space:${space}`));
  return found ? words.refusal(found.why) : '';
}

/** What a click on a space does: play a move, or choose the space. */
export type Target = { plays: string; words: WitchcraftMove } | { plays: null };

export function targets(all: Read[], chosen: Chosen): Map<string, Target> {
  const found = new Map<string, Target>();
  const legal = all.map((one) => one.move);
  const begun = all.some((one) => one.kinds === TWO_SPACES) ? picked(chosen) : [];
  for (const pick of next(legal, begun)) {
    const move = named(legal, [...begun, pick]);
    if (kindOf(pick) === 'space')
      found.set(nameOf(pick), move ? { plays: move.move, words: move } : { plays: null });
  }
  for (const { move, size, spaces } of all) {
    if (move.about?.hits) found.set(move.about.hits, { plays: move.move, words: move });
    if (size && size === chosen.size) for (const space of spaces) found.set(space, { plays: null });
  }
  return found;
}

/** What is chosen, as picks. */
export function picked({ space, tile }: Chosen): string[] {
  if (tile) return [`tile:${tile}`];
  return space ? [`space:${space}`] : [];
}

/** The directions that complete what has been chosen. */
export function facings(all: Read[], chosen: Chosen): Map<Direction, string> {
  const begun = picked(chosen);
  if (!begun.length) return new Map();
  const moves = continuing(
    all.map((one) => one.move),
    begun,
  );
  const faced = moves.map(read);
  return new Map(faced.flatMap(({ facing, text }) => (facing ? [[facing, text]] : [])));
}
