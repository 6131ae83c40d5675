/** What a signed note or a letter says, sentence by sentence. */

import { allergyFindings } from './allergy-findings.ts';
import {
  isOfLastOther,
  replacedByNext,
  saidOfLast,
  withLevelNames,
  withListNames,
  withoutDenials,
} from './between-sentences.ts';
import { withDatedLists } from './dated-lists.ts';
import { diagnosisFindings } from './diagnosis-findings.ts';
import { dosesOfLast } from './dose-of-last.ts';
import { withSchemeLines } from './dose-scheme-lines.ts';
import { withDoseSchemes } from './dose-schemes.ts';
import { dosesGoingOn } from './doses-going-on.ts';
import type { AllergyFinding, FileSource, Finding } from './finding.ts';
import { withLooseTables } from './loose-tables.ts';
import { medicineFindings } from './medicine-findings.ts';
import { withSteps } from './medicine-steps.ts';
import { agreementFindings, alertFindings, personFindings } from './other-findings.ts';
import { sentencesOfPaper } from './paper.ts';
import { withPointedValues } from './pointed-values.ts';
import { type ReadSentence, readSentence } from './read.ts';
import { referralFindings } from './referral-findings.ts';
import { riskFindings } from './risk-findings.ts';
import { withListedValues } from './rows-of-values.ts';
import { withTables } from './tables.ts';
import { valueFindings } from './value-findings.ts';
import { withNamesAbove } from './values-under-name.ts';

/** Nobody writes sentences of this length: a table or a page that lost its lines is passed over. */
const LONGEST_SENTENCE_characters = 1500;

/** What somebody is allergic to is not what they use; what the sentence names besides may be. */
function usedBesides(sentence: ReadSentence, allergies: readonly AllergyFinding[]): Finding[] {
  if (allergies.length > 0 && sentence.part === 'allergies') return [];
  return medicineFindings(sentence).filter(
    ({ name, change }) => change === 'stopped' || allergies.every((allergy) => allergy.name !== name),
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
    withNamesAbove(withListedValues(withSchemeLines(withDoseSchemes(withDatedLists(withTables(read)))))),
  );
  let last: Finding[] = [];
  const found = sentences.flatMap((sentence, at) => {
    const isTheirs = isOfLastOther(sentence, sentences[at - 1]);
    const own = findingsIn(sentence).filter(({ kind }) => kind !== 'medicine' || !isTheirs);
    const more = [
      ...replacedByNext(sentence, sentences[at - 1], last),
      ...saidOfLast(sentence, sentences[at - 1], last),
      ...dosesGoingOn(sentences, at),
      ...dosesOfLast(sentences, at),
    ];
    last = own;
    return [...own, ...more];
  });
  return withoutDenials([...referralFindings(sentences), ...withSteps(found, source)]).sort(
    (a, b) => a.from - b.from,
  );
}
