/** What a space is called aloud: where it is, what lies there, what choosing it does. */

import { capital } from '../../lib/words';
import { refusedAt, type Target } from './moves';
import type { Stack, WitchcraftProps } from './types';

function stackWords({ words: w }: WitchcraftProps, stack: Stack): string[] {
  const top = stack.tiles[0];
  if (!top) return [];
  const said = [
    w.say('cell-stack', {
      space: stack.space,
      owner: stack.owner,
      tile: top.tile,
      facing: top.facing,
    }),
  ];
  if (stack.tiles.length > 1) said.push(w.say('cell-height', { count: stack.tiles.length }));
  if (stack.exhausted) said.push(w.say('cell-exhausted'));
  const sides = [...new Set([...stack.printed, ...stack.tokens])];
  if (sides.length) said.push(w.say('cell-shields', { facing: sides, count: sides.length }));
  return said;
}

function what(given: WitchcraftProps, space: string): string[] {
  const { view, words: w } = given;
  const stack = view.stacks.find((one) => one.space === space);
  if (stack) return stackWords(given, stack);
  const altar = view.altars[space];
  if (altar) return [w.say('cell-altar', { space, altar })];
  return [w.say(view.spaces.includes(space) ? 'cell-empty' : 'cell-outside', { space })];
}

export function spoken(
  given: WitchcraftProps,
  space: string,
  target: Target | undefined,
  selected: boolean,
): string {
  const { words: w } = given;
  const said = what(given, space);
  if (selected) said.push(w.say('cell-chosen'));
  else if (target) said.push(target.plays === null ? w.say('cell-choose') : w.move(target.words));
  else said.push(refusedAt(given, space));
  return capital(said.filter(Boolean).join(', '));
}

/** Of the stack that is looked at: why it can't be activated, else what its bolts meet. */
export function pointed(given: WitchcraftProps): string {
  const { view, words: w, desk } = given;
  const stack = view.stacks.find((one) => one.space === desk.look.space);
  const top = stack?.tiles[0];
  if (!stack || !top || desk.look.thing) return '';
  const why = refusedAt(given, stack.space);
  if (why) return capital(why);
  const then = meeting(given, stack.space);
  if (!then) return w.say(`explain-${top.tile}`);
  return w.say('pointed-stack', { tile: top.tile, space: stack.space, then });
}

/** What the bolts of a stack meet. */
export function meeting({ view, words: w }: WitchcraftProps, from: string): string {
  const met = view.lines.filter((line) => line.space === from).flatMap(({ meets }) => meets);
  return met.map(({ space, why }) => w.say(`meets-${why}`, { space })).join(', ');
}
