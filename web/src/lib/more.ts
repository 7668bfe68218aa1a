/** What scrolls says so: it has the class `more` while there is more below (table.css draws a sill). */

import type { Attachment } from 'svelte/attachments';

export const more: Attachment = (node) => {
  const look = (): void => {
    const hidden = node.scrollHeight - node.scrollTop - node.clientHeight;
    node.classList.toggle('more', hidden > 4);
  };
  const seen = new ResizeObserver(look);
  const watch = (): void => {
    seen.disconnect();
    for (const one of [node, ...node.children]) seen.observe(one);
  };
  const changed = new MutationObserver(watch);
  watch();
  changed.observe(node, { childList: true });
  node.addEventListener('scroll', look);
  return () => {
    seen.disconnect();
    changed.disconnect();
    node.removeEventListener('scroll', look);
  };
};
