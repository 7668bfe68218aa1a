/** Pages whose code is fetched when they are wanted: the first one shown needs no other. */

export const later = {
  new: () => import('./NewTable.svelte'),
  table: () => import('./TablePage.svelte'),
  replay: () => import('./Replay.svelte'),
  learn: () => import('./Learn.svelte'),
  lesson: () => import('./Lesson.svelte'),
  gallery: () => import('./GalleryPage.svelte'),
  rules: () => import('./RulesPage.svelte'),
  review: () => import('./Review.svelte'),
  puzzles: () => import('./Puzzles.svelte'),
  puzzle: () => import('./Puzzle.svelte'),
  recover: () => import('./Recover.svelte'),
  about: () => import('./About.svelte'),
};

/** Asked for before the words are there: the address says already what will be. */
export function fetchAhead(page: string): void {
  // whoever shows it hears of what fails
  if (page in later) void later[page as keyof typeof later]().catch(() => undefined);
}
