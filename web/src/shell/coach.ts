/** The coach's panel, which any board is given: beside the log, or a sheet on phones. */

import type { Board, Panel } from '../lib/games';
import Coach from './Coach.svelte';

const coach: Panel = {
  name: 'coach',
  icon: 'lamp',
  title: (props) => props.words.say('web-coach'),
  Part: Coach,
  shown: (props) => props.seat !== null && !props.over,
};

export const withCoach = (board: Board): Board => ({
  ...board,
  panels: [...(board.panels ?? []), coach],
});
