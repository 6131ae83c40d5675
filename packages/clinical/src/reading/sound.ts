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

/** Whether at most `limit` letters must be changed, added or left out to make one of the other. */
export function isWithin(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    let best = i + 1;
    for (let j = 0; j < b.length; j++) {
      const cost = Math.min(
        (row[j] ?? 0) + (a[i] === b[j] ? 0 : 1),
        (row[j + 1] ?? 0) + 1,
        (next[j] ?? 0) + 1,
      );
      next.push(cost);
      if (cost < best) best = cost;
    }
    if (best > limit) return false;
    row = next;
  }
  return (row[b.length] ?? limit + 1) <= limit;
}
