/** Answers that were put on a piece of their question, and stand with the whole of it instead. */
import { besideQuestion } from '../facts/answer-statement.ts';
import { isAnsweredAtOnce } from '../facts/at-once.ts';
import type { Fact } from '../facts/fact.ts';
import { isPast, isThirdPerson } from '../grammar/dutch-verbs.ts';
import type { Language } from '../note.ts';
import { plain, wordsOf } from '../reading/text.ts';
import { questionOf } from './question-of.ts';

const LONGEST_ANSWER = 24;
const onTopic = /^[^“:;]{2,60}: “[^”]+”$/u;

/** `Zou zelf willen: het liefst helemaal stoppen`, `Doet pijn: vanaf hier`: a piece of the question, and not what it is about. */
const isOnVerb = (clause: string): boolean => {
  const [first = '', second] = /^[^“:;]{2,60}(?=: )/u.exec(plain(clause))?.[0].split(' ') ?? [];
  return second !== undefined && (isThirdPerson(first) || isPast(first));
};

/** `Huis: “geen plan”`: quoted all the same, an answer stands with its question, which says of what. */
export function withItsQuestion(fact: Fact, language: Language): Fact {
  const { clause, asked, quote, told_by } = fact;
  const isPiece = clause !== null && (onTopic.test(clause) || isOnVerb(clause));
  if (
    told_by === 'clinician' ||
    !isPiece ||
    !isAnsweredAtOnce(fact) ||
    wordsOf(quote).length > LONGEST_ANSWER
  )
    return fact;
  const question = questionOf(asked, language);
  return question === '' ? fact : { ...fact, clause: besideQuestion(question, quote) };
}
