/** Phrases that mean something to a reader, both languages, gathered so that one pass over the words finds them all. */
import type { Language } from '../note.ts';
import { dutchFindingTables } from './findings/dutch.ts';
import { englishFindingTables } from './findings/english.ts';
import { type Lexicon, lexiconOf } from './lexicon.ts';
import { type Medicine, namesOfSeveralWords } from './medicines.ts';
import { bodyParts } from './phrases/body-parts.ts';
import { frequencyPhrases } from './phrases/frequencies.ts';
import { certainties, changes, conditions, severities, sides } from './phrases/marks.ts';
import { measureNames } from './phrases/measures.ts';
import { dutchPeople, englishPeople } from './phrases/people.ts';
import { timePhrases } from './phrases/times.ts';
import type { Certainty, Deed, FrequencySlot, PersonKind, Severity, Side, TimeWhat } from './slot.ts';
import { list } from './text.ts';

export type Sign =
  | { kind: 'finding'; finding: string; isHint: boolean; hasDenial: boolean }
  | { kind: 'person'; relation: string; person: PersonKind }
  | { kind: 'medicine'; medicine: Medicine }
  | { kind: 'measure'; measure: Measure }
  | { kind: 'frequency'; frequency: Omit<FrequencySlot, 'start' | 'end'> }
  | { kind: 'time'; what: TimeWhat }
  | { kind: 'change'; deed: Deed }
  | { kind: 'certainty'; certainty: Certainty }
  | { kind: 'severity'; severity: Severity }
  | { kind: 'side'; side: Side }
  | { kind: 'part'; part: string }
  | { kind: 'condition' };

/** `least` and `most` that can be meant: a pulse is not 4. */
export type Measure = {
  name: string;
  unit?: string;
  least: number;
  most: number;
  isScore: boolean;
  isUrgent?: boolean;
};

type Rows<T> = readonly (readonly [T, string])[];

const signs = <T>(rows: Rows<T>, toSign: (value: T) => Sign): (readonly [string, Sign])[] =>
  rows.flatMap(([value, phrases]) => {
    const sign = toSign(value);
    return list(phrases).map((phrase) => [phrase, sign] as const);
  });

type FindingRow = {
  finding: string;
  phrases: string[];
  hints: string[];
};

/** `~name < wider: phrases | hints`, a line each. */
const findingRows = (tables: readonly string[]): FindingRow[] =>
  tables
    .flatMap((table) => table.trim().split('\n'))
    .filter(Boolean)
    .map((line) => {
      const at = line.indexOf(':');
      const [finding = ''] = line.slice(line.startsWith('~') ? 1 : 0, at).split('<');
      const [names = '', hints = ''] = line.slice(at + 1).split('|');
      return { finding: finding.trim(), phrases: list(names), hints: list(hints) };
    });

const findingTables: Readonly<Record<Language, readonly FindingRow[]>> = {
  nl: findingRows(dutchFindingTables),
  en: findingRows(englishFindingTables),
};

const denying =
  /(?:^|[\s/])(?:geen|niet|nooit|niks|niets|nergens|nauwelijks|zonder|weinig|no|not|never|nothing|without|\w+n't|cannot)(?=$|[\s/*])/;

/** `hasDenial`: a denial is part of the phrase, and does not deny it. */
const findingSign = (finding: string, phrase: string, isHint: boolean): Sign => ({
  kind: 'finding',
  finding,
  isHint,
  hasDenial: denying.test(phrase),
});

const findingSigns = (rows: readonly FindingRow[]): (readonly [string, Sign])[] =>
  rows.flatMap(({ finding, phrases, hints }) => [
    ...phrases.map((phrase) => [phrase, findingSign(finding, phrase, false)] as const),
    ...hints.map((phrase) => [phrase, findingSign(finding, phrase, true)] as const),
  ]);

const lexiconIn = (language: Language): Lexicon<Sign> =>
  lexiconOf<Sign>([
    ...findingSigns(findingTables[language]),
    ...(language === 'nl' ? dutchPeople : englishPeople).flatMap(([relation, person, phrases]) =>
      list(phrases).map((phrase) => [phrase, { kind: 'person', relation, person }] as const),
    ),
    ...namesOfSeveralWords.map(([name, medicine]) => [name, { kind: 'medicine', medicine }] as const),
    ...signs(measureNames, (measure) => ({ kind: 'measure', measure })),
    ...signs(frequencyPhrases[language], (frequency) => ({
      kind: 'frequency',
      frequency: { isAsNeeded: false, ...frequency },
    })),
    ...signs(timePhrases[language], (what) => ({ kind: 'time', what })),
    ...signs(changes[language], (deed) => ({ kind: 'change', deed })),
    ...signs(certainties[language], (certainty) => ({ kind: 'certainty', certainty })),
    ...signs(severities[language], (severity) => ({ kind: 'severity', severity })),
    ...signs(sides[language], (side) => ({ kind: 'side', side })),
    ...signs(bodyParts[language], (part) => ({ kind: 'part', part })),
    ...list(conditions[language]).map((phrase) => [phrase, { kind: 'condition' }] as const),
  ]);

const lexicons: Partial<Record<Language, Lexicon<Sign>>> = {};
/** Built when a language is first read. */
export const signsIn = (language: Language): Lexicon<Sign> => (lexicons[language] ??= lexiconIn(language));
