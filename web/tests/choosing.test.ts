import { describe, expect, it } from 'vitest';
import { continuing, kindOf, named, nameOf, next } from '../src/lib/choosing';

const moves = [
  { move: 'turn a1 N', picks: [['space:a1', 'facing:N']] },
  { move: 'turn a1 S', picks: [['space:a1', 'facing:S']] },
  {
    move: 'swap a1 b1',
    picks: [
      ['space:a1', 'space:b1'],
      ['space:b1', 'space:a1'],
    ],
  },
  { move: 'fire b1', picks: [['space:b1']] },
  { move: 'done' },
];
const texts = (chosen: string[]): string[] => continuing(moves, chosen).map((move) => move.move);

describe('choosing', () => {
  it('keeps the moves of which an order begins with what is chosen', () => {
    expect(texts([])).toEqual(moves.map((move) => move.move));
    expect(texts(['space:a1'])).toEqual(['turn a1 N', 'turn a1 S', 'swap a1 b1']);
    expect(texts(['space:b1', 'space:a1'])).toEqual(['swap a1 b1']);
    expect(texts(['facing:N'])).toEqual([]);
  });

  it('says what may come next, each thing once', () => {
    expect(next(moves, [])).toEqual(['space:a1', 'space:b1']);
    expect(next(moves, ['space:a1'])).toEqual(['facing:N', 'facing:S', 'space:b1']);
    expect(next(moves, ['space:b1'])).toEqual(['space:a1']);
    expect(next(moves, ['space:a1', 'facing:N'])).toEqual([]);
  });

  it('finds the move that is named in full, though a longer one begins like it', () => {
    expect(named(moves, ['space:b1'])?.move).toBe('fire b1');
    expect(named(moves, ['space:b1', 'space:a1'])?.move).toBe('swap a1 b1');
    expect(named(moves, ['space:a1'])).toBeUndefined();
    expect(named(moves, [])?.move).toBe('done');
  });

  it('takes a pick apart, whatever its name holds', () => {
    expect([kindOf('piece:a1 b1'), nameOf('piece:a1 b1')]).toEqual(['piece', 'a1 b1']);
    expect(nameOf('use:x:y')).toBe('x:y');
  });
});
