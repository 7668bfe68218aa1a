/** Legal moves, read: which spaces, tiles and directions they name, and what a choice leaves. */

import type { Move } from '../../lib/types';
import { inOrder } from './geometry';
import {
  DIRECTIONS,
  TILES,
  type Altar,
  type Direction,
  type Line,
  type Stack,
  type TileKind,
  type WitchcraftView,
} from './types';

export interface Read {
  move: Move;
  text: string;
  word: string;
  spaces: string[];
  tiles: TileKind[];
  facing: Direction | null;
  altar: Altar | null;
}

/** What has been chosen of a move that takes more than one choice. */
export interface Chosen {
  space: string | null;
  tile: TileKind | null;
  /** Summoning: how large, and which piece. */
  size: number | null;
  piece: string | null;
}

export const NOTHING: Chosen = { space: null, tile: null, size: null, piece: null };

const SPACE = /^[yzabcdef]-?\d$/;
const AT_ONCE = ['fire', 'use', 'target', 'prophet', 'ready', 'split', 'remove', 'teleport'];
const WITH_FACING = ['place', 'give', 'turn', 'shield', 'to'];

/** Whether it is decided by choosing a space at once. */
export function onBoard(view: WitchcraftView, all: Read[]): boolean {
  return all.some(
    (one) =>
      (AT_ONCE.includes(one.word) || one.word === 'swap') &&
      (one.word !== 'ready' || view.step === 'energy'),
  );
}

/** The words that say so; a blast with several targets says that there may be more. */
export function chooseOnBoard(view: WitchcraftView): string {
  return view.step.startsWith('target') && view.targets.length
    ? `desk-${view.step}`
    : 'desk-on-board';
}

export function read(move: Move): Read {
  const [word = '', ...rest] = move.move.split(' ');
  return {
    move,
    text: move.move,
    word,
    spaces: rest.filter((one) => SPACE.test(one)),
    tiles: rest.filter((one): one is TileKind => (TILES as readonly string[]).includes(one)),
    facing: DIRECTIONS.find((one) => one === rest.at(-1)) ?? null,
    altar: word === 'power' || word === 'altar' ? (rest[0] as Altar) : null,
  };
}

/** What a click on a space does: play a move, or choose the space. */
export type Target = { plays: string; words: Move } | { plays: null };

export function targets(
  all: Read[],
  chosen: Chosen,
  view: WitchcraftView,
  caster: string | null,
): Map<string, Target> {
  const found = new Map<string, Target>();
  const plays = (space: string, one: Read): void =>
    void found.set(space, { plays: one.text, words: one.move });
  for (const one of all) {
    const space = one.spaces[0];
    if (AT_ONCE.includes(one.word) && space) plays(space, one);
    else if (WITH_FACING.includes(one.word) && space) found.set(space, { plays: null });
    else if (one.word === 'swap') swap(one, chosen, found, plays);
    else if (one.word === 'summon') {
      if (pieceSize(one) === chosen.size)
        one.spaces.forEach((part) => found.set(part, { plays: null }));
    } else if (one.word === 'altar') {
      const at = Object.entries(view.altars).find(([, kind]) => kind === one.altar)?.[0];
      if (at) plays(at, one);
    } else if (one.word === 'bolt') {
      const hit = shot(view.lines, caster, one.facing)?.meets[0]?.space;
      if (hit) plays(hit, one);
    }
  }
  return found;
}

function swap(
  one: Read,
  chosen: Chosen,
  found: Map<string, Target>,
  plays: (space: string, one: Read) => void,
): void {
  if (!chosen.space) one.spaces.forEach((space) => found.set(space, { plays: null }));
  else if (one.spaces.includes(chosen.space)) {
    const other = one.spaces.find((space) => space !== chosen.space);
    if (other) plays(other, one);
  }
}

export function shot(
  lines: Line[],
  caster: string | null,
  facing: Direction | null,
): Line | undefined {
  return lines.find((line) => line.space === caster && line.facing === facing);
}

export function pieceSize(one: Read): number {
  return Number(one.text.split(' ')[1]);
}

/** The directions that complete what has been chosen. */
export function facings(all: Read[], chosen: Chosen): Map<Direction, string> {
  const found = new Map<Direction, string>();
  for (const one of all) {
    if (!one.facing) continue;
    const fits =
      (WITH_FACING.includes(one.word) && one.spaces[0] === chosen.space) ||
      (one.word === 'top' && one.tiles[0] === chosen.tile);
    if (fits) found.set(one.facing, one.text);
  }
  return found;
}

/** The text of a move that a direction would complete, legal or not. */
export function completed(all: Read[], chosen: Chosen, facing: Direction): string | null {
  const word = all.find((one) => one.facing && one.word !== 'bolt')?.word;
  if (!word) return null;
  return word === 'top' ? `top ${chosen.tile} ${facing}` : `${word} ${chosen.space} ${facing}`;
}

const ASKED: Record<string, (space: string) => string> = {
  place: (space) => `place ${space} N`,
  come: (space) => `place ${space} N`,
  target: (space) => `target ${space}`,
  'target-next': (space) => `target ${space}`,
  give: (space) => `give ${space} N`,
  prophet: (space) => `prophet ${space}`,
  split: (space) => `split ${space}`,
  remove: (space) => `remove ${space}`,
  turn: (space) => `turn ${space} N`,
  energy: (space) => `ready ${space}`,
  protection: (space) => `shield ${space} N`,
  teleport: (space) => `teleport ${space}`,
  to: (space) => `to ${space} N`,
};

/** The move that somebody seems to want who points at a space that can't be chosen. */
export function wanted(view: WitchcraftView, space: string, stack: Stack | undefined): string {
  const asked = ASKED[view.step];
  if (asked) return asked(space);
  if (view.step === 'swap') {
    const own = view.stacks.find(
      (one) => one.owner === ['red', 'green'][view.you ?? 0] && one.space !== space,
    );
    if (own) return `swap ${[space, own.space].sort(inOrder).join(' ')}`;
  }
  const powers: TileKind[] = ['prophet', 'prince', 'barbarian', 'keykeeper'];
  return stack?.tiles[0] && powers.includes(stack.tiles[0].tile) ? `use ${space}` : `fire ${space}`;
}
