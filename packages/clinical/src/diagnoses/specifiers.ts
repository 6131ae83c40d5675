/** What is said of a diagnosis that makes its code another one: severity, course, kind. */
import type { Language } from '../note.ts';
import { hitsIn, type Lexicon, lexiconOf, longestOf } from '../reading/lexicon.ts';
import { list } from '../reading/text.ts';
import type { DiagnosisName } from './names.ts';
import { type Specifier, specifierWords } from './specifier-words.ts';

const lexiconFor = (language: Language): Lexicon<Specifier> =>
  lexiconOf(
    Object.entries(specifierWords[language]).flatMap(([specifier, phrases]) =>
      list(phrases).map((phrase) => [phrase, specifier as Specifier] as const),
    ),
  );
const lexicons: Readonly<Record<Language, Lexicon<Specifier>>> = {
  nl: lexiconFor('nl'),
  en: lexiconFor('en'),
};

/** Words between a name and what is said of it: `, huidige episode`, `van het … type`. */
const between: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: new Set(
    ', ( ) : - en van met een de het die dat nu momenteel thans op dit moment huidige huidig actuele episode episodes type beeld ernst graad vorm is in nog steeds vooral voornamelijk overwegend stoornis beloop zonder van mijn gezien met name'.split(
      ' ',
    ),
  ),
  en: new Set(
    ', ( ) : - and of with a an the that which is currently now current episode episodes type form in still mainly mostly predominantly at moment severity degree'.split(
      ' ',
    ),
  ),
};
const MOST_BETWEEN = 6;

type Words = readonly string[];

/** What is said of the diagnosis between `from` and `to`, as far as nothing else comes between; `ten tweede` only counts. */
export function specifiersAt(words: Words, from: number, to: number, language: Language): Set<Specifier> {
  const found = new Set<Specifier>();
  const hits = longestOf(hitsIn(lexicons[language], words)).filter((hit) => words[hit.from - 1] !== 'ten');
  for (const hit of hits) if (hit.from >= from && hit.to <= to) found.add(hit.value);
  let at = from;
  for (;;) {
    const hit = hits.find((each) => each.to === at && each.from < at);
    if (hit) found.add(hit.value);
    const isPassed =
      /^(?:,|en|and|nog|huidige|chronische|duidelijke|van|vorm|geval|uw|je|jouw|een|of|form|case|your|a|de|the)$/.test(
        words[at - 1] ?? '',
      );
    if (!hit && !isPassed) break;
    at = hit ? hit.from : at - 1;
  }
  at = to;
  for (let passed = 0; passed <= MOST_BETWEEN && at < words.length; ) {
    const hit = hits.find((each) => each.from === at);
    if (!hit && !between[language].has(words[at] ?? '')) break;
    if (hit) found.add(hit.value);
    passed = hit ? 0 : passed + 1;
    at = hit ? hit.to : at + 1;
  }
  return found;
}

/** Whether a sentence says nothing else than this: `Matig ernstig, eenmalige episode.` */
export function specifiersAlone(words: Words, language: Language): Set<Specifier> | undefined {
  const hits = longestOf(hitsIn(lexicons[language], words));
  const isOther = (word: string, at: number) =>
    !between[language].has(word) &&
    !/^[.!]$/.test(word) &&
    !hits.some(({ from, to }) => at >= from && at < to);
  if (hits.length === 0 || words.some(isOther)) return undefined;
  return new Set(hits.map(({ value }) => value));
}

type Rule = readonly [needs: readonly Specifier[], code: string];
/** The first whose needs are all said gives the code. */
const rules: Readonly<Record<string, readonly Rule[]>> = {
  'depressieve stoornis': [
    [['recurrent', 'remission'], 'F33.4'],
    [['recurrent', 'psychotic'], 'F33.3'],
    [['recurrent', 'between'], 'F33.9'],
    [['recurrent', 'moderate'], 'F33.1'],
    [['recurrent', 'severe'], 'F33.2'],
    [['recurrent', 'mild'], 'F33.0'],
    [['recurrent'], 'F33.9'],
    [['remission'], 'F32.9'],
    [['psychotic'], 'F32.3'],
    [['between'], 'F32.9'],
    [['moderate'], 'F32.1'],
    [['severe'], 'F32.2'],
    [['mild'], 'F32.0'],
  ],
  'bipolaire stoornis': [
    [['remission'], 'F31.7'],
    [['stable'], 'F31.7'],
    [['mixed'], 'F31.6'],
    [['hypomanic'], 'F31.0'],
    [['manic', 'psychotic'], 'F31.2'],
    [['manic'], 'F31.1'],
    [['depressive', 'psychotic'], 'F31.5'],
    [['depressive', 'severe'], 'F31.4'],
    [['depressive', 'moderate'], 'F31.3'],
    [['depressive', 'mild'], 'F31.3'],
    [['type 2'], 'F31.8'],
  ],
  'schizoaffectieve stoornis': [
    [['depressive'], 'F25.1'],
    [['manic'], 'F25.0'],
  ],
  'obsessieve-compulsieve stoornis': [
    [['mixed'], 'F42.2'],
    [['obsessions', 'compulsions'], 'F42.2'],
    [['obsessions'], 'F42.0'],
    [['compulsions'], 'F42.1'],
  ],
  manie: [[['psychotic'], 'F30.2']],
  schizofrenie: [[['paranoid'], 'F20.0']],
  'stoornis in alcoholgebruik': [[['mild'], 'F10.1']],
  'stoornis in cannabisgebruik': [[['mild'], 'F12.1']],
  'stoornis in cocaïnegebruik': [[['mild'], 'F14.1']],
  'stoornis in opioïdengebruik': [[['mild'], 'F11.1']],
};

export function codeOf({ id, code }: DiagnosisName, specifiers: ReadonlySet<Specifier>): string | null {
  const known = new Set(specifiers);
  // `zonder psychotische kenmerken` has `psychotische kenmerken` in it.
  if (known.has('not psychotic')) known.delete('psychotic');
  return rules[id]?.find(([needs]) => needs.every((need) => known.has(need)))?.[1] ?? code;
}

export type Specifiers = ReadonlySet<Specifier>;
