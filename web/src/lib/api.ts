/** The HTTP half of docs/api.md, one function a request. */

import { transport } from '#transport';
import type { Rules } from './house';
import type {
  AskLesson,
  AskPuzzle,
  Course,
  Data,
  DiagramData,
  Fault,
  Gallery,
  GameInfo,
  LessonAnswer,
  LessonInfo,
  House,
  HouseVariable,
  Limits,
  Made,
  Me,
  Part,
  PuzzleAnswer,
  PuzzleInfo,
  PuzzleOpened,
  Recap,
  Rematch,
  ReplayStep,
  ReviewAnswer,
  RulesBook,
  Scene,
  SeatWish,
  Table,
  View,
} from './types';

/** Something the server would not do; its words come from the Fluent files. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly fault: Fault,
  ) {
    super(fault.key);
  }
}

export const OFFLINE: Fault = { key: 'web-offline', params: {}, reason: null };

async function ask(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await transport.ask(path, init);
  } catch {
    throw new ApiError(0, OFFLINE);
  }
  if (answer.ok) return answer;
  const body = (await answer.json().catch(() => null)) as { error?: Fault } | null;
  throw new ApiError(
    answer.status,
    body?.error ?? { key: 'web-failed', params: { status: answer.status }, reason: null },
  );
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask(path)).json()) as T;
}

function send(path: string, body?: unknown): Promise<Response> {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? {});
  const headers = { 'Content-Type': 'application/json' };
  return ask(path, { method: 'POST', headers, body: text });
}

async function post<T>(path: string, body?: unknown): Promise<T> {
  return (await (await send(path, body)).json()) as T;
}

const remove = (path: string): Promise<Response> => ask(path, { method: 'DELETE' });

async function words(path: string): Promise<string> {
  return (await ask(path)).text();
}

const table = (id: string): string => `/api/tables/${encodeURIComponent(id)}`;

/** Where others may sit down, every browser adds its part to the luck. */
const shared = (seats: SeatWish[]): boolean => seats.some((seat) => seat.kind === 'open');

/** `?name=value&…`, of the values that there are. */
function query(values: Record<string, string | number | null>): string {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== '');
  return given.length
    ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
    : '';
}

export const api = {
  me: () => get<Me>('/api/me'),
  name: (name: string, lang: string) => post<Me>('/api/me', { name, lang }),
  recovery: () => post<{ token: string }>('/api/me/recovery'),
  recover: (token: string) => post<Me>('/api/recover', { token }),
  data: () => get<Data>('/api/me/data'),
  forget: () => remove('/api/me'),
  limits: () => get<Limits>('/api/limits'),

  games: () => get<GameInfo[]>('/api/games'),
  parts: (game: string, options: Record<string, string | number | null>) =>
    get<Part[]>(`/api/games/${game}/parts${query(options)}`),
  content: (game: string, digest: string, house = '') =>
    get<View>(`/api/games/${game}/content${query({ v: digest, house })}`),
  variables: (game: string) => get<HouseVariable[]>(`/api/games/${game}/house`),
  house: (game: string, given: { toml?: string; text?: string; rules?: Rules }) =>
    post<House>(`/api/games/${game}/house`, given),
  bots: () => get<string[]>('/api/bots'),
  engine: () => get<{ percent: number | null }>('/api/engine'),
  text: (lang: string, ...of: string[]) => words(`/api/text/${[lang, ...of].join('/')}`),
  rules: (game: string, lang: string) => get<RulesBook>(`/api/games/${game}/rules/${lang}`),
  gallery: (game: string, lang: string) => get<Gallery>(`/api/games/${game}/gallery/${lang}`),
  diagram: (game: string, { line, seat, moves }: Scene) =>
    get<DiagramData>(`/api/games/${game}/diagram${query({ line, seat, moves: moves.join(';') })}`),

  lessons: () => get<LessonInfo[]>('/api/lessons'),
  lesson: (game: string, name: string, asked: Partial<AskLesson>) =>
    post<LessonAnswer>(`/api/lessons/${game}/${name}`, asked),

  puzzles: () => get<PuzzleInfo[]>('/api/puzzles'),
  puzzle: (game: string, id: string) => get<PuzzleOpened>(`/api/puzzles/${game}/${id}`),
  attempt: (game: string, id: string, asked: Partial<AskPuzzle>) =>
    post<PuzzleAnswer>(`/api/puzzles/${game}/${id}`, asked),

  tables: (hidden = false) => get<Table[]>(`/api/tables${hidden ? '?hidden=true' : ''}`),
  table: (id: string, invite: string) => get<Table>(table(id) + query({ invite })),
  open: (
    game: string,
    options: Record<string, unknown>,
    seats: SeatWish[],
    more: { public: boolean; coach: boolean | null; several: boolean | null },
  ) => post<Made>('/api/tables', { game, options, seats, ...more, shared: shared(seats) }),
  sit: (id: string, seat: number, invite: string) =>
    post<Table>(`${table(id)}/sit`, { seat, invite }),
  leave: (id: string, seat: number, bot: string) =>
    post<Table>(`${table(id)}/leave`, { seat, bot }),
  rematch: (id: string) => post<Rematch>(`${table(id)}/rematch`),
  rename: (id: string, name: string) => post<Table>(`${table(id)}/name`, { name }),
  hide: (id: string, hidden: boolean) => send(`${table(id)}/hide`, { hidden }),
  throwAway: (id: string) => remove(table(id)),
  record: (id: string, invite: string) => words(`${table(id)}/record${query({ invite })}`),
  replay: (id: string, move: number, seat: number | null, heard: number, invite: string) =>
    get<ReplayStep>(`${table(id)}/replay/${move}${query({ seat, heard, invite })}`),
  recap: (id: string, seat: number, invite: string) =>
    get<Recap>(`${table(id)}/recap${query({ seat, invite })}`),
  course: (id: string, seat: number | null, invite: string) =>
    get<Course>(`${table(id)}/course${query({ seat, invite })}`),
  review: (id: string, seat: number, invite: string) =>
    post<ReviewAnswer>(`${table(id)}/review${query({ invite })}`, { seat }),
  goOn: (id: string, move: number, seats: SeatWish[], invite: string) =>
    post<Made>(`${table(id)}/continue${query({ invite })}`, { move, seats, shared: shared(seats) }),
  upload: (record: string) => post<Made>('/api/records', record),
};

export const socketAddress = (id: string, invite: string): string =>
  `${table(id)}/socket${query({ invite })}`;
