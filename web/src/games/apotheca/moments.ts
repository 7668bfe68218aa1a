/** What has time in Apotheca: a match lit and taken, gems paid, an apothecary satisfied. */

import type { Cue, Moments } from '../../lib/moments';
import type { ApothecaView, Event, Events } from './types';

type Told<K extends keyof Events> = Extract<Event, { kind: K }>;

/** The gems of the seat are what they are after it all. */
function paid(
  view: ApothecaView,
  { params: { seat } }: { params: { seat: number } },
  after: ApothecaView,
): ApothecaView {
  const seats = view.seats.map((owned, at) =>
    at === seat ? { ...owned, gems: after.seats[at]?.gems ?? owned.gems } : owned,
  );
  return { ...view, seats };
}

/** A gem comes to a seat: counted when it has landed. */
const gem: Cue<ApothecaView, Told<'revealed' | 'bonus-gem' | 'nobody-satisfied'>> = {
  name: 'gem',
  moves: 520,
  holds: 240,
  becomes: (view, { params: { seat, gem } }) => ({
    ...view,
    seats: view.seats.map((owned, at) =>
      at === seat ? { ...owned, gems: { ...owned.gems, [gem]: owned.gems[gem] + 1 } } : owned,
    ),
  }),
};

const hire: Cue<ApothecaView, Told<'hired' | 'hired-mixed' | 'hired-unseen'>>[] = [
  { name: 'hire', moves: 520, holds: 480, becomes: paid },
];

export const moments: Moments<ApothecaView, Event> = {
  revealed: [
    {
      name: 'turned',
      moves: 0,
      holds: 240,
      becomes: (view, { params: { space, colour } }) => ({
        ...view,
        market: { ...view.market, [space]: { face: 'up', colour, seat: null } },
      }),
    },
    gem,
  ],
  'bonus-gem': [gem],
  'nobody-satisfied': [gem],
  placed: [
    {
      name: 'placed',
      moves: 0,
      holds: 480,
      when: ({ params }, { you }) => params.seat !== you, // one's own is known
      becomes: (view, { params: { space } }, after) => ({
        ...view,
        market: { ...view.market, [space]: after.market[space] ?? null },
      }),
    },
  ],
  power: [
    {
      name: 'power',
      moves: 0,
      holds: 480,
      becomes: (view, { params: { starts, ends } }) => {
        const market = { ...view.market };
        for (const from of starts) market[from] = null;
        ends.forEach((to, index) => (market[to] = view.market[starts[index] ?? to] ?? null));
        return { ...view, market };
      },
    },
  ],
  matched: [
    { name: 'match', moves: 480, holds: 0 },
    {
      name: 'taken',
      moves: 0,
      holds: 480,
      when: (_, __, after) => !after.match.length, // else it lies there until somebody is chosen
      becomes: (view, { params: { spaces } }) => ({
        ...view,
        market: { ...view.market, ...Object.fromEntries(spaces.map((space) => [space, null])) },
      }),
    },
  ],
  hired: hire,
  'hired-mixed': hire,
  'hired-unseen': hire,
  satisfied: [{ name: 'satisfied', moves: 660, holds: 480 }],
};
