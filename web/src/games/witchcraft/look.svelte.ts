/** What is looked at: the board and the guilds set it, the panel beside the log tells about it. */

import { narrow } from '../../lib/screen';
import type { Altar, Guild } from './types';

/** A tile or a power tile that lies on no space. */
export type Thing = { tile: string; owner: Guild; altar?: never } | { altar: Altar; tile?: never };

export class Look {
  /** Under the pointer now. */
  private over: string | null = $state(null);
  /** Focused or pressed last. */
  private kept: string | null = $state(null);
  thing: Thing | null = $state.raw(null);
  /** Whether the lines of all bolts are shown. */
  fire = $state(false);

  get space(): string | null {
    return this.over ?? this.kept;
  }

  /** Where the panel stands below the board, its new height would push the board from under the pointer. */
  private get points(): boolean {
    return !narrow.current;
  }

  hover(space: string | null): void {
    this.over = this.points ? space : null;
    if (this.over) this.thing = null;
  }

  point(thing: Thing): void {
    if (this.points) this.at(thing);
  }

  keep(space: string | null): void {
    this.kept = space;
    this.thing = null;
  }

  at(thing: Thing): void {
    this.thing = thing;
  }
}
