/** What a lesson may light. */
export const spots = {
  board: '.board .room',
  desk: '.desk.panel',
  hand: '.desk .hand',
  power: '.desk-acts .power',
};
