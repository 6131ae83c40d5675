import { plain } from '../reading/text.ts';

const lettersOf = (text: string): string => plain(text).replace(/[^\p{L}]/gu, '');

/** Whether one is a short way to write the other: `mdr.` for `moeder`, `i.o.m.` for `in overleg met`. */
export function isShortFor(long: string, short: string): boolean {
  const [whole, letters] = [lettersOf(long), lettersOf(short)];
  if (letters === '' || letters.length >= whole.length || whole[0] !== letters[0]) return false;
  let at = 0;
  for (const letter of letters) {
    at = whole.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
