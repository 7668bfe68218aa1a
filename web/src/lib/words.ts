/**
 * Words for everything the engine says, from the same Fluent files as the terminal
 * and by the same conventions (src/philtre/words.py): a parameter's value is worded
 * by the message `<parameter>-<value>` if there is one, a seat by its player's name.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Fault, Part, TableEvent, View } from './types';

type Refusal = Part & { reason?: Fault | null };

/** How a rule is named in a reason: ` (Q-15)`, or `; Q-25` before the bracket. */
const RULE = /\s*;?\s*\b([A-Z]-\d+)(?=\))/;
/** What the engine says of any move that is not legal: it names it, and what is. */
const UNFIT = ['illegal-move', 'illegal-move-because', 'malformed-move'];

const parsed = new Map<string, FluentResource>();

function resource(text: string): FluentResource {
  const known = parsed.get(text) ?? new FluentResource(unbroken(text));
  parsed.set(text, known);
  return known;
}

/** French sets a space before some marks; no line may begin with one. The files hold plain spaces. */
export function unbroken(text: string): string {
  return text.replace(/ ([?!:;»])/g, '\u00a0$1').replace(/« /g, '«\u00a0');
}

export class Words {
  private readonly bundle: FluentBundle;

  /** `texts`: the program's Fluent file, then the game's, which may say things its own way. */
  constructor(
    readonly lang: string,
    texts: string[],
    readonly names: readonly string[] = [],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of texts) this.bundle.addResource(resource(text), { allowOverrides: true });
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The parameters that a message asks for. */
  asks(key: string): string[] {
    const pattern = JSON.stringify(this.bundle.getMessage(key)?.value ?? '');
    return [...pattern.matchAll(/"type":"var","name":"(\w+)"/g)].map((found) => found[1] ?? '');
  }

  /** The message of that key; the key itself where there is none. */
  say(key: string, params: Record<string, unknown> = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const worded: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) worded[name] = this.word(name, value);
    return this.bundle.formatPattern(pattern, worded, []);
  }

  event(event: TableEvent): string {
    return this.say(event.kind, event.params);
  }

  move(move: Part): string {
    return this.say(move.key, move.params);
  }

  /** The sentence of an error, with the sentence of its reason as `$reason`. */
  fault(fault: Fault): string {
    // a seat in an error is a number that the caller gave, not a name
    const params: Record<string, unknown> = { ...renamed(fault.params) };
    if (fault.reason) params.reason = this.fault(fault.reason);
    return this.say(fault.key, params);
  }

  /**
   * Why something can't be done, on the thing itself: the reason alone, without the notation,
   * the list of what is legal and the number of the rule.
   */
  refusal(refusal: Refusal): string {
    return this.reason(refusal)
      .replace(RULE, '')
      .replace(/\s*\(\)/, '');
  }

  /** The number of the rule that a refusal comes from, for small print; empty if it has none. */
  rule(refusal: Refusal): string {
    return RULE.exec(this.reason(refusal))?.[1] ?? '';
  }

  private reason({ key, params, reason = null }: Refusal): string {
    if (!UNFIT.includes(key)) return capital(this.fault({ key, params, reason }));
    return reason ? this.reason(reason) : this.say('web-not-now');
  }

  /** A word of a list of choices: the value of `name`, as a person reads it. */
  value(name: string, value: string): string {
    return this.has(`${name}-${value}`) ? this.say(`${name}-${value}`) : value;
  }

  private word(name: string, value: unknown): FluentVariable {
    if (Array.isArray(value)) {
      const one = name === 'seats' ? 'seat' : name;
      return this.joined(value.map((item) => String(this.word(one, item))));
    }
    if (name === 'seat' && typeof value === 'number') return this.name(value);
    if (typeof value === 'string' && this.has(`${name}-${value}`))
      return this.say(`${name}-${value}`);
    if (typeof value === 'number') return value;
    return String(value);
  }

  name(seat: number): string {
    return this.names[seat] || this.say('player-number', { number: seat + 1 });
  }

  joined(items: string[]): string {
    const last = items.at(-1);
    if (items.length < 2 || last === undefined) return items.join('');
    return this.say('list-and', { most: items.slice(0, -1).join(', '), last });
  }
}

function renamed(params: View): View {
  const { seat, ...rest } = params;
  return seat === undefined ? rest : { ...rest, number: seat };
}

/** A sentence that begins a line begins with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
