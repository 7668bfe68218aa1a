/** Lists of tables: which wait for us, how those that are over came out, when it was. */

import type { Table } from './types';

/** Seats of ours that are to act now. */
export const wanted = (table: Table): number[] =>
  (table.over ? [] : (table.standing?.actors ?? [])).filter((seat) => table.mine.includes(seat));

export interface Shelves {
  /** Our tables where we are to act, where others are, and what is over. */
  waiting: Table[];
  others: Table[];
  late: Table[];
  /** Where we don't sit. */
  open: Table[];
}

/** The last touched first. */
export function shelved(tables: Table[]): Shelves {
  const shelves: Shelves = { waiting: [], others: [], late: [], open: [] };
  for (const table of [...tables].sort((a, b) => b.touched.localeCompare(a.touched))) {
    if (table.over) shelves.late.push(table);
    else if (!table.mine.length) shelves.open.push(table);
    else shelves[wanted(table).length ? 'waiting' : 'others'].push(table);
  }
  return shelves;
}

/** Our place, from 1; 0: a draw; null where that is nobody's (all seats are ours, or none). */
export function place({ returns, mine, archive, standing }: Table): number | null {
  if (!returns || !mine.length || mine.length === returns.length || archive) return null;
  if (returns.every((one) => one === returns[0])) return 0;
  const all = standing?.places ?? places(returns);
  return Math.min(...mine.map((seat) => all[seat] ?? returns.length));
}

/** The place of each seat, from 1, where nothing but what each gets is known. */
export const places = (returns: number[]): number[] =>
  returns.map((own) => 1 + returns.filter((other) => other > own).length);

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** `4 min. ago`, `yesterday`; after a week the date. */
export function since(time: string, lang: string, now = Date.now()): string {
  const seconds = (Date.parse(time) - now) / 1000;
  if (!time || Number.isNaN(seconds)) return '';
  if (seconds < -7 * 86_400)
    return new Date(time).toLocaleDateString(lang, { day: 'numeric', month: 'short' });
  const [unit, length] = UNITS.find(([, length]) => -seconds >= length) ?? ['minute', 60];
  return new Intl.RelativeTimeFormat(lang, { numeric: 'auto', style: 'short' }).format(
    Math.ceil(seconds / length) || 0,
    unit,
  );
}
