import { expect, test } from 'vitest';
import { counts, ledger, roundsSoFar } from '../src/games/quacks/ledger';
import type { Event, Events } from '../src/games/quacks/wire';

let n = 0;
const told = <K extends keyof Events>(kind: K, params: Events[K]): Event =>
  ({ n: n++, kind, params }) as Event;
const scored = (seat: number, count: number, source: string): Event =>
  told('scored', { seat, count, source });

const ROUND = [
  scored(0, 9, 'space'), // of the round before
  told('card-revealed', { card: 'f08', round: 2 }),
  told('rolled', { seat: 0, face: '1-point' }), // by the card, nothing is counted yet
  scored(0, 1, 'die'),
  told('placed', { seat: 0, chip: 'blue-1', space: 5 }),
  told('exploded', { seat: 1, count: 8 }),
  scored(0, 2, 'blue'),
  told('stopped', { seat: 0, space: 6 }),
];

test('before all have brewed nothing is counted, and what was won on the way is won', () => {
  const now = ledger(ROUND, 2);
  expect([now.step, now.points, now.exploded]).toEqual([null, [3, 0], [false, true]]);
});

test('the walk goes on only, and each step has its gains', () => {
  const log = [...ROUND, told('rolled', { seat: 0, face: 'droplet' })];
  expect(ledger(log, 2).step).toBe('A');
  log.push(told('droplet', { seat: 0, count: 1 }), scored(0, 5, 'space'));
  expect(ledger(log, 2).step).toBe('D');
  log.push(told('rubies', { seat: 1, count: 1, source: 'witch' }));
  const now = ledger(log, 2);
  expect(now.gains.A[0]?.droplet).toBe(1);
  expect(now.gains.D.map(({ points, rubies }) => [points, rubies])).toEqual([
    [5, 0],
    [0, 1],
  ]);
  expect(now.points).toEqual([8, 0]);
});

test('who pays after the points trades, whether anything was bought or not', () => {
  const log = [...ROUND, scored(0, 5, 'space'), told('paid', { seat: 0, count: 2 })];
  log.push(told('flask-filled', { seat: 0 }));
  const { step, gains } = ledger(log, 2);
  expect([step, gains.F[0]?.rubies, gains.F[0]?.flask]).toEqual(['F', -2, true]);
});

test.each([
  ['space', true],
  ['coins', true],
  ['blue', false],
  ['card', false],
])('points of %s: counted at the end of a round %s', (source, counted) => {
  expect(counts(scored(0, 1, source))).toBe(counted);
});

test('the points after each round so far, those of one that is on among them', () => {
  const next = told('card-revealed', { card: 'f09', round: 3 });
  expect(roundsSoFar([...ROUND.slice(1), next, scored(1, 4, 'space')], 2)).toEqual([
    [3, 0],
    [3, 4],
  ]);
});
