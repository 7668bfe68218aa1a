/** Where the spaces of the pot lie: wells in a groove that is a spiral. */

export interface Spot {
  x: number;
  y: number;
}

export interface Track {
  /** In a box of 640. */
  wells: Spot[];
  /** The groove in which they lie, as a path. */
  groove: string;
  /** The groove from the beginning up to a space. */
  grooveTo: (space: number) => string;
}

const FINE = 6; // steps of the groove from one well to the next

const tracks = new Map<number, Track>(); // a drawing is worked out once

/** The track of a pot with so many spaces. */
export function trackOf(spaces: number): Track {
  const found = tracks.get(spaces) ?? drawn(spaces);
  tracks.set(spaces, found);
  return found;
}

function drawn(spaces: number): Track {
  const groove = spiral((spaces - 1) * FINE + 1, 68.5 / FINE);
  const fit = fitting(groove.filter((_, n) => n % FINE === 0));
  const fine = groove.map(fit);
  return {
    wells: fine.filter((_, n) => n % FINE === 0),
    groove: path(fine),
    grooveTo: (space) => path(fine.slice(0, space * FINE + 1)),
  };
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

const apart = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The smallest circle round the spots, by steps towards the farthest of them. */
function around(spots: Spot[]): Spot & { r: number } {
  const far = (c: Spot): Spot => spots.reduce((a, b) => (apart(b, c) > apart(a, c) ? b : a));
  const c = { x: 0, y: 0 };
  for (let k = 0; k < 1500; k++) {
    const f = far(c);
    const t = 0.5 / (k + 2);
    c.x += (f.x - c.x) * t;
    c.y += (f.y - c.y) * t;
  }
  return { ...c, r: apart(far(c), c) };
}

/** Moves and scales spots so that these fill the pot. */
function fitting(spots: Spot[]): (spot: Spot) => Spot {
  const centre = around(spots);
  const scale = 277 / centre.r;
  const round = (value: number): number => Math.round(value * 10) / 10;
  return ({ x, y }) => ({
    x: round(320 + (x - centre.x) * scale),
    y: round(320 + (y - centre.y) * scale),
  });
}

const path = (spots: Spot[]): string => `M${spots.map(({ x, y }) => `${x} ${y}`).join(' L')}`;
