/** What people told, as statements in the third person: a question and its answer are one statement. */
import { answered } from '../grammar/answered.ts';
import { genderIn } from '../grammar/english-gender.ts';
import { reported } from '../grammar/reported.ts';
import type { Language } from '../note.ts';
import { wordsOf } from '../reading/text.ts';
import type { Exchange, Sentence, Speaker, Talk } from '../talk/sentence.ts';
import { isAssent, isClaim, isRefusal, withoutTag } from './claims.ts';
import type { Standing } from './fact.ts';
import { isChatter, isIdle, isSmall } from './idle.ts';

export type Statement = {
  /** Of which exchange, by its place: what belongs to one matter stands together. */
  matter: number;
  /** Null where the grammar is not sure. */
  clause: string | null;
  quote: string;
  asked: string;
  speaker: Speaker;
  standing: Standing;
  sources: number[];
};

/** An answer of so few words needs its question to be understood. */
const SHORT_ANSWER_WORDS = 5;
const LEAST_SURE = 0.6;
/** What is told unasked is of as many matters as it has sentences. */
const MOST_SENTENCES = 10_000;

const textOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join(' ');
const seqsOf = (sentences: readonly Sentence[]) => [...new Set(sentences.map(({ seq }) => seq))];

/** How everything of one talk is told: its language, and the gender of the client where that is said. */
type Telling = { language: Language; gender: 'f' | 'm' | null };

function optionsFor({ role, relation }: Speaker, telling: Telling) {
  if (role === 'unknown') return { speaker: 'client' as const, ...telling };
  return { speaker: role, ...(relation === undefined ? {} : { relation }), ...telling };
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
  { asked, matter, telling }: { asked: readonly Sentence[]; matter: number; telling: Telling },
): Statement {
  return {
    matter,
    clause: sure(reported(sentence.text, optionsFor(sentence.speaker, telling))),
    quote: sentence.text,
    asked: textOf(asked),
    speaker: sentence.speaker,
    standing: sentence.standing ?? 'said',
    sources: [sentence.seq],
  };
}

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

function fromExchange({ asked, told }: Exchange, matter: number, telling: Telling): Statement[] {
  const { language } = telling;
  const isAnswerNeeded = !asked.every(({ text }) => isIdle(text, language));
  const holding = told.filter(
    ({ text, act, speaker }) =>
      text.trim() !== '' &&
      act !== 'fills' &&
      !isChatter(text, speaker.role, language) &&
      !isIdle(text, language) &&
      (isAnswerNeeded || !isSmall(text, language)),
  );
  const [first] = holding;
  const put = asked.filter(({ text }) => text.trim() !== '');
  const claims =
    first && isRefusal(first.text, language)
      ? []
      : put.filter((each) => isClaim(each, language) && !isChatter(each.text, each.speaker.role, language));
  if (claims.length > 0)
    return [
      ...claims.map((each) =>
        alone({ ...each, text: withoutTag(each.text) }, { asked: [], matter, telling }),
      ),
      ...fromExchange(
        {
          asked: put.filter((each) => !claims.includes(each)),
          told: told.filter(({ text }) => !isAssent(text, language)),
        },
        matter,
        telling,
      ),
    ];
  if (!first) return [];
  const questions = put;
  if (questions.length === 0)
    return holding.map((sentence, place) =>
      alone(sentence, { asked: [], matter: matter + place / MOST_SENTENCES, telling }),
    );
  if (first.speaker.role === 'clinician')
    return holding.map((sentence) => alone(sentence, { asked: questions, matter, telling }));
  const length = answerLength(holding);
  const answer = holding.slice(0, length).filter(({ speaker }) => isSame(speaker, first.speaker));
  const clause = answeredBy(
    questions.map(({ text }) => text),
    answer.map(({ text }) => text),
    { ...optionsFor(first.speaker, telling), speaker: first.speaker.role === 'other' ? 'other' : 'client' },
  );
  const joined: Statement = {
    matter,
    clause,
    quote: textOf(answer),
    asked: textOf(questions),
    speaker: first.speaker,
    standing: first.standing ?? 'said',
    sources: [...new Set([...seqsOf(questions), ...seqsOf(answer)])],
  };
  const others = holding.filter((sentence) => !answer.includes(sentence));
  return [joined, ...others.map((sentence) => alone(sentence, { asked: questions, matter, telling }))];
}

export function statementsOf({ exchanges, sentences, language }: Talk): Statement[] {
  const gender = language === 'en' ? genderIn(sentences.map(({ said }) => said)) : null;
  return exchanges.flatMap((exchange, matter) => fromExchange(exchange, matter, { language, gender }));
}
