/** How a word sounds, as letters that do not depend on its spelling: `kwetiapien` and `quetiapine` are one. */
import { onceAWord } from './recent.ts';
import { plain } from './text.ts';

const spellings: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/sch/g, 'sg'],
  [/ck/g, 'k'],
  [/qu/g, 'kw'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/ch/g, 'g'],
  [/[cq]/g, 'k'],
  [/z/g, 's'],
  [/v/g, 'f'],
  [/ij/g, 'ei'],
  [/y/g, 'i'],
  [/ie/g, 'i'],
  [/oe|ou/g, 'u'],
  [/eu/g, 'u'],
  [/ae/g, 'e'],
  [/(.)\1+/g, '$1'],
  [/[^a-z]/g, ''],
  [/e$/, ''],
  [/d$/, 't'],
];

export const soundOf: (word: string) => string = onceAWord((word) => {
  let sound = plain(word);
  for (const [spelling, letters] of spellings) sound = sound.replace(spelling, letters);
  return sound;
});

const LONGEST_word = 64;
const rows = [new Uint8Array(LONGEST_word + 1), new Uint8Array(LONGEST_word + 1)] as const;

/** Whether at most `limit` letters must be changed, added or left out to make one of the other. */
export function isWithin(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit || b.length > LONGEST_word) return false;
  let [row, next]: readonly Uint8Array[] = rows;
  if (!row || !next) return false;
  for (let j = 0; j <= b.length; j++) row[j] = j;
  for (let i = 0; i < a.length; i++) {
    const letter = a.charCodeAt(i);
    let left = i + 1;
    let best = left;
    next[0] = left;
    for (let j = 0; j < b.length; j++) {
      const swapped = (row[j] ?? 0) + (letter === b.charCodeAt(j) ? 0 : 1);
      const shorter = Math.min((row[j + 1] ?? 0) + 1, left + 1);
      left = Math.min(swapped, shorter);
      next[j + 1] = left;
      if (left < best) best = left;
    }
    if (best > limit) return false;
    [row, next] = [next, row];
  }
  return (row[b.length] ?? limit + 1) <= limit;
}
