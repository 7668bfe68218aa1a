/** Who sits where, as the page calls them. */

import type { Player } from './games';
import type { Seat } from './types';
import type { Words } from './words';

/** A bot is called by its kind and the number of its seat. */
export function seatName(seat: Seat, words: Words): string {
  if (seat.name) return seat.name;
  const number = seat.seat + 1;
  if (seat.kind === 'bot' && seat.bot && words.has(`bot-name-${seat.bot}`)) {
    return words.say(`bot-name-${seat.bot}`, { number });
  }
  return seat.kind === 'open' ? words.say('web-seat-open') : words.say('player-number', { number });
}

export function players(seats: Seat[], words: Words): Player[] {
  const taken = new Set<string>();
  return seats.map((seat) => {
    const name = seatName(seat, words);
    const initial =
      seat.kind === 'person' && seat.name ? letter(name, seat.seat, taken) : String(seat.seat + 1);
    return {
      seat: seat.seat,
      name,
      initial,
      kind: seat.kind,
      mine: seat.mine,
      online: seat.online,
      part: seat.part,
    };
  });
}

/** The first letter of the name that nobody before has, else the number of the seat. */
function letter(name: string, seat: number, taken: Set<string>): string {
  const letters = Array.from(name.toLocaleUpperCase()).filter((sign) => /\p{L}/u.test(sign));
  const found = letters.find((sign) => !taken.has(sign)) ?? String(seat + 1);
  taken.add(found);
  return found;
}
