/** Puts words of no one in the place of what identifies somebody, and puts it back in the answer. */
import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';
import { spansIn } from './found.ts';
import { type IdentifierKind, type KnownIdentifiers, standIns } from './kind.ts';
import { partsOf } from './known-names.ts';
import { type Chances, chancesIn } from './learned/chances.ts';
import { namesIn } from './names.ts';
import { isFirstName, isOrdinary } from './ordinary.ts';
import { titledNamesOf } from './titled-words.ts';
import { withoutOverlap } from './without-overlap.ts';

/** What was taken out, by what stands in its place: `persoon-1` is `Kees`. */
export type IdentifierMap = ReadonlyMap<string, { text: string; kind: IdentifierKind }>;
export type Replaced = { texts: string[]; map: IdentifierMap };

const sure = (texts: readonly string[]): string[] => [
  ...new Set(
    texts.flatMap((text) =>
      namesIn(text)
        .filter(({ isSure }) => isSure)
        .map(({ start, end }) => text.slice(start, end))
        .filter((name) => !isOrdinary(plain(name)) || isFirstName(plain(name))),
    ),
  ),
];

/** One talk: what was a name once is one in all of its texts, and bears one stand-in. */
export function replaceIdentifiers(
  texts: readonly string[],
  known: KnownIdentifiers = {},
  earlier: IdentifierMap = new Map(),
  /** Others than the product's are for measuring. */
  chances: Chances = chancesIn,
): Replaced {
  const language: Language = known.language ?? 'nl';
  const map = new Map(earlier);
  const names = new Map([...map].map(([standIn, { text, kind }]) => [keyOf(text, kind), standIn]));
  const said = texts.join('\n');
  const heard = (wanted: IdentifierKind) =>
    [...map.values()].filter(({ kind }) => kind === wanted).map(({ text }) => text);
  const parts = partsOf(known.people ?? [], {
    people: [...heard('person'), ...sure(texts)],
    surnames: heard('surname'),
  });

  const titledNames = titledNamesOf(texts, namesIn);

  const standInFor = (text: string, kind: IdentifierKind): string => {
    const key = keyOf(text, kind);
    const is = names.get(key);
    if (is) return is;
    let number = 1;
    const named = () => `${standIns[language][kind]}-${number}`;
    // What somebody said or wrote may look like a stand-in: then the next number is taken.
    while (map.has(named()) || said.includes(named())) number += 1;
    map.set(named(), { text, kind });
    names.set(key, named());
    return named();
  };

  const replaced = texts.map((text, index) => {
    let result = '';
    let at = 0;
    for (const { start, end, kind } of withoutOverlap(
      spansIn(text, texts[index - 1] ?? '', known, parts, titledNames, chances),
    )) {
      result += `${text.slice(at, start)}[${standInFor(text.slice(start, end), kind)}]`;
      at = end;
    }
    return result + text.slice(at);
  });
  return { texts: replaced, map };
}

/** `Kees` and `KEES` are one; `Kees` and `Keez` are two, so that each comes back as it was said. */
const keyOf = (text: string, kind: IdentifierKind) => `${kind} ${text.toLowerCase()}`;

const standInWords = [...new Set(Object.values(standIns).flatMap((words) => Object.values(words)))].join('|');
/** As models write it: in other brackets, with a capital, with a space, with an `s` inside; bare only with its hyphen. */
const standIn = new RegExp(
  `[[({<]\\s*(${standInWords})\\s?[-_–]?\\s?(\\d+)(['’]?s)?\\s*[\\])}>]|(?<![\\p{L}\\p{N}])(${standInWords})[-_–](\\d+)(?!\\p{N})`,
  'giu',
);

/** `written` makes of what comes back what may stand in the answer: in JSON a quotation mark has a stroke before it. */
export const putBack = (
  text: string,
  map: IdentifierMap,
  written: (text: string) => string = (same) => same,
): string =>
  text.replace(
    standIn,
    (found, word?: string, number?: string, ending?: string, bare?: string, bareNumber?: string) => {
      const known = map.get(`${(word ?? bare ?? '').toLowerCase()}-${number ?? bareNumber}`);
      return known ? written(known.text) + (ending ?? '') : found;
    },
  );

/** How many of each kind were taken out. */
export function countByKind(map: IdentifierMap): Partial<Record<IdentifierKind, number>> {
  const counts: Partial<Record<IdentifierKind, number>> = {};
  for (const { kind } of map.values()) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
}
