/** Numbers as words, in Dutch and English: one word at a time. */
import type { Language } from '../note.ts';

/** An ordinal (`negende`) and what is made of a number (`driemaal`, `tweewekelijks`) say less surely how many. */
type WordNumber = { value: number; form: 'plain' | 'ordinal' | 'made_of' };

const inOrder = (words: string, first = 0, step = 1): [string, number][] =>
  words.split(' ').map((word, index) => [word, first + index * step]);

const dutchUnits = inOrder('een twee drie vier vijf zes zeven acht negen', 1);
const dutchTens = inOrder('twintig dertig veertig vijftig zestig zeventig tachtig negentig', 20, 10);
const dutchSmall = new Map<string, number>([
  ...inOrder(
    'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
  ),
  ...dutchTens,
  ...dutchTens.flatMap(([tens, high]) =>
    dutchUnits.map(([unit, low]): [string, number] => [`${unit}en${tens}`, high + low]),
  ),
]);
const dutchFractions = new Map([
  ['half', 0.5],
  ['halve', 0.5],
  ['anderhalf', 1.5],
  ['anderhalve', 1.5],
  ['kwart', 0.25],
  ['driekwart', 0.75],
]);
const dutchOrdinals = new Map(inOrder('eerste tweede derde vierde vijfde zesde zevende achtste negende', 1));
const dutchMadeOf =
  'maal jarige jarig jaars daagse daags wekelijkse wekelijks maandelijkse maandelijks weekse uurs dubbele dubbel voudig tal delige'.split(
    ' ',
  );

const englishUnits = inOrder('one two three four five six seven eight nine', 1);
const englishTens = inOrder('twenty thirty forty fifty sixty seventy eighty ninety', 20, 10);
const englishSmall = new Map<string, number>([
  ...inOrder(
    'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  ),
  ...englishTens,
  ['nought', 0],
  ['hundred', 100],
  ['thousand', 1000],
]);
const englishFractions = new Map([
  ['half', 0.5],
  ['quarter', 0.25],
]);
const englishMadeOf = new Map([
  ['once', 1],
  ['twice', 2],
  ['thrice', 3],
]);
const englishOrdinals = new Map<string, number>([
  ...inOrder(
    'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
    1,
  ),
  ...englishTens.map(([tens, value]): [string, number] => [`${tens.slice(0, -1)}ieth`, value]),
]);

/** `tweehonderdvijftig`, `zestienhonderd`: what stands before the power and what behind it. */
function dutchAround(word: string, power: string, value: number): number | null {
  const at = word.indexOf(power);
  if (at < 0) return null;
  const before = at === 0 ? 1 : dutchWhole(word.slice(0, at));
  const rest = word.slice(at + power.length);
  const behind =
    rest === '' ? 0 : (dutchWhole(rest) ?? (rest.startsWith('en') ? dutchWhole(rest.slice(2)) : null));
  return before === null || behind === null || behind >= value ? null : before * value + behind;
}
/** `negentienachtennegentig`: a year in one word. */
const centuries = new Map([
  ['negentien', 1900],
  ['twintig', 2000],
]);
function dutchYear(word: string): number | null {
  const century = [...centuries.keys()].find((start) => word.startsWith(start));
  const years = century ? dutchSmall.get(word.slice(century.length)) : undefined;
  return years && years >= 10 ? (centuries.get(century ?? '') ?? 0) + years : null;
}
const dutchWhole = (word: string): number | null =>
  dutchSmall.get(word) ?? dutchAround(word, 'duizend', 1000) ?? dutchAround(word, 'honderd', 100);

const withHalf = (word: string): number | null => {
  const ending = ['enhalf', 'enhalve'].find((end) => word.endsWith(end));
  const whole = ending ? dutchWhole(word.slice(0, -ending.length)) : null;
  return whole === null ? null : whole + 0.5;
};

/** How number words begin: other words need no second look. */
const dutchStarts = new Set(
  'nul een twe dri vie vij zes zev ach neg tie elf twa der vee twi tac hon dui hal and kwa'.split(' '),
);

function readDutch(word: string): WordNumber | null {
  if (!dutchStarts.has(word.slice(0, 3))) return null;
  const plain = dutchWhole(word) ?? dutchFractions.get(word) ?? dutchYear(word);
  if (plain !== null) return { value: plain, form: 'plain' };
  const half = withHalf(word);
  if (half !== null) return { value: half, form: 'plain' };
  const ordinal =
    dutchOrdinals.get(word) ??
    (word.endsWith('ste') ? dutchWhole(word.slice(0, -3)) : null) ??
    (word.endsWith('de') ? dutchWhole(word.slice(0, -2)) : null);
  if (ordinal !== null) return { value: ordinal, form: 'ordinal' };
  const ending = dutchMadeOf.find((end) => word.endsWith(end));
  const base = ending ? word.slice(0, -ending.length) : '';
  const made = ending ? (dutchWhole(base) ?? withHalf(base)) : null;
  return made === null ? null : { value: made, form: 'made_of' };
}

function readEnglish(word: string): WordNumber | null {
  const plain = englishSmall.get(word) ?? englishFractions.get(word);
  if (plain !== undefined) return { value: plain, form: 'plain' };
  const ordinal = englishOrdinals.get(word);
  if (ordinal !== undefined) return { value: ordinal, form: 'ordinal' };
  const made = englishMadeOf.get(word);
  return made === undefined ? null : { value: made, form: 'made_of' };
}

const LONGEST = 45;

export const numberOfWord = (word: string, language: Language): WordNumber | null =>
  word.length > LONGEST ? null : language === 'nl' ? readDutch(word) : readEnglish(word);

/** `twenty-three` and `three` after `twenty`: the units that may follow tens. */
export const isEnglishUnit = (value: number): boolean => value >= 1 && value <= englishUnits.length;
