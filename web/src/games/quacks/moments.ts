/** What has time in Quacks. */

import type { Cue, Moments } from '../../lib/moments';
import { counts } from './ledger';
import type { Event, Events, QuacksView, SeatView } from './types';

type Told<K extends keyof Events> = Extract<Event, { kind: K }>;

/** The seat whose pot is large: the own one. */
const near = ({ you, start_player }: QuacksView): number => you ?? start_player;

function withSeat(view: QuacksView, seat: number, change: Partial<SeatView>): QuacksView {
  const seats = view.seats.map((own, at) => (at === seat ? { ...own, ...change } : own));
  return { ...view, seats };
}

/** From odds of one in four on, one holds one's breath. */
function tense(view: QuacksView, seat: number): boolean {
  const [count = 0, total = 0] = view.seats[seat]?.explosive ?? [];
  return count > 0 && count * 4 >= total;
}

/** The chip lies in the pot; what came of it is told next. */
function landed(view: QuacksView, { params }: Told<'placed'>, after: QuacksView): QuacksView {
  const then = after.seats[params.seat];
  if (!then) return view;
  const end = then.pot.findIndex(
    ({ chip, space }) => chip === params.chip && space === params.space,
  );
  const pot = end < 0 ? then.pot : then.pot.slice(0, end + 1);
  return withSeat(view, params.seat, { pot, white_sum: then.white_sum, scoring: then.scoring });
}

/** A new round lies on the table; points and rubies are told next. */
function turned(view: QuacksView, _: unknown, after: QuacksView): QuacksView {
  const seats = after.seats.map((own, at) => {
    const { points = 0, rubies = 0 } = view.seats[at] ?? {};
    return { ...own, points, rubies, tails: 0 };
  });
  return { ...after, stage: 'fortune', seats };
}

const gain = (of: 'points' | 'rubies'): Cue<QuacksView, Told<'scored' | 'rubies'>> => ({
  name: 'gain',
  moves: 520,
  apart: 120,
  holds: 900,
  covers: true,
  when: (event) => counts(event),
  joins: ({ params }, next) => next.params.source === params.source,
  becomes: (view, { params: { seat, count } }) =>
    withSeat(view, seat, { [of]: (view.seats[seat]?.[of] ?? 0) + count }),
});

export const moments: Moments<QuacksView, Event> = {
  'card-revealed': [
    {
      name: 'summary',
      moves: 0,
      holds: 'go-on',
      covers: true,
      when: ({ params }) => params.round > 1,
    },
    { name: 'card', moves: 600, holds: 2400, covers: true, becomes: turned },
  ],
  tails: [
    {
      name: 'tails',
      moves: 520,
      apart: 120,
      holds: 900,
      covers: true,
      joins: () => true,
      becomes: (view, { params: { seat, count } }) => withSeat(view, seat, { tails: count }),
    },
  ],
  placed: [
    {
      name: 'breath',
      moves: 300,
      holds: 0,
      when: ({ params: { seat } }, view) => seat === near(view) && tense(view, seat),
    },
    {
      name: 'flight',
      moves: 580,
      holds: 0,
      when: ({ params: { seat } }, view) => seat === near(view),
      becomes: landed,
    },
  ],
  exploded: [
    {
      name: 'explosion',
      moves: 1000,
      holds: 1400,
      covers: true,
      when: ({ params: { seat } }, view) => seat === near(view),
      becomes: (view, { params: { seat, count } }) =>
        withSeat(view, seat, { exploded: true, white_sum: count }),
    },
    {
      name: 'bang', // another's: on the plate, and in the prompt's second line
      moves: 0,
      holds: 1400,
      when: ({ params: { seat } }, view) => seat !== near(view),
      becomes: (view, { params: { seat, count } }) =>
        withSeat(view, seat, { exploded: true, white_sum: count }),
    },
  ],
  rolled: [{ name: 'die', moves: 660, holds: 600, covers: true }],
  scored: [gain('points')],
  rubies: [gain('rubies')],
};
