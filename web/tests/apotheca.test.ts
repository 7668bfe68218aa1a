import { beforeEach, describe, expect, test, vi } from 'vitest';
import { click, matched, pending, shown, targets } from '../src/games/apotheca/acting';
import { choose } from '../src/games/apotheca/cards';
import { Hand } from '../src/games/apotheca/hand.svelte';
import { after, beside, side, spot } from '../src/games/apotheca/market';
import { lastSpaces, motions } from '../src/games/apotheca/motion';
import { paid, payee } from '../src/games/apotheca/paying';
import type {
  ApothecaMove,
  ApothecaProps,
  ApothecaView,
  Content,
  Event,
  Tile,
} from '../src/games/apotheca/types';

const content = {
  market: ['4', '3', '2', '1'].map((row) => ['a', 'b', 'c', 'd'].map((column) => column + row)),
} as Content;
const RED: Tile = { face: 'up', colour: 'red', seat: null };

const move = (text: string, orders: string[], about = {}): ApothecaMove => ({
  move: text,
  key: `do-${text.split(' ')[0] ?? ''}`,
  params: {},
  picks: orders.map((order) => order.split(' ')),
  about,
});
const REVEAL = move('reveal b2', ['space:b2']);
const SHORT = move('power porter a1-a2', ['apothecary:porter space:a1 space:a2'], {
  steps: [['a1', 'a2']],
});
const LONG = move('power porter a1-b1', ['apothecary:porter space:a1 space:b1'], {
  steps: [['a1', 'b1']],
  matches: [['b1', 'c1', 'd1']],
});
const ROW = move('power solas row2+', ['apothecary:solas use:row2+'], { steps: [['a2', 'b2']] });
const COLUMN = move('power solas colb+', ['apothecary:solas use:colb+'], { steps: [['b2', 'b3']] });

function table(legal: ApothecaMove[], asks = 'action'): ApothecaProps {
  return {
    view: { asks, match: [] as string[] },
    legal,
    refused: [],
    content,
    actors: [0],
    seat: 0,
    sent: null,
    over: false,
    desk: hand,
    onplay: vi.fn(),
    onwhy: vi.fn(),
  } as unknown as ApothecaProps;
}

let hand: Hand;
beforeEach(() => {
  hand = new Hand();
});

describe('the market', () => {
  test('lies as its table says', () => {
    expect(spot(content, 'a4')).toEqual([0, 0]);
    expect(spot(content, 'd1')).toEqual([3, 3]);
    expect(beside(content, 'b2', [0, -1])).toBe('b3');
    expect(beside(content, 'd4', [1, 0])).toBeUndefined();
  });

  test('changes all at once', () => {
    const swapped = after({ a1: RED, a2: null }, [
      ['a1', 'a2'],
      ['a2', 'a1'],
    ]);
    expect(swapped).toEqual({ a1: null, a2: RED });
  });

  test('has the own seat nearest', () => {
    expect(side(2, 2, 4)).toBe('south');
    expect(side(0, 1, 3)).toBe('east');
    expect(side(1, null, 2)).toBe('north');
  });
});

describe('a click on a space', () => {
  test('shows a reveal, and another plays it', () => {
    const given = table([REVEAL, SHORT]);
    expect(targets(given)).toEqual(new Set(['b2']));
    click(given, 'b2');
    expect(pending(given)).toBe(REVEAL);
    expect(given.onplay).not.toHaveBeenCalled();
    click(given, 'b2');
    expect(given.onplay).toHaveBeenCalledWith('reveal b2');
  });

  test('goes on with what is picked, or picks its last space anew', () => {
    const given = table([REVEAL, SHORT, LONG]);
    hand.use('apothecary:porter');
    expect(targets(given)).toEqual(new Set(['a1']));
    click(given, 'a1');
    click(given, 'a2');
    expect(pending(given)).toBe(SHORT);
    expect(targets(given)).toEqual(new Set(['a2', 'b1']));
    click(given, 'b1');
    expect(pending(given)).toBe(LONG);
    expect(matched(given)).toEqual(new Set(['b1', 'c1', 'd1']));
  });

  test('that no move goes on with asks why, with all that was picked', () => {
    const given = table([REVEAL, SHORT]);
    hand.use('apothecary:porter');
    click(given, 'a1');
    click(given, 'd4');
    expect(given.onwhy).toHaveBeenCalledWith(['apothecary:porter', 'space:a1', 'space:d4']);
    expect(hand.spaces).toEqual(['a1']);
  });

  test('never turns a power into a reveal', () => {
    const given = table([REVEAL, SHORT]);
    hand.use('apothecary:porter');
    click(given, 'b2');
    expect(given.onwhy).toHaveBeenCalledWith(['apothecary:porter', 'space:b2']);
    expect(hand.who).toBe('porter');
  });

  test('goes round the lines through it', () => {
    const given = table([ROW, COLUMN]);
    hand.use('apothecary:solas');
    expect(targets(given)).toEqual(new Set(['a2', 'b2', 'b3']));
    click(given, 'b2');
    expect(pending(given)).toBe(ROW);
    click(given, 'b2');
    expect(pending(given)).toBe(COLUMN);
    click(given, 'd1');
    expect(given.onwhy).toHaveBeenCalledWith(['apothecary:solas', 'space:d1']);
  });

  test('chooses the match that it belongs to', () => {
    const red = move('match red a1', ['colour:red space:a1'], { matches: [['a1', 'b1', 'c1']] });
    const given = table([red], 'match');
    expect(targets(given)).toEqual(new Set(['a1', 'b1', 'c1']));
    click(given, 'c1');
    expect(given.onplay).toHaveBeenCalledWith('match red a1');
  });

  test('plays at once where only a space is asked for', () => {
    const given = table([move('place c3', ['space:c3'])], 'place');
    click(given, 'c3');
    expect(given.onplay).toHaveBeenCalledWith('place c3');
    click(given, 'a1');
    expect(given.onwhy).toHaveBeenCalledWith(['space:a1']);
  });
});

test('what is looked at is shown before it is picked', () => {
  const given = table([SHORT, LONG]);
  hand.use('apothecary:porter');
  click(given, 'a1');
  expect(shown(given)).toBeUndefined();
  hand.looked = 'b1';
  expect(shown(given)).toBe(LONG);
});

describe('a click on an apothecary', () => {
  const event = { detail: 1 } as MouseEvent;

  test('uses it, and another lays it aside', () => {
    const given = table([SHORT]);
    choose(given, 'porter', event);
    expect(hand.who).toBe('porter');
    choose(given, 'porter', event);
    expect(hand.who).toBeNull();
  });

  test('satisfies it where that is asked', () => {
    const given = table([move('satisfy porter', ['apothecary:porter'])], 'satisfy');
    choose(given, 'porter', event);
    expect(given.onplay).toHaveBeenCalledWith('satisfy porter');
  });

  test('asks why where there is nothing to do', () => {
    const given = table([SHORT]);
    choose(given, 'solas', event);
    expect(given.onwhy).toHaveBeenCalledWith(['apothecary:solas']);
  });
});

test('pieces come from where they were', () => {
  const events = [
    { n: 1, kind: 'power', params: { starts: ['a1'], ends: ['c2'] } },
    { n: 2, kind: 'matched', params: { spaces: ['c2'], colour: 'red' } },
  ] as unknown as Event[];
  expect(motions(events, content).c2).toEqual({ kind: 'gone', across: -2, down: 1, colour: 'red' });
  expect(lastSpaces(events)).toEqual(new Set(['a1', 'c2']));
});

describe('gems that are paid', () => {
  const holding = (...all: number[][]): ApothecaView => {
    const seats = all.map(([red, blue, yellow]) => ({ gems: { red, blue, yellow } }));
    return { seats } as unknown as ApothecaView;
  };
  const before = holding([2, 1, 0], [0, 0, 1]);

  test('are those that the seat has no longer', () => {
    expect(paid(before, holding([0, 1, 0], [0, 0, 1]), 0)).toEqual(['red', 'red']);
    expect(paid(before, holding([3, 1, 0], [0, 0, 1]), 0)).toEqual([]);
  });

  test('go to the supply, or to whoever has more of them', () => {
    expect(payee(before, holding([0, 1, 0], [0, 0, 1]), 0)).toBeNull();
    expect(payee(before, holding([0, 1, 0], [2, 0, 1]), 0)).toBe(1);
  });
});
