/**
 * What a person has set on this device: language, theme, motion. Remembered.
 * A device has one language and one theme, whatever is on the page: so there is one of these.
 */

export type Theme = 'system' | 'light' | 'dark';
export type Motion = 'normal' | 'fast' | 'off';
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Kept {
  lang?: Language;
  theme?: Theme;
  motion?: Motion;
  bot?: string;
}

const KEY = 'philtre'; // public/theme.js reads it too

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

function browserLanguage(): Language {
  return navigator.language.startsWith('fr') ? 'fr' : 'en';
}

class Settings {
  lang: Language = $state('en');
  theme: Theme = $state('system');
  motion: Motion = $state('normal');
  bot: string = $state('adept');
  /** Whether a language was ever chosen here; else the guest's own counts. */
  chosen: boolean;

  constructor() {
    const kept = read();
    this.chosen = kept.lang !== undefined;
    this.lang = kept.lang ?? browserLanguage();
    this.theme = kept.theme ?? 'system';
    this.motion = kept.motion ?? 'normal';
    this.bot = kept.bot ?? 'adept';
  }

  setLanguage(lang: Language): void {
    this.lang = lang;
    this.chosen = true;
    this.keep();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    this.keep();
  }

  setMotion(motion: Motion): void {
    this.motion = motion;
    this.keep();
  }

  setBot(bot: string): void {
    this.bot = bot;
    this.keep();
  }

  /** Milliseconds for a pause that lasts `normal` at normal speed; 0 when nothing is to move. */
  pause(normal: number): number {
    if (this.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    return this.motion === 'fast' ? normal / 2.5 : normal;
  }

  /** The page shows what is set. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.lang;
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    root.dataset.motion = this.motion;
  }

  private keep(): void {
    const { theme, motion, bot } = this;
    const kept: Kept = { theme, motion, bot, ...(this.chosen && { lang: this.lang }) };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // no storage here: it holds until the page is left
    }
  }
}

export const settings = new Settings();
