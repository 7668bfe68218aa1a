/** How far this device is in each lesson, and what of them was offered and declined. */

import { Remembered } from '../lib/remembered';
import type { LessonInfo } from '../lib/types';

interface Kept {
  /** What was done in each step so far. */
  path: string[];
  /** It was played through once. */
  done: boolean;
}

const lessons = new Remembered<Kept>('philtre-lessons');
const offers = new Remembered<true>('philtre-offers');

const name = (lesson: Pick<LessonInfo, 'game' | 'name'>): string => `${lesson.game}/${lesson.name}`;

export const kept = (lesson: Pick<LessonInfo, 'game' | 'name'>): Kept =>
  lessons.get(name(lesson)) ?? { path: [], done: false };

/** Where somebody is now; at the end it begins anew the next time, and counts as played. */
export function keep(lesson: LessonInfo, path: string[]): void {
  const over = path.length === lesson.steps.length;
  const done = over || kept(lesson).done;
  lessons.set(name(lesson), { path: over ? [] : path, done });
  offers.set(lesson.game, true);
  offers.set(ANY, true);
}

/** The lobby's offer, of no game in particular. */
export const ANY = 'any';

/** Whether a first lesson may be offered: nobody has taken it here, or said no. */
export const offered = (of: string): boolean => offers.get(of) === undefined;
export const decline = (of: string): void => offers.set(of, true);

/** What to go on with: the first that was not played through, else the one after the last. */
export function following(all: LessonInfo[], lesson: LessonInfo): LessonInfo | undefined {
  const own = all.filter((one) => one.game === lesson.game);
  return own[own.findIndex((one) => one.name === lesson.name) + 1];
}
