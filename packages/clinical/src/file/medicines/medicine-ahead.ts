/** Whether a sentence tells a use that has still to begin: `Vanaf maandag krijgt hij haloperidol 1 mg`. */
import type { Language } from '../../note.ts';
import { plain } from '../../reading/text.ts';
import { fileDay, type ReadSentence } from '../read.ts';
import type { Stretch } from './medicine-stretches.ts';

const begins =
  /\b(?:krijgt|begint|beginnen|start|starten|gaat|gaan|stapt|stappen|schakel\p{L}*|neemt|gebruikt|wordt|worden|will|shall|moves?|starts?|begins?|goes|gets|switches|commences|is to|are to|to be|due)\b/u;
/** A turn to come, in no day. */
const turn =
  /\b(?:volgende|komende|aanstaande|next|coming) (?:week|maand|weken|month|weekend|(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:morgen|overmorgen|tomorrow|binnenkort|shortly)\b|\b(?:vanaf|from|per|with effect from) (?:(?:maan|dins|woens|donder|vrij|zater|zon)dag|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/u;
const from = /^(?:vanaf|per|met ingang van|from|as of|with effect from|na|after)\b/iu;
const isSince = /\b(?:sinds|since|sedert|al \p{L}+|already)\b/u;

/** Handed over, started or given later, by whoever: `is to be handed over`, `wordt morgen uitgereikt`. */
const toBe =
  /^(?:\d[.,]\d|[^.;,]){0,40}\b(?:(?:is|are) to be|will be|shall be)\b|^(?:\d[.,]\d|[^.;,]){0,40}\b(?:wordt|worden|zal|zullen)\b[^.;,]{0,25}\b(?:morgen|overmorgen|volgende|komende|straks|zodra|nog|bij ontslag)\b/u;

export function isStillToBegin({ medicine, end }: Stretch, sentence: ReadSentence): boolean {
  const { words, slots, paper } = sentence;
  const clauseStart = Math.max(0, words.slice(0, medicine.start).search(/[^.;]*$/u));
  const head = plain(words.slice(clauseStart, medicine.start));
  const behind = plain(words.slice(medicine.end, end));
  if (toBe.test(behind)) return true;
  if (isSince.test(head) || !begins.test(head)) return false;
  if (turn.test(head)) return true;
  return slots.times.some((time) => {
    if (time.start < clauseStart || time.end > medicine.start) return false;
    const isBegin = time.relation === 'from' || from.test(words.slice(time.start));
    const isLed = /\b(?:vanaf|per|from|as of)\s*$/iu.test(words.slice(clauseStart, time.start));
    return (isBegin || isLed) && (fileDay(time, paper, true)?.date ?? '') > paper.date;
  });
}

const toBeDone = /\b(?:wordt|worden|zal|zullen|will be|is being|to be)\b/iu;
/** `wordt voortgezet`: done now, and not to come. */
const goesOn =
  /\b(?:wordt|worden|is being|will be) (?:\p{L}+ ){0,2}(?:voortgezet|gecontinueerd|verdragen|vervolgd|gehandhaafd|doorgegeven|continued|tolerated)\b/giu;

/** `wordt per 1 juli afgebouwd`. */
export const isToBeDone = (words: string): boolean => toBeDone.test(words.replace(goesOn, ''));

const SOON_days = 120;
/** A day without its year is of this one or the next: far off it is of before. */
const isSoon = (from: string, to: string): boolean =>
  to > from && Date.parse(to) - Date.parse(from) < SOON_days * 86_400_000;

/** `Clozapine 100 mg on 3 Dec if bloods allow`, in a plan: not yet. */
const isOnDayAhead = ({ medicine, end }: Stretch, { words, slots, paper }: ReadSentence): boolean =>
  /^[^.;]*\b(?:if|once|provided|mits|indien|zodra|pending)\b(?! (?:nodig|needed|required))/iu.test(
    words.slice(medicine.end, end),
  ) ||
  slots.times.some((time) => {
    if (time.start < medicine.end || time.end > end || time.relation === 'until') return false;
    const day = time.what.kind === 'day' ? fileDay(time, paper, true) : undefined;
    return day?.precision === 'day' && isSoon(paper.date, day.date);
  });

/** In a plan it is still to be done, whatever the deed is called. */
const toCome: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:plant|gepland|zal|zullen|gaat|voornemens|van plan|volgt|te zijner tijd|tzt|later|binnenkort|volgend consult)\b/u,
  en: /\b(?:plans?|planned|planning|will|shall|to commence|later|in due course|shortly)\b/u,
};
export const isAheadInPlan = (stretch: Stretch, sentence: ReadSentence): boolean =>
  sentence.part === 'plan' &&
  (toCome[sentence.paper.language].test(plain(sentence.words)) || isOnDayAhead(stretch, sentence));
