/** Makes the sounds: each a few short voices, put together when it is heard. Loaded when wanted. */

import type { Sound } from './sound';

/** A tone or a rush of noise: from one pitch to another (of noise: where it is cut off), in Hz. */
interface Voice {
  wave: OscillatorType | 'noise';
  from: number;
  to: number;
  /** Seconds: when it begins, and how long until it has died away. */
  at: number;
  last: number;
  loud: number;
}

const voice = (
  wave: Voice['wave'],
  [from, to]: [number, number],
  [at, last]: [number, number],
  loud: number,
): Voice => ({ wave, from, to, at, last, loud });
const note = (pitch: number, at: number, last: number, loud: number): Voice =>
  voice('triangle', [pitch, pitch], [at, last], loud);

export const VOICES: Record<Sound, Voice[]> = {
  chip: [
    voice('triangle', [1150, 620], [0, 0.07], 0.5),
    voice('noise', [5000, 1800], [0, 0.03], 0.35),
  ],
  // bounces closer and closer together
  die: [0, 0.11, 0.19, 0.245, 0.28].map((at, index) =>
    voice('noise', [6000 - 600 * index, 1500], [at, 0.05], 0.9 - 0.12 * index),
  ),
  tile: [voice('noise', [1600, 300], [0, 0.09], 0.4), voice('sine', [260, 140], [0, 0.12], 0.5)],
  bolt: [
    voice('sawtooth', [1700, 170], [0, 0.26], 0.22),
    voice('noise', [6000, 700], [0.02, 0.3], 0.3),
  ],
  explosion: [
    voice('noise', [2600, 90], [0, 1], 0.45),
    voice('sine', [130, 34], [0, 0.9], 0.4),
    voice('noise', [6000, 2500], [0, 0.06], 0.15),
  ],
  turn: [note(659, 0, 0.3, 0.3), note(880, 0.13, 0.5, 0.32)],
  message: [note(1047, 0, 0.12, 0.2), note(1319, 0.08, 0.2, 0.2)],
  win: [523, 659, 784, 1047].map((pitch, index) => note(pitch, index * 0.13, 0.6, 0.25)),
};

const APART = 0.12; // s between the beginnings of two sounds
const LATEST = 0.5; // s: what would come later than this is not heard at all
const SILENCE = 0.0001; // a volume falls by parts, and never to nothing

/** Where the sounds are heard. Each waits for the one before to have begun, and none waits long. */
export class Room {
  private free = 0;
  private noise: AudioBuffer | undefined;

  constructor(private readonly audio = new AudioContext()) {}

  /** `volume`: from 0 to 1. */
  play(sounds: Sound[], volume: number): void {
    const { audio } = this;
    if (audio.state === 'suspended') void audio.resume(); // a phone's call, for one, stops it
    const now = audio.currentTime;
    for (const sound of sounds) {
      const at = Math.max(now, this.free);
      if (at > now + LATEST) return;
      this.free = at + APART;
      // the ear hears by parts: half of the way shall sound half as loud
      for (const one of VOICES[sound]) this.sing(one, at + one.at, one.loud * volume * volume);
    }
  }

  private sing(one: Voice, at: number, loud: number): void {
    const [source, pitch, last] = one.wave === 'noise' ? this.rush() : this.tone(one.wave);
    pitch.setValueAtTime(one.from, at);
    pitch.exponentialRampToValueAtTime(one.to, at + one.last);
    const gain = this.audio.createGain();
    gain.gain.setValueAtTime(SILENCE, at);
    gain.gain.exponentialRampToValueAtTime(Math.max(loud, SILENCE), at + 0.005);
    gain.gain.exponentialRampToValueAtTime(SILENCE, at + one.last);
    last.connect(gain).connect(this.audio.destination);
    source.start(at);
    source.stop(at + one.last);
  }

  private tone(wave: OscillatorType): [AudioScheduledSourceNode, AudioParam, AudioNode] {
    const source = this.audio.createOscillator();
    source.type = wave;
    return [source, source.frequency, source];
  }

  private rush(): [AudioScheduledSourceNode, AudioParam, AudioNode] {
    const source = this.audio.createBufferSource();
    source.buffer = this.noise ??= this.hiss();
    source.loop = true;
    const filter = this.audio.createBiquadFilter();
    filter.type = 'lowpass';
    source.connect(filter);
    return [source, filter.frequency, filter];
  }

  /** A second of noise. */
  private hiss(): AudioBuffer {
    const rate = this.audio.sampleRate;
    const buffer = this.audio.createBuffer(1, rate, rate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < rate; i++) data[i] = Math.random() * 2 - 1;
    return buffer;
  }
}
