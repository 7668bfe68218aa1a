/** What a hire or a decree costs, in gems and in words. */

import { nameOf } from './said';
import { COLOUR_OF, COLOURS, type ApothecaProps, type Colour, type Station } from './types';

export interface Price {
  move: string;
  gems: Colour[];
  label: string;
}

export function price(given: ApothecaProps, move: string): Price {
  const { words, view } = given;
  const place = move.split(' ').at(-1) ?? '';
  if (move.startsWith('decree ')) {
    const colour = place as Colour;
    return {
      move,
      gems: view.asks === 'decree' ? [] : [colour],
      label: words.say('do-decree', { colour }),
    };
  }
  if (place === 'deck') return { move, gems: [...COLOURS], label: words.say('hire-deck') };
  const station = place as Station;
  const who = view.alley[station];
  const apothecary = who ? nameOf(given, who.name) : '';
  if (move.startsWith('hire mixed '))
    return { move, gems: [...COLOURS], label: words.say('hire-mixed', { apothecary }) };
  const count = view.variant === 'solo' ? 3 : 2;
  const colour = COLOUR_OF[station];
  return {
    move,
    gems: Array.from({ length: count }, () => colour),
    label: words.say('hire-for', { apothecary, count, gems: colour }),
  };
}
