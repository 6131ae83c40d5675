/** Brands behind the name, and arrows between two doses. */
import type { Language } from '../../note.ts';
import { isSpelledMedicine } from '../../reading/medicines.ts';

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

/** `Foster (beclometason/formoterol)`: what is in the brand that was named. */
export const withoutContents = (text: string): string =>
  text.replace(
    /(?<=(\p{Lu}\p{L}{3,})®?) \((\p{L}{4,}(?:(?:\s?[/+&]\s?|\sen\s|\sand\s)\p{L}{4,}){1,2})\)/gu,
    (whole, brand: string, contents: string) =>
      isSpelledMedicine(brand) && contents.split(/\s?[/+&]\s?|\sen\s|\sand\s/u).every(isSpelledMedicine)
        ? ''
        : whole,
  );

/** `50 mg -> 100 mg`. */
const arrow = /(\d+(?:[.,]\d+)?)\s?(?:mg|mcg|g)?\s?(?:[-–=]{1,2}>|→)\s?(\d+(?:[.,]\d+)?)\s?(mg|mcg|g)\b/gu;
/** `50 mg -> 100 mg -> nu 150 mg`: what counts is the last step. `PHQ-9 19 -> 12 -> 7` are three values. */
const step = '\\d+(?:[.,]\\d+)?\\s?(?:mg|mcg|g)?(?![\\p{L}/])\\s?(?:[-–=]{1,2}>|→)\\s?';
const chain = new RegExp(
  `(?:${step}){2,}(?:nu |now )?\\d+(?:[.,]\\d+)?(?:\\s?(?:mg|mcg|g)(?![\\p{L}/]))?`,
  'gu',
);
const allButLast = new RegExp(`${step}(?=${step})`, 'gu');
function lastStep(found: string, at: number, text: string): string {
  const before = text.slice(0, at).split(/[\s,;:()]+/);
  const isDose = /\d\s?(?:mg|mcg|g)/u.test(found) || before.slice(-LAST_words).some(isSpelledMedicine);
  return isDose ? found.replace(allButLast, '') : found;
}
const LAST_words = 3;
const numberOf = (text: string): number => Number(text.replace(',', '.'));
export const withChange = (text: string, language: Language): string =>
  text
    .replace(chain, lastStep)
    .replace(/((?:[-–=]{1,2}>|→)\s?)(?:nu|now) (?=\d)/gu, '$1')
    .replace(arrow, (_, from: string, to: string, unit: string) => {
      const isMore = numberOf(to) > numberOf(from);
      return language === 'nl'
        ? `${isMore ? 'verhoogd' : 'verlaagd'} van ${from} naar ${to} ${unit}`
        : `${isMore ? 'increased' : 'reduced'} from ${from} to ${to} ${unit}`;
    });

/** `5 mg 2dd, wordt afgebouwd: vanaf 1 juni 2 mg 3dd`: the dose of now and the one to come. */
const day = '(?:\\d{1,2} \\p{L}{3,9}(?: \\d{4})?|\\d{1,2}[-/]\\d{1,2}(?:[-/]\\d{2,4})?)';
const toCome = new RegExp(
  `(\\d+(?:[.,]\\d+)?) ?(mg|mcg)([^,;.()\\d]{0,20}(?:\\d ?dd(?: ?\\d)?)?)[,;]? \\(?wordt (?:verder )?(?:(?:afgebouwd|opgebouwd|verhoogd|verlaagd|opgehoogd)[:,;]? )?((?:per|vanaf|met ingang van|op) ${day}) (?:verhoogd naar |verlaagd naar |naar )?(\\d+(?:[.,]\\d+)?) ?(?=mg|mcg)`,
  'gu',
);
export const withNextDose = (text: string): string =>
  text.replace(toCome, (_, now: string, unit: string, often: string, when: string, next: string) => {
    const deed = numberOf(next) > numberOf(now) ? 'verhoogd' : 'verlaagd';
    return `${now} ${unit}${often}, wordt ${when} ${deed} naar ${next} `;
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
