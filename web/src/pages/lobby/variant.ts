/** What is played otherwise than usual, in a few words. */

import { optionName, optionValue } from '../../lib/options';
import type { GameInfo, Table } from '../../lib/types';
import type { Words } from '../../lib/words';

export function variant({ options }: Table, game: GameInfo, words: Words): string {
  return game.options
    .filter(
      ({ name, default: usual }) => String(options[name] ?? 'none') !== String(usual ?? 'none'),
    )
    .map(({ name, kind }) => {
      const value = options[name] ?? null;
      if (kind === 'switch' && value === 'on') return optionName(name, words);
      const said = optionValue(name, value, words);
      return kind === 'choice' || kind === 'house' ? said : `${optionName(name, words)} ${said}`;
    })
    .join(', ');
}
