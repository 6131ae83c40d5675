/** What tells why in a letter that does not say it: faint words, a complaint among its first sentences, or how it begins. */
import { plain } from '../../reading/text.ts';
import type { ReferralFinding } from '../finding.ts';
import { oneLine } from '../other-findings.ts';
import { isOfLetter } from '../paper/letter-ends.ts';
import { isLabelled } from '../paper/line-headings.ts';
import { salutation } from '../paper/line-signs.ts';
import { placeIn, type ReadSentence } from '../read.ts';
import { faintlyIn, isOfOtherTime } from './reason-words.ts';

/** Nobody looks further for how a paper without a salutation begins. */
export const FIRST_SENTENCES = 14;

export const asReason = (sentence: ReadSentence): ReferralFinding => ({
  ...placeIn(sentence),
  kind: 'referral_reason',
  text: oneLine(sentence.text.slice(sentence.body - sentence.from)),
});

/** Said with words that only tell why where nothing else does. */
export function faint(sentences: readonly ReadSentence[]): ReferralFinding[] {
  const found = sentences.find(
    ({ part, text, words, slots, isRow, paper }) =>
      !isDated.test(text) &&
      /^(?:other|course|history|examination|diagnosis|plan)$/.test(part) &&
      !isRow &&
      slots.measurements.length === 0 &&
      isBefore(faintlyIn(plain(words), paper), slots.medicines[0]?.start),
  );
  return found ? [asReason(found)] : [];
}

/** `Seen: 3 May 2026`. */
const isDated = /^[\p{L} ]{3,30}:\s*\d/u;
/** `treated with salbutamol` tells of the medicine. */
const isBefore = (end: number | undefined, start = Number.POSITIVE_INFINITY): boolean =>
  end !== undefined && end + NEXT_WORD_characters <= start;
const NEXT_WORD_characters = 4;

/** What somebody suffers from, among the first that a letter tells: `Stond vanmorgen in paniek aan de balie`. */
export function suffered(
  sentences: readonly ReadSentence[],
  asked: readonly ReferralFinding[],
): ReferralFinding[] {
  const greeting = sentences.findIndex(({ text }) => salutation.test(text));
  const begin = greeting < 0 ? 0 : greeting + 1;
  const found = sentences
    .slice(begin, begin + (greeting < 0 ? FIRST_SENTENCES : FIRST_TOLD))
    .find(
      (sentence) =>
        sentence.part === 'other' &&
        !sentence.isRow &&
        !isOfLetter(sentence.text) &&
        !isAddress.test(sentence.text) &&
        sentence.slots.measurements.length === 0 &&
        sentence.slots.medicines.length === 0 &&
        sentence.text.split(/\s+/).length >= FEWEST_WORDS &&
        asked.every(({ from }) => from !== sentence.from) &&
        !isOfOtherTime(plain(sentence.words), sentence.paper) &&
        namesComplaint(sentence),
    );
  return found ? [asReason(found)] : [];
}
/** `Aan: Angst & Dwang poli`. */
const isAddress =
  /^(?:aan|van|to|from|cc|kopie|adres|instelling|afzender|ontvanger|poli\p{L}*|afdeling|clinic|ward|department|team|service|naam|name|pati[eë]nte?|patient|verwijzer|referrer)\s*:/iu;
const FIRST_TOLD = 4;
const FEWEST_WORDS = 5;
/** That somebody was taken in, is with child or does well is no complaint. */
const noComplaint =
  /^(?:admission|pregnancy|worse|better|same|allergy|appointment|relationship|work|treatment|checking|counting|ordering|rash|good .*|no .*)$/;
export const namesComplaint = ({ slots, words }: ReadSentence): boolean =>
  slots.findings.some(
    ({ finding, polarity, start }) =>
      polarity === 'affirmed' &&
      !noComplaint.test(finding) &&
      (ofClient.test(words) ||
        slots.clauses.findLast((clause) => clause.start <= start)?.who.role !== 'other'),
  ) && !/^(?:geen|niet|no|not)\b/iu.test(words);

/** What a letter that asks begins with, behind its salutation: `Mevrouw Kok vergeet afspraken. Graag uw onderzoek`. */
export function beginning(
  sentences: readonly ReadSentence[],
  asked: readonly ReferralFinding[],
): ReferralFinding[] {
  const greeting = sentences.findIndex(({ text }) => salutation.test(text));
  const first = sentences[greeting + 1];
  const isTold =
    greeting >= 0 &&
    first?.part === 'other' &&
    !first.isRow &&
    !isLabelled(first.text) &&
    first.slots.medicines.length === 0 &&
    ofClient.test(first.text) &&
    asked.every(({ from }) => from !== first.from);
  return first && isTold ? [asReason(first)] : [];
}
/** In a short note that only asks, what stands beside the question: `Onrustig sinds de levodopa. Kan die eraf?`. */
export function besideQuestion(
  sentences: readonly ReadSentence[],
  asked: readonly ReferralFinding[],
): ReferralFinding[] {
  const told = sentences.filter(({ part, isRow }) => part === 'other' && !isRow);
  const at = told.findIndex(({ to }) => asked.some((question) => question.to === to));
  if (at < 0 || told.length > MOST_OF_NOTE) return [];
  const found = [told[at - 1], told[at + 1]].find(
    (sentence) =>
      sentence !== undefined &&
      !isOfLetter(sentence.text) &&
      !isAddress.test(sentence.text) &&
      !isLabelled(sentence.text) &&
      !/\?$/.test(sentence.text.trim()) &&
      sentence.slots.measurements.length === 0 &&
      sentence.text.split(/\s+/).length >= FEWEST_WORDS &&
      !isOfOtherTime(plain(sentence.words), sentence.paper),
  );
  return found ? [asReason(found)] : [];
}
const MOST_OF_NOTE = 12;

const ofClient =
  /^(?:(?:mw|mevr|dhr|mr|mrs|ms|miss|de heer|mevrouw|meneer)\b|(?:hij|zij|ze|he|she|pati[eë]nte?|cli[eë]nte?|bovengenoemde|deze|dit|this|uw|your|mijn|my|onze|our)\s|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)? (?:\(|is|heeft|has|kan|can|\p{Ll}+t )|(?:een|a|an) )/iu;
