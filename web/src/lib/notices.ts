/** A word from the browser itself, to somebody who looks at something else. */

import { settings } from './settings.svelte';

/** Whether this browser has notifications at all, here. */
export const notifies = (): boolean => 'Notification' in globalThis && isSecureContext;

/** Wanted or not; the browser asks, the first time. Whether it is so now. */
export async function wantNotices(wanted: boolean): Promise<boolean> {
  const allowed = wanted && (await Notification.requestPermission()) === 'granted';
  settings.setNotices(allowed);
  return allowed === wanted;
}

/** Tell it unless the page is in sight; a newer word about the same table takes its place. */
export function notice(title: string, body: string, table: string): void {
  if (!settings.notices || !notifies() || document.visibilityState === 'visible') return;
  if (Notification.permission !== 'granted') return;
  try {
    const shown = new Notification(title, {
      body,
      tag: table,
      icon: `${import.meta.env.BASE_URL}icon.svg`,
    });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
  } catch {
    // some phones have them for installed programs alone
  }
}
