/** What tells in which part of a note a fact belongs, as numbers: its words, its question, who says it, when, and what stands beside it. */
import type { Language } from '../note.ts';
import { plain } from '../reading/text.ts';
import { type Hearing, STRONG } from './cues/hear.ts';
import { type Decision, decisionIn } from './decisions.ts';
import type { Fact } from './fact.ts';
import type { Features } from './features.ts';
import { callsIt, concludes, examines, looks, namesIllness } from './judgements.ts';

/** A fact with what was heard in its words and in its question, and how long ago an examination was begun (in pieces). */
export type Heard = { fact: Fact; own: Hearing; asked: Hearing; sinceExamining: number };

type Sign = { decision: Decision | undefined; concludes: boolean; examines: boolean };
/** What one fact shows by itself. */
type Seen = Heard & Sign & { own_features: Features };

type Feature = readonly [name: string, value: number];

const says = Object.entries<RegExp>({
  future:
    /\b(?:ga|gaan|gaat|zal|zullen|wil|zou|volgende|straks|morgen|voortaan|vanaf|will|going to|gonna|i'll|we'll|you'll|let's|next|tomorrow)\b/,
  ahead:
    /\bover (?:een|'n|n|anderhalve|twee|drie|vier|vijf|zes|acht|tien|\d+) ?(?:week|weken|maand|maanden|dagen|jaar|half)\b|\bin (?:a|two|three|four|six|\d+) (?:weeks?|months?|days?)\b/,
  past: /\b(?:was|waren|had|hadden|heb|heeft|hebben|werd|ging|geweest|gehad|gedaan|did|were|been)\b/,
  condition: /\b(?:als|mocht|indien|if|unless)\b/,
  call: /\b(?:bel|belt|bellen|call|ring|phone)\b/,
  me: /\b(?:ik|mij|me|mijn|m'n|i|i'm|i've|my)\b/,
  you: /\b(?:u|uw|je|jij|jouw|jou|you|your)\b/,
  we: /\b(?:we|wij|ons|we'll|our|us)\b/,
  duty: /\b(?:mag|moet|hoeft|kan|kunt|must|should|can|need)\b/,
  keep: /\b(?:blijft|blijven|houden|laten|door met|keep|stay|continue)\b/,
  done: /\b(?:heb|heeft|hebt|had|is|bent|ben) (?:\S+ ){0,6}?(?:gehad|geweest|gedaan|geworden|ge\p{L}{2,}(?:d|t|en)|be\p{L}{3,}(?:d|t)|ver\p{L}{3,}(?:d|t))\b|\b(?:has|have|had|'ve) (?:been|had|done|\p{L}+ed)\b/u,
  since: /\b(?:sinds|geleden|vorige|vorig|since|ago|last)\b/,
  judging:
    /\b(?:vind ik|ik vind|denk ik|ik denk|schat ik|ik schat|zie ik|ik zie|i think|i'd say|i don't think)\b/,
  bare_denial: /^(?:en |verder |ook )?(?:geen|niet|no|not) /,
});
/** These say something else of a clinician than of who is treated. */
const byRole: ReadonlySet<string> = new Set([
  'future',
  'ahead',
  'past',
  'done',
  'since',
  'duty',
  'keep',
  'bare_denial',
  'you',
  'me',
]);
const slotsByRole = [
  'measurements',
  'medicines',
  'changes',
  'amounts',
  'findings',
  'denied',
  'parts',
  'dates',
  'clocks',
];

/** The talk in eight stretches: it is asked first, looked at then, agreed last. */
const STRETCHES = [0.08, 0.2, 0.35, 0.5, 0.65, 0.8, 0.92, Number.POSITIVE_INFINITY];
const STRONGEST = 2 * STRONG;
const few = (count: number) => Math.min(2, count);

function slotsSeen({ slots }: Fact): Feature[] {
  const findings = slots.findings.filter(({ isHint }) => !isHint);
  const seen: Feature[] = [
    ['measurements', few(slots.measurements.length)],
    ['medicines', few(slots.medicines.length)],
    ['changes', few(slots.changes.length)],
    ['amounts', few(slots.amounts.length)],
    ['units', slots.amounts.some(({ isUnitSaid }) => isUnitSaid) ? 1 : 0],
    ['findings', few(findings.length)],
    ['hints', few(slots.findings.length - findings.length)],
    ['denied', findings.some(({ polarity }) => polarity === 'denied') ? 1 : 0],
    ['parts', few(slots.parts.length + slots.sides.length)],
    ['durations', few(slots.durations.length)],
    ['frequencies', few(slots.frequencies.length)],
    ['conditions', few(slots.conditions.length)],
    ['dates', slots.times.some(({ what }) => what.kind === 'day') ? 1 : 0],
    ['clocks', slots.times.some(({ what }) => what.kind === 'clock') ? 1 : 0],
    ['family', slots.people.some(({ kind }) => kind === 'family') ? 1 : 0],
    ['care', slots.people.some(({ kind }) => kind === 'care') ? 1 : 0],
  ];
  for (const { relation } of slots.times) seen.push([`time ${relation}`, 1]);
  return seen;
}

export function seenIn(heard: Heard, language: Language): Seen {
  const { fact, own, asked } = heard;
  const { quote, told_by, progress } = fact;
  const isClient = told_by === 'client';
  const decision = decisionIn(quote, language);
  const sign: Sign = {
    decision,
    concludes: !isClient && concludes(quote, language),
    examines: !isClient && examines(quote, fact.slots, language),
  };
  const features = new Map<string, number>([
    [`by ${told_by}`, 1],
    [`stretch ${STRETCHES.findIndex((end) => progress < end)}`, 1],
    ['concludes', sign.concludes ? 1 : 0],
    ['examines', sign.examines ? 1 : 0],
    ['asked', fact.asked === '' ? 0 : 1],
    ...slotsSeen(fact),
  ]);
  if (fact.told_by !== 'client') {
    if (looks(quote, language)) features.set('looks', 1);
    if (namesIllness(quote, language)) features.set('illness', 1);
    if (callsIt(quote, language)) features.set('calls', 1);
    if (heard.sinceExamining <= 2) features.set(`examining ${heard.sinceExamining}`, 1);
  } else if (heard.sinceExamining <= 1) features.set('client examined', 1);
  for (const name of slotsByRole) if (features.get(name)) features.set(`${told_by} ${name}`, 1);
  if (decision) features.set(`${isClient ? 'client ' : ''}decides ${decision}`, 1);
  for (const [kind, weight] of own) features.set(`own ${kind}`, Math.min(STRONGEST, weight) / STRONG);
  for (const [kind, weight] of asked) features.set(`asked ${kind}`, Math.min(STRONGEST, weight) / STRONG);
  const said = plain(quote);
  for (const [name, pattern] of says) {
    if (!pattern.test(said)) continue;
    features.set(`says ${name}`, 1);
    if (byRole.has(name)) features.set(`${told_by} says ${name}`, 1);
  }
  return { ...heard, ...sign, own_features: features };
}

function beside(seen: Seen, other: Seen | undefined, place: 'before' | 'after'): Feature[] {
  if (!other) return [];
  const isSame = Math.floor(other.fact.matter) === Math.floor(seen.fact.matter);
  const name = `${isSame ? 'same ' : ''}${place}`;
  const features: Feature[] = [];
  if (other.fact.told_by !== 'client' && other.decision)
    features.push([`${name} decides ${other.decision}`, 1]);
  if (other.concludes) features.push([`${name} concludes`, 1]);
  if (other.examines) features.push([`${name} examines`, 1]);
  for (const [kind, weight] of other.own) if (weight >= STRONG) features.push([`${name} ${kind}`, 1]);
  if (other.fact.slots.measurements.length > 0) features.push([`${name} measurements`, 1]);
  return features;
}

export const partFeatures = (seen: Seen, before: Seen | undefined, after: Seen | undefined): Features =>
  new Map([...seen.own_features, ...beside(seen, before, 'before'), ...beside(seen, after, 'after')]);
