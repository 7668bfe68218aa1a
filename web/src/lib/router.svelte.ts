/** The address is the state: what page, which table, which move. */

export type Route =
  | { page: 'lobby' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string; invite: string }
  | { page: 'replay'; id: string; invite: string; move: number | null; seat: number | null }
  | { page: 'recover' }
  | { page: 'about' }
  | { page: 'missing' };

function number(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

function parse(): Route {
  const [first = '', second = ''] = location.pathname
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);
  const query = new URLSearchParams(location.search);
  const invite = query.get('invite') ?? '';
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
  if (first === 'recover' || first === 'about') return { page: first };
  return { page: 'missing' };
}

class Router {
  route: Route = $state.raw(parse());

  constructor() {
    addEventListener('popstate', () => (this.route = parse()));
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(address: string): void {
    // from an open sheet (shell/Dialog.svelte) one does not come back to it
    if (history.state?.sheet) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.route = parse();
    scrollTo(0, 0);
  }

  /** Change the address without a step in the history: a slider is no journey. */
  replace(address: string): void {
    history.replaceState(null, '', address);
  }

  /** A plain click on a link of our own stays in the page. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    const link = (event.target as Element).closest?.('a[href^="/"]');
    if (!link || link.hasAttribute('download') || link.getAttribute('target')) return;
    event.preventDefault();
    this.go(link.getAttribute('href') ?? '/');
  }
}

export const router = new Router();

export function tableAddress(id: string, invite: string | null): string {
  return `/table/${encodeURIComponent(id)}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`;
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
  return `/replay/${encodeURIComponent(id)}${query.size ? `?${query}` : ''}`;
}
