/** The page follows its address. There is one of each in a window, so this is the window's. */

import { transport } from '#transport';
import { HOME, routeOf, type Route } from './address';
import { within } from './within';

/** The open sheet that made the step of the history we are at (shell/Dialog.svelte); 0: none. */
export const inSheet = (): number => (history.state as { sheet?: number } | null)?.sheet ?? 0;

class Router {
  route: Route = $state.raw(routeOf(transport.read(location)));

  constructor() {
    addEventListener('popstate', () => (this.route = routeOf(transport.read(location))));
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(address: string): void {
    // from an open sheet one does not come back to it
    if (inSheet()) history.replaceState(null, '', address);
    else history.pushState(null, '', address);
    this.route = routeOf(transport.read(location));
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
    const link = within(event, `a[href^="${HOME}"]`);
    if (!link || link.hasAttribute('download') || link.getAttribute('target')) return;
    event.preventDefault();
    this.go(link.getAttribute('href') ?? HOME);
  }
}

export const router = new Router();
