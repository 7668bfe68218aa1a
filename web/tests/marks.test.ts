import { expect, test } from 'vitest';
import { drawing, inRow, letterOf, union, way, type Box } from '../src/lib/marks';

const SIDE = 100;
/** A board of squares: `space:c2` is the third column, the second row from above. */
const square = (place: string): Box | null => {
  const found = /^space:([a-d])(\d)$/.exec(place);
  if (!found?.[1] || !found[2]) return null;
  const [x, y] = [found[1].charCodeAt(0) - 97, Number(found[2]) - 1];
  return { x: x * SIDE, y: y * SIDE, width: SIDE, height: SIDE };
};
const boxes = (...names: string[]): Box[] =>
  names.map((name) => square(`space:${name}`)).filter((box) => box !== null);

test('three in a row have one outline, three in an angle one each', () => {
  expect(inRow(boxes('a1', 'b1', 'c1'))).toBe(true);
  expect(inRow(boxes('b1', 'b2', 'b3'))).toBe(true);
  expect(inRow(boxes('a1', 'b1', 'b2'))).toBe(false);
  expect(inRow(boxes('a1', 'd1'))).toBe(false); // something lies between
  expect(union(boxes('a1', 'b1', 'c1'))).toEqual({ x: 0, y: 0, width: 300, height: 100 });
  const line = drawing(
    [{ letter: 'a', mark: { kind: 'line', places: ['space:a1', 'space:b1', 'space:c1'] } }],
    square,
  );
  expect(line.areas).toHaveLength(1);
  expect(line.badges).toEqual([{ x: 8, y: 8, letter: 'a', wax: false }]);
});

test('a way bends and ends at its target, a line of fire is straight', () => {
  const [from, to] = boxes('a1', 'd1') as [Box, Box];
  const fire = way(from, to, true);
  expect(fire.path).toMatch(/^M50\.0,50\.0 Q200\.0,50\.0 /);
  const [tip = ''] = fire.head.split(' ');
  expect(tip).toBe('320.0,50.0'); // inside the target, short of its middle
  expect(way(from, to, false).path).not.toContain('Q200.0,50.0');
});

test('what has no place on this board is left to the words', () => {
  const marks = [
    { letter: 'a', mark: { kind: 'fire' as const, places: ['seat:1'] } },
    { letter: 'b', mark: { kind: 'fire' as const, places: ['space:a1', 'space:c3'] } },
  ];
  const found = drawing(marks, square);
  expect(found.ways).toHaveLength(1);
  expect(found.areas.map((area) => area.wax)).toEqual([true]);
  expect(found.badges.map((badge) => badge.letter)).toEqual(['b']);
});

test('letters never lie on each other', () => {
  const marks = ['a', 'b', 'b', 'c'].map((letter) => ({
    letter,
    mark: { kind: 'ring' as const, places: ['space:b2'] },
  }));
  const { badges } = drawing(marks, square);
  expect(badges.map((badge) => badge.letter)).toEqual(['a', 'b', 'c']);
  expect(new Set(badges.map((badge) => badge.x)).size).toBe(3);
  expect([0, 1, 2].map(letterOf)).toEqual(['a', 'b', 'c']);
});
