/** What calls a player to the table, told from how it was before. */

import type { Sound } from './sound';
import type { TableEvent } from './types';

/** How things stand at a table. */
export interface Standing {
  /** Whether somebody at this screen is to move; null: not known yet. */
  called: boolean | null;
  won: boolean;
  /** What was said or asked last by somebody else. */
  addressed: object | null;
  fresh: TableEvent[];
}

const FAR: Sound[] = ['turn', 'message', 'win']; // what is for those who look elsewhere

export class Calls {
  private before: Standing = { called: null, won: false, addressed: null, fresh: [] };

  /** `sounds`: which event has which. */
  constructor(private readonly sounds: Record<string, Sound | undefined>) {}

  /** The sounds of what has changed, each once; of a table just opened nothing has. */
  changed(now: Standing, hidden: boolean): Sound[] {
    const { before } = this;
    this.before = now;
    if (before.called === null) return [];
    const events = now.fresh === before.fresh ? [] : now.fresh;
    const heard = [
      ...events.map((event) => this.sounds[event.kind]),
      now.addressed && now.addressed !== before.addressed ? ('message' as const) : undefined,
      now.won && !before.won ? ('win' as const) : undefined,
      now.called && !before.called ? ('turn' as const) : undefined,
    ].filter((sound) => sound !== undefined);
    return [...new Set(heard)].filter((sound) => !hidden || FAR.includes(sound));
  }
}
