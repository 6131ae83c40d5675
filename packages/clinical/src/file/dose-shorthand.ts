/** Brands behind the name, and arrows between two doses. */
import type { Language } from '../note.ts';
import { isSpelledMedicine } from '../reading/medicines.ts';

/** `Lithium carbonate (Priadel) 600 mg`: the brand of what was named. */
export const withoutBrands = (text: string): string =>
  text.replace(
    / \((\p{Lu}\p{L}{3,})\s?®?\)(?=\s?\d|\s*[,;:]|\s(?:tabl|caps|retard|depot))/gu,
    (whole, brand: string, at: number) =>
      isSpelledMedicine(brand) &&
      text
        .slice(0, at)
        .split(/[\s,;:]+/)
        .slice(-2)
        .some(isSpelledMedicine)
        ? ''
        : whole,
  );

/** `50 mg -> 100 mg`. */
const arrow = /(\d+(?:[.,]\d+)?)\s?(?:mg|mcg|g)?\s?(?:[-–=]>|→)\s?(\d+(?:[.,]\d+)?)\s?(mg|mcg|g)\b/gu;
const numberOf = (text: string): number => Number(text.replace(',', '.'));
export const withChange = (text: string, language: Language): string =>
  text.replace(arrow, (_, from: string, to: string, unit: string) => {
    const isMore = numberOf(to) > numberOf(from);
    return language === 'nl'
      ? `${isMore ? 'verhoogd' : 'verlaagd'} van ${from} naar ${to} ${unit}`
      : `${isMore ? 'increased' : 'reduced'} from ${from} to ${to} ${unit}`;
  });

/** `1-0-0-1` is twice a day one; `1-0-2-0` differs by the hour, and is left out. */
const scheme = /(?<![\d-])(\d)\s?-\s?(\d)\s?-\s?(\d)(?:\s?-\s?(\d))?(?![\d-])/g;
function byScheme(...found: string[]): string {
  const [, ...rest] = found;
  const counts = rest
    .slice(0, 4)
    .filter((count) => count !== undefined && /^\d$/.test(count) && count !== '0');
  const [first] = counts;
  return first !== undefined && counts.every((count) => count === first)
    ? `${counts.length} dd ${first}`
    : '';
}
export const withSchemes = (text: string): string => text.replace(scheme, byScheme);
