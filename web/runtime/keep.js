// Keeps the whole site in the browser, so that it opens without a network. The lines above, from
// the site's build, say which files there are and what is in them: another file, another version.

const NAME = `philtre-${VERSION}`;

/** From the network as it is now, unless an older version here holds the very same file. */
async function keep(cache, older, file) {
  for (const [kept, files] of older) {
    if (files[file] !== FILES[file]) continue;
    const same = await kept.match(file);
    if (same) return cache.put(file, same);
  }
  const answer = await fetch(file, { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return cache.put(file, answer);
}

/** The versions that are kept, each with what it says is in its files. */
async function versions() {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith('philtre-') && name !== NAME,
  );
  return Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name);
      const list = await cache.match('files.json');
      return [cache, list ? await list.json() : {}];
    }),
  );
}

async function install() {
  const cache = await caches.open(NAME);
  const older = await versions();
  await Promise.all(Object.keys(FILES).map((file) => keep(cache, older, file)));
  await cache.put('files.json', new Response(JSON.stringify(FILES)));
}

/** All but this version and the one before it, which another tab may still show. */
async function clear() {
  const names = (await caches.keys()).filter(
    (name) => name.startsWith('philtre-') && name !== NAME,
  );
  for (const name of names.slice(0, -1)) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request) {
  const scope = new URL(self.registration.scope);
  const asked = new URL(request.url);
  const file = asked.pathname.slice(scope.pathname.length) || 'index.html';
  const cache = await caches.open(NAME);
  const kept = (await cache.match(file)) ?? (await caches.match(asked.href));
  return (asked.origin === scope.origin && kept) || fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(clear()));
self.addEventListener('fetch', (event) => {
  if (event.request.method === 'GET') event.respondWith(answer(event.request));
});
// A new version waits until somebody at the page says that it may come.
self.addEventListener('message', (event) => {
  if (event.data === 'come') self.skipWaiting();
});
