/** What a lesson may light. */
export const spots = {
  pot: '.board .pot',
  bag: '.bag',
  gauge: '.gauge',
  stats: '.stats',
  start: '.board .pot .stone',
  shop: '.decision .shop',
  card: '.rounds ~ .card, [data-tab="round"], [data-sheet="round"]',
  witches: '[data-tab="witches"], [data-sheet="witches"]',
};
