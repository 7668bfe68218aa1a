import { beforeEach, expect, test, vi } from 'vitest';
import { Room, VOICES } from '../src/lib/synth';
import { play } from '../src/lib/sound';
import { settings } from '../src/lib/settings.svelte';

/** When each voice begins, and whether it is a tone. */
let begun: { at: number; tone: boolean }[] = [];
let loudest = 0;

class FakeAudio {
  static opened = 0;
  currentTime = 10;
  sampleRate = 8;
  state = 'running';
  destination = {};
  constructor() {
    FakeAudio.opened += 1;
  }
  private node = (tone: boolean): object => ({
    frequency: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
    connect: (next: unknown) => next,
    start: (at: number) => begun.push({ at, tone }),
    stop: vi.fn(),
  });
  createOscillator = (): object => this.node(true);
  createBufferSource = (): object => this.node(false);
  createBiquadFilter = (): object => this.node(false);
  createGain = (): object => ({
    gain: {
      setValueAtTime: vi.fn(),
      exponentialRampToValueAtTime: (loud: number) => (loudest = Math.max(loudest, loud)),
    },
    connect: (next: unknown) => next,
  });
  createBuffer = (): object => ({ getChannelData: () => new Float32Array(8) });
}

/** In hundredths of a second. */
const starts = (): number[] => [...new Set(begun.map((one) => Math.round(one.at * 100)))];

beforeEach(() => {
  begun = [];
  loudest = 0;
  FakeAudio.opened = 0;
  vi.stubGlobal('AudioContext', FakeAudio);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  settings.setSound(true, 0.5);
});

test('sounds follow one another, and what would come late is dropped', () => {
  const room = new Room();
  room.play(['chip', 'chip', 'chip'], 1);
  expect(starts()).toEqual([1000, 1012, 1024]);
  begun = [];
  room.play(
    Array.from({ length: 9 }, () => 'chip' as const),
    1,
  );
  expect(starts()).toHaveLength(2);
  expect(Math.max(...starts())).toBeLessThanOrEqual(1050);
});

test('volume is heard in every voice', () => {
  new Room().play(['explosion'], 1);
  const full = loudest;
  loudest = 0;
  new Room().play(['explosion'], 0.5);
  expect(loudest).toBeCloseTo(full / 4);
});

test('no sound is longer than a second, or so loud that it is cut off', () => {
  for (const voices of Object.values(VOICES))
    for (const { at, last } of voices) {
      expect(at + last).toBeLessThanOrEqual(1);
      const then = voices.filter((one) => one.at <= at && at < one.at + one.last);
      expect(then.reduce((sum, one) => sum + one.loud, 0)).toBeLessThanOrEqual(1);
    }
});

test('nothing when it is off, and nothing before the page was touched', async () => {
  settings.setSound(false);
  play(['chip']);
  settings.setSound(true);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: false } });
  play(['chip']);
  vi.stubGlobal('navigator', {}); // a browser that can't say
  play(['chip']);
  await vi.dynamicImportSettled();
  expect(FakeAudio.opened).toBe(0);

  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
  play(['chip']);
  play(['chip']);
  await vi.waitFor(() => expect(begun).toHaveLength(4));
  expect(FakeAudio.opened).toBe(1);
});
