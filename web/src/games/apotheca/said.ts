/** What is said of spaces, seats and the turn. */

import { capital } from '../../lib/words';
import { acts, listed, pending, shown, uses } from './acting';
import type { ApothecaMove, ApothecaProps } from './types';

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

/** What a power would do, without its name; any other move as it is told elsewhere. */
export const useWords = ({ words }: ApothecaProps, move: ApothecaMove): string =>
  words.say(move.params.how ? 'the-use' : move.key, move.params);

/** The master, or the team, where there is such a thing. */
export function part({ seats, words }: ApothecaProps, seat: number): string {
  const found = seats[seat]?.part;
  return found ? words.say(found.key, found.params) : '';
}

/** Whether partners play who have agreed not to talk. */
export const silent = (view: ApothecaProps['view']): boolean =>
  !view.table_talk && view.sides.some((side) => side.length > 1);

/** What to do now, or what the power under way needs next: the second line of the prompt. */
export function hint(given: ApothecaProps): string {
  const { view, words } = given;
  if (given.beat) return words.event(given.beat.event);
  const left = `${words.say('actions-left', { count: view.actions_left })}.`;
  const looked = given.desk.looked && spaceWords(given, given.desk.looked);
  if (!acts(given)) return looked || (given.over || !view.turn || !view.actions_left ? '' : left);
  if (given.desk.note) return given.desk.note;
  if (view.asks === 'action' && given.desk.who) return powerHint(given);
  if (view.asks === 'action') return pending(given) ? words.say('hint-reveal') : looked || left;
  if (view.asks === 'place' && view.drawn) return words.say('hint-drawn', { colour: view.drawn });
  return words.has(`then-${view.asks}`) ? words.say(`then-${view.asks}`) : '';
}

/** Who must do what: the first line of the prompt. */
export function prompt(given: ApothecaProps): string {
  const { view, words, seat } = given;
  if (!acts(given)) return '';
  if (view.asks !== 'action') return words.say(`prompt-${view.asks}`, { seat });
  if (pending(given)) return words.say('prompt-confirm', { seat });
  return given.desk.who
    ? words.say('prompt-power', { seat, apothecary: given.desk.who })
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

function powerHint(given: ApothecaProps): string {
  const { words } = given;
  const now = shown(given);
  if (now) {
    const sizes = now.about?.matches?.map((match) => match.length) ?? [];
    return sizes.length
      ? words.say('hint-use-match', { ...now.params, count: Math.max(...sizes) })
      : words.say('hint-use', now.params);
  }
  const power = String(uses(given)[0]?.params.power);
  if (given.desk.spaces.length)
    return words.say('hint-next', { power, space: given.desk.spaces.at(-1) });
  const key = listed(given) ? 'hint-list' : 'hint-first';
  return words.say(key, { power, does: words.say(`does-${power}`) });
}
