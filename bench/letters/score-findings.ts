/** Holds what the reader of letters found against the facts of a letter. */
import * as clinical from '@noteer/clinical';
import { type LetterFact, plain } from './facts.ts';
import type { Letter } from './letter.ts';

/** What is looked at of a finding, of whatever kind. */
type Finding = {
  kind: string;
  name?: string;
  text?: string;
  dose?: number;
  frequency?: { times?: number };
  value?: number;
  over?: number;
  is_denied?: boolean;
};
type Source = {
  id: string;
  kind: 'attachment';
  date: string;
  author: string;
  text: string;
  language: 'nl' | 'en';
};

const { findingsOf } = clinical as unknown as { findingsOf?: (source: Source) => Finding[] };

/** `lithium` is lithium carbonate, and the other way round. */
const isSameName = (a = '', b = '') => plain(a).startsWith(plain(b)) || plain(b).startsWith(plain(a));

const isSaid = <T>(fact: T | undefined, finding: T | undefined) => fact === undefined || fact === finding;

function fits(fact: LetterFact, finding: Finding): boolean {
  switch (fact.kind) {
    case 'medicine':
      return (
        finding.kind === 'medicine' &&
        isSameName(fact.name, finding.name) &&
        isSaid(fact.dose, finding.dose) &&
        isSaid(fact.times, finding.frequency?.times)
      );
    case 'value':
      return (
        ['measurement', 'score'].includes(finding.kind) &&
        fact.value === finding.value &&
        isSaid(fact.over, finding.over)
      );
    case 'allergy':
      if (finding.kind !== 'allergy') return false;
      return fact.name === 'none' ? finding.is_denied === true : isSameName(fact.name, finding.name);
    case 'reason':
    case 'question': {
      const text = plain(finding.text ?? '');
      return (
        finding.kind === `referral_${fact.kind}` && fact.words.every((word) => text.includes(plain(word)))
      );
    }
    default:
      return false;
  }
}

/** A medicine is wrong when the letter does not have it, or not with that dose; what it leaves open is not wrong. */
function isWrong(finding: Finding, facts: LetterFact[], letter: string): boolean {
  if (finding.kind === 'medicine' && finding.is_denied) return false;
  if (finding.kind === 'medicine') {
    const isThere = facts.some((fact) => fact.kind === 'medicine' && isSameName(fact.name, finding.name));
    // A dose that was, or will be, stands in the letter too.
    return !isThere || (finding.dose !== undefined && !letter.includes(plain(String(finding.dose))));
  }
  if (finding.kind === 'measurement' || finding.kind === 'score' || finding.kind === 'allergy') {
    return !facts.some((fact) => fits(fact, finding)) && !isRest(finding, letter);
  }
  return false;
}

/** A value that the letter has and the list of its facts has not: a score's first figure, a reference. */
const isRest = ({ kind, value }: Finding, letter: string) =>
  kind !== 'allergy' && value !== undefined && letter.includes(plain(String(value)));

export type Score = { facts: number; found: number; findings: number; wrong: number };

/** Undefined where there is no reader of letters. */
export function scoreFindings(letter: Letter, facts: LetterFact[], text: string): Score | undefined {
  if (!findingsOf) return undefined;
  const source = {
    id: '1',
    kind: 'attachment',
    date: letter.date,
    author: '',
    text,
    language: letter.language,
  } as const;
  const findings = findingsOf(source);
  const scored = facts.filter(({ kind }) => kind !== 'date' && kind !== 'person');
  const missed = scored.filter((fact) => !findings.some((finding) => fits(fact, finding)));
  const wrong = findings.filter((finding) => isWrong(finding, facts, plain(letter.text)));
  if (process.env.SHOW) console.log({ missed, wrong });
  return {
    facts: scored.length,
    found: scored.length - missed.length,
    findings: findings.length,
    wrong: wrong.length,
  };
}
