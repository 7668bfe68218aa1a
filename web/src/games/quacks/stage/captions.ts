/** What is said of the moment that is on; its result only when it has come. */

import { kindOf, type QuacksProps } from '../types';
import { ledger, type Step } from '../ledger';

/** The step of the evaluation that is on; null: it is none. */
export function stepNow({ beat, log, view }: QuacksProps): Step | null {
  const told = beat && !log.includes(beat.event) ? [...log, beat.event] : log;
  return ledger(told, view.seats.length).step;
}

/** The prompt's first line while the stage is taken; empty: it is not. */
export function caption(given: QuacksProps): string {
  const { beat, words, view } = given;
  if (!beat?.covers) return '';
  const { event, phase } = beat;
  if (event.kind === 'exploded')
    return event.params.seat === view.you
      ? words.say('moment-explodes', { count: event.params.count })
      : words.event(event);
  if (beat.name === 'summary') return words.say('moment-counted', { round: view.round });
  if (event.kind === 'tails') return words.say('moment-tails');
  if (event.kind === 'rolled' && phase === 'moves')
    return words.say('moment-rolls', { seat: event.params.seat });
  if (event.kind === 'card-revealed' && phase === 'moves')
    return words.say('moment-turns', { round: event.params.round });
  if (event.kind === 'scored' || event.kind === 'rubies')
    return words.say(`moment-${event.kind}`, { earned: event.params.source });
  return words.event(event);
}

/** By how much the first, or several, are before the next; empty if all are equal. */
function lead(points: number[], words: QuacksProps['words']): string {
  const most = Math.max(...points);
  if (points.every((own) => own === most)) return '';
  const next = Math.max(...points.filter((own) => own < most));
  const seats = points.flatMap((own, seat) => (own === next ? [seat] : []));
  return words.say('summary-before', { count: most - next, seats });
}

/** The second line. */
export function subtitle({ beat, words, view, content }: QuacksProps): string {
  if (beat?.event.kind === 'exploded') {
    const own = view.seats[beat.event.params.seat];
    const chips = (own?.pot ?? []).map(({ chip }) => kindOf(content, chip));
    const whites = chips.filter((chip) => chip?.colour === 'white');
    const sum = whites.map((chip) => chip?.value).join(' + ');
    return words.say('moment-sum', { sum, count: beat.event.params.count, limit: own?.limit ?? 7 });
  }
  if (beat?.event.kind === 'rolled' && view.stage !== 'fortune')
    return words.say('moment-furthest');
  if (beat?.name === 'summary')
    return lead(
      view.seats.map(({ points }) => points),
      words,
    );
  if (beat?.event.kind === 'card-revealed' && beat.name === 'card' && beat.phase === 'holds')
    return words.say(`effect-${beat.event.params.card}`);
  return '';
}
