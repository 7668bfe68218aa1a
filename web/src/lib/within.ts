/** What around an event's target fits; the target may also be the document, which is in nothing. */
export const within = (event: Event, selector: string): Element | null =>
  event.target instanceof Element ? event.target.closest(selector) : null;
