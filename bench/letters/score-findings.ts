/** Holds what the reader of letters found against the facts of a letter. */
import * as clinical from '@noteer/clinical';
import { type LetterFact, type MedicineKind, plain } from './facts.ts';
import type { Letter } from './letter.ts';

/** What is looked at of a finding, of whatever kind. */
type Finding = {
  kind: string;
  name?: string;
  text?: string;
  change?: string;
  standing?: string;
  dose?: number;
  dose_before?: number;
  pieces?: number;
  is_dated?: boolean;
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

/** What letters call otherwise than findings do: brands, and the spellings of both languages. */
const names = new Map(
  clinical.medicines.flatMap(({ nl, en, brands }) =>
    [nl, en, ...brands].map((name) => [plain(name), plain(nl)]),
  ),
);
names.set('calcium/vitamine d', 'calciumcarbonaat/colecalciferol');
names.set('multivitamin', 'multivitamine');
names.set('vit b1', 'thiamine');
names.set('calciumcarbonaat/cholecalciferol', 'calciumcarbonaat/colecalciferol');
const nameOf = (name: string) => names.get(plain(name)) ?? plain(name);

/** `lithium` is lithium carbonate, and the other way round. */
const isSameName = (a = '', b = '') => nameOf(a).startsWith(nameOf(b)) || nameOf(b).startsWith(nameOf(a));

/** `contrastmiddel` in the list of facts is `jodiumhoudend contrastmiddel` in the letter. */
const isSameCause = (fact: string, finding = '') =>
  isSameName(fact, finding) || plain(finding).split(/\s+/).includes(plain(fact));

const isSaid = <T>(fact: T | undefined, finding: T | undefined) => fact === undefined || fact === finding;

const isMedicine = (fact: LetterFact): fact is LetterFact & { kind: MedicineKind } =>
  fact.kind === 'medicine' || fact.kind === 'former' || fact.kind === 'planned';

const isUsed = ({ standing, change }: Finding) => standing === 'now' && change !== 'stopped';

/** Whether the letter tells, there or further on, that it is not used: `afgebouwd en gestopt`. */
const isEnded = (finding: Finding, findings: Finding[]) =>
  findings
    .slice(findings.indexOf(finding))
    .some((later) => later.kind === 'medicine' && isSameName(later.name, finding.name) && !isUsed(later));

/** `In januari omgezet naar 75 mg`, and further on 100 mg: told with its day, it is a dose of before. */
const isFollowed = (finding: Finding, findings: Finding[]) =>
  finding.is_dated === true &&
  findings
    .slice(findings.indexOf(finding) + 1)
    .some(
      (later) =>
        later.kind === 'medicine' &&
        isSameName(later.name, finding.name) &&
        isUsed(later) &&
        later.dose !== undefined &&
        later.dose !== finding.dose,
    );

/** Things that are counted. */
const counted =
  /^(?:sachets?|zakjes?|(?:kauw|bruis)?tablet(?:ten|s)?|capsules?|druppels?|drops?|pufjes?|puffs?|inhalaties?|inhalations?|stuks?)$/iu;

/** A dose of before also stands in the finding of what it became. */
function fitsMedicine(
  fact: LetterFact & { kind: MedicineKind },
  finding: Finding,
  findings: Finding[],
): boolean {
  if (finding.kind !== 'medicine' || !isSameName(fact.name, finding.name)) return false;
  if (fact.kind === 'former' && fact.dose !== undefined && fact.dose === finding.dose_before) return true;
  const isRight = {
    medicine: true,
    former: isEnded(finding, findings) || (fact.dose !== undefined && isFollowed(finding, findings)),
    planned: finding.standing !== 'before' && (finding.standing !== 'now' || finding.change !== 'continued'),
  }[fact.kind];
  const { dose, pieces = 1, frequency } = finding;
  // One and a half tablets of 100 mg are 150 mg; of what has no strength the pieces are the dose.
  const isCounted = counted.test(fact.unit ?? '') && dose === undefined && fact.dose === pieces;
  const isDose = isCounted || isSaid(fact.dose, dose) || (dose !== undefined && fact.dose === dose * pieces);
  return isRight && isDose && isSaid(fact.times, frequency?.times);
}

/** 1,78 m is 178 cm. */
const isSameValue = (fact: LetterFact & { kind: 'value' }, { value = Number.NaN, over }: Finding) =>
  (fact.value === value || (fact.unit === 'cm' && fact.value === Math.round(100 * value))) &&
  isSaid(fact.over, over);

function fits(fact: LetterFact, finding: Finding, findings: Finding[]): boolean {
  switch (fact.kind) {
    case 'medicine':
    case 'former':
    case 'planned':
      return fitsMedicine(fact, finding, findings);
    case 'value':
      return ['measurement', 'score'].includes(finding.kind) && isSameValue(fact, finding);
    case 'allergy':
      if (finding.kind !== 'allergy') return false;
      return fact.name === 'none' ? finding.is_denied === true : isSameCause(fact.name, finding.name);
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

/** Not in the letter, not with that dose, or told as used where it is not. What is left open is not wrong. */
function isWrongMedicine(
  finding: Finding,
  findings: Finding[],
  facts: LetterFact[],
  { text, isStrict }: Letter,
): boolean {
  if (finding.is_denied) return false;
  const same = facts.filter((fact) => isMedicine(fact)).filter(({ name }) => isSameName(name, finding.name));
  if (same.length === 0) return true;
  // A dose that was, or will be, stands in the letter too.
  if (!isStrict) return finding.dose !== undefined && !plain(text).includes(plain(String(finding.dose)));
  const isDose = same.some(({ dose }) => finding.dose === undefined || dose === finding.dose);
  return !isDose || (!isEnded(finding, findings) && same.every(({ kind }) => kind === 'former'));
}

/** That there are none is only wrong where the letter names one: not every list of facts has it. */
const isTrueDenial = ({ kind, is_denied }: Finding, facts: LetterFact[]) =>
  kind === 'allergy' &&
  is_denied === true &&
  !facts.some((fact) => fact.kind === 'allergy' && fact.name !== 'none');

function isWrong(finding: Finding, findings: Finding[], facts: LetterFact[], letter: Letter): boolean {
  if (finding.kind === 'medicine') return isWrongMedicine(finding, findings, facts, letter);
  if (isTrueDenial(finding, facts)) return false;
  if (finding.kind === 'measurement' || finding.kind === 'score' || finding.kind === 'allergy') {
    return (
      !facts.some((fact) => fits(fact, finding, findings)) && (letter.isStrict || !isRest(finding, letter))
    );
  }
  return false;
}

/** A value that the letter has and the list of its facts has not: a score's first figure, a reference. */
const isRest = ({ kind, value }: Finding, { text }: Letter) =>
  kind !== 'allergy' && value !== undefined && plain(text).includes(plain(String(value)));

export type Score = { facts: number; found: number; findings: number; wrong: number };

/** What the reader missed of the facts and what it found wrongly; undefined where there is no reader of letters. */
function judgeFindings(letter: Letter, facts: LetterFact[], text: string) {
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
  const missed = scored.filter((fact) => !findings.some((finding) => fits(fact, finding, findings)));
  const wrong = findings.filter((finding) => isWrong(finding, findings, facts, letter));
  return { scored, findings, missed, wrong };
}

/** Undefined where there is no reader of letters. */
export function scoreFindings(letter: Letter, facts: LetterFact[], text: string): Score | undefined {
  const judged = judgeFindings(letter, facts, text);
  if (!judged) return undefined;
  const { scored, findings, missed, wrong } = judged;
  if (process.env.SHOW && process.env.SET !== 'kept') console.log({ missed, wrong });
  return {
    facts: scored.length,
    found: scored.length - missed.length,
    findings: findings.length,
    wrong: wrong.length,
  };
}
