/** Whether all look at what was just shown: the board and its button know of it. */

class Reveal {
  shown = $state(false);
}

export const reveal = new Reveal();
