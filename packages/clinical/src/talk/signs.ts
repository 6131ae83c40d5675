/** What the words of a sentence say about who speaks it. */

import type { Language } from '../note.ts';
import { catches, type Ear, learn } from '../reading/ear.ts';
import { list } from '../reading/text.ts';
import { dutchSigns } from './signs-dutch.ts';
import { englishSigns } from './signs-english.ts';

type Entry = { sign: string; isAtStart: boolean };

/** Signs that the words of a sentence give, each with the places of its phrases. */
export type Signs = ReadonlyMap<string, { start: number; end: number }[]>;

/** `name: phrases`; `^` before a phrase: only where the sentence begins, after small words. `*`, `…`: see `learn`. */
const readTable = (table: string): Ear<Entry> =>
  learn(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const at = line.indexOf(':');
        return list(line.slice(at + 1)).map(
          (phrase) =>
            [
              phrase.replace('^', ''),
              { sign: line.slice(0, at), isAtStart: phrase.startsWith('^') },
            ] as const,
        );
      }),
  );

const ears: Readonly<Record<Language, Ear<Entry>>> = {
  nl: readTable(dutchSigns),
  en: readTable(englishSigns),
};

/** Small words before what a sentence begins with: `en`, `maar`, `oké`, `nou`. */
const openers: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: new Set(
    `en maar dus want oke ok okay nou goed mooi fijn prima ja jaja nee hm eh ehm uh uhm euh ach tja o oh ah kijk zeg verder daarnaast trouwens even top
    he hee haha juist precies klopt helder duidelijk gelukkig heel zo dan`.split(/\s+/),
  ),
  en: new Set(
    `and but so okay ok well alright right good great fine yeah yes no hm hmm mm um uh er erm oh ah now then look
    perfect sure all mhm cool gotcha`.split(/\s+/),
  ),
};

export function openingLength(words: readonly string[], language: Language): number {
  let at = 0;
  while (at < words.length - 1 && openers[language].has(words[at] ?? '')) at++;
  return at;
}

export function signsOf(words: readonly string[], language: Language): Signs {
  const start = openingLength(words, language);
  const signs = new Map<string, { start: number; end: number }[]>();
  for (const { value, start: from, end } of catches(ears[language], words)) {
    if (value.isAtStart && from > start) continue;
    const places = signs.get(value.sign);
    if (places) places.push({ start: from, end });
    else signs.set(value.sign, [{ start: from, end }]);
  }
  return signs;
}
