/** Why the client came, and what letters ask, in the words of the papers. */
import { hasBox } from '../paper/boxes.ts';
import { oneLine } from '../wording.ts';
import type { Desk, PaperRead, PreparationLine } from './preparation.ts';
import { texts } from './prepare-texts.ts';
import { daysBetween, paragraphAround, type Quote, quoteLine, whole } from './quotes.ts';

const came =
  /\b(?:verwezen (?:door|via|wegens|i\.?v\.?m)|aangemeld (?:door|via|met|wegens)|aanmelding|r\/v verwijzing|verwijzing (?:door|van de huisarts)|verwijsvraag|verwijsreden|overname uit|hulpvraag|reden (?:van|voor) (?:aanmelding|verwijzing|behandeling)|(?:graag|gaarne) (?:uw )?(?:beoordeling|behandeling|mening|diagnostiek)|referred by|reason for referral)\b/iu;
/** With why, and not only for whom. */
const thanks = /\bthank you for seeing .*\b(?:with|for|because|who|regarding)\b/iu;
const asking =
  /\b(?:(?:graag|gaarne) (?:uw|verneem|diagnostiek|behandeling|overname|onderzoek|zou|hoor\p{L}*|een|advies|beoordeling)|ik zou graag|wilt u|kunt u|verzoek ik u|zou u|please|could you|would you|i would be grateful)\b/iu;
export const asks = (text: string): boolean => asking.test(text);
/** Sends the client to the reader. */
const sends =
  /\b(?:(?:graag|gaarne) (?:uw |een )?(?:\p{L}+ )?(?:overname|beoordeling|behandeling|diagnostiek|onderzoek)|(?:hierbij|ik|wij) verwij[sz]\p{L}*|verwijs (?:ik|wij)|verwijsbrief|reden (?:van|voor) (?:aanmelding|verwijzing)|i (?:am referring|refer|would like to refer)|thank you for (?:seeing|accepting)|please (?:see|accept|assess) (?:this|him|her|mr|mrs|ms)|reason for referral)\b/iu;
/** Answers a question, or tells of a visit, a stay or a test elsewhere. */
const answers =
  /\b(?:(?:op|naar aanleiding van|n\.?a\.?v\.?|in antwoord op) uw (?:verzoek|vraag|verwijzing|brief)|u (?:vroeg|verwees)|verwees u|uw (?:pati[eë]nte?|cli[eë]nte?)|following your (?:request|referral|letter)|(?:at|on) your request|your patient|you (?:asked|referred)|thank you for (?:referring|your referral|your letter)|ontslag(?:brief|bericht)?|discharge (?:summary|letter)|spoedeisende hulp|SEH|emergency department|A&E|presenteerde zich|presented (?:to|with)|opname|uitslag\p{L}*|laborator\p{L}*|afname|medicatieoverzicht|vragenlijst|formulier|meekijkconsult)\b/iu;
const isReply = ({ source, sentences }: PaperRead): boolean =>
  answers.test(source.author) || sentences.some(({ text }) => answers.test(text));
/** A letter that does not send the client, nor says why one came: a diet, a form, the answer of a colleague. */
const isOfSomethingElse = ({ paper, at }: Quote): boolean =>
  paper.source.kind === 'attachment' &&
  !paper.sentences.some(({ text, heading }) => sends.test(text) || sends.test(heading)) &&
  (isReply(paper) || !at.some((index) => saysWhy(paper.sentences[index]?.text ?? '')));

const saysWhy = (text: string): boolean => came.test(text) || thanks.test(text);

/** A letter that comes long after the first note is about something else. */
const NEAR_days = 45;
const MOST_SENTENCES = 3;
const ASKED_days = 120;

function reasonIn(paper: PaperRead, { findings }: Desk): Quote | undefined {
  const found = findings.filter(
    ({ kind, source }) => kind === 'referral_reason' && source === paper.source.id,
  );
  const at = paper.sentences.flatMap(({ from, text, part }, index) =>
    part === 'reason' || saysWhy(text) || found.some((each) => each.from <= from && from < each.to)
      ? [index]
      : [],
  );
  return at.length > 0 ? whole({ paper, at: at.slice(0, MOST_SENTENCES) }) : undefined;
}

function questionIn(paper: PaperRead, { findings }: Desk, taken: readonly Quote[]): Quote | undefined {
  const found = findings.filter(
    ({ kind, source }) => kind === 'referral_question' && source === paper.source.id,
  );
  const used = new Set(taken.filter((quote) => quote.paper === paper).flatMap(({ at }) => at));
  const at = paper.sentences.flatMap(({ from, text, part }, index) => {
    const isOpen = text.endsWith('?') && !hasBox(text) && !hasBox(paper.sentences[index + 1]?.text ?? '');
    const isAsked = isOpen || asks(text) || part === 'question' || found.some((each) => each.from === from);
    return isAsked && part !== 'greeting' && !used.has(index) ? [index] : [];
  });
  return at.length > 0 ? whole({ paper, at: at.slice(0, MOST_SENTENCES) }) : undefined;
}

/** `Reden van opname` is no reason of referral: the heading is shown as it stands. */
const headingOf = ({ paper, at }: Quote): string | undefined => {
  const first = paper.sentences[at[0] ?? -1];
  if (first?.part !== 'reason' || !first.heading) return undefined;
  // What begins with its own heading says itself what it is.
  return first.text.startsWith(first.heading) ? '' : oneLine(first.heading);
};

const LONG_characters = 40;
const BEGINNING_sentences = 4;
const ofLists = /^(?:allergies|medicines|lab|examination)$/;

/** What the file begins with, where no reason is recognised: who came and why mostly stands there in some words. */
function beginningOf({ papers, language }: Desk): PreparationLine | undefined {
  const [paper] = papers;
  const first = paper?.sentences.findIndex(
    ({ text, part }) =>
      part !== 'greeting' &&
      part !== 'allergies' &&
      text.length >= (paper.source.kind === 'note' ? 1 : LONG_characters) &&
      /[.!?]$/.test(text),
  );
  if (!paper || first === undefined || first < 0) return undefined;
  // What was used then, and what is tolerated, stand in parts of their own, with what was said of them since.
  const around = paragraphAround(paper, first).filter((each) => each >= first);
  const listed = around.findIndex((each) => ofLists.test(paper.sentences[each]?.part ?? ''));
  const at = listed > 0 ? around.slice(0, listed) : around;
  return quoteLine(texts[language].beginning, [{ paper, at: at.slice(0, BEGINNING_sentences) }], language);
}

/** The reason of the oldest papers that give one, and the questions of the letters since the last but one note. */
export function referralLines(desk: Desk): PreparationLine[] {
  const { papers, language, on } = desk;
  const words = texts[language];
  const note = papers.find(({ source }) => source.kind === 'note');
  const letter = papers.find(({ source }) => source.kind === 'attachment');
  const isFirst = letter && (!note || daysBetween(note.source.date, letter.source.date) <= NEAR_days);
  const newest = papers.findLast(
    (paper) =>
      paper.source.kind === 'attachment' &&
      paper !== letter &&
      daysBetween(paper.source.date, on) <= ASKED_days,
  );
  const latest = isFirst || !letter || daysBetween(letter.source.date, on) > ASKED_days ? newest : letter;
  const reasons = [isFirst ? letter : undefined, note, latest].flatMap((paper) => {
    const quote = paper && reasonIn(paper, desk);
    // Under its own heading it says itself what it is of.
    return quote && !(isOfSomethingElse(quote) && headingOf(quote) === undefined) ? [quote] : [];
  });
  const letters = papers.filter(
    ({ source }) => source.kind === 'attachment' && daysBetween(source.date, on) <= ASKED_days,
  );
  const first = papers[0];
  const letterAsking =
    first?.source.kind === 'attachment' && !letters.includes(first) ? [first, ...letters] : letters;
  const questions = letterAsking.flatMap((paper) => questionIn(paper, desk, reasons) ?? []);
  if (reasons.length + questions.length === 0)
    return [beginningOf(desk)].filter((line) => line !== undefined);
  return [
    ...reasons.map((quote) => quoteLine(headingOf(quote) ?? words.reason, [quote], language)),
    ...questions.map((quote) => quoteLine(words.question, [quote], language)),
  ].filter((line) => line !== undefined);
}
