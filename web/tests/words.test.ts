import { expect, test } from 'vitest';
import { Words, capital, unbroken } from '../src/lib/words';

const PROGRAM = `
player-number = Player { $number }
list-and = { $most } and { $last }
name = the program
refused = That can't be done: { $reason }
no-seat = There is no seat { $number }.
`;
const GAME = `
name = Apotheca
colour-red = ruby red
buy = { $seat } buys { $colour }
win = { $seats } win { $count ->
    [one] one point
   *[other] { $count } points
}
`;
const said = new Words('en', [PROGRAM, GAME], ['Ada', '']);

test("a game's file says things its own way", () => {
  expect(said.say('name')).toBe('Apotheca');
});

test('a value is worded by its message, a seat by its name or its number', () => {
  expect(said.say('buy', { seat: 0, colour: 'red' })).toBe('Ada buys ruby red');
  expect(said.say('buy', { seat: 1, colour: 'mauve' })).toBe('Player 2 buys mauve');
});

test('several are joined as a person would, and counted', () => {
  expect(said.say('win', { seats: [0], count: 1 })).toBe('Ada win one point');
  expect(said.say('win', { seats: [0, 1], count: 2 })).toBe('Ada and Player 2 win 2 points');
  expect(said.joined(['a', 'b', 'c'])).toBe('a, b and c');
  expect(said.joined([])).toBe('');
});

test('what has no message is its key', () => {
  expect(said.say('not-there', { seat: 0 })).toBe('not-there');
  expect(said.value('colour', 'red')).toBe('ruby red');
  expect(said.value('colour', 'mauve')).toBe('mauve');
});

test('a seat in an error is a number, and its reason is a sentence', () => {
  const reason = { key: 'no-seat', params: { seat: 7 }, reason: null };
  expect(said.fault({ key: 'refused', params: {}, reason })).toBe(
    "That can't be done: There is no seat 7.",
  );
});

test('the parameters that a message asks for', () => {
  expect(said.asks('buy')).toEqual(['seat', 'colour']);
  expect(said.asks('name')).toEqual([]);
});

test('no French line begins with a mark', () => {
  expect(unbroken('Vraiment ? « Oui » : bien !')).toBe(
    'Vraiment\u00a0? «\u00a0Oui\u00a0»\u00a0: bien\u00a0!',
  );
});

test('a sentence begins with a capital, also an accented one', () => {
  expect(capital('étoile')).toBe('Étoile');
  expect(capital('')).toBe('');
});

test('a refusal is the reason alone; its rule is small print', () => {
  const texts = `
dear = { $price } coins; you have { $count } ({ $rule }).
differ = the two must differ ({ $colour } ; { $rule }).
web-not-now = That can't be done now.
`;
  const words = new Words('fr', [texts]);
  const because = (key: string, params: Record<string, unknown>) => ({
    key: 'illegal-move-because',
    params: { move: 'buy green-4', legal: 'done' },
    reason: { key, params, reason: null },
  });
  const dear = because('dear', { price: 8, count: 7, rule: 'Q-25' });
  expect([words.refusal(dear), words.rule(dear)]).toEqual(['8 coins; you have 7.', 'Q-25']);
  expect(words.refusal(dear.reason)).toBe('8 coins; you have 7.');
  const differ = because('differ', { colour: 'green', rule: 'Q-25' });
  expect(words.refusal(differ)).toBe('The two must differ (green).');
  const unfit = { key: 'malformed-move', params: { move: 'x' }, reason: null };
  expect([words.refusal(unfit), words.rule(unfit)]).toEqual(["That can't be done now.", '']);
});
