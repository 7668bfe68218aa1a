/** Motion from place to place, for as long as it is given. Where nothing is to move, it is not asked for. */

import type { Attachment } from 'svelte/attachments';

export interface Place {
  x: number;
  y: number;
}

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

/** Moves through these places, in the units of what it is drawn in. */
export const along =
  (places: Place[], duration: number): Attachment =>
  (node) => {
    const keyframes = places.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
    const motion = node.animate(keyframes, { duration, easing: EASE, fill: 'both' });
    return () => motion.cancel();
  };

const middle = (node: Element): Place => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** A seat's plate, as a selector: its score, where it has one. */
export const plate = (seat: number): string => {
  const own = `.seats > :nth-child(${seat + 1})`;
  return `${own} .score, ${own}:not(:has(.score))`;
};

/** The first that is in sight. */
export const inSight = (selector: string): Element | undefined =>
  [...document.querySelectorAll(selector)].find((node) => node.checkVisibility());

/** Flies from where it is to something else; where that is not in sight, it stays. */
export const toward =
  (selector: string, duration: number, delay = 0): Attachment =>
  (node) => {
    const goal = inSight(selector);
    if (!goal || !duration) return;
    const [from, to] = [middle(node), middle(goal)];
    const [x, y] = [to.x - from.x, to.y - from.y];
    const keyframes = [
      { transform: 'scale(0.4)', opacity: 0 },
      { transform: 'scale(1.15)', opacity: 1, offset: 0.25 },
      { transform: `translate(${0.5 * x}px, ${0.5 * y - 40}px)`, offset: 0.6 },
      { transform: `translate(${x}px, ${y}px) scale(0.7)`, opacity: 1 },
    ];
    const motion = node.animate(keyframes, { duration, delay, easing: 'ease-in', fill: 'both' });
    return () => motion.cancel();
  };
