/** Numbers as people say them, in Dutch and English: `honderdvijfendertig`, `one hundred and thirty-five`. */
import { onceAWord } from './recent.ts';
import { soundOf } from './sound.ts';
import { list } from './text.ts';

const dutchUnits = list('nul, een, twee, drie, vier, vijf, zes, zeven, acht, negen');
const dutchTeens = list(
  'tien, elf, twaalf, dertien, veertien, vijftien, zestien, zeventien, achttien, negentien',
);
const dutchTens = list('twintig, dertig, veertig, vijftig, zestig, zeventig, tachtig, negentig');
const englishUnits = list('zero, one, two, three, four, five, six, seven, eight, nine');
const englishTeens = list(
  'ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen',
);
const englishTens = list('twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety');

const table = (units: string[], teens: string[], tens: string[]): Map<string, number> =>
  new Map([
    ...[...units, ...teens].map((word, value) => [word, value] as const),
    ...tens.map((word, index) => [word, (index + 2) * 10] as const),
  ]);

export const englishSmall = table(englishUnits, englishTeens, englishTens);
englishSmall.set('nought', 0);
const dutchSmall = table(dutchUnits, dutchTeens, dutchTens);
for (const [index, ten] of dutchTens.entries())
  for (const [unit, word] of dutchUnits.entries())
    if (unit > 0) dutchSmall.set(`${word}en${ten}`, (index + 2) * 10 + unit);

/** A mark: `een zesje`. */
for (const [word, value] of [
  ['viertje', 4],
  ['vijfje', 5],
  ['zesje', 6],
  ['zeventje', 7],
  ['achtje', 8],
  ['negentje', 9],
] as const)
  dutchSmall.set(word, value);

const dutchFractions = new Map([
  ['anderhalf', 1.5],
  ['anderhalve', 1.5],
  ['half', 0.5],
  ['halve', 0.5],
  ['driekwart', 0.75],
]);

/** `vijfentwintighonderd` is 25 × 100, `tweeduizendvijf` 2 × 1000 + 5. */
function scaled(word: string, scale: string, factor: number): number | undefined {
  const at = word.indexOf(scale);
  if (at < 0) return undefined;
  const times = at === 0 ? 1 : wholeDutch(word.slice(0, at));
  const rest = word.slice(at + scale.length).replace(/^en(?=[a-z])/, '');
  const more = rest === '' ? 0 : wholeDutch(rest);
  return times === undefined || more === undefined ? undefined : times * factor + more;
}

function wholeDutch(word: string): number | undefined {
  return (
    dutchSmall.get(word) ?? scaled(word, 'duizend', 1000) ?? scaled(word, 'honderd', 100) ?? yearIn(word)
  );
}

/** `negentienachtennegentig` */
function yearIn(word: string): number | undefined {
  const rest = word.startsWith('negentien') ? dutchSmall.get(word.slice('negentien'.length)) : undefined;
  return rest !== undefined && rest >= 10 ? 1900 + rest : undefined;
}

const mayBeDutch =
  /^(?:nul|een|ander|twee|drie|vier|veer|vijf|zes|zeven|acht|tach|negen|tien|elf|twaalf|der|twin|half|halv|hon|dui)/;

/** First letters of `mayBeDutch` and of `mayBeHeard`: most words are passed over without looking them up. */
const firstLetters = new Set('adefhnstvz');

/** A Dutch word in plain letters that is a number by itself. */
export const dutchNumber = (word: string): number | undefined =>
  firstLetters.has(word[0] ?? '') ? numberOf(word) : undefined;

const numberOf = onceAWord((word): number | undefined => {
  if (!mayBeDutch.test(word)) return heardDutch(word);
  const whole = dutchFractions.get(word) ?? wholeDutch(word);
  if (whole !== undefined) return whole;
  // `drieënhalf`, `tweeëneenhalve`
  const [, half] = /^(.+?)en(?:een)?hal(?:f|ve)$/.exec(word) ?? [];
  const base = half === undefined ? undefined : wholeDutch(half);
  return base === undefined ? heardDutch(word) : base + 0.5;
});

const LONGEST_SMALL = 7;
const mayBeHeard = /^(?:[fv](?:ie|ei|ij|ee)|[sz]e|twe|twa|twi|dri|der|ne|agt|ti|hon)/;
const isLarge = /ti(?:g|ch)$|tin$|tien$|honder/;
/** Sound as a number, and are none. */
const others = new Set(['een', 'tin', 'fier', 'neg', 'seven']);

/** By sound, without the words that sound like too much else. */
const dutchBySound = new Map(
  [...dutchSmall].flatMap(([word, value]) =>
    word.length > 3 || value === 6 ? [[soundOf(word), value]] : [],
  ),
);

function wholeHeard(sound: string): number | undefined {
  const at = sound.indexOf('hondert');
  if (at < 0) return dutchBySound.get(sound);
  const [before, rest] = [sound.slice(0, at), sound.slice(at + 'hondert'.length)];
  const times = before === '' ? 1 : dutchBySound.get(before);
  const more = rest === '' ? 0 : dutchBySound.get(rest);
  return times === undefined || more === undefined ? undefined : times * 100 + more;
}

/** A number that a recogniser wrote as it sounds: `twe`, `veif`, `eenentwintich`, `vierhondert`. */
function heardDutch(word: string): number | undefined {
  if (word.length < 3 || others.has(word) || !mayBeHeard.test(word)) return undefined;
  if (word.length > LONGEST_SMALL && !isLarge.test(word)) return undefined;
  return wholeHeard(soundOf(word));
}

const dutchOrdinals = new Map([
  ['eerste', 1],
  ['derde', 3],
]);
/** `zeventiende` is 17, `eenentwintigste` 21. */
export function dutchOrdinal(word: string): number | undefined {
  if (!word.endsWith('de') && !word.endsWith('ste')) return undefined;
  return (
    dutchOrdinals.get(word) ??
    (mayBeDutch.test(word) ? (wholeDutch(word.slice(0, -2)) ?? wholeDutch(word.slice(0, -3))) : undefined)
  );
}

const irregular = new Map(
  list(
    'first, second, third, fourth, fifth, sixth, seventh, eighth, ninth, tenth, eleventh, twelfth, thirteenth',
  ).map((word, index) => [word, index + 1]),
);
/** One word: `seventeenth` is 17, `twentieth` 20; `twenty-sixth` is two words. */
export const englishOrdinal = (word: string): number | undefined =>
  irregular.get(word) ??
  (word.endsWith('ieth')
    ? englishSmall.get(`${word.slice(0, -4)}y`)
    : word.endsWith('th')
      ? englishSmall.get(word.slice(0, -2))
      : undefined);
