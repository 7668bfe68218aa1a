/**
 * Who sits at this device: a name and, in a cookie we never see, a secret.
 * A browser has one cookie for all tables: so there is one of these.
 */

import { api } from './api';
import { settings, LANGUAGES, type Language } from './settings.svelte';
import type { Me } from './types';

class Guest {
  me: Me = $state.raw({ id: null, name: null, lang: null });

  async load(): Promise<void> {
    this.take(await api.me());
  }

  /** Have a name before sitting down; makes the guest the first time. */
  async called(name: string): Promise<void> {
    if (this.me.id && this.me.name === name && this.me.lang === settings.lang) return;
    this.take(await api.name(name, settings.lang));
  }

  /** The chosen language goes with the guest to other devices. */
  async speaks(lang: Language): Promise<void> {
    settings.setLanguage(lang);
    if (this.me.id && this.me.name)
      this.me = await api.name(this.me.name, lang).catch(() => this.me);
  }

  async recover(token: string): Promise<void> {
    this.take(await api.recover(token));
  }

  /** Have everything of this guest deleted. */
  async leave(): Promise<void> {
    await api.forget();
    this.me = { id: null, name: null, lang: null };
  }

  private take(me: Me): void {
    this.me = me;
    const theirs = LANGUAGES.find((lang) => lang === me.lang);
    if (me.id && theirs && !settings.chosen) settings.lang = theirs;
  }
}

export const guest = new Guest();
