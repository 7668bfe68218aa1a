import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// No browser and no imitation of one: what these tests need of it, tests/browser.ts stands in for.
export default defineConfig({
  plugins: [svelte()],
  resolve: { conditions: ['browser'] }, // else Svelte comes as it is on a server
  test: {
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/browser.ts'],
    isolate: false, // each file's own modules took most of the time
    restoreMocks: true,
    unstubGlobals: true,
  },
});
