/** Pieces of a question or an answer, in the words of a note. */
import { clausesOf, isVerbAt } from './dutch-clauses.ts';
import { personsReplaced } from './dutch-persons.ts';
import { inThirdPerson } from './dutch-third.ts';
import { isInfinitive } from './dutch-verbs.ts';
import { goingOn } from './names.ts';
import type { Cast } from './party.ts';
import { tidyWords } from './tidied.ts';
import { textOf, type Word, type Written, withoutEnd, word } from './words.ts';

type Tell = (sentence: string) => Written | null;

export type Answering = { cast: Cast; asking: Cast; tell: Tell };

/** Whether words make a sentence of their own. */
export const isFull = (words: readonly Word[]): boolean =>
  words.length > 1 &&
  ((words[0]?.low === 'die' && isInfinitive(words[1]?.low ?? '')) ||
    words.some(({ low }, at) => at < 16 && (isVerbAt(words, at) || /^(?:ik|we|wij)$/u.test(low))));

/** A piece of an answer without a verb, ready to stand in a sentence. */
export function fragment(sentence: string, cast: Cast): string {
  const words = clausesOf(tidyWords(sentence, 'nl')).flatMap((clause) =>
    clause.kind === 'sub'
      ? inThirdPerson(clause, cast, begun).words
      : personsReplaced([...clause.lead, ...clause.words], cast, 'else').words,
  );
  return withoutEnd(goingOn(textOf(words), 'nl'));
}

/** Adds nothing to a yes. */
const agreeing =
  /^(?:(?:nou|ja|dat|hoor)[, ]+)*(?:doe(?:t u)? maar|graag|is goed|dat is goed|prima|lijkt me goed|dat wil ik wel|laten we dat doen|natuurlijk|tuurlijk|doen we|dat mag|dat lukt(?: wel)?|komt goed|dat doe ik|zal ik doen)[\s.!]*$/iu;

/** What the answer says besides yes or no. */
export function detailsOf(
  details: readonly string[],
  { cast, tell }: Answering,
): { texts: string[]; sure: number } {
  const texts: string[] = [];
  let sure = 1;
  for (const detail of details) {
    const words = tidyWords(detail, 'nl');
    if (words.length === 0 || (words.length === 1 && /^(?:ja|jawel)$/u.test(words[0]?.low ?? ''))) continue;
    if (agreeing.test(detail)) continue;
    if (!isFull(words)) {
      texts.push(fragment(detail, cast));
      continue;
    }
    const told = tell(detail);
    if (!told) return { texts, sure: 0 };
    texts.push(goingOn(told.text, 'nl'));
    sure = Math.min(sure, told.sure);
  }
  return { texts: texts.filter(Boolean), sure };
}

/** `Hebt u gedacht, voor mij hoeft het niet meer?`: the words of another within the question. */
export const holdsSpeaker = (words: readonly Word[]): boolean =>
  words.some(({ low }) => /^(?:ik|mij|mijn|me|we|wij|ons|onze)$/u.test(low));

/** In words of the note: `je werk` → `het werk`; in a clause within it the client is named. */
export function ofClient(words: readonly Word[], { asking }: Answering): Word[] {
  const [first, ...more] = clausesOf(words);
  if (!first) return [];
  const own =
    first.kind === 'main'
      ? personsReplaced([...first.lead, ...first.words], asking, 'you').words
      : inThirdPerson(first, asking, begun).words;
  const pointer = own.findIndex(({ low }, at) => at > 0 && /^(?:die|dat|waar|waarbij)$/u.test(low));
  const restOwn = pointer > 0 ? personsReplaced(first.words.slice(pointer), asking, 'else').words : [];
  const held = pointer > 0 && first.kind === 'main' ? [...own.slice(0, pointer), ...restOwn] : own;
  return [
    ...held,
    ...more.flatMap((clause) =>
      clause.kind === 'sub'
        ? inThirdPerson(clause, asking, begun).words
        : personsReplaced([...clause.lead, ...clause.words], asking, 'you').words,
    ),
  ];
}

const begun = { subject: 'none', kind: 'main' } as const;

/** `zweten, of trillen` → `zweten of trillen`; a list without `of` gets one. */
export function listed(words: readonly Word[]): Word[] {
  const hasOr = words.some(({ low }) => low === 'of');
  const last = words.findLastIndex(({ after }) => after === ',');
  const isPlain =
    last >= 0 && words.length - last <= 4 && !words.some(({ low }) => /^(?:dat|die|om|als|u|je)$/u.test(low));
  return words.flatMap((each, at) => {
    if (words[at + 1]?.low === 'of' && each.after === ',') return [{ ...each, after: '' }];
    return !hasOr && isPlain && at === last ? [{ ...each, after: '' }, word('of')] : [each];
  });
}

const padding =
  /^(?:nog|wel eens|weleens|ook|verder|dan|misschien|toevallig|wel|soms|zelf|ooit|daarbij|daarnaast)\s+/iu;

export const withoutPadding = (text: string): string => {
  const shorter = text.replace(padding, '');
  return shorter === text || !shorter ? text : withoutPadding(shorter);
};

export const withoutWords = (words: readonly Word[], left: RegExp): Word[] =>
  words.filter(({ low }) => !left.test(low));
