/** Kinds that a word alone made, and that what was said does not bear: a score without a number, a medicine that was found at examination. */
import type { Language } from '../note.ts';
import { isOfContact } from './contact.ts';
import type { Fact } from './fact.ts';
import type { FactKind } from './kind.ts';
import { lastQuestion } from './last-question.ts';
import { isAppointment } from './unclear.ts';

const lists: Readonly<Record<Language, RegExp>> = {
  nl: /\b(?:\p{L}*lijst(?:en|je|jes)?|\p{L}*score\p{L}*|schaal|test|cijfer|punten|scoort)\b|\b[A-Z]{2,}/u,
  en: /\b(?:questionnaires?|forms?|scores?|scored|scale|tests?|points)\b|\b[A-Z]{2,}/u,
};

/** `Acht september, tien over tien`: two numbers, and no score. */
const isScored = ({ slots, quote, clause, asked }: Fact, language: Language): boolean =>
  slots.measurements.length + slots.amounts.length > 0 ||
  lists[language].test(`${asked} ${quote} ${clause ?? ''}`);

const ofDanger: ReadonlySet<FactKind> = new Set(['risk', 'attempts']);
const ofFamily = /\b(?:in (?:de|uw|je|jullie) familie|familieleden|in (?:the|your) family|relatives)\b/iu;

const found: ReadonlySet<FactKind> = new Set(['examination', 'controls', 'impression']);
const drawn = /\b(?:geprikt|bloed(?:afname|onderzoek)?|lab|uitslag(?:en)?|blood (?:test|draw)s?|bloods)\b/iu;

/** What else was heard most, of those that somebody tells. */
function heardBeside(kind: FactKind, about: ReadonlyMap<FactKind, number>): FactKind {
  let best: FactKind = 'course';
  let most = 0;
  for (const [each, weight] of about)
    if (each !== kind && !found.has(each) && weight > most) [best, most] = [each, weight];
  return best;
}

export function settledKind(
  fact: Fact,
  kind: FactKind,
  about: ReadonlyMap<FactKind, number>,
  language: Language,
): FactKind {
  const { slots, told_by } = fact;
  // `Is er in de familie iemand door zelfdoding overleden?`: no danger of the client's own.
  if (ofDanger.has(kind) && told_by !== 'clinician' && ofFamily.test(lastQuestion(fact.asked)))
    return 'family_history';
  if (kind === 'measures' && !isScored(fact, language)) {
    if (isAppointment(fact) && isOfContact(fact, language)) return 'next_contact';
    // What answers a question stays with the rest of the answer.
    if (fact.asked !== '') return kind;
    return told_by === 'clinician' ? 'plan' : heardBeside(kind, about);
  }
  const isMeasured = slots.measurements.length > 0;
  if (found.has(kind) && told_by === 'client' && slots.medicines.length > 0 && !isMeasured)
    return 'medication';
  // `Geprikt op 27 mei`: when, of what was measured.
  if (kind === 'course' && told_by === 'clinician' && slots.times.length > 0 && drawn.test(fact.quote))
    return 'controls';
  return kind;
}
