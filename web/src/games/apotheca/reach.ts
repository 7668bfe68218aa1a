/** Which spaces a power's rule joins, whatever lies there: what is worth asking the server about. */

import { spot } from './market';

type Test = (across: number, up: number) => boolean;

const straight: Test = (across, up) => !across || !up;
const aligned: Test = (across, up) => straight(across, up) || across === up;
const knight: Test = (across, up) => across * up === 2;
const distant: Test = (across, up) => aligned(across, up) && Math.max(across, up) >= 2;

const JOINS: Record<string, { sign: '-' | '='; test: Test }> = {
  'flickering-flip': { sign: '=', test: (across, up) => across + up === 1 },
  'genie-juggle': { sign: '-', test: (across, up) => across + up === 2 },
  'gully-glide': { sign: '-', test: straight },
  'lucky-leap': { sign: '-', test: distant },
  'portal-pounce': { sign: '-', test: knight },
  'shadow-swap': { sign: '=', test: () => true },
  'sorceress-spin': { sign: '=', test: distant },
  'spirit-switch': { sign: '=', test: knight },
  'wandering-waltz': { sign: '-', test: (across, up) => Math.max(across, up) === 1 },
};

/** The use that would go from one space to the other, if the power can at all. */
export function attempt(power: string, from: string, to: string): string | null {
  const rule = JOINS[power];
  if (!rule || from === to) return null;
  const [one, other] = [spot(from), spot(to)];
  if (!rule.test(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]))) return null;
  return rule.sign === '=' ? [from, to].sort().join('=') : `${from}-${to}`;
}

/** Some use of every power, to ask why an apothecary can't be used at all. */
export const SAMPLE: Record<string, string> = {
  'chained-charge': 'b2-b3 b1-b2',
  'double-dive': 'a1-a2 c3-b3',
  'faithful-float': 'row2+',
  'flickering-flip': 'b2=b3',
  'genie-juggle': 'b2-c3',
  'gully-glide': 'b2-b4',
  'lucky-leap': 'b2-d4',
  'portal-pounce': 'b2-c4',
  'reptilian-rush': 'a1/d4+',
  'shadow-swap': 'b2=c4',
  'sorceress-spin': 'b2=d4',
  'spirit-switch': 'b2=c4',
  tetratwist: 'block b2',
  'wandering-waltz': 'b2-c3',
  'wizards-winds': 'winds up',
};
