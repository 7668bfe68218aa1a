/** The end of a match, which any board is given: a podium and a curve in its place, what decided it beside. */

import type { Board, Panel } from '../../lib/games';
import EndStage from './EndStage.svelte';
import Moments from './Moments.svelte';
import Sources from './Sources.svelte';

export { default as EndActions } from './EndActions.svelte';

const moments: Panel = {
  name: 'moments',
  icon: 'lamp',
  title: (props) => props.words.say('web-moments'),
  tab: (props) => props.words.say('web-moments-tab'),
  Part: Moments,
};

const sources: Panel = {
  name: 'sources',
  icon: 'philtre',
  title: (props) => props.words.say('web-sources'),
  tab: (props) => props.words.say('web-sources-tab'),
  Part: Sources,
};

export const withEnd = (board: Board): Board => ({
  ...board,
  Board: EndStage,
  key: sources,
  panels: [moments, ...(board.panels ?? []).map((panel) => ({ ...panel, below: false }))],
});
