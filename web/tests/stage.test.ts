import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Moments, Shown } from '../src/lib/moments';
import { steps } from '../src/lib/moments';
import { settings } from '../src/lib/settings.svelte';
import { Stage } from '../src/lib/stage.svelte';
import type { TableEvent, View } from '../src/lib/types';
import { page } from './browser';
import { view } from './made';

const count = (view: View): number => view.count as number;

const MOMENTS: Moments = {
  chip: [{ name: 'flight', moves: 400, holds: 0 }],
  points: [
    {
      name: 'gain',
      moves: 500,
      apart: 100,
      holds: 900,
      covers: true,
      joins: (event, next) => event.params.source === next.params.source,
      becomes: (view, { params }) => ({ ...view, count: count(view) + (params.count as number) }),
    },
  ],
  round: [
    { name: 'summary', moves: 0, holds: 'go-on', covers: true, when: (_, now) => count(now) > 1 },
    { name: 'card', moves: 600, holds: 2000, covers: true },
  ],
  reveal: [
    { name: 'turned', moves: 0, holds: 200, becomes: (view) => ({ ...view, count: 10 }) },
    {
      name: 'gem',
      moves: 500,
      holds: 100,
      becomes: (view) => ({ ...view, count: count(view) + 1 }),
    },
  ],
};

let told: TableEvent[] = [];

/** The table after these events as well. */
function after(...kinds: (string | [string, View])[]): Shown {
  const fresh = kinds.map((one, index) => {
    const [kind, params] = typeof one === 'string' ? [one, {}] : one;
    return { n: told.length + index, kind, params };
  });
  told = [...told, ...fresh];
  const points = told.filter(({ kind }) => kind === 'points');
  const sum = points.reduce((all, { params }) => all + (params.count as number), 0);
  const heard = told.length;
  return { view: view({ view: { count: sum }, told: heard, heard }), log: told, fresh };
}
const points = (number: number, source = 'die'): [string, View] => [
  'points',
  { count: number, source },
];

let stage: Stage;
const seen = (): unknown[] => [
  stage.beat && `${stage.beat.name} ${stage.beat.phase}`,
  stage.now && count(stage.now.view.view),
  stage.now?.log.length,
];
const reduced = (matches: boolean): void => void vi.stubGlobal('matchMedia', () => ({ matches }));

class FakeElement extends EventTarget {
  constructor(private readonly inside: string[]) {
    super();
  }
  closest(selector: string): FakeElement | null {
    return selector.split(', ').some((one) => this.inside.includes(one)) ? this : null;
  }
}

/** A key pressed in something; whether it was taken. */
function presses(key: string, ...inside: string[]): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key });
  Object.defineProperty(event, 'target', { value: new FakeElement(inside) });
  stage.key(event as KeyboardEvent);
  return event.defaultPrevented;
}
function clicks(...inside: string[]): void {
  const event = new Event('click');
  Object.defineProperty(event, 'target', { value: new FakeElement(inside) });
  stage.click(event as MouseEvent);
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Element', FakeElement);
  reduced(false);
  settings.setMotion('normal');
  Object.assign(page.document, { hidden: false });
  told = [];
  stage = new Stage(MOMENTS);
  stage.takes(after());
});
afterEach(() => void vi.useRealTimers());

test('what was there when the table was opened is shown at once', () => {
  stage = new Stage(MOMENTS);
  stage.takes(after(points(3)));
  expect(seen()).toEqual([null, 3, 1]);
});

test('no result is shown before its moment', () => {
  stage.takes(after('chip', points(3), points(2, 'space')));
  expect(seen()).toEqual(['flight moves', 0, 0]);
  vi.advanceTimersByTime(400);
  expect(seen()).toEqual(['gain moves', 0, 1]);
  vi.advanceTimersByTime(500);
  expect(seen()).toEqual(['gain holds', 3, 2]);
  vi.advanceTimersByTime(900);
  expect(seen()).toEqual(['gain moves', 3, 2]);
  vi.advanceTimersByTime(500);
  expect(seen()).toEqual(['gain holds', 5, 3]);
  vi.advanceTimersByTime(900);
  expect(seen()).toEqual([null, 5, 3]);
});

test('one event in two moments: told with the first change, counted with the second', () => {
  stage.takes(after('reveal', 'chip'));
  expect(seen()).toEqual(['turned holds', 10, 1]);
  expect(stage.now?.fresh.map(({ kind }) => kind)).toEqual(['reveal']);
  vi.advanceTimersByTime(200);
  expect(seen()).toEqual(['gem moves', 10, 1]);
  vi.advanceTimersByTime(500);
  expect(seen()).toEqual(['gem holds', 11, 1]);
  expect(stage.now?.fresh).toEqual([]); // it is not told again
});

test('what belongs together is one moment, its parts a little apart', () => {
  stage.takes(after(points(3), points(2), points(1, 'space')));
  expect(stage.beat?.events).toHaveLength(2);
  expect(stage.beat?.lasts).toBe(600);
  vi.advanceTimersByTime(600);
  expect(seen()).toEqual(['gain holds', 5, 2]);
});

test('each event is fresh once, also one that has no moment', () => {
  const heard: string[] = [];
  stage.takes(after('plain', 'chip', 'plain', points(1), 'plain'));
  for (let time = 0; time < 3000; time += 100) {
    const fresh = stage.now?.fresh.map(({ n, kind }) => `${n} ${kind}`) ?? [];
    heard.push(...fresh.filter((one) => !heard.includes(one)));
    vi.advanceTimersByTime(100);
  }
  expect(heard).toEqual(['0 plain', '1 chip', '2 plain', '3 points', '4 plain']);
});

test('when all has been told, it is not told again', () => {
  stage.takes(after('points'));
  stage.takes(after(points(2), 'chip'));
  vi.advanceTimersByTime(9_000);
  expect(stage.beat).toBeNull();
  expect(stage.now?.fresh.map(({ kind }) => kind)).toEqual(['chip']);
});

test('what is looked at last is true, and may be answered', () => {
  stage.takes(after(points(3), points(2, 'space')));
  vi.advanceTimersByTime(500);
  expect([seen()[0], stage.current]).toEqual(['gain holds', false]);
  vi.advanceTimersByTime(1400);
  expect([seen()[0], stage.current]).toEqual(['gain holds', true]);
});

test('several updates are told one after the other', () => {
  stage.takes(after('chip'));
  stage.takes(after('chip'));
  expect(seen()).toEqual(['flight moves', 0, 0]);
  vi.advanceTimersByTime(400);
  expect(seen()).toEqual(['flight moves', 0, 1]);
  vi.advanceTimersByTime(400);
  expect(seen()).toEqual([null, 0, 2]);
});

test('they never pile up: all of it takes eight seconds at most', () => {
  for (let n = 0; n < 60; n++) stage.takes(after('chip'));
  vi.advanceTimersByTime(7000);
  expect(stage.beat).not.toBeNull();
  vi.advanceTimersByTime(1500);
  expect(seen()).toEqual([null, 0, 60]);
});

test('Space ends the beat, twice or Escape all of them', () => {
  const many = ['chip', points(1), points(2, 'space'), 'chip'] as const;
  stage.takes(after(...many));
  expect(presses(' ')).toBe(true);
  expect(seen()).toEqual(['gain moves', 0, 1]);
  vi.advanceTimersByTime(500);
  presses(' ');
  expect(seen()).toEqual(['gain moves', 1, 2]);
  presses(' ');
  expect(seen()).toEqual([null, 3, 4]);
  stage.takes(after(...many));
  presses('Escape', 'button');
  expect(seen()).toEqual([null, 6, 8]);
});

test('a click on the board ends the beat', () => {
  stage.takes(after(points(1), 'chip'));
  clicks('.log');
  expect(seen()[0]).toBe('gain moves');
  clicks('.board', 'button');
  expect(seen()[0]).toBe('gain moves');
  clicks('.board');
  expect(seen()[0]).toBe('flight moves');
});

test.each([
  [' ', 'button'],
  [' ', 'input'],
  ['Escape', 'dialog'],
  ['a', '.board'],
])('%j in %s is for something else', (key, inside) => {
  stage.takes(after(points(1)));
  expect(presses(key, inside)).toBe(false);
  expect(seen()[0]).toBe('gain moves');
});

test('nothing is on: keys are for others', () => {
  expect(presses(' ')).toBe(false);
  expect(presses('Escape')).toBe(false);
});

test('what waits for somebody to go on is not skipped over', () => {
  stage.takes(after(points(2)));
  stage.takes(after('round'));
  presses('Escape');
  expect(seen()).toEqual(['summary holds', 2, 1]);
  vi.advanceTimersByTime(60_000);
  expect(stage.beat?.waits).toBe(true);
  stage.onward();
  expect(seen()).toEqual(['card moves', 2, 1]);
  presses('Escape');
  expect(seen()).toEqual([null, 2, 2]);
});

test('a hurried press decides nothing; an act of one’s own ends all', () => {
  stage.takes(after(points(2), 'round', 'chip'));
  expect(stage.acts()).toBe(false);
  vi.advanceTimersByTime(300);
  stage.onward();
  stage.onward();
  expect(seen()[0]).toBe('summary holds');
  expect(stage.acts()).toBe(false);
  vi.advanceTimersByTime(300);
  expect(stage.acts()).toBe(true);
  expect(seen()).toEqual([null, 2, 3]);
});

test('nobody is to act before what is told is told', () => {
  const now = after(points(2), points(3, 'space'));
  stage.takes({ ...now, view: { ...now.view, actors: [0] } });
  const acting = (): number[] => (stage.now ? stage.actors(stage.now) : []);
  expect(acting()).toEqual([]);
  vi.advanceTimersByTime(2900);
  expect(seen()[0]).toBe(null);
  expect(acting()).toEqual([0]);
});

test('where the board was covered, a press for the button of before decides nothing', () => {
  stage.takes(after(points(2)));
  vi.advanceTimersByTime(1400);
  expect(seen()[0]).toBe(null);
  expect(stage.acts()).toBe(false);
  vi.advanceTimersByTime(300);
  expect(stage.acts()).toBe(true);
  stage.takes(after('chip'));
  vi.advanceTimersByTime(400);
  expect(seen()[0]).toBe(null);
  expect(stage.acts()).toBe(true);
});

test('at instant pace nothing is waited for', () => {
  settings.setMotion('off');
  stage.takes(after(points(2), 'round'));
  expect(seen()).toEqual([null, 2, 2]);
});

test.each([
  ['slow', 1000],
  ['fast', 250],
] as const)('%s pace', (pace, lasts) => {
  settings.setMotion(pace);
  stage.takes(after(points(2)));
  expect(stage.beat?.lasts).toBe(lasts);
});

test('with reduced motion nothing moves, and holds stay', () => {
  reduced(true);
  stage.takes(after('chip', points(2)));
  expect(seen()).toEqual(['gain holds', 2, 2]);
  vi.advanceTimersByTime(900);
  expect(seen()).toEqual([null, 2, 2]);
});

test('out of sight all is told at once', () => {
  Object.assign(page.document, { hidden: true });
  stage.takes(after(points(2), 'chip'));
  expect(seen()).toEqual([null, 2, 2]);
});

test('taken back: nothing of it is shown any more', () => {
  const before = after();
  stage.takes(after(points(2)));
  expect(seen()[0]).toBe('gain moves');
  stage.takes(before);
  expect(seen()).toEqual([null, 0, 0]);
  vi.advanceTimersByTime(5000);
  expect(seen()).toEqual([null, 0, 0]);
});

test('another seat: what the one before was shown is not shown to it', () => {
  stage.takes(after(points(2)));
  const public_ = after('chip');
  stage.takes({ ...public_, view: { ...public_.view, seat: null } });
  expect(seen()).toEqual([null, 2, 2]);
});

test('a screen handed over: it is told on the board that was seen, then comes the next', () => {
  stage.takes(after('chip'));
  const all = after(points(2), 'plain');
  stage.takes({ ...all, view: { ...all.view, seat: null } }, true);
  expect(seen()).toEqual(['flight moves', 0, 0]);
  vi.advanceTimersByTime(400 + 500);
  expect([...seen(), stage.now?.view.seat]).toEqual(['gain holds', 2, 2, 0]);
  expect(stage.current).toBe(false);
  vi.advanceTimersByTime(900);
  expect([...seen(), stage.now?.view.seat]).toEqual([null, 2, 3, null]);
  expect(stage.current).toBe(true);
});

test('whoever takes it sees their own at once', () => {
  const all = after(points(2));
  stage.takes({ ...all, view: { ...all.view, seat: null } }, true);
  stage.takes({ ...all, view: { ...all.view, seat: 1 } });
  expect([...seen(), stage.now?.view.seat]).toEqual([null, 2, 1, 1]);
});

test('closed, nothing goes on', () => {
  stage.takes(after(points(2)));
  stage.close();
  vi.advanceTimersByTime(5000);
  expect(seen()).toEqual(['gain moves', 0, 0]);
});

test('an update without moments is one step', () => {
  const now = after('plain');
  expect(steps(null, now, MOMENTS)).toEqual([{ shown: now, beat: null, lasts: 0 }]);
});

test.each(['normal', 'off'] as const)('what was shown is shown again at %s pace', (pace) => {
  const first = after('plain');
  const then = after(points(2), 'plain');
  stage.takes(after(points(1)));
  presses('Escape');
  settings.setMotion(pace);
  stage.again([first, then]);
  expect([stage.repeats, ...seen()]).toEqual([true, 'again holds', 0, 1]);
  vi.advanceTimersByTime(700);
  expect(seen()).toEqual(['gain moves', 0, 1]);
  vi.advanceTimersByTime(500);
  expect(seen()).toEqual(['gain holds', 2, 3]);
  vi.advanceTimersByTime(900 + 700);
  expect([stage.repeats, ...seen()]).toEqual([false, null, 3, 4]);
});

test('what comes meanwhile is told after it', () => {
  const now = after('plain');
  stage.takes(now);
  stage.again([now]);
  stage.takes(after(points(2)));
  expect(seen()).toEqual(['again holds', 0, 1]);
  vi.advanceTimersByTime(700);
  expect(seen()).toEqual(['gain moves', 0, 1]);
});

test('the end of a match comes after the last moment has been looked at', () => {
  const end = after(points(2));
  stage.takes({ ...end, view: { ...end.view, over: true } });
  vi.advanceTimersByTime(500);
  expect([seen()[0], stage.now?.view.over]).toEqual(['gain holds', false]);
  vi.advanceTimersByTime(900);
  expect([seen()[0], stage.now?.view.over]).toEqual([null, true]);
});
