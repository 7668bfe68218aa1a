/** Arrow keys in the grid, and not losing the focus when what had it goes away. */

import type { Attachment } from 'svelte/attachments';
import { isArrow, step } from './geometry';
import type { Content } from './types';

export function focusSpace(root: ParentNode, space: string | null): boolean {
  const cell = space ? root.querySelector<HTMLElement>(`[data-space="${space}"]`) : null;
  cell?.focus();
  return !!cell;
}

export function arrowsOver(content: Content, spaces: () => string[]): Attachment<HTMLElement> {
  return (grid) => {
    const key = (event: KeyboardEvent): void => {
      const here = (event.target as HTMLElement).dataset.space;
      if (!here || !isArrow(event.key)) return;
      event.preventDefault();
      focusSpace(grid, step(content, here, event.key, spaces()));
    };
    grid.addEventListener('keydown', key);
    return () => grid.removeEventListener('keydown', key);
  };
}

/** Whether the focus was in here, even when the thing that had it is gone; and where it may go. */
export class Held {
  inside = false;
  private readonly roots = new Set<HTMLElement>();

  readonly attach: Attachment<HTMLElement> = (root) => {
    this.roots.add(root);
    const into = (): void => void (this.inside = true);
    const out = (event: FocusEvent): void => {
      const to = event.relatedTarget as Node | null;
      if (to && !root.contains(to)) this.inside = false;
    };
    // a press elsewhere on the page takes the focus away too
    const press = (event: PointerEvent): void => {
      if (!root.contains(event.target as Node)) this.inside = false;
    };
    root.addEventListener('focusin', into);
    root.addEventListener('focusout', out);
    document.addEventListener('pointerdown', press);
    return () => {
      this.roots.delete(root);
      root.removeEventListener('focusin', into);
      root.removeEventListener('focusout', out);
      document.removeEventListener('pointerdown', press);
    };
  };

  /** The first thing of the kind in here. */
  find(selector: string): HTMLElement | null {
    for (const root of this.roots) {
      const found = root.querySelector<HTMLElement>(selector);
      if (found) return found;
    }
    return null;
  }

  get lost(): boolean {
    return this.inside && (!document.activeElement || document.activeElement === document.body);
  }
}
