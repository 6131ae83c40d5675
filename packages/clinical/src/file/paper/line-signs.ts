/** What single lines show: that a letter begins, or that they name something. */
import { findMedicine } from '../../reading/medicines.ts';
import { plain } from '../../reading/text.ts';
import { isAllergen, isReaction } from '../allergies/allergens.ts';

/** `Beste collega,` ends whatever a letterhead seemed to open. */
export const salutation =
  /^\s*(?:geachte|beste|waarde|lieve|dear|weledel\p{L}*)(?: \p{L}[\p{L}.'-]*){1,6},?\s*$|^\s*(?:collega|amice)\p{L}*,\s*$/iu;
export const namesCause = (line: string) =>
  line.split(/[\s,;:()]+/).some((word) => findMedicine(word) !== undefined || isAllergen(plain(word)));
export const namesAllergen = (line: string) => namesCause(line) || isReaction(plain(line));
export const namesMedicine = (line: string) =>
  line.split(' ').some((word) => findMedicine(word) !== undefined);
export const none = /\b(?:geen|none|nil|onbekend|unknown|nkda)\b/i;
/** `--------`: between two parts, or under the titles of a table. */
export const isRule = /^\s*[-–—=_*]{5,}\s*$/u;
/** One more of the list that a label opened, below what stands behind it: an entry far to the right. */
export const isHanging = (line: string): boolean => /^\s{5,}\S/.test(line) && namesAllergen(line);
