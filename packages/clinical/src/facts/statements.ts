/** What people told, as statements in the third person: a question and its answer are one statement. */
import { answered } from '../grammar/answered.ts';
import { goingOn } from '../grammar/names.ts';
import { ofPerson } from '../grammar/of-person.ts';
import { reported } from '../grammar/reported.ts';
import type { Language } from '../note.ts';
import { wordsOf } from '../reading/text.ts';
import type { Exchange, OtherPerson, Sentence, Speaker, Talk } from '../talk/sentence.ts';
import type { Standing } from './fact.ts';
import { isIdle, isSmall } from './idle.ts';

export type Statement = {
  /** Of which exchange, by its place: what belongs to one matter stands together. */
  matter: number;
  /** Null where the grammar is not sure. */
  clause: string | null;
  quote: string;
  asked: string;
  speaker: Speaker;
  standing: Standing;
  /** Somebody else whom it is about though its words do not name them. */
  about?: OtherPerson;
  sources: number[];
};

/** An answer of so few words needs its question to be understood. */
const SHORT_ANSWER_WORDS = 5;
const LEAST_SURE = 0.6;
/** What is told unasked is of as many matters as it has sentences. */
const MOST_SENTENCES = 10_000;

const textOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join(' ');
const seqsOf = (sentences: readonly Sentence[]) => [...new Set(sentences.map(({ seq }) => seq))];

function optionsFor({ role, relation }: Speaker, language: Language) {
  if (role === 'unknown') return { speaker: 'client' as const, language };
  return { speaker: role, ...(relation === undefined ? {} : { relation }), language };
}

const isSame = (a: Speaker, b: Speaker) => a.role === b.role && a.relation === b.relation;

/** The first words of an answer and the short ones that go on with them: `Vorig jaar wel. Nu niet.` */
function answerLength(told: readonly Sentence[]): number {
  let length = 1;
  while (
    length < told.length &&
    told[length]?.seq !== undefined &&
    wordsOf(told[length]?.text ?? '').length <= SHORT_ANSWER_WORDS
  )
    length += 1;
  return length;
}

/** A note is the clinician's: what they say needs no `according to`. */
const byClinician = / \((?:volgens behandelaar|according to the clinician)\)/g;

const sure = (made: { text: string; sure: number } | null): string | null =>
  made && made.sure >= LEAST_SURE && made.text.trim() !== '' ? made.text.replace(byClinician, '') : null;

function alone(
  sentence: Sentence,
  { asked, matter, language }: { asked: readonly Sentence[]; matter: number; language: Language },
): Statement {
  const made = sure(reported(sentence.text, optionsFor(sentence.speaker, language)));
  const clause = made === null ? null : explained(made, sentence, language);
  return {
    matter,
    ...ofWhom(sentence, clause, sentence.text, language),
    quote: sentence.text,
    asked: textOf(asked),
    speaker: sentence.speaker,
    standing: sentence.standing ?? 'said',
    sources: [sentence.seq],
  };
}

/** What the clinician explained in general is written as that. */
const explained = (clause: string, { standing, speaker }: Sentence, language: Language): string =>
  standing === 'general' && speaker.role === 'clinician'
    ? `${language === 'nl' ? 'Uitleg' : 'Explained'}: ${goingOn(clause, language)}`
    : clause;

/** A statement about somebody else names them. */
const ofWhom = ({ about }: Sentence, clause: string | null, quote: string, language: Language) =>
  about ? { clause: ofPerson(clause, quote, about.relation, language), about } : { clause };

/** `Ik vraag het elke keer, hè: heeft u …?`: the question itself stands after the colon. */
const preamble = /^.*[:;] /;

/** All questions with the answer; where that fails the last one alone, and then without what leads up to it. */
function answeredBy(
  questions: string[],
  answers: string[],
  options: Parameters<typeof answered>[2],
): string | null {
  const last = questions.at(-1) ?? '';
  for (const asked of [
    questions,
    [last],
    [last.replace(preamble, '')],
    [last.replace(/^.*, (?=\S+ (?:u|je|you) )/, '')],
  ]) {
    const clause = sure(answered(asked, answers, options));
    if (clause !== null) return clause;
  }
  return null;
}

function fromExchange({ asked, told }: Exchange, matter: number, language: Language): Statement[] {
  const isAnswerNeeded = !asked.every(({ text }) => isIdle(text, language));
  const holding = told.filter(
    ({ text, act }) =>
      text.trim() !== '' &&
      act !== 'fills' &&
      !isIdle(text, language) &&
      (isAnswerNeeded || !isSmall(text, language)),
  );
  const [first] = holding;
  if (!first) return [];
  const questions = asked.filter(({ text }) => text.trim() !== '');
  if (questions.length === 0)
    return holding.map((sentence, place) =>
      alone(sentence, { asked: [], matter: matter + place / MOST_SENTENCES, language }),
    );
  if (first.speaker.role === 'clinician')
    return holding.map((sentence) => alone(sentence, { asked: questions, matter, language }));
  const length = answerLength(holding);
  const answer = holding.slice(0, length).filter(({ speaker }) => isSame(speaker, first.speaker));
  const clause = answeredBy(
    questions.map(({ text }) => text),
    answer.map(({ text }) => text),
    { ...optionsFor(first.speaker, language), speaker: first.speaker.role === 'other' ? 'other' : 'client' },
  );
  const joined: Statement = {
    matter,
    ...ofWhom(first, clause, textOf(answer), language),
    quote: textOf(answer),
    asked: textOf(questions),
    speaker: first.speaker,
    standing: first.standing ?? 'said',
    sources: [...new Set([...seqsOf(questions), ...seqsOf(answer)])],
  };
  const others = holding.filter((sentence) => !answer.includes(sentence));
  return [joined, ...others.map((sentence) => alone(sentence, { asked: questions, matter, language }))];
}

export const statementsOf = ({ exchanges, language }: Talk): Statement[] =>
  exchanges.flatMap((exchange, matter) => fromExchange(exchange, matter, language));
