import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// `npm run dev` shows edited sources; the API is that of a running `philtre serve`.
const api = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/philtre/web',
    emptyOutDir: true,
    manifest: true, // what belongs to what, for the test of sizes
    assetsInlineLimit: 0, // the Content-Security-Policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is no news
  },
  server: { host: '127.0.0.1', proxy: { '/api': { target: api, ws: true } } },
});
