/** Spaces as columns and rows, and what part of the plane is shown. */

import type { Content, Direction } from './types';

export const CELL = 98;
export const MARGIN = 24;

interface Place {
  file: number;
  rank: number;
}

const NOWHERE: Place = { file: 0, rank: 0 };

/** Where a space lies. */
export const place = (content: Content, space: string): Place =>
  content.spaces.find((one) => one.name === space) ?? NOWHERE;

/** The columns and rows that some spaces need, and where on the drawing each of them is. */
export class Frame {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;

  /** The smallest frame round all these spaces. */
  constructor(
    private readonly content: Content,
    spaces: string[],
  ) {
    const all = spaces.map((space) => place(content, space));
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
      letter: this.content.files[this.left + at] ?? '',
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
    const { file, rank } = place(this.content, space);
    return {
      x: MARGIN + (file - this.left + 0.5) * CELL,
      y: MARGIN + (this.top - rank + 0.5) * CELL,
    };
  }

  /** Its row and column, from 1. */
  at(space: string): { row: number; column: number } {
    const { file, rank } = place(this.content, space);
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
export function step(content: Content, from: string, key: string, spaces: string[]): string | null {
  const way = KEYS[key];
  if (!way) return null;
  const here = place(content, from);
  const further = spaces
    .map((space) => ({ space, at: place(content, space) }))
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
