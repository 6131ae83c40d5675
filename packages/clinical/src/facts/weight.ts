/** How much a note would miss a fact: learnt from what people of the field wrote down of consultations. */
import type { Language } from '../note.ts';
import { findingsIn } from '../reading/findings.ts';
import { medicineMentions } from '../reading/medicine-mentions.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { stemsOf } from '../reading/stems.ts';
import { plain, wordsOf } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import { hear } from './cues/hear.ts';
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
export function featuresOf(fact: Omit<Fact, 'weight'>, language: Language): Record<string, number> {
  const words = fact.clause ?? fact.quote;
  const tokens = tokensOf(words);
  const heard = plain(words);
  const quantities = readQuantities(tokens, language, true);
  const length = wordsOf(words).length;
  const own = [...hear(words, language).values()];
  const asked = [...hear(fact.asked, language).values()];
  const features: Record<string, number> = {
    [`kind ${fact.kind}`]: 1,
    [`by ${fact.told_by}`]: 1,
    [`standing ${fact.standing}`]: 1,
    [`who ${fact.who.role}`]: 1,
    strength: Math.min(9, Math.max(0, ...own)) / 3,
    kinds: Math.min(6, own.length) / 3,
    strong_question: fact.asked !== '' && Math.max(0, ...asked) >= 3 ? 1 : 0,
    follows: Math.min(3, fact.follows),
    asked: fact.asked === '' ? 0 : 1,
    quoted: fact.clause === null ? 1 : 0,
    early: fact.progress < 0.08 ? 1 : 0,
    late: fact.progress > 0.75 ? 1 : 0,
    last: fact.progress > 0.97 ? 1 : 0,
    amounts: Math.min(3, quantities.filter(({ what }) => what === 'amount').length),
    days: Math.min(2, quantities.filter(({ what }) => what === 'day').length),
    clocks: Math.min(1, quantities.filter(({ what }) => what === 'clock').length),
    findings: Math.min(3, findingsIn(tokens, language).mentions.length),
    medicines: Math.min(2, medicineMentions(tokens).length),
    stems: Math.min(8, stemsOf(tokens).size) / 4,
    words: Math.min(30, length) / 10,
    short: length <= 3 ? 1 : 0,
    name: /(?<=\S )\p{Lu}\p{Ll}+/u.test(words) ? 1 : 0,
  };
  for (const [name, pattern] of Object.entries(marks)) if (pattern.test(heard)) features[name] = 1;
  return features;
}

/** Long facts take the room of others: what counts is what a word of it is worth. */
const LENGTH = 0.7;
const SHORTEST = 3;

export function weightOf(fact: Omit<Fact, 'weight'>, language: Language): number {
  const features = featuresOf(fact, language);
  let worth = weights.bias ?? 0;
  for (const [name, value] of Object.entries(features)) worth += (weights[name] ?? 0) * value;
  const words = Math.max(SHORTEST, wordsOf(fact.clause ?? fact.quote).length);
  return worth / words ** LENGTH;
}
