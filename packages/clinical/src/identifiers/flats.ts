/** Flats, with the house and the street they are in. */
import type { Span } from './kind.ts';

const figureInWords =
  '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\p{L}+teen|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?)';
const building =
  '(?:house|court|tower|towers|lodge|mansions|heights|point|place|road|street|lane|avenue|close|terrace|grove|gardens|crescent|way|drive|walk|mews)';
/** `flat six albany house`, `flat 3b, kestrel court, off mill lane`. */
const flats = new RegExp(
  `(?<=(?<!\\p{L})(?:at|in|address is|address|to|number|it's|is|live)[ :]+)(?:flat|apartment|apt|unit)\\s(?:\\d{1,3}\\s?[a-h]?|${figureInWords}(?:\\s[a-h])?)(?![\\p{L}\\p{N}])(?:,?\\s(?:in\\s|at\\s)?(?:\\p{L}[\\p{L}'’]*\\s){1,2}${building}(?!\\p{L}))?(?:,?\\s(?:off|on)\\s(?:\\p{L}[\\p{L}'’]*\\s){1,2}${building}(?!\\p{L}))?`,
  'giu',
);

/** `Postcode …, flat 3B`: the flat alone, behind a comma or first of all. */
const flatAlone =
  /(?<=(?:^|[,;:.(]\s?|\bat |\bto |\bin )(?:flat|apartment|apt\.?|appartement|app\.|woning|unit|studio)\s(?:number |no\.? |nummer |nr\.? )?)(?:\d{1,4}\s?-?[A-Ha-h](?![\p{L}\p{N}])|\d{1,4}-[IVX\d]{1,4}(?![\p{L}\p{N}])|\d{1,4}(?=\s?[,;.)]|\s?$))/gu;

export const flatsIn = (text: string): Span[] =>
  [...text.matchAll(flats), ...text.matchAll(flatAlone)].map(({ 0: found, index }) => ({
    start: index,
    end: index + found.length,
    kind: 'address',
  }));
