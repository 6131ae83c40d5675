/** The findings that words name, and how findings lie in one another. */
import type { Language } from '../note.ts';
import { type Hit, hitsIn, longestOf } from './lexicon.ts';
import { onceFor } from './once.ts';
import { bodyFindings, findingTables, type Sign, signsIn } from './sign.ts';
import type { Token } from './tokens.ts';

/** Words from `start` to `end` of a sentence, end not included. */
export type Mention = { finding: string; start: number; end: number };

type Findings = { mentions: readonly Mention[]; hints: readonly string[] };

type FindingSign = Extract<Sign, { kind: 'finding' }>;

/** Terms, slots and the talk ask one after the other. */
export const findingsIn: (tokens: readonly Token[], language: Language) => Findings = onceFor(readFindings);

function readFindings(tokens: readonly Token[], language: Language): Findings {
  const words = tokens.map(({ text }) => text);
  const all = hitsIn(signsIn(language), words).filter(
    (hit): hit is Hit<FindingSign> => hit.value.kind === 'finding',
  );
  return {
    mentions: longestOf(all.filter(({ value }) => !value.isHint)).map(({ value, from, to }) => ({
      finding: value.finding,
      start: from,
      end: to,
    })),
    hints: all.filter(({ value }) => value.isHint).map(({ value }) => value.finding),
  };
}

const ofBody: ReadonlySet<string> = new Set(bodyFindings);
/** Who is down eats little, who is afraid trembles. */
const ofMindToo = /appetite|weight|palpitations|sweating|tremor|feeling ill|dry mouth/;
/** Whether it is a complaint of the body alone. */
export const isOfBody = (finding: string): boolean => ofBody.has(finding) && !ofMindToo.test(finding);

/** Whether it is of the body, also where the mind may be at the bottom of it. */
export const isOfBodyToo = (finding: string): boolean => ofBody.has(finding);

const general: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: new Set(findingTables.nl.filter(({ isGeneral }) => isGeneral).map(({ finding }) => finding)),
  en: new Set(findingTables.en.filter(({ isGeneral }) => isGeneral).map(({ finding }) => finding)),
};
const wider: Readonly<Record<Language, ReadonlyMap<string, string>>> = {
  nl: new Map(findingTables.nl.flatMap(({ finding, wider }) => (wider ? [[finding, wider] as const] : []))),
  en: new Map(findingTables.en.flatMap(({ finding, wider }) => (wider ? [[finding, wider] as const] : []))),
};

/** Said of so much that it is never invented: side effects, tension. */
export const isGeneral = (finding: string, language: Language): boolean => general[language].has(finding);

/** The findings that are wider than this one: who hallucinates is psychotic. */
export function widerThan(finding: string, language: Language): string[] {
  const parent = wider[language].get(finding);
  return parent ? [parent, ...widerThan(parent, language)] : [];
}
