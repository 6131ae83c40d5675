/** Numbers that mean something: doses, times, counts, scores, measurements. In digits and in words. */
import { plain } from './text.ts';

const dutchUnits = 'een|twee|drie|vier|vijf|zes|zeven|acht|negen';
const dutchTens = 'twintig|dertig|veertig|vijftig|zestig|zeventig|tachtig|negentig';
const englishTens = 'twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const englishUnits = 'one|two|three|four|five|six|seven|eight|nine';

/** A number in digits or words. Dutch `een` counts only before a unit: it is mostly an article. */
export const spokenNumber = [
  String.raw`\d+(?:[.,:/]\d+)*`,
  `(?:(?:${dutchUnits})?honderd(?:en)?)?(?:(?:${dutchUnits})(?:en|ën)(?:${dutchTens})|${dutchTens}|(?:der|veer|vijf|zes|zeven|acht|negen)tien|tien|elf|twaalf)`,
  `(?:${dutchUnits})?honderd(?:(?:${dutchUnits}))?`,
  'twee|drie|vier|vijf|zes|zeven|acht|negen|anderhalf|anderhalve|half|halve|een paar|enkele',
  `(?:${englishTens})(?:[- ](?:${englishUnits}))?|(?:thir|four|fif|six|seven|eigh|nine)teen|ten|eleven|twelve`,
  `(?:(?:${englishUnits}|a) )?hundred(?: (?:and )?[a-z-]+)?`,
  'two|three|four|five|six|seven|eight|nine|a couple of|a few|half a|once|twice',
].join('|');

const doseUnits =
  'mg|milligram(?:men|s)?|mcg|microgram|µg|gram|ml|milliliters?|milliliter|ie|mmol|druppels?|drops?|tablet(?:ten|s)?|capsules?|pufjes?|puffs?|pil(?:len|letjes?)?|pills?';
const otherUnits = [
  'uur|uren|uurtje|minuten|minuut|dagen|weken|maanden|jaar|jaren|hours?|minutes?|days?|weeks?|months?|years?',
  'keer|maal|x|times|nachten|nights|kilo|kg|kilograms?|pounds?|stone|graden|degrees|procent|percent|%',
  'glazen|glaasjes?|biertjes?|bier|wijntjes?|flessen|sigaretten|joints?|pakjes?|gram|drinks?|beers?|units?|glass(?:es)?|bottles?|cigarettes?|packs?',
  'punten|points?|sessies|sessions|slagen|per dag|per week|a day|a week|a night',
].join('|');

const dose = new RegExp(`(?<![\\w.,])(?:${spokenNumber}) ?(?:${doseUnits})(?!\\w)`);
const counted = new RegExp(`(?<![\\w.,])(?:${spokenNumber}) ?(?:${otherUnits})(?!\\w)`);
const bloodPressure = /(?<!\d)\d{2,3} (?:over|op|om|bij) \d{2,3}(?!\d)/;
const digits = /(?<![\w.,])\d+(?:[.,:/]\d+)*(?!\w)/;
const clockOrDate =
  /\b(?:om|at) (?:half |kwart (?:over|voor) |quarter (?:past|to) )?(?:\d{1,2}|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/;

export const hasBloodPressure = (text: string): boolean => bloodPressure.test(plain(text));

/** Written in digits: nobody says an exact number for nothing. */
export const hasDigits = (text: string): boolean => digits.test(plain(text));

export const hasDose = (text: string): boolean => dose.test(plain(text));

/** `drie keer per week`, `140 over 90`, `om half elf`, `een score van 14`. */
export function hasQuantity(text: string): boolean {
  const heard = plain(text);
  return [dose, counted, bloodPressure, digits, clockOrDate].some((kind) => kind.test(heard));
}
