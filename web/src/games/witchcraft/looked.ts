/** The title of the panel about what is looked at. */

import type { Stack, WitchcraftProps } from './types';

const stackOf = (given: WitchcraftProps): Stack | undefined =>
  given.view.stacks.find((one) => one.space === given.desk.look.space);

export function lookTitle(given: WitchcraftProps): string {
  const { view, words: w } = given;
  const { thing, space } = given.desk.look;
  if (thing?.tile) return w.say(`tile-${thing.tile}`);
  const stack = thing ? undefined : stackOf(given);
  if (stack) return w.say('look-stack', { space: stack.space });
  const altar = thing ? thing.altar : view.altars[space ?? ''];
  return altar ? w.say('look-altar', { altar }) : w.say('look-label');
}

export function lookAside(given: WitchcraftProps): string {
  const { view, words: w } = given;
  const { thing, space } = given.desk.look;
  if (thing) return thing.tile ? w.say('look-owner', { owner: thing.owner }) : '';
  const stack = stackOf(given);
  if (!stack) return (space && view.altars[space] && space) || '';
  const said = [
    w.say('look-owner', { owner: stack.owner }),
    w.say('cell-height', { count: stack.tiles.length }),
  ];
  return [...said, ...(stack.exhausted ? [w.say('cell-exhausted')] : [])].join(' · ');
}
