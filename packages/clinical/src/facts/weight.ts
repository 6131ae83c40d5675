/** How much a note would miss a fact: learnt from what people of the field wrote down of consultations. */
import type { Language } from '../note.ts';
import { stemsOf } from '../reading/stems.ts';
import { plain, wordsOf } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import { hear } from './cues/hear.ts';
import { englishWeights, englishWordWeights } from './english-weights.ts';
import type { Fact } from './fact.ts';
import { weights } from './weights.ts';

const marks: Readonly<Record<string, RegExp>> = {
  denial: /\b(?:geen|niet|nooit|niks|niets|ontkent|no|not|never|none|nothing|denies)\b|n't\b/,
  since: /\b(?:sinds|vanaf|geleden|since|ago|for the (?:last|past))\b/,
  condition: /\b(?:als|indien|mocht|if|unless)\b/,
  past: /\b(?:was|waren|had|hadden|werd|ging|toen|vroeger|were|used to)\b/,
  hedge: /\b(?:misschien|denk|geloof|weet niet|maybe|guess|think)\b/,
  leaning: /^(?:dat|die|dit|daar|het|er|zo|that|this|it|so)\b/,
  opinion: /\b(?:vind|vindt|fijn|leuk|mooi|gek|raar|lekker|nice|lovely|great|funny)\b/,
};

/** What is known of a fact, as numbers. */
function featuresOf(fact: Fact, language: Language): Record<string, number> {
  const words = fact.clause ?? fact.quote;
  const heard = plain(words);
  const { slots } = fact;
  const length = wordsOf(words).length;
  const strengths = [...hear(words, language).values()];
  const asked = [...hear(fact.asked, language).values()];
  const findings = slots.findings.filter(({ isHint }) => !isHint);
  const relations = new Set(slots.times.map(({ relation }) => relation));
  const features: Record<string, number> = {
    [`kind ${fact.kind}`]: 1,
    [`by ${fact.told_by}`]: 1,
    [`standing ${fact.standing}`]: 1,
    [`who ${fact.who.role}`]: 1,
    strength: Math.min(9, Math.max(0, ...strengths)) / 3,
    strong_question: fact.asked !== '' && Math.max(0, ...asked) >= 3 ? 1 : 0,
    follows: Math.min(3, fact.follows),
    leaning_on: fact.leans_on === undefined ? 0 : 1,
    asked: fact.asked === '' ? 0 : 1,
    quoted: fact.clause === null ? 1 : 0,
    early: fact.progress < 0.08 ? 1 : 0,
    late: fact.progress > 0.75 ? 1 : 0,
    last: fact.progress > 0.97 ? 1 : 0,
    amounts: Math.min(3, slots.amounts.length),
    frequencies: Math.min(2, slots.frequencies.length),
    durations: Math.min(2, slots.durations.length),
    measurements: Math.min(2, slots.measurements.length),
    times: Math.min(2, slots.times.length),
    clocks: slots.times.some(({ what }) => what.kind === 'clock') ? 1 : 0,
    findings: Math.min(3, findings.length),
    hints: Math.min(2, slots.findings.length - findings.length),
    denied_finding: findings.some(({ polarity }) => polarity === 'denied') ? 1 : 0,
    medicines: Math.min(2, slots.medicines.length),
    changes: Math.min(1, slots.changes.length),
    severities: Math.min(1, slots.severities.length),
    parts: Math.min(2, slots.parts.length + slots.sides.length),
    family: slots.people.some(({ kind }) => kind === 'family') ? 1 : 0,
    care: slots.people.some(({ kind }) => kind === 'care') ? 1 : 0,
    stems: Math.min(8, stemsOf(tokensOf(words)).size) / 4,
    words: Math.min(30, length) / 10,
    short: length <= 3 ? 1 : 0,
    name: /(?<=\S )\p{Lu}\p{Ll}+/u.test(words) ? 1 : 0,
  };
  for (const relation of relations) features[`time ${relation}`] = 1;
  for (const [name, pattern] of Object.entries(marks)) if (pattern.test(heard)) features[name] = 1;
  return features;
}

const ALL = [
  'amounts',
  'frequencies',
  'durations',
  'measurements',
  'times',
  'people',
  'findings',
  'medicines',
  'changes',
] as const;

/** `Is het ook`, `Echt niet`: words, and nothing that they say something of. */
function isEmpty({ clause, quote, slots, asked }: Fact): boolean {
  if (ALL.some((name) => slots[name].length > 0)) return false;
  const stems = stemsOf(tokensOf(clause ?? quote)).size;
  // A quotation of few words says nothing without its question: `Eerlijk gezegd niet.`
  return stems === 0 || (clause === null ? stems < 3 : stems < 2 && asked === '');
}

/** Long facts take the room of others: what counts is what a word of it is worth. */
const LENGTH = 0.7;
const SHORTEST = 3;

export function weightOf(fact: Fact, language: Language): number {
  if (isEmpty(fact)) return -1;
  const features = featuresOf(fact, language);
  let worth = weights.bias ?? 0;
  for (const [name, value] of Object.entries(features)) worth += (weights[name] ?? 0) * value;
  const words = Math.max(SHORTEST, wordsOf(fact.clause ?? fact.quote).length);
  return worth / words ** LENGTH;
}

/**
 * How soon a fact gets room in the note: its weight, and in English with what doctors wrote down of consultations, which is
 * already a worth a word.
 */
export function rankOf(fact: Fact, language: Language): number {
  if (language !== 'en' || fact.weight < 0) return fact.weight;
  let worth = englishWeights.bias ?? 0;
  for (const [name, value] of Object.entries(featuresOf(fact, language)))
    worth += (englishWeights[name] ?? 0) * value;
  for (const stem of stemsOf(tokensOf(fact.clause ?? fact.quote))) worth += englishWordWeights.get(stem) ?? 0;
  return (fact.weight + worth) / 2;
}
