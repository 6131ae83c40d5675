/** What a reader would take wrongly, or could not understand: facts whose person, matter or use only the talk itself shows. */
import type { Slots } from '../reading/slot.ts';
import { stemsOf } from '../reading/stems.ts';
import { plain } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Fact } from './fact.ts';
import type { FactKind } from './kind.ts';

/** Whether it names what it is about: a complaint, a medicine, a measurement. */
export const isNaming = ({ medicines, measurements, findings }: Slots): boolean =>
  medicines.length + measurements.length > 0 || findings.some(({ isHint }) => !isHint);
export const names = ({ slots }: Fact): boolean => isNaming(slots);

const somebody = /^(?:ze|zij|hij|hem|haar|he|she|they)\b/;
const ourselves = /\b(?:we|wij|ons|us|we're|we've|we'll)\b/;

/** `De stemmen zijn zachter. Ze zijn er alleen 's avonds`: of several, and in the same breath. */
const several =
  /^(?:ze|zij|they) (?:zijn|waren|hebben|hadden|komen|kwamen|gaan|gingen|worden|are|were|have|had|come)\b/;

/** `Ze wordt wakker`, told by the client: of whom, the sentence does not say, and the reader takes the client. */
export const isOfSomebody = ({ clause, quote, who, told_by, leans_on }: Fact): boolean =>
  clause !== null &&
  who.role === 'client' &&
  told_by !== 'other' &&
  somebody.test(plain(clause)) &&
  !(leans_on !== undefined && several.test(plain(clause))) &&
  !ourselves.test(plain(quote));

const speaksOfOneself = /(?<!\p{L})(?:ik|mij|mijn|m['’]n|mezelf|i|i['’](?:m|ve|d|ll)|my|myself)(?!\p{L})/iu;

const speaksToOther = /(?<!\p{L})(?:u|uw|je|jij|jou|jouw|jullie|you|your)(?!\p{L})/iu;

/** What somebody will do for the other, or when they come, is to be done whoever said it. */
const agreed: ReadonlySet<FactKind> = new Set(['plan', 'next_contact', 'handover', 'safety_plan']);

/** `Ik heb zelf oxazepam in huis`, of a relative or of the client: where nobody can tell, a reader takes it for the client's. */
export const isNobodys = (fact: Fact): boolean =>
  fact.clause === null &&
  fact.told_by === 'unknown' &&
  speaksOfOneself.test(fact.quote) &&
  !(agreed.has(fact.kind) && (speaksToOther.test(fact.quote) || isAppointment(fact)));

const interjection =
  /^(?:he|hè|ja|nee|nou|oke|ok|goed|zo|hm+|tja|ach|au|auw|ouch|mooi|prima|precies|right|yeah|yes|no|well|okay|fine)$/;

/** `Hè.`, `Femke.` behind what was said: a sound, or who is spoken to. */
export function isLooseWord(fact: Fact): boolean {
  const [only = '', ...more] = plain(fact.clause ?? fact.quote).match(/[\p{L}\d]+/gu) ?? [];
  if (more.length > 0) return false;
  const { slots } = fact;
  const tells = slots.parts.length + slots.amounts.length + slots.times.length + slots.people.length > 0;
  return interjection.test(only) || (fact.follows > 0 && !names(fact) && !tells);
}

const according = / \((?:volgens|according to|per) [^)]+\)/gu;

const spots = ['times', 'amounts', 'frequencies', 'durations'] as const;

/** `Hoe naar nu: acht` says of what, though no word of it is heavy. */
export const isScaled = ({ clause }: Pick<Fact, 'clause'>): boolean =>
  /^(?:Hoe|How|Belief) [^:]+: \S/u.test(clause ?? '');

/** `In juni.`, `Twee keer per dag.`, `Om drie uur.`: when or how much, and not what. */
export function isBare(fact: Fact): boolean {
  const { clause, quote, slots } = fact;
  if (spots.every((name) => slots[name].length === 0)) return false;
  if (isScaled(fact) || names(fact) || slots.parts.length + slots.changes.length + slots.people.length > 0)
    return false;
  const text = clause ?? quote;
  let rest = text.replace(according, (found) => ' '.repeat(found.length));
  for (const name of spots)
    for (const { start, end } of slots[name])
      rest = rest.slice(0, start) + ' '.repeat(Math.max(0, end - start)) + rest.slice(end);
  return stemsOf(tokensOf(rest)).size === 0;
}

/** `Donderdag 1 oktober, negen uur.`: a day and its hour is an appointment, and says enough. */
export const isAppointment = ({ slots }: Fact): boolean =>
  slots.times.some(({ what }) => what.kind === 'day') &&
  slots.times.some(({ what }) => what.kind === 'clock');
