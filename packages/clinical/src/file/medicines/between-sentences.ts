/** What a sentence says by the help of the one before it. */
import { plain } from '../../reading/text.ts';
import type { Finding, MedicineFinding } from '../finding.ts';
import type { PaperSentence } from '../paper/paper.ts';
import { placeIn, type ReadSentence, readSentence } from '../read.ts';
import { lastNamed } from './dose-of-last.ts';
import { medicineFindings } from './medicine-findings.ts';
import { isResumed } from './medicine-pauses.ts';
import { isStopOfSubstance } from './substance-words.ts';

const list = /\b(?:4-?DKL|HADS|DASS)\b/i;
const partOfList = /\b(?=(?:distress|depressie|angst|somatisatie|stress|anxiety|depression)\s*[:=]?\s*\d)/i;

/** `4DKL in oktober: distress 28. Vorige week: distress 21`: parts of the list that the sentence before it names. */
export const withListNames = (sentences: readonly PaperSentence[]): PaperSentence[] =>
  sentences.map((sentence, at) => {
    const named = list.exec(sentences[at - 1]?.text ?? '')?.[0];
    if (!named || list.test(sentence.text) || !partOfList.test(sentence.text)) return sentence;
    return { ...sentence, text: sentence.text.replace(partOfList, `${named} `) };
  });

const bareLevel =
  /(?<![\p{L}])(?:(?:dal)?spiegel|level)(?=\b[^.;]*?(?:\d\s?(?:[mnpµμu]?mol|[mµμun]g|mcg)\/l|:\s?\d+[.,]\d+(?!\d|[.,]\d|%)))/iu;
const levelOf = /(?<!\p{L})(\p{L}{5,})spiegel(?!\p{L})|(?<!\p{L})(\p{L}{5,}) level(?!\p{L})/iu;
const MOST_BACK = 5;

/** `Clozapinespiegel 860. … Spiegel op 7 december: 520 µg/l`: of what the last level was of. */
export const withLevelNames = (sentences: readonly PaperSentence[]): PaperSentence[] =>
  sentences.map((sentence, at) => {
    if (sentence.isRow || !bareLevel.test(sentence.text) || levelOf.test(sentence.text)) return sentence;
    const last = sentences.slice(Math.max(0, at - MOST_BACK), at).findLast(({ text }) => levelOf.test(text));
    const [, dutch, english] = levelOf.exec(last?.text ?? '') ?? [];
    if (!dutch && !english) return sentence;
    const whole = dutch ? `${dutch}spiegel` : `${english} level`;
    return { ...sentence, text: sentence.text.replace(bareLevel, whole) };
  });

/** `Dit`, `beide middelen`, or a deed with nobody: stands for what was named last. */
const pointing =
  /^(?:dit|dat|deze|die|this|it)\b(?! (?:brief|patiënte?|cliënte?|week|maand|jaar|letter|patient))/iu;
const pointingAtAll =
  /^(?:(?:deze|die|these|those) (?:twee|drie|two|three)?\s?(?:middelen|medicijnen|medicines|tablets|drugs)|beiden?(?: (?:middelen|medicijnen))?|allebei|alle (?:twee|drie)|both(?: (?:drugs|medicines|of (?:these|them)))?|neither|geen van (?:beide|beiden|allen|drie)|all (?:three|of (?:these|them)))(?=\s)/iu;
const deedAlone =
  /^(?:(?:inmiddels|daarna|toen|weer|recent|zelf|in \p{L}+|since|then|now|later|subsequently|self-?) ?)?(?:gestopt|gestaakt|gestaakte?|stopgezet|afgebouwd en gestopt|stopped|discontinued|ceased|withdrawn|abandoned)(?![\p{L}])(?! (?:met|with) (?!ingang))/iu;
const MOST_BACK_FOR_DEED = 2;

const MOST_BACK_FOR_BOTH = 4;
/** `Zij kreeg citalopram. Zij gebruikte al hydrochloorthiazide. … Beide middelen zijn gestaakt`: the last two. */
function bothBefore(
  sentences: readonly ReadSentence[],
  at: number,
  namesIn: (sentence: ReadSentence) => string[],
): string[] {
  if (!/^(?:beide|both|allebei)/iu.test(sentences[at]?.text ?? '')) return [];
  const names = new Set<string>();
  for (const sentence of sentences.slice(Math.max(0, at - MOST_BACK_FOR_BOTH), at).toReversed()) {
    for (const name of namesIn(sentence)) names.add(name);
    if (names.size > 1) break;
  }
  return names.size === 2 ? [...names] : [];
}

/** The medicines that such words stand for, each with the words said of it. */
function pointedAt(sentence: ReadSentence, sentences: readonly ReadSentence[], at: number): string[] {
  const namesIn = (each: ReadSentence | undefined): string[] => [
    ...new Set(each?.slots.medicines.filter(({ kind }) => kind === 'medicine').map(({ name }) => name)),
  ];
  const named = namesIn(sentences[at - 1]);
  if (pointing.test(sentence.text)) return named.length === 1 ? named : [];
  if (pointingAtAll.test(sentence.text)) return named.length > 1 ? named : bothBefore(sentences, at, namesIn);
  if (!deedAlone.test(sentence.text) || sentence.isRow) return [];
  if (isStopOfSubstance(sentence.text, sentences[at - 1]?.text ?? '')) return [];
  const name = lastNamed(sentences, at, MOST_BACK_FOR_DEED);
  return name ? [name] : [];
}

/** `… melatonine 3 mg. Dat gebruikt ze niet meer`: what the next sentence says of the medicines before it. */
export function saidOfLast(sentences: readonly ReadSentence[], at: number): MedicineFinding[] {
  const [before, sentence] = [sentences[at - 1], sentences[at]];
  if (!before || !sentence || before.part !== sentence.part || sentence.slots.medicines.length > 0) return [];
  if (sentence.from - before.to > 2) return [];
  return pointedAt(sentence, sentences, at).flatMap((name) => {
    const isAlone = deedAlone.test(sentence.text);
    const text = isAlone
      ? `${name} ${sentence.text.charAt(0).toLowerCase()}${sentence.text.slice(1)}`
      : sentence.text.replace(pointing, name).replace(pointingAtAll, name);
    const read = readSentence({ ...sentence, text }, sentence.paper);
    return medicineFindings({ ...read, from: sentence.from, to: sentence.to }).filter(
      ({ change }) => change !== 'continued',
    );
  });
}

/** `Lamotrigine gestopt. Daarna opnieuw begonnen met 25 mg`: what the sentence before stopped is taken again. */
export function resumedInNext(
  sentence: ReadSentence,
  before: ReadSentence | undefined,
  said: readonly Finding[],
): MedicineFinding[] {
  const [last, ...others] = said.filter((each) => each.kind === 'medicine' && each.change === 'stopped');
  if (!before || last?.kind !== 'medicine' || others.length > 0 || sentence.slots.medicines.length > 0)
    return [];
  const isNext = sentence.from - before.to <= 2 && before.part === sentence.part;
  if (!isNext || !isResumed(plain(sentence.words), sentence.paper.language)) return [];
  const says = {
    name: last.name,
    change: 'started',
    standing: 'now',
    is_dated: false,
    is_denied: false,
  } as const;
  return [{ ...placeIn(sentence), kind: 'medicine', ...says }];
}

/** `Begonnen met risperidon 6 mg. Overgezet op paliperidon`: what was named before it is over. */
const takesPlace =
  /^(?:[^.;:]{0,60}?|[^.;]{0,120}?\b(?:het middel|dit|deze|dat|the drug|it|this)\s(?:\p{L}+\s){0,2})\b(?:overgezet|omgezet|vervangen|geswitcht|overgestapt|switched|changed|replaced)\b[^.;]{0,25}\b(?:op|naar|door|to|by|with)\b/iu;

export function replacedByNext(
  sentence: ReadSentence,
  before: ReadSentence | undefined,
  said: readonly Finding[],
): MedicineFinding[] {
  const [first] = sentence.slots.medicines;
  const lead = first && takesPlace.exec(sentence.words);
  if (!before || !lead || lead[0].length > first.start || sentence.from - before.to > 2) return [];
  const used = said.filter(
    (finding): finding is MedicineFinding =>
      finding.kind === 'medicine' && finding.standing === 'now' && finding.change !== 'stopped',
  );
  const names = [...new Set(used.map(({ name }) => name))].filter(
    (name) => !sentence.slots.medicines.some((slot) => slot.name === name),
  );
  if (names.length > 1 && !/\b(?:beiden?|both)\b/iu.test(sentence.words)) return [];
  return names.map((name) => ({
    ...placeIn(sentence),
    kind: 'medicine',
    name,
    change: 'stopped',
    standing: 'now',
    is_dated: false,
    is_denied: false,
  }));
}

/** `Haar zus is ook in behandeling. Zij krijgt daar lithium`: of her, or nobody can tell. */
export function isOfLastOther(sentence: ReadSentence, before: ReadSentence | undefined): boolean {
  if (!before || sentence.from - before.to > 2 || sentence.isRow) return false;
  const pronoun =
    /^(?:(hij|he)|(?:zij|ze|she)) (?:krijgt|slikt|gebruikt|neemt|kreeg|slikte|gebruikte|nam|had|heeft|takes|took|uses|used|is on|was on|has|receives)\b/iu.exec(
      sentence.text,
    );
  if (!pronoun) return false;
  const subject = pronoun[1] === undefined ? herFirst : himFirst;
  return (
    subject.test(before.text) &&
    !/\b(?:pati[eë]nte?|cli[eë]nte?|betrokkene|patient|client)\b/iu.test(before.text)
  );
}
const whose = '^(?:(?:haar|zijn|de|his|her|the) )?(?:\\p{L}+ )?';
const verb =
  '(?: \\p{Lu}\\p{Ll}+)?(?: \\([^)]*\\))? (?:is|was|heeft|had|kwam|komt|werd|krijgt|lijdt|leed|has|came|suffers|suffered|struggles)\\b';
const herFirst = new RegExp(
  `${whose}(?:moeder|zus(?:je|ter)?|dochter|vrouw|echtgenote|vriendin|oma|tante|nicht|mother|sister|daughter|wife|girlfriend|grandmother|aunt)${verb}`,
  'iu',
);
const himFirst = new RegExp(
  `${whose}(?:vader|broer(?:tje)?|zoon|man|echtgenoot|vriend|opa|oom|neef|father|brother|son|husband|boyfriend|grandfather|uncle)${verb}`,
  'iu',
);

/** That there are none is not so where the paper names one: `ei en kattenhaar. Geen medicijnallergie`. */
export function withoutDenials(findings: readonly Finding[]): Finding[] {
  const isNamed = findings.some(
    ({ kind, ...rest }) => kind === 'allergy' && 'is_denied' in rest && !rest.is_denied,
  );
  return isNamed
    ? findings.filter((finding) => finding.kind !== 'allergy' || !finding.is_denied)
    : [...findings];
}
