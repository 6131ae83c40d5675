/** What a signed note or a letter says, sentence by sentence. */

import { allergyFindings } from './allergy-findings.ts';
import {
  isOfLastOther,
  saidOfLast,
  withLevelNames,
  withListNames,
  withoutDenials,
} from './between-sentences.ts';
import { diagnosisFindings } from './diagnosis-findings.ts';
import type { FileSource, Finding } from './finding.ts';
import { withLooseTables } from './loose-tables.ts';
import { medicineFindings } from './medicine-findings.ts';
import { withSteps } from './medicine-steps.ts';
import { agreementFindings, alertFindings, personFindings } from './other-findings.ts';
import { sentencesOfPaper } from './paper.ts';
import { withPointedValues } from './pointed-values.ts';
import { type ReadSentence, readSentence } from './read.ts';
import { referralFindings } from './referral-findings.ts';
import { riskFindings } from './risk-findings.ts';
import { withTables } from './tables.ts';
import { valueFindings } from './value-findings.ts';

/** Nobody writes sentences of this length: a table or a page that lost its lines is passed over. */
const LONGEST_SENTENCE_characters = 1500;

function findingsIn(sentence: ReadSentence): Finding[] {
  const allergies = allergyFindings(sentence);
  return [
    // What somebody is allergic to is not what they use.
    ...(allergies.length > 0 ? [] : medicineFindings(sentence)),
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
  const sentences = withPointedValues(
    withTables(
      withLevelNames(withListNames(withLooseTables(sentencesOfPaper(source.text))))
        .filter(({ from, to }) => to - from <= LONGEST_SENTENCE_characters)
        .map((sentence) => readSentence(sentence, source)),
    ),
  );
  let last: Finding[] = [];
  const found = sentences.flatMap((sentence, at) => {
    const isTheirs = isOfLastOther(sentence, sentences[at - 1]);
    const own = findingsIn(sentence).filter(({ kind }) => kind !== 'medicine' || !isTheirs);
    const more = saidOfLast(sentence, sentences[at - 1], last);
    last = own;
    return [...own, ...more];
  });
  return withoutDenials([...referralFindings(sentences), ...withSteps(found, source)]).sort(
    (a, b) => a.from - b.from,
  );
}
