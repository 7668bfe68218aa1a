/** A match that is over as it went, asked for once for all parts of the page that show it. */

import { api } from '../../lib/api';
import type { Course, Table } from '../../lib/types';

class Told {
  course: Course | null = $state.raw(null);

  constructor(table: Table) {
    // without it there is no curve and no source, and all else is there
    api.course(table.id, null, table.invite ?? '').then(
      (found) => (this.course = found),
      () => undefined,
    );
  }
}

const all: Record<string, Told> = {}; // by table

/** To be asked once, where a component is made: what is made while something is derived is not
 * looked at. */
export function told(table: Table | undefined): Told | null {
  if (!table) return null;
  return (all[table.id] ??= new Told(table));
}
