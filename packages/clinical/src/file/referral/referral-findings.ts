/** Why somebody was referred, and what is asked. */

import { plain } from '../../reading/text.ts';
import type { ReferralFinding } from '../finding.ts';
import { oneLine } from '../other-findings.ts';
import { hasBox } from '../paper/boxes.ts';
import { isOfLetter } from '../paper/letter-ends.ts';
import type { ReadSentence } from '../read.ts';
import { placeIn } from '../read.ts';
import { asksReader } from './question-words.ts';
import { pointedAt, pointsBack } from './reason-back.ts';
import { namesComplaint } from './reason-begun.ts';
import { type Why, whomWith, whyIn } from './reason-words.ts';
import { askedAbout, openQuestion, reasonUntold } from './referral-untold.ts';

/** How a sentence came to be one: under its heading, or by its own words. */
type Sign = 'headed' | Why;
type Referral = { kind: ReferralFinding['kind']; sign: Sign };

const reason = (sign: Sign): Referral => ({ kind: 'referral_reason', sign });
const question = (sign: Sign): Referral => ({ kind: 'referral_question', sign });

/** Where nothing is asked of the reader of the letter. */
const notOfLetter = /^(?:family|greeting)$/;

const isAsking = ({ part, text, paper }: ReadSentence): boolean =>
  !notOfLetter.test(part) && !hasBox(text) && asksReader(plain(oneLine(text)), paper.language);

function whyOf({ words, slots, paper, isRow }: ReadSentence): Why | undefined {
  const heard = plain(words);
  // `When I saw him his blood pressure was …`, `Please would you refer her for …`: found, or asked.
  const isNone = isRow || onMeeting.test(heard) || toBeSent.test(heard);
  const found = isNone ? undefined : whyIn(heard, paper);
  if (!found) return undefined;
  // `De quetiapine is wegens sufheid …`, `onder behandeling met lithium`: of a medicine, and not why somebody came.
  const last = found.why === 'likely' ? found.end + NEXT_WORD_characters : found.end;
  const isOfMedicine = !found.isSent && slots.medicines.some(({ start }) => start < last);
  return isOfMedicine ? undefined : found.why;
}
const NEXT_WORD_characters = 4;
const onMeeting =
  /^(?:when|as) (?:i|we) (?:last )?(?:saw|examined|reviewed|visited|met)\b[^.;]{0,40}\b(?:blood pressure|bp|weight|pulse|score\p{L}*)\b|^toen (?:ik|wij|we)\b[^.;]{0,30}\b(?:zag|zagen|onderzocht\p{L}*)\b[^.;]{0,30}\b(?:bloeddruk|tensie|gewicht|pols)\b/u;
const toBeSent =
  /^(?:please|kindly|could you|would you|can you|please (?:could|would|can) you)\b[^.;]{0,20}\brefer\b|^(?:wilt|wil|kunt|kun|zou) (?:u|je|jij|jullie)\b[^.;]{0,60}\b(?:verwijzen|doorverwijzen|aanmelden)\W*$/u;

/** `Indicatie: hypertensie` behind a list of medicines is why one of them is used. */
const isOfList = (sentences: readonly ReadSentence[], at: number): boolean =>
  /^indicati(?:e|on)$/iu.test(sentences[at]?.heading.trim() ?? '') &&
  sentences.slice(0, at).some(({ part }) => part === 'medicines');

/** `Klinische gegevens: clozapine 350 mg`: what is used, and not why. */
const isOfMedicines = ({ heading, words, slots }: ReadSentence): boolean =>
  /^(?:klin|clinical|relevant)/iu.test(heading) &&
  slots.medicines.some(
    ({ start, end }) =>
      words.slice(words.indexOf(':') + 1, start).trim() === '' && /^\s*\d/.test(words.slice(end)),
  );

function referralsOf(sentence: ReadSentence): Referral[] {
  const { part, text, paper, heading, body, from } = sentence;
  // In a note the reason of the visit is no reason of a referral.
  if (paper.kind === 'note' && !/aanmeld|verwijz|referr/i.test(heading)) return [];
  if (part === 'reason') {
    if (isOfMedicines(sentence)) return [];
    // `Reden: … . Please assess for psychosis`: what follows on the reason asks.
    const isBehind = body === from && paper.kind === 'attachment' && isAsking(sentence);
    return isBehind ? [question('clear')] : [reason('headed')];
  }
  if (part === 'question') return [question('headed')];
  if (paper.kind !== 'attachment') return [];
  const isAsked = isAsking(sentence);
  if (pointsBack(sentence)) return [reason('clear'), ...(isAsked ? [question('clear')] : [])];
  // Under another heading something else is told.
  if (part !== 'other') return isAsked ? [question('clear')] : [];
  const why = whyOf(sentence) ?? (isAsked ? whomWith(plain(oneLine(text)), paper.language) : undefined);
  return [...(why ? [reason(why)] : []), ...(isAsked ? [question('clear')] : [])];
}

/** Without its label, and without the rule that a page draws below it. */
const wordsOf = ({ text, body, from }: ReadSentence): string =>
  oneLine(text.slice(body - from).split(/(?:^|\s)[-=_]{5,}/)[0] ?? '');

type Told = { finding: ReferralFinding; sign: Sign };

/** What is only likely to be the reason is none where the paper gives it elsewhere, or has given it before. */
const isToldReason = ({ finding, sign }: Told, at: number, all: readonly Told[]): boolean =>
  sign !== 'likely' ||
  finding.kind !== 'referral_reason' ||
  !all.some(
    (other, place) =>
      other.finding.kind === 'referral_reason' &&
      (other.sign === 'headed' || (place < at && other.finding !== finding)),
  );

type Open = { finding: ReferralFinding; heading: string; isRunning: boolean };

const isNext = (sentence: ReadSentence, { finding, heading }: Open): boolean =>
  heading === sentence.heading && sentence.from - finding.to <= 1 && !isOfLetter(sentence.text);

/** `Ik verwijs Sem voor onderzoek. Op school valt hij op door drukte`: what it shows by is part of why. */
const isMoreOfWhy = (sentence: ReadSentence, open: Open): boolean =>
  open.isRunning &&
  isNext(sentence, open) &&
  sentence.slots.measurements.length === 0 &&
  sentence.slots.medicines.length === 0;

/** `Kunt u meekijken? En moet de dosis omhoog?`. */
const isMoreAsked = (sentence: ReadSentence, open: Open): boolean =>
  open.finding.kind === 'referral_question' &&
  isNext(sentence, open) &&
  sentence.text.trimEnd().endsWith('?');

function goOn({ finding }: Open, { to }: ReadSentence, text: string): void {
  finding.to = to;
  finding.text += ` ${text}`;
}

/** The sentences of one part are one reason, one question. */
function toldIn(sentences: readonly ReadSentence[]): Told[] {
  const told: Told[] = [];
  let last: Open | undefined;
  let why: Open | undefined;
  let toldAt = 0;
  for (const [at, sentence] of sentences.entries()) {
    const isNone = isOfLetter(sentence.text) || isOfList(sentences, at);
    const referrals = isNone ? [] : referralsOf(sentence);
    const text = wordsOf(sentence);
    if (referrals.length === 0) {
      const isAsked = last !== undefined && isMoreAsked(sentence, last);
      if (last && isAsked) goOn(last, sentence, text);
      const isMore = !isAsked && why !== undefined && isMoreOfWhy(sentence, why);
      if (why && isMore) goOn(why, sentence, oneLine(sentence.text));
      last = isAsked ? last : undefined;
      // `Dat kan zo niet langer. Hij droomt elke nacht`: what they have may stand one further.
      why = isMore && at === toldAt + 1 && !namesComplaint(sentence) ? why : undefined;
    }
    for (const { kind, sign } of text === '' ? [] : referrals) {
      if (last && last.finding.kind === kind && last.heading === sentence.heading) {
        goOn(last, sentence, text);
        continue;
      }
      const before = kind === 'referral_reason' ? pointedAt(sentences, at) : askedAbout(sentences, at);
      const whole = before ? `${oneLine(before.text)} ${text}` : text;
      const finding: ReferralFinding = { ...placeIn(sentence), kind, text: whole };
      if (before) finding.from = before.from;
      told.push({ finding, sign });
      last = { finding, heading: sentence.heading, isRunning: sentence.part === 'other' };
      if (kind === 'referral_reason') {
        why = last;
        toldAt = at;
      }
    }
  }
  return told;
}

export function referralFindings(sentences: readonly ReadSentence[]): ReferralFinding[] {
  const told = toldIn(sentences);
  const findings = told.filter(isToldReason).map(({ finding }) => finding);
  if (sentences[0]?.paper.kind !== 'attachment') return findings;
  const isTold = (kind: ReferralFinding['kind']) => findings.some((finding) => finding.kind === kind);
  // Who asks to see somebody may also ask something of them: `Is dit een begin van dementie?`.
  const isWithMark = findings.some(({ kind, text }) => kind === 'referral_question' && text.includes('?'));
  const asked = isWithMark ? [] : openQuestion(sentences, isTold('referral_question'));
  const isAsked = isTold('referral_question') || asked.length > 0;
  const why = isTold('referral_reason') ? [] : reasonUntold(sentences, isAsked, [...findings, ...asked]);
  return [...findings, ...asked, ...why];
}
