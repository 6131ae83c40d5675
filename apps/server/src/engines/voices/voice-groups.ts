/** How many people speak in a talk, and what each of them sounds like. */
import { SPEECH_RATE } from '@noteer/audio';
import type { Stretch, Voiceprint } from './port.ts';
import { pathThrough, TRUST } from './voice-path.ts';

/** More people than this are not told apart. */
const MOST = 8;
/** Groups are begun from at most so many stretches: comparing all with all grows with the square. */
const SAMPLE = 240;
/** Who takes part is looked for in at most so many stretches, some in a row from every part of the talk. */
const SEARCHED = 1_600;
const IN_A_ROW = 20;
/** Two groups that are closer than this are one person. Measured: see bench/README.md, voices. */
const ONE_PERSON = 0.78;
/** A voice varies for some seconds at a time: of two groups of which one is smaller than this, more is asked. */
const SMALL_S = 12;
const ONE_PERSON_AT_LEAST = 0.4;
/** Of somebody who said less than this in all we do not know yet that they are another person. */
const LEAST_S = 4;
const ROUNDS = 20;

export type Voice = Stretch & { voiceprint: Voiceprint };

/** Prints of one voice added up, each for as long as it lasted. */
class Group {
  readonly sum: Float64Array;
  weight = 0;
  squares = 0;

  constructor(size: number) {
    this.sum = new Float64Array(size);
  }

  add({ from, to, voiceprint }: Voice): void {
    const weight = (to - from) / SPEECH_RATE;
    for (let i = 0; i < this.sum.length; i++) {
      this.sum[i] = (this.sum[i] as number) + weight * (voiceprint[i] as number);
    }
    this.weight += weight;
    this.squares += weight * weight;
  }

  join(other: Group): void {
    for (let i = 0; i < this.sum.length; i++)
      this.sum[i] = (this.sum[i] as number) + (other.sum[i] as number);
    this.weight += other.weight;
    this.squares += other.squares;
  }

  /** How alike its members are to each other, none compared with itself. */
  get likenessWithin(): number {
    const length = this.sum.reduce((total, value) => total + value * value, 0);
    const pairs = this.weight ** 2 - this.squares;
    return pairs > 0 ? (length - this.squares) / pairs : 0;
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
  const within = Math.sqrt(Math.max(0, a.likenessWithin) * Math.max(0, b.likenessWithin));
  return within > 0 ? a.likenessTo(b) / within : 1;
}

function isOnePerson(a: Group, b: Group): boolean {
  const share = Math.min(1, Math.min(a.weight, b.weight) / SMALL_S);
  return closeness(a, b) > ONE_PERSON_AT_LEAST + (ONE_PERSON - ONE_PERSON_AT_LEAST) * share;
}

/** The two that are most alike. */
function nearestOf(groups: readonly Group[]): { value: number; a: number; b: number } {
  let best = { value: Number.NEGATIVE_INFINITY, a: 0, b: 0 };
  for (let a = 0; a < groups.length; a++) {
    for (let b = a + 1; b < groups.length; b++) {
      const value = closeness(groups[a] as Group, groups[b] as Group);
      if (value > best.value) best = { value, a, b };
    }
  }
  return best;
}

/** A long talk in part: neighbours stay together, because who goes on is likelier than who takes over. */
function partOf(voices: readonly Voice[]): readonly Voice[] {
  if (voices.length <= SEARCHED) return voices;
  const rows = SEARCHED / IN_A_ROW;
  const share = (voices.length - IN_A_ROW) / (rows - 1);
  return Array.from({ length: rows }, (_, row) => {
    const first = Math.round(row * share);
    return voices.slice(first, first + IN_A_ROW);
  }).flat();
}

/** Evenly over the talk, the longer ones of each part: they say the most. */
function sampleOf(voices: readonly Voice[]): Voice[] {
  const share = voices.length / SAMPLE;
  if (share <= 1) return [...voices];
  return Array.from({ length: SAMPLE }, (_, i) => {
    const part = voices.slice(Math.floor(i * share), Math.floor((i + 1) * share));
    return part.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));
  });
}

/** Joins the two groups that are most alike on average, until few are left. */
function beginnings(voices: readonly Voice[], size: number): Group[] {
  const groups = voices.map((voice) => {
    const group = new Group(size);
    group.add(voice);
    return group;
  });
  const table = groups.map((a) => groups.map((b) => a.likenessTo(b)));
  while (groups.length > MOST) {
    let best = { value: Number.NEGATIVE_INFINITY, a: 0, b: 0 };
    for (let a = 0; a < groups.length; a++) {
      const row = table[a] as number[];
      for (let b = a + 1; b < groups.length; b++) {
        if ((row[b] as number) > best.value) best = { value: row[b] as number, a, b };
      }
    }
    const kept = groups[best.a] as Group;
    kept.join(groups[best.b] as Group);
    groups.splice(best.b, 1);
    table.splice(best.b, 1);
    for (const row of table) row.splice(best.b, 1);
    for (const [other, group] of groups.entries()) {
      const value = kept.likenessTo(group);
      (table[best.a] as number[])[other] = value;
      (table[other] as number[])[best.a] = value;
    }
  }
  return groups;
}

function regrouped(voices: readonly Voice[], groups: readonly Group[], size: number): Group[] {
  const answer = groups.map(() => new Group(size));
  const path = pathThrough(
    voices,
    groups.map(({ voiceprint }) => voiceprint),
    TRUST.searching,
  );
  for (const [i, voice] of voices.entries()) answer[path.voices[i] as number]?.add(voice);
  return answer.filter(({ weight }) => weight > 0);
}

/** What each person in the talk sounds like. At least one voice for at least one stretch. */
export function voicesIn(all: readonly Voice[]): Voiceprint[] {
  const voices = partOf(all);
  const size = voices[0]?.voiceprint.length ?? 0;
  let groups = beginnings(sampleOf(voices), size);
  for (let round = 0; round < ROUNDS; round++) {
    const before = groups.length;
    groups = regrouped(voices, groups, size);
    const smallest = groups.reduce((a, b) => (b.weight < a.weight ? b : a), groups[0] as Group);
    if (groups.length > 1 && smallest.weight < LEAST_S) {
      groups = groups.filter((group) => group !== smallest);
      continue;
    }
    const { a, b } = nearestOf(groups);
    const [one, other] = [groups[a] as Group, groups[b] as Group];
    if (one !== other && isOnePerson(one, other)) {
      one.join(other);
      groups.splice(b, 1);
    } else if (groups.length === before && round > 2) break;
  }
  return groups.map(({ voiceprint }) => voiceprint);
}
