/** An English question and its whole answer, as one statement. */
import { affirm, deny, duration, isChoice, nameOf, repeatsNo, substituted } from './english-claims.ts';
import { type Answering, detailsOf, fragment, isFull, ofClient } from './english-fragments.ts';
import { englishAskedIn, englishCore, statementOf } from './english-question.ts';
import { englishKin } from './english-words.ts';
import { joined } from './joined.ts';
import { type Reply, replyOf, timedYes } from './reply.ts';
import { tidyWords } from './tidied.ts';
import { small, type Written, wordsIn, written } from './words.ts';

/** `Any chest pain? Fever? Chills?` `No.`: what is asked in a row is denied in a row. */
function deniedBefore(questions: readonly string[]): string[] {
  const denials: string[] = [];
  for (const question of questions.toReversed()) {
    const asked = englishAskedIn(question);
    const denial = asked.kind === 'topic' || asked.kind === 'yesno' ? deny(asked) : undefined;
    if (!denial || !/^no /u.test(denial) || denial.split(' ').length > 12) break;
    denials.unshift(denial);
    if (asked.kind === 'yesno') break;
  }
  return denials;
}

const inOneRow = (denials: readonly string[]): string => {
  const items = denials.flatMap((denial) => denial.replace(/^no /u, '').split(/,\s+(?:or\s+)?|\s+or\s+/u));
  const last = items.pop() ?? '';
  return items.length > 0 ? `no ${items.join(', ')} or ${last}` : `no ${last}`;
};

function saidNo(questions: readonly string[], reply: Reply, options: Answering): Written | null {
  const question = questions.at(-1) ?? '';
  const named = reply.time ? question.replace(/\bever\s+/iu, '') : question;
  const denials = englishCore(named)
    .split(/,?\s+or\s+(?=(?:do|did|are|were|have|had|can|might|could) you\b)/iu)
    .map((part) => deny(englishAskedIn(part)));
  if (denials.some((each) => each === undefined)) return null;
  const last = denials as string[];
  const before = last.length === 1 && /^no /u.test(last[0] ?? '') ? deniedBefore(questions.slice(0, -1)) : [];
  const denied = before.length > 0 ? inOneRow([...before, ...last]) : joined(last, 'en');
  const first = ofClient(denied, options);
  const never = reply.never
    ? first.replace(/^has not /u, 'has never ').replace(/^did not /u, 'never did ')
    : first;
  const isNever = reply.never && /^does not/u.test(never);
  const statement = isNever ? `${never}, never has` : reply.time ? `${never} ${small(reply.time)}` : never;
  const past = reply.details.map((detail) => timedYes(detail, 'en')).filter((each) => each !== undefined);
  const open = reply.details.filter(
    (detail) => timedYes(detail, 'en') === undefined && !repeatsNo(detail, question),
  );
  const { texts, sure } = detailsOf(open, options);
  const wavers = open.some((detail) =>
    /\b(?:but|sometimes|only|except|although|though|occasionally|well)\b/iu.test(detail),
  );
  return {
    text: written(wordsIn(joined([statement, ...past.map((each) => `${small(each)} yes`), ...texts], 'en'))),
    sure: Math.min(0.92, sure, wavers ? 0.75 : 1),
  };
}

function saidYes(question: string, reply: Reply, options: Answering): Written | null {
  const asked = englishAskedIn(question);
  const { texts, sure } = detailsOf(reply.details, options);
  const statement = isChoice(question) ? undefined : affirm(asked, options);
  if (!statement)
    return texts.length > 0
      ? { text: written(wordsIn(joined(texts, 'en'))), sure: Math.min(0.7, sure) }
      : null;
  const doubts = reply.details.some((detail) => /\b(?:not|n't|never|no|but)\b/iu.test(detail));
  const own = asked.kind === 'stated' ? statement : ofClient(statement, options);
  const [next = '', ...others] = texts;
  // `Do you smoke?` `Yes, ten a day` → `Smokes ten a day`.
  const isBare = asked.kind === 'yesno' && asked.rest.length === 1 && duration.test(next);
  const text = isBare ? joined([`${own} ${next}`, ...others], 'en') : joined([own, ...texts], 'en');
  return {
    text: written(wordsIn(text)),
    sure: Math.min(0.92, sure, doubts ? 0.75 : 1, reply.only_listens ? 0.4 : 1),
  };
}

const oftenWords =
  /^(?:sometimes|occasionally|often|usually|rarely|hardly ever|always|mostly|regularly|now and then|now and again|from time to time|once in a while|a bit|a little|a little bit|every day|daily|not really|not much|not often|most days|every now and then)$/iu;

/** `Only when I climb stairs`: says when, and so that it is. */
const whenOnly =
  /^(?:(?:yes|only|just|mostly|mainly|well|sometimes|usually)[, ]+)*(?:when|if|after|whenever|on exertion)\b[^,.;]*[.!]?$/iu;

function saidElse(question: string, reply: Reply, options: Answering, questions: number): Written | null {
  const asked = englishAskedIn(question);
  const [first = '', ...more] = reply.details;
  const own = fragment(first, options.cast);
  const rest = detailsOf(more, options);
  const put = (statement: string, sure: number): Written => ({
    text: written(wordsIn(joined([statement, ...rest.texts], 'en'))),
    sure: Math.min(sure, rest.sure),
  });
  const full = isFull(tidyWords(first, 'en'));
  const claim = whenOnly.test(first) && !isChoice(question) ? affirm(asked, options) : undefined;
  if (claim && (asked.kind === 'yesno' || asked.kind === 'topic'))
    return put(`${ofClient(claim, options)}, ${own}`, 0.82);
  if (full || asked.kind === 'open' || asked.kind === 'stated' || asked.kind === 'proposal') {
    const { texts, sure } = detailsOf(reply.details, options);
    return texts.length > 0
      ? { text: written(wordsIn(joined(texts, 'en'))), sure: Math.min(sure, full ? 0.9 : 0.5) }
      : null;
  }
  if (asked.kind === 'onset') return put(`onset: ${own}`, 0.85);
  if (asked.kind === 'how')
    return put(
      own.split(' ').length <= 3 || asked.topic.endsWith(':')
        ? `${ofClient(asked.topic, options)} ${own}`
        : `${ofClient(asked.topic, options)}: ${own}`,
      0.88,
    );
  if (asked.kind === 'wh') {
    const made = substituted(asked, own);
    return made ? put(ofClient(made.text, options), made.sure) : put(own, 0.4);
  }
  if (isChoice(question) && asked.kind === 'yesno') return put(own, 0.4);
  if (asked.kind === 'yesno' && oftenWords.test(own))
    return put(`${ofClient(statementOf(asked.help, asked.rest), options)}, ${own}`, 0.85);
  const name = nameOf(asked);
  const several = questions > 1 ? 0.55 : 0.78;
  // `My brother did`: about somebody else than was asked.
  const isOfOther = tidyWords(first, 'en').some(({ low }) => englishKin.has(low));
  return name && !isOfOther ? put(`${ofClient(name, options)}: ${own}`, several) : put(own, 0.4);
}

export function answeredInEnglish(
  questions: readonly string[],
  answers: readonly string[],
  options: Answering,
): Written | null {
  const reply = replyOf(
    answers.map((each) => each.replace(/[’‘]/g, "'")),
    'en',
  );
  const asked = questions.filter((each) => /[\p{L}\d]/u.test(each));
  const place = asked.findLastIndex((each) => englishAskedIn(each).kind !== 'open');
  const question = asked[place] ?? asked.at(-1);
  if (!question || (reply.says === 'neither' && reply.details.length === 0)) return null;
  if (reply.says === 'yes') return saidYes(question, reply, options);
  if (reply.says === 'neither') return saidElse(question, reply, options, asked.length);
  const told = saidNo(place < 0 ? [question] : asked.slice(0, place + 1), reply, options);
  if (told) return told;
  const { texts, sure } = detailsOf(reply.details, options);
  return texts.length > 0 && sure > 0
    ? { text: written(wordsIn(joined(texts, 'en'))), sure: Math.min(0.5, sure) }
    : null;
}
