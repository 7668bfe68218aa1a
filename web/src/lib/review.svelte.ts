/** Reviews of one finished match, seat by seat: asked for until they are done. */

import { getContext, setContext } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { api, ApiError } from './api';
import type { Fault, ReviewAnswer } from './types';

const EVERY = 700; // ms

export class Reviews {
  /** What has been told so far, by seat. */
  readonly of = new SvelteMap<number, ReviewAnswer>();
  fault: Fault | null = $state.raw(null);
  busy: number | null = $state(null);
  private ended = false;

  constructor(
    readonly table: string,
    readonly invite: string,
    /** Show a move of the replay. */
    readonly go: (move: number) => void,
  ) {}

  async start(seat: number): Promise<void> {
    if (this.busy !== null) return;
    this.busy = seat;
    this.fault = null;
    try {
      while (!this.ended) {
        const answer = await api.review(this.table, seat, this.invite);
        this.of.set(seat, answer);
        if (answer.error) this.fault = answer.error;
        if (answer.review || answer.error) break;
        await new Promise((done) => setTimeout(done, EVERY));
      }
    } catch (error) {
      this.fault =
        error instanceof ApiError ? error.fault : { key: 'web-offline', params: {}, reason: null };
    } finally {
      this.busy = null;
    }
  }

  /** The page is left: the server stops thinking when nobody asks. */
  close(): void {
    this.ended = true;
  }
}

/** What a review is shown with: where the replay stands, and whose seat is looked at. */
export interface Reviewing {
  reviews: Reviews;
  move: number;
  total: number;
  seat: number;
}

const KEY = Symbol('review');

export function offerReviews(reviewing: () => Reviewing): void {
  setContext(KEY, reviewing);
}

export function theReviews(): () => Reviewing {
  return getContext(KEY);
}
