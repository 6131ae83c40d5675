/** Numbers and days that a recogniser wrote down wrongly: a word that is none, but sounds like the one of the note. */
import type { Language } from '../note.ts';
import { findMedicine, type Medicine } from '../reading/medicines.ts';
import type { Day } from '../reading/quantity.ts';
import { readNumber } from '../reading/read-number.ts';
import { isWithin, soundOf } from '../reading/sound.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Said } from './said-shape.ts';

const units: Readonly<Record<Language, readonly string[]>> = {
  nl: 'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien'.split(
    ' ',
  ),
  en: 'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  ),
};
const tens: Readonly<Record<Language, readonly string[]>> = {
  nl: 'twintig dertig veertig vijftig zestig zeventig tachtig negentig'.split(' '),
  en: 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' '),
};

/** The word that tells most of a number: in English its tens, as these are said apart. */
function wordOf(value: number, language: Language): string {
  const [small, ten] = [units[language], tens[language]];
  if (value < 20) return small[value] ?? '';
  if (value < 100) {
    const whole = ten[Math.floor(value / 10) - 2] ?? '';
    if (value % 10 === 0 || language === 'en') return whole;
    return `${small[value % 10]}en${whole}`;
  }
  if (language === 'en') return '';
  const hundreds = `${value < 200 ? '' : small[Math.floor(value / 100)]}honderd`;
  return value % 100 === 0 ? hundreds : `${hundreds}${wordOf(value % 100, language)}`;
}

const LEAST_LETTERS = 4;
/** Letters that may differ: one, and two in a long word. */
const mostApart = (word: string) => (word.length < 8 ? 1 : 2);

/** Words of the talk that may be numbers written wrongly: they begin or end as one, and are none. */
function oddWords(said: Said, language: Language): readonly string[] {
  const known = odd.get(said);
  if (known) return known;
  const found = [...new Set(said.words.map(({ text }) => text))].filter(
    (text) =>
      text.length >= LEAST_LETTERS - 1 &&
      looksLike[language].test(text) &&
      readNumber(tokensOf(text), 0, language) === undefined,
  );
  odd.set(said, found);
  return found;
}
const odd = new WeakMap<Said, readonly string[]>();
const looksLike: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:ee?n|twe|dri|fie|vie|fij|vij|vei|fei|ses|zes|sev|zev|zef|ach|ag|neg|nech|ti|el|twa|der|ve+r|hon|tach)|ti[gch]+$/,
  en: /^(?:on|tw|th|d|fo|fi|si|se|ei|ni|te|el)|(?:ty|te+n)$/,
};

const MOST = 1000;

/** Whether a number that nobody said was perhaps said and written down wrongly. */
export function isMisheardNumber(value: number, said: Said, language: Language): boolean {
  const whole = Math.trunc(value);
  const word = whole >= 0 && whole < MOST ? wordOf(whole, language) : '';
  if (word.length < LEAST_LETTERS) return false;
  return oddWords(said, language).some((text) => isWithin(text, word, mostApart(word)));
}

const MOST_PARTS = 3;
const LEAST_SOUNDS = 5;
const soundsApart = (sound: string) => (sound.length < 7 ? 1 : sound.length < 11 ? 2 : 3);

/** How one to three words of a clause sound together, each once, without what begins or goes on with a medicine. */
function heardIn(said: Said): readonly string[] {
  const known = heard.get(said);
  if (known) return known;
  const { words } = said;
  const found = new Set<string>();
  for (const [at, { unit }] of words.entries()) {
    let together = '';
    for (let next = at; next < at + MOST_PARTS && next < words.length; next++) {
      const word = words[next];
      if (!word || word.unit !== unit || findMedicine(word.text)) break;
      together += word.text;
      found.add(together);
    }
  }
  const sounds = [...new Set([...found].map(soundOf))].filter((sound) => sound.length >= LEAST_SOUNDS - 1);
  heard.set(said, sounds);
  return sounds;
}
const heard = new WeakMap<Said, readonly string[]>();
const misheard = new WeakMap<Said, Map<Medicine, boolean>>();

/** Whether a medicine that nobody named was perhaps named and written down in parts: `nitro furan toine`. */
export function isMisheardMedicine(medicine: Medicine, said: Said): boolean {
  const known = misheard.get(said) ?? new Map<Medicine, boolean>();
  misheard.set(said, known);
  const before = known.get(medicine);
  if (before !== undefined) return before;
  const sounds = [...new Set([medicine.nl, medicine.en].map(soundOf))].filter(
    (sound) => sound.length >= LEAST_SOUNDS,
  );
  const is = heardIn(said).some((each) => sounds.some((sound) => isWithin(each, sound, soundsApart(sound))));
  known.set(medicine, is);
  return is;
}

const weekdays: Readonly<Record<Language, readonly string[]>> = {
  nl: 'maandag dinsdag woensdag donderdag vrijdag zaterdag zondag'.split(' '),
  en: 'monday tuesday wednesday thursday friday saturday sunday'.split(' '),
};
const months: Readonly<Record<Language, readonly string[]>> = {
  nl: 'januari februari maart april mei juni juli augustus september oktober november december'.split(' '),
  en: 'january february march april may june july august september october november december'.split(' '),
};

/** `maar` is no March. */
const LEAST_LETTERS_OF_NAME = 7;

/** Written wrongly, and so no day at all; a word that is rightly another day is no such word. */
function isMisheardName(name: string | undefined, said: Said, language: Language): boolean {
  if (name === undefined || name.length < LEAST_LETTERS_OF_NAME) return false;
  const names = [...weekdays[language], ...months[language]];
  return said.words.some(
    ({ text }) =>
      text[0] === name[0] &&
      text !== name &&
      text.length >= LEAST_LETTERS &&
      !names.some((each) => text.startsWith(each)) &&
      isWithin(text, name, mostApart(name)),
  );
}

/** Whether a day that nobody named was perhaps named and written down wrongly. */
export function isMisheardDay({ day, weekday, month }: Day, said: Said, language: Language): boolean {
  if (day !== undefined && isMisheardNumber(day, said, language)) return true;
  if (weekday !== undefined && isMisheardName(weekdays[language][weekday - 1], said, language)) return true;
  return month !== undefined && isMisheardName(months[language][month - 1], said, language);
}
