/** How much of a table this device has heard, so that a return shows what is new since. */

const KEY = 'philtre-heard';
const MOST = 60; // tables that are remembered

type Heard = Record<string, number>;

function read(): Heard {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Heard;
  } catch {
    return {};
  }
}

const name = (table: string, seat: number | null): string => `${table} ${seat ?? ''}`;

/** Undefined on the first visit. */
export function heardBefore(table: string, seat: number | null): number | undefined {
  return read()[name(table, seat)];
}

export function remember(table: string, seat: number | null, heard: number): void {
  const { [name(table, seat)]: _, ...others } = read();
  const kept = Object.entries(others).slice(-MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(kept), [name(table, seat)]: heard }));
  } catch {
    // no storage here: then nothing is marked as new
  }
}
