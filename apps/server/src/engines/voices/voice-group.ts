/** Stretches that are taken for one person's, added up. */
import { SPEECH_RATE } from '@noteer/audio';
import type { Stretch, Voiceprint } from './port.ts';

export type Voice = Stretch & { voiceprint: Voiceprint };

/** Of two groups that are closer than this both are one person. Measured: see bench/README.md, voices. */
const ONE_PERSON = 0.82;
/** A voice varies for some seconds at a time: of two groups of which one is smaller than this, more is asked. */
const SMALL_S = 12;
const ONE_PERSON_AT_LEAST = 0.5;

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
export function closeness(a: Group, b: Group): number {
  const within = Math.sqrt(a.likenessWithin * b.likenessWithin);
  return within > 0 ? a.likenessTo(b) / within : 1;
}

export function isOnePerson(a: Group, b: Group): boolean {
  const share = Math.min(1, Math.min(a.weight, b.weight) / SMALL_S);
  return closeness(a, b) > ONE_PERSON_AT_LEAST + (ONE_PERSON - ONE_PERSON_AT_LEAST) * share;
}
