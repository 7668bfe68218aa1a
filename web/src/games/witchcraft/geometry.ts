/** Spaces as columns and rows, and what part of the plane is shown. */

import type { Direction } from './types';

const FILES = 'yzabcdef';
export const CELL = 98;
export const MARGIN = 24;

export interface Place {
  file: number;
  rank: number;
}

export function place(space: string): Place {
  return { file: FILES.indexOf(space.charAt(0)), rank: Number(space.slice(1)) };
}

export function name({ file, rank }: Place): string {
  return `${FILES.charAt(file)}${rank}`;
}

/** The space half a turn of the board away (W-34). */
export function twin(space: string): string {
  const { file, rank } = place(space);
  return name({ file: 7 - file, rank: 7 - rank });
}

export function isBase(space: string): boolean {
  const { file, rank } = place(space);
  return file >= 2 && file <= 5 && rank >= 1 && rank <= 6;
}

/** By rank, then file, as the notation orders them. */
export function inOrder(a: string, b: string): number {
  const [one, other] = [place(a), place(b)];
  return one.rank - other.rank || one.file - other.file;
}

export class Frame {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;

  /** The smallest frame round all these spaces. */
  constructor(spaces: Iterable<string>) {
    const all = [...spaces].map(place);
    this.left = Math.min(...all.map((one) => one.file));
    this.right = Math.max(...all.map((one) => one.file));
    this.bottom = Math.min(...all.map((one) => one.rank));
    this.top = Math.max(...all.map((one) => one.rank));
  }

  get columns(): number {
    return this.right - this.left + 1;
  }

  get rows(): number {
    return this.top - this.bottom + 1;
  }

  get width(): number {
    return this.columns * CELL + 2 * MARGIN;
  }

  get height(): number {
    return this.rows * CELL + 2 * MARGIN;
  }

  files(): { letter: string; x: number }[] {
    return Array.from({ length: this.columns }, (_, at) => ({
      letter: FILES.charAt(this.left + at),
      x: MARGIN + (at + 0.5) * CELL,
    }));
  }

  ranks(): { rank: number; y: number }[] {
    return Array.from({ length: this.rows }, (_, at) => ({
      rank: this.top - at,
      y: MARGIN + (at + 0.5) * CELL,
    }));
  }

  /** The middle of a space, in the units of the drawing. */
  middle(space: string): { x: number; y: number } {
    const { file, rank } = place(space);
    return {
      x: MARGIN + (file - this.left + 0.5) * CELL,
      y: MARGIN + (this.top - rank + 0.5) * CELL,
    };
  }

  /** Its row and column, from 1. */
  at(space: string): { row: number; column: number } {
    const { file, rank } = place(space);
    return { row: this.top - rank + 1, column: file - this.left + 1 };
  }
}

const KEYS: Record<string, [number, number]> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** Where an arrow key leads: the next space that way, over gaps; else the nearest one further that way. */
export function step(from: string, key: string, spaces: string[]): string | null {
  const way = KEYS[key];
  if (!way) return null;
  const here = place(from);
  const further = spaces
    .map((space) => ({ space, at: place(space) }))
    .map(({ space, at }) => ({
      space,
      along: (at.file - here.file) * way[0] + (at.rank - here.rank) * way[1],
      aside: Math.abs((at.file - here.file) * way[1]) + Math.abs((at.rank - here.rank) * way[0]),
    }))
    .filter(({ along }) => along > 0)
    .sort((a, b) => a.aside * 3 + a.along - (b.aside * 3 + b.along));
  return further[0]?.space ?? null;
}

export function isArrow(key: string): boolean {
  return key in KEYS;
}

export const ANGLE: Record<Direction, number> = {
  N: 0,
  NE: 45,
  E: 90,
  SE: 135,
  S: 180,
  SW: 225,
  W: 270,
  NW: 315,
};
