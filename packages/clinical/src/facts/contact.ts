/** Whether a fact is when people meet, call or visit next, and not what is to be done on some day. */
import type { Language } from '../note.ts';
import { plain, wordsOf } from '../reading/text.ts';
import { decisionIn } from './decisions.ts';
import type { Fact } from './fact.ts';
import { lastQuestion } from './last-question.ts';
import type { Part } from './part.ts';
import { isAppointment, isBare } from './unclear.ts';

const meeting: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:\p{L}*afspraak|terug(?:komen|komt|zien|bellen)?|langs|zie|ziet|zien|spreek|spreekt|spreken|bel|belt|bellen|\p{L}*gesprek|consult|sessie|huisbezoek|\p{L}*controle|kom|komt|komen|overleg|evaluatie|intake|volgende (?:keer|prik|depot|sessie|week)|tot dan|plek|telefonisch|spreekuur|hier)\b/u,
  en: /\b(?:appointment|come|comes|coming|back|see|sees|seeing|ring|rings|call|calls|phone|visit|visits|session|session's|review|follow-?up|meet|next time|until then|slot|clinic|telephone|here)\b/,
};
/** What was, or is so. */
const settled: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:sinds|geleden|vorige?|afgelopen|gehad|geweest|gevallen|was|waren|had|hadden|werd|toen)\b|\b(?:heeft|is) (?:\S+ ){0,6}?(?:ge\p{L}{2,}(?:d|t|en)|(?:be|ver|ont)\p{L}{3,}[dt])$/u,
  en: /\b(?:since|ago|last|was|were|had|been|did|(?<!, )then)\b/,
};

/** More than a day and an hour, it says itself what it is: `Foto donderdag om tien uur`. */
export function isOfContact(fact: Fact, language: Language): boolean {
  const said = plain(`${fact.clause ?? ''} ${fact.quote}`);
  const isPast = settled[language].test(plain(fact.clause ?? fact.quote));
  if (isPast) return false;
  if (isAppointment(fact) && isBare(fact)) return true;
  if (fact.slots.medicines.length + fact.slots.changes.length > 0) return false;
  return meeting[language].test(said) || (isAppointment(fact) && meeting[language].test(plain(fact.asked)));
}

/** It was so or is so, and is nothing to be done. */
export const isSettled = ({ clause, quote }: Fact, language: Language): boolean =>
  settled[language].test(plain(clause ?? quote));

/** From here on a day and its hour, and little else, is the next appointment: `Acht september, tien over tien.` */
const APPOINTMENTS_FROM = 0.75;
const MOST_WORDS = 11;
export const isMadeAppointment = (fact: Fact, language: Language): boolean =>
  fact.progress > APPOINTMENTS_FROM &&
  isAppointment(fact) &&
  wordsOf(fact.clause ?? fact.quote).length <= MOST_WORDS &&
  fact.slots.medicines.length + fact.slots.findings.length + fact.slots.changes.length === 0 &&
  fact.slots.times.some(({ what }) => what.kind === 'day' && what.day.day !== undefined) &&
  !isSettled(fact, language);

const proposing: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:zal|zullen|zou|zouden|kan|kun|kunt|kunnen|lukt|wil|wilt|willen|spreken|\p{L}*afspraak|afgesproken|wanneer|mag|moet|hoeft|gaan|gaat|ga|schikt|past|bel|belt|neem|doe|probeer|gedacht aan|denken aan)\b/u,
  en: /\b(?:shall|will|would|could|can|when|want|may|should|let's|going to|try|call|ring|how about|thinking of|thought of)\b/,
};
const coming: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:ga|gaan|gaat|zal|zullen|wil|zou|volgende|straks|morgen|vanavond|vanmiddag|voortaan|vanaf|over|dan|bel|kom|vraag|probeer|neem|doe|stop|begin|mail|stuur|oke|goed|afgesproken|beloofd)\b/,
  en: /\b(?:will|i'll|going to|next|tomorrow|tonight|then|okay|ok|sure|promise|try|let's|from now)\b/,
};
/** `Hoe staat het met het werk, ga je nog?` asks how it is, and not what will be done. */
const howItIs: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:en|maar|nou|oke|goed|verder|dan|trouwens) )*hoe (?:staat|gaat|ging|is|was|zit|loopt) (?:het|dat|u|je|uw|de|die)\b(?!.*\b(?:als|straks|morgen|volgende)\b)/,
  en: /^(?:(?:and|but|well|okay|then|so) )*how (?:is|are|was|were|did|do|does|has|have|'s)\b(?!.*\b(?:if|tomorrow|next|would)\b)/,
};
/** Before this part of the talk medicines are told of, not decided on. */
const DECISIONS_FROM = 0.5;

/** Nothing is agreed where nothing was proposed: how it goes is told, and so is a list of medicines that is read aloud. */
export function partFor(fact: Fact, part: Part, language: Language): Part {
  if (part !== 'agreed') return part;
  const { told_by, asked, quote, slots, progress } = fact;
  if (told_by === 'clinician') {
    const isList = slots.medicines.length > 0 && slots.changes.length === 0 && progress < DECISIONS_FROM;
    return isList && asked === '' && !decisionIn(quote, language) && !coming[language].test(plain(quote))
      ? 'told'
      : part;
  }
  const isTold =
    told_by === 'client' &&
    (howItIs[language].test(plain(lastQuestion(asked))) || (asked === '' && isSettled(fact, language)));
  if (isTold && !decisionIn(quote, language)) return 'told';
  const isAnswer = told_by === 'client' && asked !== '' && !proposing[language].test(plain(asked));
  return isAnswer && !decisionIn(asked, language) && !coming[language].test(plain(quote)) ? 'told' : part;
}
