/** Passages of consultations, a file for each hand that wrote some; none had seen a rule. What is in braces identifies somebody. */
import { readdirSync, readFileSync } from 'node:fs';
import { featuresOf } from '../../packages/clinical/src/identifiers/learned/features.ts';
import { placeOf } from '../../packages/clinical/src/identifiers/learned/hash.ts';
import { bare, marked, sentences } from '../../packages/clinical/src/identifiers/sentences.cases.ts';
import { wordsOf } from '../../packages/clinical/src/identifiers/word.ts';
import type { Example, Learning } from './logistic.ts';

type Span = { start: number; end: number };
type Passage = { text: string; spans: Span[] };
/** `counts`: how much a passage of theirs weighs among others. */
export type Hand = { name: string; counts: number; passages: Passage[] };

const BRACES = '{}'.length;
const passageOf = (line: string): Passage => ({
  text: bare(line),
  spans: [...line.matchAll(marked)].map(({ 1: name = '', index }, earlier) => {
    const start = index - BRACES * earlier;
    return { start, end: start + name.length };
  }),
});

/** The rules' own sentences weigh more: what they decided stays so. */
const OWN_COUNTS = 5;
export const own = (): Hand => ({ name: 'own', counts: OWN_COUNTS, passages: sentences.map(passageOf) });

const folder = new URL('passages/', import.meta.url);
export const hands = (): Hand[] =>
  readdirSync(folder)
    .sort()
    .map((file) => {
      const lines = readFileSync(new URL(file, folder), 'utf8').trim().split('\n');
      return { name: file.replace('.txt', ''), counts: 1, passages: lines.map(passageOf) };
    });

/** As a recogniser would give it, of the same length. */
const asHeard = (text: string): string => text.toLowerCase().replace(/[.,;:!?"()]/g, ' ');
const HEARD_COUNTS = 0.7;

function examplesIn(text: string, spans: readonly Span[], counts: number): Example[] {
  const words = wordsOf(text);
  return featuresOf(words).flatMap((features, at): Example[] => {
    const word = words[at];
    if (!word?.isLetters) return [];
    const isIt = spans.some(({ start, end }) => word.start < end && start < word.end);
    return [{ places: Int32Array.from(new Set(features.map(placeOf))), isIt, counts }];
  });
}

/** Each passage as it was written and, where that differs, as it would be heard. */
export const examplesOf = ({ passages, counts }: Hand): Example[] =>
  passages.flatMap(({ text, spans }) => {
    const heard = asHeard(text);
    return [
      ...examplesIn(text, spans, counts),
      ...(heard === text ? [] : examplesIn(heard, spans, counts * HEARD_COUNTS)),
    ];
  });

export const howLearned: Learning = { rounds: 10, rate: 0.15, decay: 1e-5, isItCounts: 1.5 };
