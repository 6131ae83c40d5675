/** Numbers that mean something: doses, times, counts, scores, measurements. In digits and in words. */
import { plain } from './text.ts';

const either = (...words: string[]) => words.join(' ').trim().split(/\s+/).join('|');

const dutchUnits = either('een twee drie vier vijf zes zeven acht negen');
const dutchTens = either('twintig dertig veertig vijftig zestig zeventig tachtig negentig');
const dutchTeens = `(?:der|veer|vijf|zes|zeven|acht|negen)tien|tien|elf|twaalf`;
const dutchHundreds = `(?:${dutchUnits})?honderd(?:en)?`;
const englishUnits = either('one two three four five six seven eight nine');
const englishTens = either('twenty thirty forty fifty sixty seventy eighty ninety');
const englishTeens = `(?:thir|four|fif|six|seven|eigh|nine)teen|ten|eleven|twelve`;

/** A number in digits or words. Dutch `een` counts only inside a longer number: it is mostly an article. */
const spokenNumber = [
  String.raw`\d+(?:[.,:/]\d+)*`,
  `(?:${dutchHundreds})?(?:(?:${dutchUnits})en(?:${dutchTens})|${dutchTens}|${dutchTeens})`,
  `${dutchHundreds}(?:${dutchUnits})?`,
  either('twee drie vier vijf zes zeven acht negen anderhalf anderhalve half halve enkele'),
  'een paar',
  `(?:${englishTens})(?:[- ](?:${englishUnits}))?|${englishTeens}`,
  `(?:(?:${englishUnits}|a) )?hundred(?: (?:and )?[a-z-]+)?`,
  either('two three four five six seven eight nine once twice'),
  'a couple of|a few|half a',
].join('|');

const doseUnits = either(
  'mg milligram(?:men|s)? mcg microgram µg gram ml milliliters? ie mmol druppels? drops? tablet(?:ten|s)?',
  'capsules? pufjes? puffs? pil(?:len|letjes?)? pills?',
);
const otherUnits = either(
  'uur uren uurtje minuten minuut dagen weken maanden jaar jaren hours? minutes? days? weeks? months? years?',
  'keer maal x times nachten nights kilo kg kilograms? kilos pounds? stone graden degrees procent percent %',
  'glazen glaasjes? biertjes? bier wijntjes? flessen sigaretten joints? pakjes? drinks? beers? units?',
  'glass(?:es)? bottles? cigarettes? packs? punten points? sessies sessions slagen per a',
);
const hours = either(
  String.raw`\d{1,2} een twee drie vier vijf zes zeven acht negen tien elf twaalf`,
  'one two three four five six seven eight nine ten eleven twelve',
);

const dose = new RegExp(`(?<![\\w.,])(?:${spokenNumber}) ?(?:${doseUnits})(?!\\w)`);
const counted = new RegExp(`(?<![\\w.,])(?:${spokenNumber}) ?(?:${otherUnits})(?!\\w)`);
const bloodPressure = /(?<!\d)\d{2,3} (?:over|op|om|bij) \d{2,3}(?!\d)/;
const digits = /(?<![\w.,])\d+(?:[.,:/]\d+)*(?!\w)/;
const clock = new RegExp(`\\b(?:om|at) (?:half |kwart (?:over|voor) |quarter (?:past|to) )?(?:${hours})\\b`);

export const hasBloodPressure = (text: string): boolean => bloodPressure.test(plain(text));

/** Written in digits: nobody says an exact number for nothing. */
export const hasDigits = (text: string): boolean => digits.test(plain(text));

export const hasDose = (text: string): boolean => dose.test(plain(text));

/** `drie keer per week`, `140 over 90`, `om half elf`, `een score van 14`. */
export function hasQuantity(text: string): boolean {
  const heard = plain(text);
  return [dose, counted, bloodPressure, digits, clock].some((kind) => kind.test(heard));
}
