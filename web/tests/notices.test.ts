import { beforeEach, expect, test, vi } from 'vitest';
import { notice, notifies, wantNotices } from '../src/lib/notices';
import { settings } from '../src/lib/settings.svelte';
import { page } from './browser';

const shown = vi.fn();

/** A browser that answers so when it is asked. */
function browser(answer: NotificationPermission, here = true): void {
  class FakeNotification {
    static permission: NotificationPermission = 'default';
    static requestPermission(): Promise<NotificationPermission> {
      FakeNotification.permission = answer;
      return Promise.resolve(answer);
    }
    onclick: (() => void) | null = null;
    constructor(...given: unknown[]) {
      if (!here) throw new TypeError('Illegal constructor');
      shown(...given);
    }
  }
  vi.stubGlobal('Notification', FakeNotification);
}

beforeEach(() => {
  shown.mockReset();
  vi.stubGlobal('isSecureContext', true);
  settings.setNotices(false);
  page.document.visibilityState = 'hidden';
});

test('told of the turn when it was wanted and allowed, and the page is out of sight', async () => {
  browser('granted');
  notice('Your turn', '', 'abc');
  expect(shown).not.toHaveBeenCalled();
  expect(await wantNotices(true)).toBe(true);
  notice('Your turn', 'Ana', 'abc');
  expect(shown).toHaveBeenCalledWith('Your turn', { body: 'Ana', tag: 'abc', icon: '/icon.svg' });
  page.document.visibilityState = 'visible';
  notice('Your turn', 'Ana', 'abc');
  expect(shown).toHaveBeenCalledOnce();
  expect(await wantNotices(false)).toBe(true);
  expect(settings.notices).toBe(false);
});

test('what the browser refuses is not set', async () => {
  browser('denied');
  expect(await wantNotices(true)).toBe(false);
  expect(settings.notices).toBe(false);
});

test('a phone that shows none does no harm', async () => {
  browser('granted', false);
  await wantNotices(true);
  notice('Your turn', '', 'abc');
  expect(shown).not.toHaveBeenCalled();
});

test('where the browser has none, or the line is open to all, it is not offered', () => {
  browser('granted');
  expect(notifies()).toBe(true);
  vi.stubGlobal('isSecureContext', false);
  expect(notifies()).toBe(false);
});
