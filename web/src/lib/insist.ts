/** What is away for a moment is asked again by itself: the server, or its database. */

import { ApiError, OFFLINE } from './api';
import type { Fault } from './types';

export const EVERY = 3000; // ms

export const faultOf = (error: unknown): Fault =>
  error instanceof ApiError ? error.fault : OFFLINE;

/** Whether it may be well again without anybody doing anything here. */
const passes = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || error.status === 503);

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, EVERY));

/** Do it; while it fails for what passes, say why and try again, unless nobody waits any more. */
export async function insist(
  work: () => Promise<void>,
  say: (fault: Fault | null) => void,
  left: () => boolean = () => false,
): Promise<void> {
  for (;;) {
    try {
      await work();
      say(null);
      return;
    } catch (error) {
      if (left()) return;
      say(faultOf(error));
      if (!passes(error)) return;
    }
    await pause();
    if (left()) return;
  }
}
