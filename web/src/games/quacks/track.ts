/** The pot: what its 54 spaces give and where they lie; what the glasses give. */

export const SPOON = 53;
export const LAST = 52;

export const COINS: number[] = Array.from({ length: 54 }, (_, i) =>
  i < 16 ? i : i === 16 ? 15 : i === SPOON ? 35 : 16 + ((i - 17) >> 1),
);
export const POINTS: number[] = [
  0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7, 7, 8,
  8, 8, 9, 9, 9, 10, 10, 10, 11, 11, 11, 12, 12, 12, 12, 13, 13, 13, 14, 14, 15,
];
const RUBIES = new Set([5, 9, 13, 16, 20, 24, 28, 30, 34, 36, 40, 42, 46, 50, 52]);
export const hasRuby = (space: number): boolean => RUBIES.has(space);

export type Gift = { points: number } | { ruby: true } | { chip: string };

/** Glass 1 to 12. */
export const GLASSES: Gift[] = [
  { ruby: true },
  { points: 1 },
  { chip: 'blue-1' },
  { points: 2 },
  { chip: 'black-1' },
  { points: 2 },
  { chip: 'red-2' },
  { points: 3 },
  { chip: 'purple-1' },
  { points: 3 },
  { chip: 'yellow-4' },
  { points: 4 },
];

export interface Spot {
  x: number;
  y: number;
}

/** `count` spots on an Archimedean spiral, `step` apart along its arc. */
function spiral(count: number, step: number): Spot[] {
  const [inner, turn, first] = [40, 67.5, Math.PI * 1.02];
  const spots: Spot[] = [];
  let angle = 0;
  for (let n = 0; n < count; n++) {
    const at = inner + (turn * angle) / (2 * Math.PI);
    spots.push({ x: at * Math.cos(first + angle), y: at * Math.sin(first + angle) });
    for (let way = 0; way < step; angle += 0.0005) {
      way += 0.0005 * Math.hypot(inner + (turn * angle) / (2 * Math.PI), turn / (2 * Math.PI));
    }
  }
  return spots;
}

const FINE = 6; // steps of the groove from one well to the next
const groove = spiral(SPOON * FINE + 1, 68.5 / FINE);
const raw = groove.filter((_, n) => n % FINE === 0);

/** The smallest circle round the spots, by steps towards the farthest of them. */
function middle(): Spot & { r: number } {
  const far = (c: Spot): Spot =>
    raw.reduce((a, b) =>
      Math.hypot(b.x - c.x, b.y - c.y) > Math.hypot(a.x - c.x, a.y - c.y) ? b : a,
    );
  const c = { x: 0, y: 0 };
  for (let k = 0; k < 1500; k++) {
    const f = far(c);
    const t = 0.5 / (k + 2);
    c.x += (f.x - c.x) * t;
    c.y += (f.y - c.y) * t;
  }
  const f = far(c);
  return { ...c, r: Math.hypot(f.x - c.x, f.y - c.y) };
}

const centre = middle();
const fit = ({ x, y }: Spot): Spot => {
  const scale = 277 / centre.r;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return { x: round(320 + (x - centre.x) * scale), y: round(320 + (y - centre.y) * scale) };
};
const path = (spots: Spot[]): string => `M${spots.map(({ x, y }) => `${x} ${y}`).join(' L')}`;

/** In a box of 640: the wells, and the groove in which they lie. */
export const WELLS: Spot[] = raw.map(fit);
const fine = groove.map(fit);
export const GROOVE = path(fine);

/** The groove from the beginning up to a space. */
export function grooveTo(space: number): string {
  return path(fine.slice(0, space * FINE + 1));
}

export const well = (space: number): Spot => WELLS[space] ?? { x: 320, y: 320 };
