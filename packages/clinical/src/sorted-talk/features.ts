/**
 * What the model sees of each group: its words, word pairs and letter groups, and the words beside it; hashed. Not its place in the talk:
 * an end that is not about the plan would be taken for one.
 */
import type { Language, TranscriptPiece } from '../note.ts';
import type { Template } from '../templates/section.ts';
import { asks } from './groups.ts';

export const BUCKETS = 16_384;
/** Of a piece and of a word no more is read than this: nobody says more between two pauses. */
const LETTERS_READ = 2_000;
const LETTERS_OF_WORD = 30;
const GROUP_OF_LETTERS = { from: 2, to: 5 };

/** Other groups are seen too, by how far they are: how much their words count. */
const beside = [
  { step: -1, share: 0.6 },
  { step: -2, share: 0.4 },
  { step: 1, share: 0.6 },
] as const;
/** One that is always there, then as `flagsOf` has them. */
export const FLAGS = 8;

export type Features = { buckets: Int32Array; values: Float32Array; flags: Float32Array };

const FNV_START = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Spreads the bits of a hash, so that its remainder is even. */
function bucketOf(hash: number, salt: number): number {
  let mixed = hash ^ Math.imul(salt + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % BUCKETS;
}

const hashOf = (word: string) => {
  let hash = FNV_START;
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), FNV_PRIME);
  return hash;
};

/** A number is known by how many digits it has. */
function wordsOf({ text }: TranscriptPiece): string[] {
  const words = text.slice(0, LETTERS_READ).toLowerCase();
  return (words.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) =>
    /^\d/.test(word) ? '#'.repeat(Math.min(4, word.length)) : word.slice(0, LETTERS_OF_WORD),
  );
}

function addLetterGroups(word: string, add: (hash: number) => void) {
  const framed = ` ${word} `;
  for (let from = 0; from < framed.length; from++) {
    let hash = FNV_START;
    for (let at = from; at < framed.length && at < from + GROUP_OF_LETTERS.to; at++) {
      hash = Math.imul(hash ^ framed.charCodeAt(at), FNV_PRIME);
      if (at + 1 - from >= GROUP_OF_LETTERS.from) add(hash);
    }
  }
}

class Seen {
  readonly buckets: number[] = [];
  readonly values: number[] = [];

  /** What is said twice is not twice as telling, and a long group says no more than a short one. */
  take(salt: number, share: number, fill: (add: (hash: number) => void) => void) {
    const counts = new Map<number, number>();
    fill((hash) => {
      const bucket = bucketOf(hash, salt);
      counts.set(bucket, (counts.get(bucket) ?? 0) + 1);
    });
    for (const [bucket, count] of counts) {
      this.buckets.push(bucket);
      this.values.push((share * (1 + Math.log(count))) / Math.sqrt(counts.size));
    }
  }
}

/** What the note is for says much about what is spoken of, and the language how. */
type Setting = { language: Language; template: Template };

function flagsOf(group: readonly TranscriptPiece[], words: number, setting: Setting) {
  const hasQuestion = group.some(asks);
  const hasDigit = group.some(({ text }) => /\d/.test(text.slice(0, LETTERS_READ)));
  const [isEnglish, isOfRisk] = [setting.language === 'en', setting.template.family === 'risk'];
  const yes = [true, isEnglish, isOfRisk, words <= 3, words > 25, hasDigit, hasQuestion];
  return Float32Array.from([...yes.map(Number), Math.log1p(words) / 3]);
}

export function featuresOf(groups: readonly TranscriptPiece[][], setting: Setting): Features[] {
  const words = groups.map((group) => group.flatMap(wordsOf));
  const hashes = words.map((each) => each.map(hashOf));
  return groups.map((group, at) => {
    const own = hashes[at] ?? [];
    const seen = new Seen();
    seen.take(0, 1, (add) => {
      own.forEach(add);
      for (const [at, before] of own.slice(0, -1).entries()) add(Math.imul(before, 31) + (own[at + 1] ?? 0));
    });
    seen.take(1, 1, (add) => {
      for (const word of words[at] ?? []) addLetterGroups(word, add);
    });
    beside.forEach(({ step, share }, index) => {
      seen.take(index + 2, share, (add) => hashes[at + step]?.forEach(add));
    });
    return {
      buckets: Int32Array.from(seen.buckets),
      values: Float32Array.from(seen.values),
      flags: flagsOf(group, own.length, setting),
    };
  });
}
