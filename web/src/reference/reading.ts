/** Where a piece or a rule that is named leads: to another page, or on in the sheet. */

import { getContext, setContext } from 'svelte';

export interface Reading {
  game: string;
  piece: (id: string) => void;
  rule: (number: string) => void;
}

const KEY = Symbol('reading');

export const offerReading = (reading: Reading): void => void setContext(KEY, reading);
export const theReading = (): Reading => getContext(KEY);
