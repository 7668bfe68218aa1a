/**
 * What a person has set on this device: language, theme, pace, sound. Remembered.
 * A device has one language and one theme, whatever is on the page: so there is one of these.
 */

export type Theme = 'system' | 'light' | 'dark';
/** How long what moves takes, beside what it takes at normal pace. */
const PACES = { slow: 2, normal: 1, fast: 0.5, off: 0 };
export type Motion = keyof typeof PACES;
export const MOTIONS = Object.keys(PACES) as Motion[];
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

interface Kept {
  lang?: Language;
  theme?: Theme;
  motion?: Motion;
  bot?: string;
  sound?: boolean;
  volume?: number;
  notices?: boolean;
  confirm?: boolean;
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
  sound: boolean = $state(false);
  /** From 0 to 1. */
  volume: number = $state(0.6);
  /** Whether the browser tells of one's turn while the page is out of sight. */
  notices: boolean = $state(false);
  /** Whether what can't be taken back is asked twice. */
  confirm: boolean = $state(true);
  /** Whether a language was ever chosen here; else the guest's own counts. */
  chosen: boolean;

  constructor() {
    const kept = read();
    this.chosen = kept.lang !== undefined;
    this.lang = kept.lang ?? browserLanguage();
    this.theme = kept.theme ?? 'system';
    this.motion = kept.motion ?? 'normal';
    this.bot = kept.bot ?? 'adept';
    this.sound = kept.sound ?? false;
    this.volume = kept.volume ?? 0.6;
    this.notices = kept.notices ?? false;
    this.confirm = kept.confirm ?? true;
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

  setSound(sound: boolean, volume = this.volume): void {
    this.sound = sound;
    this.volume = volume;
    this.keep();
  }

  setConfirm(confirm: boolean): void {
    this.confirm = confirm;
    this.keep();
  }

  setNotices(notices: boolean): void {
    this.notices = notices;
    this.keep();
  }

  /** Milliseconds for what moves `normal` at normal speed; 0 when nothing is to move. */
  pause(normal: number): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : this.hold(normal);
  }

  /** The same for what is only looked at: it stays where nothing moves. */
  hold(normal: number): number {
    return normal * PACES[this.motion];
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
    const { theme, motion, bot, sound, volume, notices, confirm } = this;
    const own: Kept = { theme, motion, bot, sound, volume, notices, confirm };
    const kept: Kept = { ...own, ...(this.chosen && { lang: this.lang }) };
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // no storage here: it holds until the page is left
    }
  }
}

export const settings = new Settings();
