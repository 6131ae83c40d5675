/** Pieces of an English answer, in the words of a note. */
import { toldInEnglish } from './english-third.ts';
import { auxiliaries, isBase, isPastForm } from './english-verbs.ts';
import type { Cast } from './party.ts';
import { tidyWords } from './tidied.ts';
import { small, textOf, type Word, type Written, withoutEnd, wordsIn } from './words.ts';

export type Answering = { cast: Cast; asking: Cast; tell: (sentence: string) => Written | null };

const subjects =
  /^(?:i|i'm|i've|i'd|i'll|it|it's|he|she|they|he's|she's|they're|we|we're|that|that's|there|there's|this|my|the|im|ive)$/u;

export const isFull = (words: readonly Word[]): boolean =>
  words.length > 1 &&
  words.some(
    ({ low }, at) =>
      at < 6 &&
      (/^(?:i'm|i've|i'd|i'll|it's|he's|she's|they're|that's|there's|we're|im|ive)$/u.test(low) ||
        (at > 0 &&
          words.slice(0, at).some((each) => subjects.test(each.low)) &&
          (auxiliaries.has(low) ||
            isPastForm(low) ||
            isBase(low) ||
            (/^\p{L}+s$/u.test(low) && isBase(low.replace(/(?:es|s)$/u, '')))))),
  );

export const fragment = (sentence: string, cast: Cast): string =>
  withoutEnd(small(textOf(toldInEnglish(tidyWords(sentence, 'en'), cast).words)));

export function detailsOf(
  details: readonly string[],
  { cast, tell }: Answering,
): { texts: string[]; sure: number } {
  const texts: string[] = [];
  let sure = 1;
  for (const detail of details) {
    const words = tidyWords(detail, 'en');
    if (words.length === 0) continue;
    const told = isFull(words) ? tell(detail) : { text: fragment(detail, cast), sure: 1 };
    if (!told) return { texts, sure: 0 };
    texts.push(small(told.text));
    sure = Math.min(sure, told.sure);
  }
  return { texts: texts.filter(Boolean), sure };
}

/** `your knee` → `the knee`. */
export const ofClient = (text: string, { asking }: Answering): string =>
  textOf(toldInEnglish(wordsIn(text), asking).words);

export const listed = (text: string): string => {
  const items = text.split(/,\s+(?:or |and )?/u);
  return items.length > 1 &&
    items.slice(1).every((item) => item.split(' ').length <= 3) &&
    !/\b(?:or|and)\b/u.test(text) &&
    !/^(?:in|on|at|with|for|of)\b/u.test(items.at(-1) ?? '')
    ? `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}`
    : text.replace(/,\s+or\s/u, ' or ');
};
