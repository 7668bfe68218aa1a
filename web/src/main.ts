import { mount } from 'svelte';
import { transport } from '#transport';
import App from './App.svelte';
import { guest } from './lib/guest.svelte';
import { insist } from './lib/insist';
import { begin } from './lib/opening';
import { router } from './lib/router.svelte';
import { settings } from './lib/settings.svelte';
import { load } from './lib/text.svelte';
import { fetchAhead } from './pages/later';
import './style/fonts.css';
import './style/tokens.css';
import './style/shell.css';
import './style/page.css';

settings.apply();
begin(router.route);
fetchAhead(router.route.page);
const target = document.getElementById('app');
if (target) {
  // Words first: a page without them would say nothing in any language.
  const met = guest.load().catch(
    () =>
      void insist(
        () => guest.load(),
        () => undefined,
      ),
  );
  await Promise.all([
    transport.local ? undefined : met, // there, who it is comes later than the page
    insist(
      () => load(settings.lang),
      () => undefined,
    ),
  ]);
  mount(App, { target });
}
