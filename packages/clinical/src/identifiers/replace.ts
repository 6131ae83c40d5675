/** Puts words of no one in the place of what identifies somebody, and puts it back in the answer. */
import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';
import { addressesIn } from './addresses.ts';
import { agesIn } from './ages.ts';
import { announcedNamesIn } from './announced.ts';
import { announcedPlacesIn } from './announced-places.ts';
import { birthDatesIn } from './birth-dates.ts';
import { calledSoIn } from './called-so.ts';
import { clubsAndPubsIn } from './clubs-and-pubs.ts';
import { electronicIn } from './electronic.ts';
import { handlesIn } from './handles.ts';
import { type IdentifierKind, type KnownIdentifiers, type Span, standIns } from './kind.ts';
import { knownNamesIn, knownSurnamesIn, partsOf } from './known-names.ts';
import { isNamedAfter } from './named-after.ts';
import { namedHousesIn } from './named-houses.ts';
import { namesIn } from './names.ts';
import { isMonth, isMonthOrAmount, isPill } from './names-that-are-words.ts';
import { numbersIn } from './numbers.ts';
import { isEponym, isFirstName, isOrdinary } from './ordinary.ts';
import { placesAndInstitutionsIn } from './places-and-institutions.ts';
import { schoolsAndTeamsIn } from './schools-and-teams.ts';
import { spelledIn } from './spelled.ts';
import { spokenCodesIn } from './spoken-codes.ts';
import { strangeWordsIn } from './strange-words.ts';
import { smallSurnamesIn } from './surnames-in-small-letters.ts';
import { titledAgainIn, titledNamesOf, titledWordsIn } from './titled-words.ts';
import { userNamesIn } from './user-names.ts';
import { withoutOverlap } from './without-overlap.ts';
import { saidBefore } from './word.ts';
import { thingOfTown } from './words/peoples.ts';

/** What was taken out, by what stands in its place: `persoon-1` is `Kees`. */
export type IdentifierMap = ReadonlyMap<string, { text: string; kind: IdentifierKind }>;
export type Replaced = { texts: string[]; map: IdentifierMap };

/** The earlier in this list knows more of what it found: of two that overlap it counts. */
function spansIn(
  text: string,
  before: string,
  known: KnownIdentifiers,
  parts: ReturnType<typeof partsOf>,
  titledNames: ReadonlySet<string>,
): Span[] {
  const codes = (known.numbers ?? []).filter((code) => code.trim().length > 2);
  return [
    ...codes.flatMap((code) => allOf(text, code)),
    ...electronicIn(text),
    ...handlesIn(text),
    ...userNamesIn(text),
    ...birthDatesIn(text, known.birth_dates ?? [], before),
    ...agesIn(text),
    ...numbersIn(text, before),
    ...spelledIn(text),
    ...spokenCodesIn(text),
    ...addressesIn(text),
    ...joined(text, [
      ...knownSurnamesIn(text, known.people ?? []),
      ...knownNamesIn(text, parts),
      ...titledWordsIn(text),
      ...titledAgainIn(text, titledNames),
      ...namesIn(text),
    ]),
    ...placesAndInstitutionsIn(text),
    ...announcedPlacesIn(text),
    ...announcedNamesIn(text),
    ...smallSurnamesIn(text),
    ...namedHousesIn(text),
    ...schoolsAndTeamsIn(text),
    ...clubsAndPubsIn(text),
    ...calledSoIn(text),
    ...strangeWordsIn(text, known.language ?? 'nl'),
  ].filter((span) => !isNobody(text, span) && !isNamedAfter(text, span) && !isThing(text, span));
}

const titled = /(?<!\p{L})(?:mr|mrs|ms|miss|dr|mevrouw|meneer|mw|dhr|dokter)\.?\s$/iu;
/** `Mr Parkinson doesn't have Parkinson's.`; `since May`, of a client who is called so. */
function isNobody(text: string, { start, end, kind }: Span): boolean {
  if (kind !== 'person' && kind !== 'surname' && kind !== 'place') return false;
  const [before, name, after] = [saidBefore(text, start), plain(text.slice(start, end)), text.slice(end)];
  if (isMonthOrAmount(name, before, after)) return true;
  if (kind === 'place') return false;
  if (isPill(name, before, after)) return true;
  if (/^\p{Lu}/u.test(text.slice(start, end)) && isMonth(name, before, after)) return true;
  return /^['’]s(?!\p{L})/u.test(after) && isEponym(name) && !titled.test(before);
}

/** `Deventer koek`: what is made in a town says nothing of who eats it. */
const isThing = (text: string, { start, end, kind }: Span): boolean =>
  (kind === 'place' || kind === 'person') &&
  thingOfTown.test(text.slice(end)) &&
  (kind === 'place' || /^\p{Lu}\p{L}+(?:se|er|s)$/u.test(text.slice(start, end)));

function allOf(text: string, code: string): Span[] {
  const [whole, wanted] = [text.toLowerCase(), code.toLowerCase()];
  const found: Span[] = [];
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + wanted.length))
    found.push({ start: at, end: at + wanted.length, kind: 'number' });
  return found;
}

/** An institution or street around a name takes the name with it: `Sint Jozef ziekenhuis`. */
const joined = (text: string, names: readonly Span[]): Span[] => {
  const wider = placesAndInstitutionsIn(text);
  return names.flatMap((name) => {
    const around = wider.find(({ start, end }) => start <= name.start && name.end <= end);
    return around ? [around] : [name];
  });
};

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
      spansIn(text, texts[index - 1] ?? '', known, parts, titledNames),
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
