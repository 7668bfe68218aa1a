/** What has time in Apotheca: a match lit and taken, gems paid, an apothecary satisfied. */

import type { Cue, Moments } from '../../lib/moments';
import { paid, settled } from './paying';
import type { ApothecaView, Event, Events } from './types';

type Told<K extends keyof Events> = Extract<Event, { kind: K }>;

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
  { name: 'hire', moves: 520, holds: 480, becomes: (view, _, after) => settled(view, after) },
];

/** The master pays for somebody of the alley, or for a decree. */
const pays: Cue<ApothecaView, Told<'power' | 'decreed'>> = {
  name: 'pays',
  moves: 520,
  holds: 0,
  when: ({ params: { seat } }, view, after) => paid(view, after, seat).length > 0,
};

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
    pays,
    {
      name: 'power',
      moves: 0,
      holds: 480,
      becomes: (view, { params: { starts, ends } }, after) => {
        const market = { ...view.market };
        for (const from of starts) market[from] = null;
        ends.forEach((to, index) => (market[to] = view.market[starts[index] ?? to] ?? null));
        return { ...settled(view, after), market };
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
  decreed: [pays],
  hired: hire,
  'hired-mixed': hire,
  'hired-unseen': hire,
  satisfied: [{ name: 'satisfied', moves: 660, holds: 480 }],
};
