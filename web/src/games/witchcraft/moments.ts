/** What has time in Witchcraft. */

import type { Cue, Moments } from '../../lib/moments';
import { shotsFrom } from './told';
import type { Event, Events, WitchcraftView } from './types';

type Told<K extends keyof Events> = Extract<Event, { kind: K }>;
type Others = Told<'places' | 'comes' | 'gives' | 'shields' | 'turns' | 'teleports' | 'swaps'>;

/** What another has done stands there for a while before the next; one's own is known. */
const read = (holds: number): Cue<WitchcraftView, Others>[] => [
  {
    name: 'done',
    moves: 0,
    holds,
    when: ({ params }, { you }) => params.seat !== you,
    // what is told of one space can be shown; what comes after is not known yet
    becomes: (view, { params }, after) =>
      typeof params.space === 'string' ? standing(view, params.space, after) : view,
  },
];

/** The view with what stands on a space after it all. */
function standing(view: WitchcraftView, space: string, after: WitchcraftView): WitchcraftView {
  const others = view.stacks.filter((stack) => stack.space !== space);
  const now = after.stacks.filter((stack) => stack.space === space);
  return { ...view, stacks: [...others, ...now] };
}

export const moments: Moments<WitchcraftView, Event> = {
  places: read(480),
  comes: read(480),
  gives: read(420),
  shields: read(480),
  turns: read(420),
  teleports: read(480),
  swaps: read(480),
  // every bolt of the stack; one that a shield stops is looked at
  fires: [
    { name: 'bolts', moves: 420, holds: 0 },
    {
      name: 'shield-holds',
      moves: 0,
      holds: 900,
      when: ({ params }, view) => shotsFrom(params.space, view).some(({ stopped }) => stopped),
    },
  ],
  captures: [
    {
      name: 'bolt',
      moves: 660,
      holds: 480,
      becomes: (view, { params }) => ({
        ...view,
        stacks: view.stacks.filter(({ space }) => space !== params.space),
      }),
    },
  ],
  'hits-altar': [{ name: 'bolt', moves: 420, holds: 480 }],
  summons: [
    {
      name: 'grows',
      moves: 0,
      holds: 900,
      becomes: (view, _, after) => ({ ...view, spaces: after.spaces }),
    },
  ],
};
