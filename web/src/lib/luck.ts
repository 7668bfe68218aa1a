/**
 * This browser's part of the seed: sealed before any other part is told, told when all are
 * sealed, and looked for in the seed when the match is over. docs/fairness.md has the whole.
 */

import { freshKey } from './keys';
import { Remembered } from './remembered';
import { sha256 } from './sha256';
import type { ClientMessage, Table } from './types';

interface Part {
  secret: string;
  /** What the server had sealed when we sealed ours. */
  server: string;
  /** All seals that lay on the table when our secret was told; empty before. */
  under: string[];
}

const SECRET = 16; // bytes
const parts = new Remembered<Part>('philtre-luck');

export class Luck {
  private part: Part | null;
  /** Whether a part that another device has sealed may be replaced by ours: once a visit. */
  private arriving = true;

  constructor(private readonly table: string) {
    this.part = parts.get(table) ?? null;
  }

  /** What to send after the table was told: our seal, our secret, or nothing. */
  next(table: Table): ClientMessage | null {
    const seat = Math.min(...table.seats.filter((one) => one.mine).map((one) => one.seat));
    if (!table.luck || !Number.isFinite(seat)) return null;
    const listed = table.luck.seals[seat];
    const arriving = this.arriving;
    this.arriving = false;
    if (this.part && listed === sha256(this.part.secret))
      return table.luck.sealed && table.luck.waiting.includes(seat)
        ? this.tell(this.part, table, Object.values(table.luck.seals))
        : null;
    if (listed && !arriving) return null;
    return this.seal(table);
  }

  /** Whether the seed of a match that is over is the one that was sealed; null if we can't say. */
  kept(table: Table): boolean | null {
    if (!table.over || !table.seed || !this.part?.under.length) return null;
    const [, server = '', ...secrets] = table.seed.split(':');
    const { secret, server: sealed, under } = this.part;
    const seals = secrets.map(sha256);
    const same = seals.length === under.length && seals.every((one) => under.includes(one));
    return same && sha256(server) === sealed && secrets.includes(secret);
  }

  private seal(table: Table): ClientMessage {
    // What was told can't be sealed again.
    if (!this.part || this.part.under.length)
      this.part = { secret: freshKey(SECRET), server: table.seed_hash ?? '', under: [] };
    parts.set(this.table, this.part);
    return { type: 'seal', seal: sha256(this.part.secret), key: freshKey() };
  }

  private tell(part: Part, table: Table, seals: string[]): ClientMessage {
    if (part.under.length && part.under.join() !== seals.join()) return this.seal(table);
    part.under = seals;
    parts.set(this.table, part);
    return { type: 'secret', secret: part.secret, key: freshKey() };
  }
}
