/** The coach's panels, which any board is given: beside the log, or a sheet on phones. */

import type { Board, Panel } from '../lib/games';
import Coach from './Coach.svelte';
import Review from './Review.svelte';

const coach: Panel = {
  name: 'coach',
  title: (props) => props.words.say('web-coach'),
  Part: Coach,
  shown: (props) => props.seat !== null && !props.over,
};
const review: Panel = {
  name: 'review',
  title: (props) => props.words.say('web-review'),
  Part: Review,
};

export const withCoach = (board: Board): Board => ({
  ...board,
  panels: [...(board.panels ?? []), coach],
});
export const withReview = (board: Board): Board => ({
  ...board,
  panels: [review, ...(board.panels ?? [])],
});
