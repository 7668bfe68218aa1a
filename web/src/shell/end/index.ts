/** The end of a match, which any board is given: a podium and a curve in its place, what decided it beside. */

import type { Board, Panel } from '../../lib/games';
import EndStage from './EndStage.svelte';
import Moments from './Moments.svelte';

export { default as EndActions } from './EndActions.svelte';

const moments: Panel = {
  name: 'moments',
  icon: 'star',
  title: (props) => props.words.say('web-moments'),
  tab: (props) => props.words.say('web-moments-tab'),
  Part: Moments,
};

export const withEnd = (board: Board): Board => ({
  ...board,
  Board: EndStage,
  panels: [moments, ...(board.panels ?? []).map((panel) => ({ ...panel, below: false }))],
});
