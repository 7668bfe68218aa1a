/** What a lesson may light. */
export const spots = {
  market: '.board .grid',
  shelf: '.shelf',
  alley: '[data-tab="alley"], [data-sheet="alley"]',
  outside: '.outside',
  facts: '[data-tab="facts"], [data-sheet="facts"], .facts',
};
