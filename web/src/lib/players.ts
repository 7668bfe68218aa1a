/** Who sits where, as the page calls them. */

import type { Player } from './games';
import type { Seat } from './types';
import type { Words } from './words';

/** A bot is called by its face, else by its kind and the number of its seat. */
export function seatName(seat: Seat, words: Words): string {
  if (seat.name) return seat.name;
  const number = seat.seat + 1;
  if (seat.kind === 'bot' && seat.bot && words.has(`bot-name-${seat.bot}`)) {
    return words.say(`bot-name-${seat.bot}`, { number });
  }
  return seat.kind === 'open' ? words.say('web-seat-open') : words.say('player-number', { number });
}

/** Whoever is called as somebody before is told apart by the number of the seat. */
export function players(seats: Seat[], words: Words): Player[] {
  const names = new Set<string>();
  const signs = new Set<string>();
  return seats.map((seat) => {
    const called = seatName(seat, words);
    const name = names.has(called) && seat.kind !== 'open' ? `${called} ${seat.seat + 1}` : called;
    const initial = monogram(seat.name ?? (seat.bot ? name : ''), seat.seat, signs);
    names.add(name);
    signs.add(initial);
    return {
      seat: seat.seat,
      name,
      initial,
      kind: seat.kind,
      bot: seat.bot,
      twin: name === called ? null : seat.seat + 1,
      mine: seat.mine,
      online: seat.online,
      part: seat.part,
    };
  });
}

/** The seats that have won; none before the end, or when all are alike. */
export function winners(returns: number[] | null | undefined): number[] {
  const best = Math.max(...(returns ?? []));
  if (!returns || returns.every((one) => one === best)) return [];
  return returns.flatMap((one, seat) => (one === best ? [seat] : []));
}

/**
 * The first letter of the name and one that follows, else the number of the seat. Never one
 * letter, which would read as a colour, nor a letter or nothing before a number: that is a value.
 */
function monogram(name: string, seat: number, taken: Set<string>): string {
  const [first = '', ...rest] = Array.from(name).filter((sign) => /\p{L}/u.test(sign));
  const pairs = rest.map((sign) => first.toLocaleUpperCase() + sign.toLocaleLowerCase());
  return pairs.find((pair) => !taken.has(pair)) ?? `#${seat + 1}`;
}
