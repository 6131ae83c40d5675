/** How much a note would miss a fact: learnt from what people of the field wrote down of consultations. */
import type { Language } from '../note.ts';
import { stemsOf } from '../reading/stems.ts';
import { wordsOf } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Fact } from './fact.ts';
import { featuresOf } from './features.ts';
import { weights } from './weights.ts';

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
  'sides',
] as const;

/** `Is het ook`, `Echt niet`: words, and nothing that they say something of. */
function isEmpty({ clause, quote, slots, asked }: Fact): boolean {
  if (ALL.some((name) => slots[name].length > 0)) return false;
  const stems = stemsOf(tokensOf(clause ?? quote)).size;
  // A quotation of few words says nothing without its question: `Eerlijk gezegd niet.`
  return stems === 0 || (clause === null ? stems < 2 : stems < 2 && asked === '');
}

/** Long facts take the room of others: what counts is what a word of it is worth. */
const LENGTH = 0.6;
const SHORTEST = 3;

export function weightOf(fact: Fact, language: Language): number {
  if (isEmpty(fact)) return -1;
  const features = featuresOf(fact, language);
  let worth = weights.bias ?? 0;
  for (const [name, value] of Object.entries(features)) worth += (weights[name] ?? 0) * value;
  const words = Math.max(SHORTEST, wordsOf(fact.clause ?? fact.quote).length);
  return worth / words ** LENGTH;
}
