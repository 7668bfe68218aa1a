/** What is said of spaces, seats and the turn. */

import { capital } from '../../lib/words';
import { acts, made, person, shown, uses } from './acting';
import { hand } from './hand.svelte';
import type { ApothecaProps } from './types';
import { after, useWords } from './uses';

/** A space and what lies there, for the ear and for the line below the market. */
export function spaceWords(given: ApothecaProps, space: string): string {
  const { view, words } = given;
  const tile = view.market[space];
  const parts = [space];
  if (!tile) parts.push(words.say('space-empty'));
  else if (tile.face === 'up') parts.push(words.say('space-up', { colour: tile.colour }));
  else {
    const pointed = tile.seat !== null && view.variant !== 'solo';
    parts.push(pointed ? words.say('space-points', { seat: tile.seat }) : words.say('space-down'));
    if (tile.colour) parts.push(words.say('space-peek', { colour: tile.colour }));
  }
  if (view.outside.includes(space)) parts.push(words.say('space-waits'));
  if (view.match.includes(space)) parts.push(words.say('space-match'));
  return parts.join(', ');
}

/** A name at the beginning of a line. */
export const nameOf = (given: ApothecaProps, name: string): string =>
  capital(given.words.value('apothecary', name));

/** The master, or the team, where there is such a thing. */
export function part({ seats, words }: ApothecaProps, seat: number): string {
  const found = seats[seat]?.part;
  return found ? words.say(found.key, found.params) : '';
}

/** Whether partners play who have agreed not to talk. */
export const silent = (view: ApothecaProps['view']): boolean =>
  !view.table_talk && view.sides.some((side) => side.length > 1);

/** How many actions the turn still has, this one included. */
export function actionsLeft(view: ApothecaProps['view']): number {
  const most = view.turn === 1 && view.variant !== 'solo' ? 1 : 2;
  const reached = view.asks === 'action' ? Math.max(most, view.used.length + 1) : most;
  return Math.max(0, reached - view.used.length);
}

/** How many actions the turn has in all. */
export const actionsInAll = (view: ApothecaProps['view']): number =>
  view.used.length + actionsLeft(view);

/** What to do now, or what the power under way needs next: the second line of the prompt. */
export function hint(given: ApothecaProps): string {
  const { view, words } = given;
  if (!acts(given))
    return given.over || !view.turn || !actionsLeft(view)
      ? ''
      : words.say('actions-left', { count: actionsLeft(view) });
  if (hand.note) return hand.note;
  if (view.asks === 'action' && hand.who) return powerHint(given, hand.who);
  if (view.asks === 'action' && hand.pending) return words.say('hint-reveal');
  if (view.asks === 'action') return `${words.say('actions-left', { count: actionsLeft(view) })}.`;
  return view.asks === 'place' && view.drawn ? words.say('hint-drawn', { colour: view.drawn }) : '';
}

/** Who must do what: the first line of the prompt. */
export function prompt(given: ApothecaProps): string {
  const { view, words, seat } = given;
  if (!acts(given)) return '';
  if (view.asks !== 'action') return words.say(`prompt-${view.asks}`, { seat });
  if (hand.pending) return words.say('prompt-confirm', { seat });
  return hand.who
    ? words.say('prompt-power', { seat, apothecary: hand.who })
    : words.say('prompt-action', { seat });
}

/** The end of solo. */
export function outcome({ view, words }: ApothecaProps): string {
  return words.say('solo-reached', {
    seat: 0,
    points: view.points ?? 0,
    rank: view.rank ?? 'assistant',
  });
}

function powerHint(given: ApothecaProps, who: string): string {
  const { words } = given;
  const power = person(given, who)?.power ?? '';
  const now = shown(given);
  if (now) {
    const use = useWords(now, words);
    const most = Math.max(
      0,
      ...made(given, after(given.view.market, now.steps)).map((one) => one.spaces.length),
    );
    return most
      ? words.say('hint-use-match', { power, use, count: most })
      : words.say('hint-use', { power, use });
  }
  if (hand.picks.length) return words.say('hint-next', { power, space: hand.picks.at(-1) });
  const listed = uses(given).some((one) => !one.clicks.length);
  return words.say(listed ? 'hint-list' : 'hint-first', {
    power,
    does: words.say(`does-${power}`),
  });
}
