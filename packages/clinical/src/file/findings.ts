/** What a signed note or a letter says, sentence by sentence. */

import { allergyFindings } from './allergies/allergy-findings.ts';
import { diagnosisFindings } from './diagnosis-findings.ts';
import type { AllergyFinding, FileSource, Finding } from './finding.ts';
import {
  isOfLastOther,
  replacedByNext,
  resumedInNext,
  saidOfLast,
  withLevelNames,
  withListNames,
  withoutDenials,
} from './medicines/between-sentences.ts';
import { dosesOfLast } from './medicines/dose-of-last.ts';
import { withSchemeLines } from './medicines/dose-scheme-lines.ts';
import { withDoseSchemes } from './medicines/dose-schemes.ts';
import { dosesGoingOn } from './medicines/doses-going-on.ts';
import { withListedLines } from './medicines/listed-lines.ts';
import { medicineFindings } from './medicines/medicine-findings.ts';
import { withSteps } from './medicines/medicine-steps.ts';
import { withRepeatedMoments } from './medicines/repeated-moments.ts';
import { agreementFindings, alertFindings, personFindings } from './other-findings.ts';
import { sentencesOfPaper } from './paper/paper.ts';
import { type ReadSentence, readSentence } from './read.ts';
import { referralFindings } from './referral/referral-findings.ts';
import { riskFindings } from './risk/risk-findings.ts';
import { withDatedLists } from './tables/dated-lists.ts';
import { withLooseTables } from './tables/loose-tables.ts';
import { withPointedValues } from './tables/pointed-values.ts';
import { withListedValues } from './tables/rows-of-values.ts';
import { withTables } from './tables/tables.ts';
import { withNamesAbove } from './tables/values-under-name.ts';
import { valueFindings } from './values/value-findings.ts';

/** Nobody writes sentences of this length: a table or a page that lost its lines is passed over. */
const LONGEST_SENTENCE_characters = 1500;

/** `Bijensteken (heeft een EpiPen 0,3 mg bij zich)`: carried for it, among what one is allergic to. */
const penCarried = (sentence: ReadSentence): Finding[] =>
  /\b(?:epi-?pen|jext|emerade|anapen)\b/iu.test(sentence.words)
    ? medicineFindings({ ...sentence, part: 'medicines', isRow: true }).filter(
        ({ name }) => name === 'adrenaline',
      )
    : [];

/** What somebody is allergic to is not what they use; what the sentence names besides may be. */
function usedBesides(sentence: ReadSentence, allergies: readonly AllergyFinding[]): Finding[] {
  if (allergies.length > 0 && sentence.part === 'allergies') return penCarried(sentence);
  // `Diclofenac kan hij niet verdragen` tells no day on which it was stopped.
  const isOnlyNotBorne = /niet verdragen|not tolerate/iu.test(sentence.words);
  return medicineFindings(sentence).filter(
    ({ name, change, dose }) =>
      (change === 'stopped' && !(isOnlyNotBorne && dose === undefined)) ||
      allergies.every((allergy) => allergy.name !== name),
  );
}

function findingsIn(sentence: ReadSentence): Finding[] {
  const allergies = allergyFindings(sentence);
  return [
    ...usedBesides(sentence, allergies),
    ...valueFindings(sentence),
    ...riskFindings(sentence),
    ...allergies,
    ...alertFindings(sentence),
    ...diagnosisFindings(sentence),
    ...agreementFindings(sentence),
    ...personFindings(sentence),
  ];
}

export function findingsOf(source: FileSource): Finding[] {
  const read = withLevelNames(withListNames(withLooseTables(sentencesOfPaper(source.text))))
    .filter(({ from, to }) => to - from <= LONGEST_SENTENCE_characters)
    .map((sentence) => readSentence(sentence, source));
  const sentences = withPointedValues(
    withNamesAbove(
      withListedValues(withSchemeLines(withDoseSchemes(withListedLines(withDatedLists(withTables(read)))))),
    ),
  );
  let last: Finding[] = [];
  const found = sentences.flatMap((sentence, at) => {
    const isTheirs = isOfLastOther(sentence, sentences[at - 1]);
    const own = findingsIn(sentence).filter(({ kind }) => kind !== 'medicine' || !isTheirs);
    const more = [
      ...replacedByNext(sentence, sentences[at - 1], last),
      ...resumedInNext(sentence, sentences[at - 1], last),
      ...saidOfLast(sentences, at),
      ...dosesGoingOn(sentences, at),
      ...dosesOfLast(sentences, at),
    ];
    last = own;
    return [...own, ...more];
  });
  const own = withRepeatedMoments(withSteps(found, source), source);
  return withoutDenials([...referralFindings(sentences), ...own]).sort((a, b) => a.from - b.from);
}
