import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sitting } from '../src/lib/sitting.svelte';
import type { Fault, Table } from '../src/lib/types';
import { FakeSocket } from './browser';
import { answers, events, json, move, seat, table, view } from './made';

let sitting: Sitting;
const server = (): FakeSocket => FakeSocket.last;

/** Sit down, and have looked. */
function sit(given: Table = table()): void {
  sitting = new Sitting(given, '');
  server().open();
  server().take();
}

const shared = table({ seats: [seat(0, { mine: true }), seat(1, { mine: true })] });
const played = (): unknown[] =>
  server()
    .take()
    .filter((message) => message.type === 'play');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  sitting.close();
  vi.useRealTimers();
});

test('who sits alone looks through their seat, who only watches at what is public', () => {
  sitting = new Sitting(table(), 'i');
  expect(server().url).toContain('invite=i');
  server().open();
  expect(server().take()).toEqual([{ type: 'look', seat: 0, heard: 0 }]);
  sitting.close();
  sitting = new Sitting(table({ seats: [seat(0), seat(1)] }), '');
  server().open();
  expect(server().take()).toEqual([{ type: 'look', seat: null, heard: 0 }]);
});

test('a move is sent with the number of the view it answers, once', () => {
  sit();
  sitting.play('restock');
  expect(played()).toEqual([]); // nothing was seen yet
  server().says(view({ seq: 7 }));
  sitting.play('restock');
  sitting.play('restock');
  expect(played()).toMatchObject([{ seat: 0, move: 'restock', seq: 7 }]);
  expect(sitting.sent?.move).toBe('restock');
});

test('its answer frees the hand; a refusal says why', async () => {
  sit();
  server().says(view());
  sitting.play('restock');
  const error = { key: 'not-legal', params: {}, reason: null };
  server().says({ type: 'refused', key: sitting.sent?.key, error });
  await Promise.resolve();
  expect([sitting.sent, sitting.fault]).toEqual([null, error]);
  sitting.play('reveal b2');
  expect(sitting.fault).toBeNull();
  server().says({ type: 'accepted', key: 'of somebody else' });
  expect(sitting.sent?.move).toBe('reveal b2');
  server().says({ type: 'accepted', key: sitting.sent?.key });
  expect(sitting.sent).toBeNull();
});

test('a refusal of what the browser sends by itself is not said to the person', () => {
  sit();
  server().says(view());
  const refused = (key: string) =>
    server().says({ type: 'refused', key: '', error: { key, params: {}, reason: null } });
  refused('luck-started');
  expect(sitting.fault).toBeNull();
  refused('undo-declined');
  expect(sitting.fault?.key).toBe('undo-declined');
});

test('a stale move is answered too, and another may be made; a view alone frees no hand', () => {
  sit();
  server().says(view());
  sitting.play('restock');
  server().says(view());
  vi.advanceTimersByTime(60_000);
  expect(sitting.sent?.move).toBe('restock');
  server().says({ type: 'stale', key: sitting.sent?.key });
  expect(sitting.sent).toBeNull();
});

test('what may not be taken back says why', () => {
  sit();
  const why = { key: 'undo-chance', params: { seat: 0 }, reason: null };
  server().says(view({ undo_why: why }));
  server().take();
  void sitting.undo();
  expect(server().take()).toEqual([]);
  expect(sitting.fault).toEqual(why);
});

test('who is not to move plays nothing', () => {
  sit();
  server().says(view({ actors: [1], legal: [] }));
  sitting.play('restock');
  expect(played()).toEqual([]);
});

test('a move whose answer was lost with the line is sent again, as the same', () => {
  sit();
  server().says(view());
  sitting.play('restock');
  const [first] = played();
  server().drop();
  vi.advanceTimersByTime(300);
  server().open();
  expect(played()).toEqual([first]);
  server().says({ type: 'accepted', key: sitting.sent?.key });
  server().drop();
  vi.advanceTimersByTime(300);
  server().open();
  expect(played()).toEqual([]);
});

test('what is heard is added; after an undo there is less', () => {
  sit();
  server().says(view({ events: events(0, 3), heard: 3, told: 3 }));
  server().says(view({ events: events(3, 2), heard: 5, told: 5 }));
  expect(sitting.log.map((event) => event.n)).toEqual([0, 1, 2, 3, 4]);
  server().says(view({ events: [], heard: 4, told: 4 }));
  expect(sitting.log.map((event) => event.n)).toEqual([0, 1, 2, 3]);
});

test('there is more to hear than came: it is asked for', () => {
  sit();
  server().says(view({ events: events(0, 2), heard: 2, told: 5 }));
  expect(server().take()).toEqual([{ type: 'look', seat: 0, heard: 2 }]);
});

test('nothing is new on the first visit; later, what came since', () => {
  sit();
  server().says(view({ events: events(0, 3), heard: 3, told: 3 }));
  expect(sitting.fresh).toEqual([]);
  server().says(view({ events: events(3, 1), heard: 4, told: 4 }));
  expect(sitting.fresh.map((event) => event.n)).toEqual([3]);
  sitting.close();
  sit(); // and on the next visit
  server().says(view({ events: events(0, 6), heard: 6, told: 6 }));
  expect(sitting.fresh.map((event) => event.n)).toEqual([4, 5]);
});

test('on a shared screen nothing secret is shown until somebody takes it', () => {
  sit(shared);
  server().says(view({ seat: null, actors: [1], legal: [] }));
  expect([sitting.seat, sitting.next]).toEqual([null, 1]);
  sitting.take(1);
  expect(server().take()).toEqual([{ type: 'look', seat: 1, heard: 0 }]);
  server().says(view({ seat: 1, actors: [1] }));
  expect([sitting.next, sitting.acts]).toEqual([null, true]);
});

test('when the turn goes to another at the screen, it shows what is public again', () => {
  sit(shared);
  sitting.take(0);
  server().says(view({ seat: 0, actors: [0] }));
  server().says(view({ seat: 0, actors: [1], legal: [], undo: true }));
  expect(sitting.seat).toBeNull();
  server().says(view({ seat: 0, actors: [0], seq: 99 })); // was under way
  expect(sitting.view?.seq).toBe(1);
  server().says(view({ seat: null, actors: [1], legal: [] }));
  expect([sitting.next, sitting.undoable]).toEqual([1, 0]);
  server().take();
  void sitting.undo();
  expect(server().take()).toMatchObject([{ type: 'undo', seat: 0 }]);
});

test('what is told as the screen is handed over is told to all, but for what they may not hear', () => {
  sit(shared);
  server().says(view({ seat: null, actors: [0] }));
  sitting.take(0);
  const before = events(0, 1);
  const known = events(2, 1);
  server().says(view({ seat: 0, events: before, heard: 1, told: 1 }));
  expect(sitting.handed).toBe(false);
  server().says(view({ seat: 0, actors: [1], events: events(1, 2), heard: 3, told: 3 }));
  const told = [...before, ...known.map((event) => ({ ...event, n: 1 }))];
  server().says(view({ seat: null, actors: [1], events: told, heard: 2, told: 2 }));
  expect([sitting.handed, sitting.fresh, sitting.log]).toEqual([true, known, told]);
  sitting.take(1);
  server().says(view({ seat: 1, actors: [1], events: told, heard: 2, told: 2 }));
  expect([sitting.handed, sitting.fresh]).toEqual([false, []]);
});

test('taken back: nothing of it is told as the screen is handed over', () => {
  sit(table({ ...shared, secret: false }));
  server().says(view({ seat: null, actors: [1] }));
  server().says(view({ seat: 1, actors: [1], events: events(0, 2), heard: 2, told: 2 }));
  server().says(view({ seat: 1, actors: [0], events: [], heard: 1, told: 1, seq: 2, legal: [] }));
  server().says(view({ seat: 0, actors: [0], events: events(0, 1), heard: 1, told: 1 }));
  expect([sitting.seat, sitting.handed]).toEqual([0, false]);
});

test('while several may act at once, the screen stays with who has it', () => {
  sit(shared);
  sitting.take(0);
  server().says(view({ seat: 0, actors: [0, 1] }));
  server().says(view({ seat: 0, actors: [0, 1] }));
  expect(sitting.seat).toBe(0);
  server().says(view({ seat: 0, actors: [1], legal: [] }));
  expect(sitting.seat).toBeNull();
});

test('when others at the screen may act as well, nobody has it any more', () => {
  sit(shared);
  sitting.take(0);
  server().says(view({ seat: 0, actors: [0] }));
  expect(sitting.seat).toBe(0);
  server().says(view({ seat: 0, actors: [0, 1] }));
  expect(sitting.seat).toBeNull();
});

test('a seat taken at the table is a seat to look through', () => {
  sit(table({ seats: [seat(0, { kind: 'open' }), seat(1)] }));
  expect(sitting.waiting).toBe(true);
  server().says({ type: 'table', table: table() });
  expect([sitting.waiting, sitting.seat]).toEqual([false, 0]);
  expect(server().take()).toEqual([{ type: 'look', seat: 0, heard: 0 }]);
});

test('a draw: offered by us, by them, or not to be had', () => {
  sit();
  const drawing = (draw: number[] | null, over = false): string => {
    server().says(view({ draw, over }));
    return sitting.drawing;
  };
  expect([drawing(null), drawing([]), drawing([0]), drawing([1])]).toEqual([
    'no',
    'may',
    'own',
    'other',
  ]);
  expect(drawing([1], true)).toBe('no');
});

test('a question is answered once, and stays until that has come through', async () => {
  sit();
  server().says({ type: 'question', question: 'q', kind: 'undo', seat: 1 });
  const answered = sitting.answer(true);
  void sitting.answer(true);
  const [act, ...more] = server().take();
  expect(act).toMatchObject({ type: 'answer', question: 'q', yes: true });
  expect([more, sitting.question?.question]).toEqual([[], 'q']);
  server().says({ type: 'accepted', key: act?.key });
  await answered;
  expect(sitting.question).toBeNull();
});

test('a rematch against bots is there at once; people are asked, and may decline', async () => {
  sit(table({ over: true }));
  answers(json({ id: null, invite: null }), json({ id: 'next', invite: 'i' }));
  await sitting.rematch();
  expect([sitting.asked, sitting.again]).toEqual([true, null]);
  const error = { key: 'rematch-declined', params: {}, reason: null };
  server().says({ type: 'refused', key: '', error });
  expect(sitting.asked).toBe(false);
  await sitting.rematch();
  expect(sitting.again?.id).toBe('next');
});

test('a database in trouble is looked at again, and the fault goes when it is well', () => {
  sit();
  const error = { key: 'store-away', params: {}, reason: null };
  server().says({ type: 'refused', key: '', error });
  expect(server().take()).toEqual([]);
  vi.advanceTimersByTime(3000);
  expect(server().take()).toEqual([{ type: 'look', seat: 0, heard: 0 }]);
  server().says(view());
  expect(sitting.fault).toBeNull();
});

test('what is said is counted until it is read', () => {
  sit();
  server().says({ type: 'chat', name: 'Ada', seat: 1, text: 'hello' });
  server().says({ type: 'phrase', name: 'Ada', seat: 1, phrase: 'thanks' });
  expect([sitting.said.length, sitting.unread]).toEqual([2, 2]);
  void sitting.chat('x'.repeat(400));
  expect(server().take()).toMatchObject([{ type: 'chat', text: 'x'.repeat(300) }]);
});

test('advice is for the coach, and about the choice that was asked about', () => {
  sit();
  server().says(view({ legal: [move('a'), move('b')] }));
  sitting.coach.ask(0);
  const { key } = server().take()[0] as { key: string };
  server().says({ type: 'hint', key, seat: 0, seq: 1, points: false, tips: [], facts: [] });
  expect(sitting.coach.advice?.key).toBe(key);
  server().says(view({ legal: [move('a'), move('b')], seq: 2 }));
  expect(sitting.coach.advice?.key).toBe(key);
  server().says(view({ legal: [move('c')], seq: 3 }));
  expect(sitting.coach.advice).toBeNull();
});

test('every act has a key, and is sent again under it until it is answered', async () => {
  sit();
  server().says({ type: 'question', question: 'q', kind: 'undo', seat: 1 });
  server().says(view({ undo: true, draw: [] }));
  const answers = [
    sitting.undo(),
    sitting.answer(true),
    sitting.draw(true),
    sitting.resign(0),
    sitting.chat('hello'),
    sitting.phrase('thanks'),
  ];
  sitting.why(['space:b2']);
  const acts = server().take();
  expect(acts.map(({ type }) => type).join(' ')).toBe('undo answer draw resign chat phrase why');
  expect(new Set(acts.map(({ key }) => key)).size).toBe(7);
  server().drop();
  expect(sitting.kept).toBe(true);
  vi.advanceTimersByTime(300);
  server().open();
  expect(server().take().slice(1)).toEqual(acts); // after the look
  for (const { key } of acts) server().says({ type: 'accepted', key });
  await Promise.all(answers);
  server().drop();
  expect(sitting.kept).toBe(false);
  vi.advanceTimersByTime(300);
  server().open();
  expect(server().take().slice(1)).toEqual([]);
});

test('what is done while the line is lost is kept for its return', () => {
  sit();
  server().says(view({ undo: true }));
  server().drop();
  void sitting.undo();
  void sitting.undo();
  expect([sitting.kept, sitting.fault]).toEqual([true, null]);
  vi.advanceTimersByTime(300);
  server().open();
  expect(server().take().slice(1)).toMatchObject([{ type: 'undo', seat: 0 }]);
});

test('who asked is told of the refusal; of what is said, nobody else', async () => {
  sit();
  server().says(view({ draw: [] }));
  const refused = async (answer: Promise<Fault | null>, key: string): Promise<void> => {
    const error = { key, params: {}, reason: null };
    server().says({ type: 'refused', key: server().take()[0]?.key, error });
    expect(await answer).toEqual(error);
  };
  server().take();
  await refused(sitting.chat('hello'), 'talk-off');
  expect(sitting.fault).toBeNull();
  await refused(sitting.draw(true), 'draw-once');
  expect(sitting.fault?.key).toBe('draw-once');
});

test('called when somebody here is to move; not before it begins or when it is over', () => {
  sit();
  expect(sitting.called).toBeNull();
  server().says(view({ actors: [1], legal: [] }));
  expect(sitting.called).toBe(false);
  server().says(view());
  expect(sitting.called).toBe(true);
  server().says(view({ over: true }));
  expect(sitting.called).toBe(false);
  sitting.close();
  sit(shared);
  server().says(view({ seat: null, actors: [1], legal: [] }));
  expect(sitting.called).toBe(true);
  sitting.close();
  sit(table({ seats: [seat(0, { mine: true }), seat(1, { kind: 'open' })] }));
  expect(sitting.called).toBe(false);
});

test('addressed by the others, not by oneself', () => {
  sit();
  server().says({ type: 'chat', name: 'Ana', seat: 0, text: 'hm' });
  expect(sitting.addressed).toBeNull();
  server().says({ type: 'chat', name: 'Bob', seat: 1, text: 'hello' });
  expect(sitting.addressed).toMatchObject({ text: 'hello' });
  server().says({ type: 'question', kind: 'undo', question: 'q', seat: 1 });
  expect(sitting.addressed).toMatchObject({ kind: 'undo' });
});

test('a refusal goes when the position does, or when another thing is tried', () => {
  sit();
  server().says(view());
  const error = { key: 'not-legal', params: {}, reason: null };
  server().says({ type: 'refused', key: '', error });
  server().says(view());
  expect(sitting.fault).toEqual(error);
  server().says(view({ view: { turn: 2 } }));
  expect(sitting.fault).toBeNull();
  server().says({ type: 'refused', key: '', error });
  sitting.heed();
  expect(sitting.fault).toBeNull();
});

const together = { seats: [seat(0, { mine: true }), seat(1, { mine: true })], mine: [0, 1] };

test('a shared screen is handed over only where something is hidden', () => {
  sit(table({ ...together, secret: false }));
  server().take();
  server().says(view({ seat: null, actors: [1] }));
  expect([sitting.next, sitting.seat]).toEqual([null, 1]);
  server().says(view({ seat: 1, actors: [0], undo: true }));
  expect([sitting.seat, sitting.undoable]).toEqual([0, 1]);
});

test('who asks to take back sees that it was asked, and what came of it', () => {
  sit();
  server().says(view({ undo: true, told: 4, heard: 4 }));
  void sitting.undo();
  expect(sitting.news).toBe('web-undo-asked');
  server().says(view({ view: { turn: 1 }, told: 2, heard: 2 }));
  expect(sitting.news).toBe('web-undo-done');
  sitting.heed();
  expect(sitting.news).toBeNull();
});
