/** Something that this device remembers of each of the last tables. */

const MOST = 60; // tables

export class Remembered<T> {
  constructor(
    private readonly key: string,
    private readonly most = MOST,
  ) {}

  get(name: string): T | undefined {
    return this.all()[name];
  }

  set(name: string, value: T): void {
    const others = Object.entries(this.all()).filter(([one]) => one !== name);
    const kept = others.slice(-this.most);
    try {
      localStorage.setItem(
        this.key,
        JSON.stringify({ ...Object.fromEntries(kept), [name]: value }),
      );
    } catch {
      // no storage here: then nothing is remembered
    }
  }

  private all(): Record<string, T> {
    try {
      return JSON.parse(localStorage.getItem(this.key) ?? '{}') as Record<string, T>;
    } catch {
      return {};
    }
  }
}
