import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defaultClientConditions, defineConfig, type HtmlTagDescriptor, type Plugin } from 'vite';

// `npm run dev` shows edited sources; the API is that of a running `philtre serve`.
const api = 'http://127.0.0.1:8000';

// A server says it in a header. Here `wasm-unsafe-eval` comes to it, for Python alone.
const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
].join('; ');

/** What the page of a site has in its head beside that of a server. */
const head: HtmlTagDescriptor[] = [
  { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: policy } },
  { tag: 'link', attrs: { rel: 'manifest', href: './manifest.webmanifest' } },
  { tag: 'link', attrs: { rel: 'apple-touch-icon', href: './icon-192.png' } },
];
const site: Plugin = {
  name: 'site',
  transformIndexHtml: () => head.map((tag) => ({ ...tag, injectTo: 'head-prepend' })),
};

// What each page and board shares with others, in a few files: each of them is asked for, and a
// table used to ask for seventy of a kilobyte.
const groups = [
  { name: 'shell', tags: ['$initial' as const], priority: 2 },
  {
    name: 'shared',
    test: /[\\/]src[\\/](?!games|reference|.*[Rr]eview|.*Chart)/,
    minShareCount: 2,
    priority: 1,
  },
  { name: 'reference', test: /[\\/]src[\\/]reference/, minShareCount: 2 },
];

// `--mode site`: files that need no server (tools/site.py); its packed data has a folder of its own.
export default defineConfig(({ mode }) => ({
  plugins: mode === 'site' ? [svelte(), site] : [svelte()],
  base: mode === 'site' ? './' : '/',
  resolve: { conditions: [...(mode === 'site' ? ['site'] : []), ...defaultClientConditions] },
  worker: { format: 'es' },
  build: {
    outDir: '../src/philtre/web',
    emptyOutDir: true,
    manifest: true, // what belongs to what, for the test of sizes
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a slow machine is no news
      output: { codeSplitting: { groups } },
    },
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: api, ws: true } } },
}));
