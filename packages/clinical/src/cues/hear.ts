/** Hears what a sentence is about. One pass over its words, however many cues there are. */
import { findMedicine } from '../medicines.ts';
import type { Language } from '../note.ts';
import { hasBloodPressure, hasDose } from '../quantities.ts';
import { plain, wordsOf } from '../text.ts';
import type { Topic } from '../topics.ts';
import type { Cues } from './cue.ts';
import { dutchCues } from './dutch.ts';
import { englishCues } from './english.ts';

export const STRONG = 3;
export const WEAK = 1;
/** Saying one thing five times does not make it five times as telling. */
const CEILING = 9;
const LONGEST_GAP_WORDS = 4;

type Step = { word: string; isOpen: boolean } | 'gap';
type Entry = { topic: Topic; weight: number; then: Step[] };
type Ear = { words: Map<string, Entry[]>; beginnings: Map<string, Entry[]> };

const stepOf = (part: string): Step =>
  part === '…' ? 'gap' : { word: part.replace('*', ''), isOpen: part.endsWith('*') };

function learn(cues: Cues): Ear {
  const ear: Ear = { words: new Map(), beginnings: new Map() };
  for (const [topic, { strong, weak }] of Object.entries(cues)) {
    for (const [phrases, weight] of [
      [strong, STRONG],
      [weak, WEAK],
    ] as const) {
      for (const phrase of phrases) {
        const [first, ...then] = plain(phrase).split(/\s+/).map(stepOf);
        if (!first || first === 'gap') continue;
        const index = first.isOpen ? ear.beginnings : ear.words;
        const entry = { topic: topic as Topic, weight, then };
        index.set(first.word, [...(index.get(first.word) ?? []), entry]);
      }
    }
  }
  return ear;
}

const ears: Readonly<Record<Language, Ear>> = { nl: learn(dutchCues), en: learn(englishCues) };

function follows(words: string[], at: number, steps: Step[]): boolean {
  const [step, ...rest] = steps;
  if (!step) return true;
  if (step === 'gap') {
    for (let skipped = 0; skipped <= LONGEST_GAP_WORDS; skipped++)
      if (follows(words, at + skipped, rest)) return true;
    return false;
  }
  const word = words[at];
  if (word === undefined) return false;
  return (step.isOpen ? word.startsWith(step.word) : word === step.word) && follows(words, at + 1, rest);
}

function* entriesAt(ear: Ear, word: string): Generator<Entry> {
  yield* ear.words.get(word) ?? [];
  for (let length = 2; length <= word.length; length++)
    yield* ear.beginnings.get(word.slice(0, length)) ?? [];
}

export type Hearing = ReadonlyMap<Topic, number>;

/** How much of each topic is in a text. */
export function hear(text: string, language: Language): Hearing {
  const words = wordsOf(text);
  const found = new Set<Entry>();
  for (const [at, word] of words.entries())
    for (const entry of entriesAt(ears[language], word))
      if (follows(words, at + 1, entry.then)) found.add(entry);

  const heard = new Map<Topic, number>();
  const add = (topic: Topic, weight: number) =>
    heard.set(topic, Math.min(CEILING, (heard.get(topic) ?? 0) + weight));
  for (const { topic, weight } of found) add(topic, weight);
  if (namesMedicine(text)) add('medication', STRONG + WEAK);
  if (hasDose(text)) add('medication', STRONG);
  if (hasBloodPressure(text)) add('controls', STRONG);
  return heard;
}

export const namesMedicine = (text: string): boolean =>
  (text.match(/[\p{L}]{4,}/gu) ?? []).some((word) => findMedicine(word) !== undefined);
