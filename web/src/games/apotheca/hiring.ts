/** What can be hired in the alley, what it costs, and how that is said. */

import { named } from '../../lib/choosing';
import { nameOf } from './said';
import type { ApothecaMove, ApothecaProps, Colour, Station } from './types';

export interface Sale {
  gems: Colour[];
  label: string;
  /** Not now: undefined. */
  move: ApothecaMove | undefined;
  /** And why. */
  why: string;
}

/** What the apothecary of a station costs: gems of its colour, or mixed ones where that is allowed. */
export function sales(given: ApothecaProps, station: Station, colour: Colour): Sale[] {
  const { hire, mixed } = given.content.terms[given.view.variant];
  const sale = (key: string, kind: string, gems: Colour[]): Sale => {
    const picks = [`${kind}:${station}`];
    const label = saleWords(given, { key, params: { station } }, gems);
    const refused = named(given.refused, picks);
    const why = refused ? given.words.refusal(refused.why) : '';
    return { gems, label, move: named(given.legal, picks), why };
  };
  const own = sale('do-hire', 'station', Array<Colour>(hire).fill(colour));
  return mixed.length ? [own, sale('do-hire-mixed', 'mixed', mixed)] : [own];
}

/** A hire in words: who comes for what. */
export function saleWords(
  given: ApothecaProps,
  { key, params }: Pick<ApothecaMove, 'key' | 'params'>,
  gems: Colour[],
): string {
  const who = given.view.alley[params.station as Station];
  const apothecary = who ? nameOf(given, who.name) : '';
  if (key === 'do-hire')
    return given.words.say('hire-for', { apothecary, count: gems.length, gems: gems[0] });
  if (key === 'do-hire-mixed') return given.words.say('hire-mixed', { apothecary });
  return given.words.say(key === 'do-hire-deck' ? 'hire-deck' : key, params);
}
