/** Why, by what a letter is called, or by what stands behind the sentence that only sends somebody. */
import { plain } from '../../reading/text.ts';
import type { ReferralFinding } from '../finding.ts';
import { oneLine } from '../other-findings.ts';
import { isOfLetter } from '../paper/letter-ends.ts';
import type { ReadSentence } from '../read.ts';
import { asReason, FIRST_SENTENCES } from './reason-begun.ts';

/** `Betreft: afbouwschema venlafaxine, de heer Bosman`; a name and a day of birth tell nothing. */
const called =
  /^(?:betreft|inzake|onderwerp|re|ref|subject|concerning|regarding)\s?:?\s.*\b(?:over(?:dracht|name|plaatsing|stap)|\p{L}*afbouw\p{L}*|\p{L}*controle|evaluatie|\p{L}*advies|\p{L}*beoordeling|\p{L}*signaal|interactie|medicatie\p{L}+|\p{L}*spiegels?|bijwerking\p{L}*|intoxicatie|zwangerschap|kinderwens|dosis\p{L}*|dosering\p{L}*|voorstel|side effects?|dose|level|pregnancy|\p{L}*onderzoek|verhuizing|terugval|ontregeling|verzuim|transfer|handover|moving|reduction|withdrawal|review|assessment|interaction|monitoring|relapse|concerns?)\b/u;
/** `Controle clozapine maand 7`, on a line of its own. */
const isVisit =
  /^(?:(?:half)?jaar(?:lijkse)?|maand(?:elijkse)?|tussentijdse|telefonische|poliklinische|reguliere|annual|routine|monthly|telephone|interim)?[ -]?(?:controle|evaluatie|herbeoordeling|vervolgconsult|follow-?up|review)\b [^.:;\d?]{3,45}\d{0,2}\W*$/u;

export function subject(sentences: readonly ReadSentence[]): ReferralFinding[] {
  const found = sentences.slice(0, FIRST_SENTENCES).find(({ text, isRow, part, slots }) => {
    const heard = plain(oneLine(text));
    return (
      !isRow &&
      slots.measurements.length === 0 &&
      (called.test(heard) || (part === 'other' && isVisit.test(heard)))
    );
  });
  return found ? [asReason(found)] : [];
}

/** `Via deze weg meld ik meneer aan.`, `Hierbij verwijs ik mevrouw Kok naar u.`: no more than that somebody is sent. */
const isSending =
  /^(?:\p{L}+ ){0,4}?(?:(?:meld|verwijs|stuur|draag|bied) (?:ik|wij|we)|(?:ik|wij|we) (?:meld|verwijs|stuur|draag|melden|verwijzen|sturen|dragen)|(?:i am|we are) (?:referring|sending|transferring)|(?:i|we) (?:refer|send) (?:you )?(?:this|mr|mrs|ms|miss)|(?:hierbij|bijgaand) (?:mijn|onze|een|de) (?:verwijzing|aanmelding|overdracht)|(?:this is|please find) (?:a|my|our) (?:referral|request))\b/u;
const MOST_WORDS = 20;
const MOST_TOLD = 2;

/** What the next sentences tell of somebody who was only sent. */
export function sentOn(sentences: readonly ReadSentence[]): ReferralFinding[] {
  const at = sentences.findIndex(({ text, part, isRow }) => {
    const heard = plain(oneLine(text));
    return part === 'other' && !isRow && heard.split(' ').length <= MOST_WORDS && isSending.test(heard);
  });
  const sending = sentences[at];
  if (!sending) return [];
  const next = sentences.slice(at + 1, at + 1 + MOST_TOLD);
  const end = next.findIndex(
    ({ isRow, part, text, slots }) =>
      isRow ||
      part !== 'other' ||
      isOfLetter(text) ||
      slots.measurements.length > 0 ||
      /\?$/.test(text.trim()),
  );
  const told = end < 0 ? next : next.slice(0, end);
  const last = told.at(-1);
  if (!last) return [];
  const text = [sending, ...told].map((each) => oneLine(each.text)).join(' ');
  return [{ ...asReason(sending), to: last.to, text }];
}
