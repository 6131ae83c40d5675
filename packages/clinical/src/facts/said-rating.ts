/** A number with which somebody answers how much, and the words around it. */
import type { Language } from '../note.ts';
import { readQuantities } from '../reading/read-quantities.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { Sentence } from '../talk/sentence.ts';

export type Rated = { value: number; seq: number };

/** A number and what people say around it. */
const beside: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:een|of|nou|eh|ehm|uh|um|ja|nee|misschien|denk|ik|doe|maar|wel|toch|gewoon|ongeveer|mag|zo|n|is|het|nu|hij|vooral|hier|dat|half|en|als|moet|zeggen|de|eerlijk|zijn|eigenlijk|hooguit|hoogstens|weer|pff|nog|steeds|echt|zeg|maak|er|van|kijk|zo)$/u,
  en: /^(?:a|an|or|well|er|um|uh|yes|yeah|no|maybe|about|i|think|say|just|still|it|its|s|is|now|probably|the|like|and|half|id|d|honestly|really|still|nearly|almost|to|be|put|call|make|hm)$/u,
};

export function numbersIn(text: string, language: Language): number[] {
  return readQuantities(tokensOf(text), language, true).flatMap((each) =>
    each.what === 'amount' && each.unit === undefined && !each.isOrdinal ? [each.value] : [],
  );
}

/** Whether a sentence says a number and little else. */
export function isBare(text: string, language: Language): boolean {
  const tokens = tokensOf(text);
  const numbers = readQuantities(tokens, language, true);
  const inNumber = (at: number) => numbers.some(({ index, length }) => at >= index && at < index + length);
  return (
    numbers.length > 0 &&
    tokens.every(({ text: word }, at) => inNumber(at) || !/\p{L}/u.test(word) || beside[language].test(word))
  );
}

/** `Nee, vijf, de keel is losser`: the number that it begins with, behind small words. */
function leadingNumber(text: string, language: Language): number | undefined {
  const tokens = tokensOf(text);
  const numbers = readQuantities(tokens, language, true);
  const at = tokens.findIndex(
    ({ text: word }, place) =>
      numbers.some(({ index }) => index === place) || (/\p{L}/u.test(word) && !beside[language].test(word)),
  );
  const found = numbers.find(({ index }) => index === at);
  if (found?.what !== 'amount' || found.unit !== undefined || found.isOrdinal) return undefined;
  const next = tokens[found.index + found.length];
  return next === undefined || !/\p{L}/u.test(next.text) ? found.value : undefined;
}

const MOST_OF_ANSWER = 4;
/** What the client answered with: the last number that a sentence of the answer is, or begins with. */
export function ratingIn(answer: readonly Sentence[], most: number, language: Language): Rated | undefined {
  let found: Rated | undefined;
  for (const { text, seq } of answer.slice(0, MOST_OF_ANSWER)) {
    const value = isBare(text, language) ? numbersIn(text, language).at(-1) : leadingNumber(text, language);
    if (value !== undefined && value >= 0 && value <= most) found = { value, seq };
  }
  return found;
}

/** What the client says after a sentence, until the clinician speaks. */
export function answerTo(sentences: readonly Sentence[], at: number): Sentence[] {
  const next = sentences.slice(at + 1);
  const end = next.findIndex(({ speaker }) => speaker.role === 'clinician');
  return next.slice(0, end < 0 ? next.length : end).filter(({ speaker }) => speaker.role === 'client');
}
