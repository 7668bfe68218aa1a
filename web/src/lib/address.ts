/** The address is the state: what page, which table, which move. */

import { transport } from '#transport';

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; invite: string }
  | { page: 'replay'; id: string; invite: string; move: number | null; seat: number | null }
  | { page: 'learn'; game: string }
  | { page: 'lesson'; game: string; name: string }
  | { page: 'gallery'; game: string; piece: string; house: string }
  | { page: 'rules'; game: string; rule: string; house: string }
  | { page: 'review'; id: string; invite: string; seat: number | null }
  | { page: 'puzzles' }
  | { page: 'puzzle'; game: string; id: string }
  | { page: 'recover' }
  | { page: 'about' }
  | { page: 'missing' };

function number(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

/** What is no text at all is kept as it is, and will be found nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

type Address = Pick<Location, 'pathname' | 'search'> & { hash?: string };

export function routeOf({ pathname, search, hash = '' }: Address): Route {
  const [first = '', second = '', third = ''] = pathname.split('/').filter(Boolean).map(decoded);
  const query = new URLSearchParams(search);
  const invite = query.get('invite') ?? '';
  const house = query.get('house') ?? '';
  if (first === '') return { page: 'lobby' };
  if (first === 'new' && second) return { page: 'new', game: second };
  if (first === 'table' && second) return { page: 'table', id: second, invite };
  if (first === 'replay' && second) {
    return {
      page: 'replay',
      id: second,
      invite,
      move: number(query.get('move')),
      seat: number(query.get('seat')),
    };
  }
  if (first === 'learn' && third) return { page: 'lesson', game: second, name: third };
  if (first === 'learn') return { page: 'learn', game: second };
  if (first === 'gallery' && second) return { page: 'gallery', game: second, piece: third, house };
  if (first === 'rules' && second)
    return { page: 'rules', game: second, rule: decoded(hash.slice(1)), house };
  if (first === 'review' && second)
    return { page: 'review', id: second, invite, seat: number(query.get('seat')) };
  if (first === 'puzzles' && third) return { page: 'puzzle', game: second, id: third };
  if (first === 'puzzles') return { page: 'puzzles' };
  if (first === 'recover' || first === 'about') return { page: first };
  return { page: 'missing' };
}

/** A page of ours by its path, as a link has it. */
export const at = (path: string): string => transport.written(path);
export const HOME = at('/');

export function tableAddress(id: string, invite: string | null): string {
  return at(
    `/table/${encodeURIComponent(id)}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`,
  );
}

export function replayAddress(
  id: string,
  move?: number,
  seat?: number | null,
  invite?: string | null,
): string {
  const query = new URLSearchParams();
  if (move !== undefined) query.set('move', String(move));
  if (seat !== undefined && seat !== null) query.set('seat', String(seat));
  if (invite) query.set('invite', invite);
  return at(`/replay/${encodeURIComponent(id)}${query.size ? `?${query.toString()}` : ''}`);
}

export const lessonAddress = (game: string, name: string): string =>
  at(`/learn/${encodeURIComponent(game)}/${encodeURIComponent(name)}`);

/** What a table plays by goes along, so that a page can say what differs from the box. */
const byHouse = (house: string): string => (house ? `?house=${encodeURIComponent(house)}` : '');

export function pieceAddress(game: string, piece = '', house = ''): string {
  const path = ['/gallery', game, ...(piece ? [encodeURIComponent(piece)] : [])].join('/');
  return at(path + byHouse(house));
}

/** The rules of a game, opened at a rule. */
export function ruleAddress(game: string, rule = '', house = ''): string {
  return at(`/rules/${game}${byHouse(house)}${rule ? `#${rule}` : ''}`);
}

export function reviewAddress(id: string, seat?: number | null, invite?: string | null): string {
  return replayAddress(id, undefined, seat, invite).replace('/replay/', '/review/');
}

export const puzzleAddress = ({ game, id }: { game: string; id: string }): string =>
  at(`/puzzles/${encodeURIComponent(game)}/${encodeURIComponent(id)}`);
