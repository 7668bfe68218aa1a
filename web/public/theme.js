// Before the first paint, so that nobody who chose the dark is shown the light. Kept in step
// with src/lib/settings.svelte.ts; a file of its own because no inline script is allowed.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem('philtre') || '{}');
  } catch {
    /* no storage here: the system's choice */
  }
  const root = document.documentElement;
  if (kept.theme === 'light' || kept.theme === 'dark') root.dataset.theme = kept.theme;
  if (kept.motion) root.dataset.motion = kept.motion;
})();
