/** Stretches that are taken for one person's, added up. */
import { SPEECH_RATE } from '@noteer/audio';
import type { Stretch, Voiceprint } from './port.ts';

export type Voice = Stretch & { voiceprint: Voiceprint };

/**
 * Two groups that are closer than this are one person, by how much speech the smaller one has: a voice varies for some
 * seconds at a time, and the more there is of both, the more surely a small difference is one between people. Measured on
 * the development half of bench/voice-halves.ts: with 40 seconds of both, one person was never split into groups less
 * close than 0.91, and two people never into closer ones than 0.83.
 */
const ONE_PERSON = [
  { speech_s: 0, closeness: 0.5 },
  { speech_s: 12, closeness: 0.82 },
  { speech_s: 40, closeness: 0.86 },
] as const;

export class Group {
  readonly sum: Float64Array;
  /** Seconds of speech. */
  weight = 0;
  #squares = 0;

  constructor(size: number) {
    this.sum = new Float64Array(size);
  }

  static of(voices: readonly Voice[]): Group {
    const group = new Group(voices[0]?.voiceprint.length ?? 0);
    for (const voice of voices) group.add(voice);
    return group;
  }

  add({ from, to, voiceprint }: Voice): void {
    const weight = (to - from) / SPEECH_RATE;
    for (let i = 0; i < this.sum.length; i++) {
      this.sum[i] = (this.sum[i] as number) + weight * (voiceprint[i] as number);
    }
    this.weight += weight;
    this.#squares += weight * weight;
  }

  /** How alike its members are to each other, none compared with itself. */
  get likenessWithin(): number {
    const length = this.sum.reduce((total, value) => total + value * value, 0);
    const pairs = this.weight ** 2 - this.#squares;
    return pairs > 0 ? Math.max(0, (length - this.#squares) / pairs) : 0;
  }

  likenessTo(other: Group): number {
    let product = 0;
    for (let i = 0; i < this.sum.length; i++) product += (this.sum[i] as number) * (other.sum[i] as number);
    return product / (this.weight * other.weight);
  }

  get voiceprint(): Voiceprint {
    const length = Math.hypot(...this.sum);
    return Float32Array.from(this.sum, (value) => value / length);
  }
}

/**
 * How alike two people are, whatever the noise in each print: the likeness between them in proportion to the likeness
 * within each. About 1 for one person in two groups.
 */
function closeness(a: Group, b: Group): number {
  const within = Math.sqrt(a.likenessWithin * b.likenessWithin);
  return within > 0 ? a.likenessTo(b) / within : 1;
}

function limitAt(speech_s: number): number {
  let before: (typeof ONE_PERSON)[number] = ONE_PERSON[0];
  for (const next of ONE_PERSON) {
    if (speech_s < next.speech_s) {
      const share = (speech_s - before.speech_s) / (next.speech_s - before.speech_s);
      return before.closeness + (next.closeness - before.closeness) * share;
    }
    before = next;
  }
  return before.closeness;
}

export const isOnePerson = (a: Group, b: Group): boolean =>
  closeness(a, b) > limitAt(Math.min(a.weight, b.weight));
