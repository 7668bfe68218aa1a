/** How much of a table this device has heard, so that a return shows what is new since. */

import { Remembered } from './remembered';

const heard = new Remembered<number>('philtre-heard');

const name = (table: string, seat: number | null): string => `${table} ${seat ?? ''}`;

/** Undefined on the first visit. */
export const heardBefore = (table: string, seat: number | null): number | undefined =>
  heard.get(name(table, seat));

export const remember = (table: string, seat: number | null, count: number): void =>
  heard.set(name(table, seat), count);
