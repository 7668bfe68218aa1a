/** SHA-256 of a short ASCII text, in hex: `crypto.subtle` is not there without https. */

/* eslint-disable @typescript-eslint/no-non-null-assertion -- all indices are counted below */

const PRIMES: number[] = [];
for (let n = 2; PRIMES.length < 64; n++) if (PRIMES.every((prime) => n % prime)) PRIMES.push(n);

/** The first 32 bits of the fraction. */
const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32);
const START = PRIMES.slice(0, 8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = PRIMES.map((prime) => fraction(Math.cbrt(prime)));

const turn = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

/** The text as 32-bit words, with the end mark and the length that the standard asks for. */
function padded(text: string): number[] {
  const words = new Array<number>((((text.length + 8) >> 6) + 1) * 16).fill(0);
  for (let i = 0; i <= text.length; i++) {
    words[i >> 2]! |= (i < text.length ? text.charCodeAt(i) : 0x80) << (24 - 8 * (i & 3));
  }
  words[words.length - 1] = text.length * 8;
  return words;
}

function schedule(block: number[]): number[] {
  const w = [...block];
  for (let i = 16; i < 64; i++) {
    const [early, late] = [w[i - 15]!, w[i - 2]!];
    const s0 = turn(early, 7) ^ turn(early, 18) ^ (early >>> 3);
    const s1 = turn(late, 17) ^ turn(late, 19) ^ (late >>> 10);
    w.push((w[i - 16]! + s0 + w[i - 7]! + s1) | 0);
  }
  return w;
}

export function sha256(text: string): string {
  const hash = [...START];
  const words = padded(text);
  for (let at = 0; at < words.length; at += 16) {
    let [a, b, c, d, e, f, g, h] = hash as [
      number,
      number,
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    schedule(words.slice(at, at + 16)).forEach((word, i) => {
      const choice = (e & f) ^ (~e & g);
      const most = (a & b) ^ (a & c) ^ (b & c);
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + choice + ROUND[i]! + word;
      const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + most;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    });
    [a, b, c, d, e, f, g, h].forEach((value, i) => (hash[i] = (hash[i]! + value) | 0));
  }
  return hash.map((value) => (value >>> 0).toString(16).padStart(8, '0')).join('');
}
