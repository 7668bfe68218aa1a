/** What a lesson may light. */
export const spots = {
  hand: '.picks',
  dice: '.middle .dice',
  bottle: '.middle .bottle',
};
