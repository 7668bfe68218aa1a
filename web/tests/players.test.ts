import { expect, test } from 'vitest';
import { players, seatName } from '../src/lib/players';
import { Words } from '../src/lib/words';
import { seat } from './made';

const words = new Words('en', [
  'player-number = Player { $number }\nweb-seat-open = free seat\nbot-name-adept = Adept { $number }\n',
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

test('no two have the same sign', () => {
  expect(initials('Ada', 'Anna', 'Aa')).toEqual(['A', 'N', '3']);
  expect(initials('élan', 'Éric')).toEqual(['É', 'R']);
});

test('who has no letter has a number', () => {
  expect(initials('☂', null, '  1x')).toEqual(['1', '2', 'X']);
});
