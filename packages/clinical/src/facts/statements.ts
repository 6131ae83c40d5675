/** What people told, as statements in the third person: a question and its answer are one statement. */
import { genderIn } from '../grammar/english-gender.ts';
import { goingOn } from '../grammar/names.ts';
import { calledOf, ofPerson } from '../grammar/of-person.ts';
import { pointingAt } from '../grammar/pointing.ts';
import { reported } from '../grammar/reported.ts';
import type { Language } from '../note.ts';
import { capitalised } from '../reading/text.ts';
import type { Exchange, Sentence, Speaker, Talk } from '../talk/sentence.ts';
import { answerLength, ofNow } from './answer-length.ts';
import { agreeing, answeredBy, sure } from './answer-statement.ts';
import { answeredUpTo } from './answered-up-to.ts';
import { askedOf, isOfThemselves } from './asked-of.ts';
import { withValues } from './bare-values.ts';
import { asStated, isAssent, isRefusal, isStated } from './claims.ts';
import { explained } from './explained.ts';
import { withFragments } from './fragments.ts';
import { holdingOf } from './holding.ts';
import { isChatter, isIdle } from './idle.ts';
import { promisedIn } from './promise.ts';
import { isRefused, refusedOf } from './refused.ts';
import type { Statement } from './statement.ts';

/** Of what is told unasked: as many matters as sentences. */
const MOST_SENTENCES = 10_000;
const textOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join(' ');
const seqsOf = (sentences: readonly Sentence[]) => [...new Set(sentences.map(({ seq }) => seq))];
/** Its language, and the gender of the client where that is said. */
type Telling = { language: Language; gender: 'f' | 'm' | null };

function optionsFor({ role, relation, isOwn = false }: Speaker, telling: Telling) {
  if (role === 'unknown') return { speaker: 'client' as const, ...telling };
  return { speaker: role, ...(relation === undefined ? {} : { relation }), isOwn, ...telling };
}

const isSame = (a: Speaker, b: Speaker) => a.role === b.role && a.relation === b.relation;

function alone(
  sentence: Sentence,
  { asked, matter, telling }: { asked: readonly Sentence[]; matter: number; telling: Telling },
): Statement {
  if (isRefused(sentence)) return refusedOf(sentence, matter);
  const spoken = {
    ...optionsFor(sentence.speaker, telling),
    ...(sentence.to === undefined ? {} : { to: sentence.to }),
  };
  const made = sure(reported(sentence.text, spoken), telling.language);
  const clause = made === null ? null : explained(made, sentence, telling.language);
  return {
    matter,
    ...ofWhom(sentence, clause, sentence.text, telling.language),
    quote: sentence.text,
    asked: textOf(asked),
    asked_in: asked.at(-1)?.seq,
    speaker: sentence.speaker,
    standing: sentence.standing ?? 'said',
    sources: [sentence.seq],
    from: [sentence],
  };
}

/** A statement about somebody else names them. */
const ofWhom = ({ about }: Sentence, clause: string | null, quote: string, language: Language) =>
  about ? { clause: ofPerson(clause, quote, calledOf(about, language), language), about } : { clause };

function fromExchange({ asked, told }: Exchange, matter: number, telling: Telling): Statement[] {
  const { language } = telling;
  if (asked.some(isRefused))
    return [
      ...asked.filter(isRefused).map((each) => refusedOf(each, matter)),
      ...fromExchange({ asked: asked.filter((each) => !isRefused(each)), told }, matter, telling),
    ];
  const holding = holdingOf({ asked, told }, language);
  const [first] = holding;
  const put = asked.filter(({ text }) => text.trim() !== '');
  const claims =
    first && isRefusal(first.text, language)
      ? []
      : put.filter(
          (each) => isStated(each, told, language) && !isChatter(each.text, each.speaker.role, language),
        );
  if (claims.length > 0)
    return [
      ...claims.map((each) => alone(asStated(each), { asked: [], matter, telling })),
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
  if (put.length === 0)
    return holding.map((sentence, place) =>
      alone(sentence, { asked: [], matter: matter + place / MOST_SENTENCES, telling }),
    );
  // Who asked as a client is answered by the clinician, and by nobody else; what comes turns later answers it no more.
  const isAskedByClinician = put.some(({ speaker }) => /^(?:clinician|unknown)$/u.test(speaker.role));
  if (first.speaker.role === 'clinician' || !isAskedByClinician)
    return holding.map((sentence, place) => {
      const isAnswer = sentence.speaker.role === 'clinician' && sentence.seq === first.seq;
      return alone(sentence, {
        asked: isAnswer ? put : [],
        matter: isAnswer ? matter : matter + (place + 1) / MOST_SENTENCES,
        telling,
      });
    });
  return answeredOnes(put, [first, ...holding.slice(1)], matter, telling);
}

/** Questions with the first words of their answer as one statement, and what else the answer tells. */
function answeredOnes(
  asked: readonly Sentence[],
  holding: readonly [Sentence, ...Sentence[]],
  matter: number,
  telling: Telling,
): Statement[] {
  const [{ language }, [first]] = [telling, holding];
  const questions = answeredUpTo(asked, first.text);
  const length = answerLength(holding);
  const answer = holding.filter(
    ({ speaker, text }, place) =>
      isSame(speaker, first.speaker) && (place < length || (length === 1 && ofNow.test(text.trim()))),
  );
  const promise = promisedIn(questions.at(-1), answer, language);
  const clause =
    promise ??
    answeredBy(
      questions.map(({ text }) => text),
      answer.map(({ text, about }, at) =>
        at === 0 && !about ? pointingAt(questions.at(-1)?.text ?? '', text, language) : text,
      ),
      {
        ...optionsFor(first.speaker, telling),
        speaker: first.speaker.role === 'other' ? 'other' : 'client',
        ...askedOf(first.speaker, answer, questions.at(-1)),
      },
    );
  // `Hoe gaat het met uzelf?` `Moe.`: of who came along.
  const { role, relation } = first.speaker;
  const isOfOther = role === 'other' && relation && isOfThemselves(questions.at(-1));
  const teller = isOfOther ? { ...first, about: { relation } } : first;
  const told =
    isOfOther && clause
      ? `${capitalised(relation)}: ${goingOn(clause.replace(/ \((?:volgens|per) [^)]+\)/gu, ''), language)}`
      : clause;
  const joined: Statement = {
    matter,
    ...ofWhom(teller, told, textOf(answer), language),
    quote: textOf(answer),
    asked: textOf(questions),
    asked_in: questions.at(-1)?.seq,
    speaker: first.speaker,
    standing: first.standing ?? 'said',
    sources: [...new Set([...seqsOf(questions), ...seqsOf(answer)])],
    from: answer,
  };
  const others = holding.filter((sentence) => !answer.includes(sentence));
  // What somebody else says further on answers it no more: `Hoe laat?` `Is goed.` – `Overdag belt u ons.`
  const askedOfThis = ({ speaker }: Sentence) => (speaker.role === 'clinician' ? [] : asked);
  const stated = questions.filter(({ act, text }) => act === 'tells' && !isIdle(text, language));
  const isAgreed = answer.every(({ text }) => agreeing.test(text)) && stated.length > 0;
  // What was stated and agreed with stands as it was stated.
  const own = isAgreed || clause === null ? stated : [];
  const statements = own.map((sentence) => alone(sentence, { asked: [], matter, telling }));
  if (isAgreed && statements.some((each) => each.clause !== null) && stated.length === questions.length)
    return [
      ...statements,
      ...others.map((sentence) => alone(sentence, { asked: askedOfThis(sentence), matter, telling })),
    ];
  return [
    ...statements,
    // Words that say nothing, to a question that names nothing, make no statement.
    ...(clause === '' ? [] : [joined]),
    ...others.map((sentence) => alone(sentence, { asked: askedOfThis(sentence), matter, telling })),
  ];
}

export function statementsOf({ exchanges, sentences, language }: Talk): Statement[] {
  const gender = language === 'en' ? genderIn(sentences.map(({ said }) => said)) : null;
  return exchanges.flatMap((exchange, matter) =>
    withFragments(withValues(fromExchange(exchange, matter, { language, gender })), language),
  );
}
