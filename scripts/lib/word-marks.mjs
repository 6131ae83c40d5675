/** The words of the dictionaries as marks, for `dictionary.ts`: a fifth of what the words themselves take. */
import { BITS, bitsOf } from '../../packages/clinical/src/identifiers/bits-of-word.ts';

/** In base64. */
export function marksOf(words) {
  const marks = new Uint8Array(BITS / 8);
  for (const word of words) for (const bit of bitsOf(word)) marks[bit >> 3] |= 1 << (bit & 7);
  return Buffer.from(marks).toString('base64');
}
