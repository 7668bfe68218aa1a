import { expect, test } from 'vitest';
import { players, seatName, winners } from '../src/lib/players';
import { Words } from '../src/lib/words';
import { seat } from './made';

const words = new Words('en', [
  'player-number = Player { $number }\nweb-seat-open = free seat\nbot-name-adept = Adept { $number }\nbot-name-adept-bold = Rusk\n',
]);
const initials = (...names: (string | null)[]): string[] =>
  players(
    names.map((name, number) => seat(number, { name })),
    words,
  ).map((player) => player.initial);

test('a person by name, a bot by kind and seat, an open seat as such', () => {
  expect(seatName(seat(0, { name: 'Ada' }), words)).toBe('Ada');
  expect(seatName(seat(0), words)).toBe('Player 1');
  expect(seatName(seat(2, { kind: 'bot', bot: 'adept' }), words)).toBe('Adept 3');
  expect(seatName(seat(2, { kind: 'bot', bot: 'unheard-of' }), words)).toBe('Player 3');
  expect(seatName(seat(1, { kind: 'open' }), words)).toBe('free seat');
});

test('a face has its name, and a second one its number too', () => {
  const rusk = (number: number): ReturnType<typeof seat> =>
    seat(number, { kind: 'bot', bot: 'adept-bold' });
  const all = players([rusk(0), seat(1), rusk(2)], words);
  expect(all.map(({ name }) => name)).toEqual(['Rusk', 'Player 2', 'Rusk 3']);
  expect(all.map(({ twin }) => twin)).toEqual([null, null, 3]);
});

test('nobody has the sign of another, of a colour or of a value', () => {
  expect(initials('Ada', 'Adam', 'Ad', 'B')).toEqual(['Ad', 'Aa', '#3', '#4']);
  expect(initials('élan', 'Éric')).toEqual(['Él', 'Ér']);
});

test('who has no letters has the number of the seat', () => {
  expect(initials('☂', null, '  1xy')).toEqual(['#1', '#2', 'Xy']);
});

test('who has won: the best, unless all are alike or nothing is decided', () => {
  expect(winners([1, -1, 1])).toEqual([0, 2]);
  expect(winners([0, 0])).toEqual([]);
  expect(winners(null)).toEqual([]);
});
