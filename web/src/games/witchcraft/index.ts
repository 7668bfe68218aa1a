/** The board of Witchcraft. */

import { nameOf } from '../../lib/choosing';
import type { Board, SeatNote } from '../../lib/games';
import { capital } from '../../lib/words';
import Acts from './Acts.svelte';
import { Choosing } from './choosing.svelte';
import { Held } from './focus';
import { losable } from './fire';
import Guild from './Guild.svelte';
import Inspector from './Inspector.svelte';
import Key from './Key.svelte';
import { Look } from './look.svelte';
import { lookAside, lookTitle } from './looked';
import { moments } from './moments';
import { chooseOnBoard, NOTHING, onBoard, read } from './moves';
import { sounds } from './sounds';
import { spots } from './spots';
import { pointed } from './spoken';
import { turnNumber } from './told';
import {
  guildOf,
  type About,
  type Content,
  type Desk,
  type Event,
  type WitchcraftProps,
  type WitchcraftView,
} from './types';
import WitchcraftBoard from './WitchcraftBoard.svelte';

function note({ view, content, words }: WitchcraftProps, seat: number): SeatNote {
  const guild = words.say(`guild-${guildOf(content, seat)}`);
  if (view.winner === seat) return { state: `${guild}, ${words.say('has-won')}` };
  const left = view.seats[seat]?.activations ?? null;
  if (left !== null) return { state: guild, score: left, unit: words.say('activations-unit') };
  return { state: guild, ...(view.seats[seat]?.chosen ? { icon: 'lock' } : {}) };
}

/** The decision that is due. */
function prompt({ view, words, seat, legal }: WitchcraftProps): string {
  const key = `step-${view.step}`;
  if (!legal.length || !words.has(key)) return '';
  const step = words.say(key);
  const tile = view.in_hand;
  return words.say('prompt-step', {
    seat,
    step: tile ? words.say('step-tile', { step, tile }) : step,
  });
}

function hint(given: WitchcraftProps): string {
  const { view, over, words, actors, seat, legal } = given;
  if (over) return view.drawn ? capital(words.say('has-drawn')) : '';
  const looked = view.step === 'activate' ? pointed(given) : '';
  if (looked) return looked;
  // one's own decision is in the first line already: where to make it
  if (seat !== null && actors.includes(seat) && onBoard(view, legal.map(read))) {
    const lost = losable(view.lines, guildOf(given.content, seat));
    return view.step === 'activate' && lost.length
      ? words.say('fire-lost', { seat: 1 - seat, spaces: words.joined(lost) })
      : words.say(chooseOnBoard(view));
  }
  if (seat !== null && !actors.includes(seat)) return '';
  const due = `due-${view.step}`;
  return words.has(due) ? `${words.refusal({ key: due, params: {} })}.` : '';
}

function where({ view, words, log }: WitchcraftProps): string {
  if (['set-up', 'reserve'].includes(view.step)) return words.say('where-set-up');
  if (['draw', 'place'].includes(view.step)) return words.say('where-placing');
  const turn = turnNumber(log, view);
  return turn ? words.say('where-turn', { turn }) : ''; // a table that goes on from a position has no count
}

export default {
  Board: WitchcraftBoard,
  desk: () => ({ choosing: new Choosing(), look: new Look(), held: new Held() }),
  Actions: Acts,
  Marks: Guild,
  panels: [
    {
      name: 'look',
      icon: 'eye',
      title: lookTitle,
      tab: ({ words }) => words.say('tab-look'),
      aside: lookAside,
      Part: Inspector,
      below: true,
    },
  ],
  Key,
  preview: ({ desk }, move) => {
    const space = move?.picks?.[0]?.find((pick) => pick.startsWith('space:'));
    desk.choosing.chosen = {
      ...NOTHING,
      space: space && move?.picks?.[0]?.[1] ? nameOf(space) : null,
    };
  },
  note,
  prompt,
  hint,
  moments,
  honours: { captures: 'bolt-missile', highest: 'star', altars: 'altar-energy' },
  sounds,
  spots,
  where,
} satisfies Board<WitchcraftView, Content, About, Event, Desk>;
