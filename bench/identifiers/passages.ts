/** Passages of consultations, a file for each hand that wrote some; none had seen a rule. What is in braces identifies somebody. */
import { readdirSync, readFileSync } from 'node:fs';
import { bare, marked, sentences } from '../../packages/clinical/src/identifiers/sentences.cases.ts';
import { type Word, wordsOf } from '../../packages/clinical/src/identifiers/word.ts';

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
const OWN_COUNTS = 15;
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

/** Each passage as it was written and, where that differs, as it would be heard. */
export const textsOf = ({ passages, counts }: Hand): (Passage & { counts: number })[] =>
  passages.flatMap(({ text, spans }) => {
    const heard = asHeard(text);
    const written = { text, spans, counts };
    return heard === text ? [written] : [written, { text: heard, spans, counts: counts * HEARD_COUNTS }];
  });

/** The words of a text, and of each whether it is part of what identifies somebody. */
export function wordsIn({ text, spans }: Passage): { words: readonly Word[]; isIt: boolean[] } {
  const words = wordsOf(text);
  const isPart = (word: Word) => spans.some(({ start, end }) => word.start < end && start < word.end);
  return { words, isIt: words.map(isPart) };
}
