/** Whether sentences of a model say what one of ours says. */
import type { Language, NoteSentence } from '../note.ts';
import { isSame } from './amounts.ts';
import { ofSameSources } from './compare.ts';
import { readSentence } from './said.ts';

/** In other words, but not in all of them. */
const LEAST_SHARE = 0.5;

export function isCarried(
  sentence: NoteSentence,
  kept: readonly NoteSentence[],
  language: Language,
): boolean {
  const others = ofSameSources(kept, sentence).map(({ text }) => readSentence(text, language, false));
  if (others.length === 0) return false;
  const ours = readSentence(sentence.text, language, false);
  const quantities = others.flatMap((other) => other.quantities);
  const medicines = new Set(others.flatMap((other) => other.medicines));
  const stems = new Set(others.flatMap((other) => [...other.stems]));
  const shared = [...ours.stems].filter((stem) => stems.has(stem)).length;
  return (
    ours.quantities.every((quantity) => quantities.some((other) => isSame(quantity, other))) &&
    ours.medicines.every((medicine) => medicines.has(medicine)) &&
    shared >= LEAST_SHARE * ours.stems.size
  );
}
