/** An English question and its whole answer, as one statement. */
import { clinicianInEnglish } from './english-reported.ts';
import { denialOf, type EnglishAsked, englishAskedIn, englishCore, statementOf } from './english-question.ts';
import { toldInEnglish } from './english-third.ts';
import { auxiliaries, isBase, isPastForm } from './english-verbs.ts';
import { joined } from './joined.ts';
import type { Cast } from './party.ts';
import { type Reply, replyOf, timedYes } from './reply.ts';
import { tidyWords } from './tidied.ts';
import { small, textOf, withoutEnd, type Word, wordsIn, written, type Written } from './words.ts';

type Answering = { cast: Cast; asking: Cast; tell: (sentence: string) => Written | null };

const subjects = /^(?:i|i'm|i've|i'd|i'll|it|it's|he|she|they|he's|she's|they're|we|we're|that|that's|there|there's|this|my|the|im|ive)$/u;

const isFull = (words: readonly Word[]): boolean =>
  words.length > 1 &&
  words.some(({ low }, at) => at < 6 && (/^(?:i'm|i've|i'd|i'll|it's|he's|she's|they're|that's|there's|we're|im|ive)$/u.test(low) || (at > 0 && words.slice(0, at).some((each) => subjects.test(each.low)) && (auxiliaries.has(low) || isPastForm(low) || isBase(low) || /^\p{L}+s$/u.test(low) && isBase(low.replace(/(?:es|s)$/u, ''))))));

const fragment = (sentence: string, cast: Cast): string => withoutEnd(small(textOf(toldInEnglish(tidyWords(sentence, 'en'), cast).words)));

function detailsOf(details: readonly string[], { cast, tell }: Answering): { texts: string[]; sure: number } {
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
const ofClient = (text: string, { asking }: Answering): string => textOf(toldInEnglish(wordsIn(text), asking).words);

const listed = (text: string): string => {
  const items = text.split(/,\s+(?:or |and )?/u);
  return items.length > 2 && !/\b(?:or|and)\b/u.test(text) && !/^(?:in|on|at|with|for|of)\b/u.test(items.at(-1) ?? '') ? `${items.slice(0, -1).join(', ')} or ${items.at(-1) ?? ''}` : text.replace(/,\s+or\s/u, ' or ');
};

const adjective = /^(?:tired|low|depressed|anxious|sad|dizzy|nauseous|forgetful|restless|irritable|breathless|constipated|allergic|pregnant|sick|feverish|confused|hot|cold|weak|numb|sleepy|hungry|thirsty|suicidal|paranoid|well|okay|married|\p{L}+(?:ful|less|ous))$/iu;

function deny(asked: EnglishAsked): string | undefined {
  if (asked.kind === 'yesno') {
    const denial = denialOf(asked.help, asked.rest);
    return denial && listed(asked.subject ? `${asked.subject} ${denial}` : denial);
  }
  if (asked.kind !== 'topic') return undefined;
  const text = textOf(asked.words).replace(/^(?:any|ever|other)\s+(?=\p{L})/iu, (found) => (/^other/iu.test(found) ? found : ''));
  const first = asked.words[0]?.low ?? '';
  if (/^ever$/iu.test(first)) return `never ${small(text)}`;
  const items = listed(small(text)).replace(/\band\b/u, 'or');
  const any = /^any(one|body|thing|where) ?/u.exec(items);
  if (any) return `${any[1] === 'thing' ? 'nothing' : any[1] === 'where' ? 'nowhere' : 'no one'} ${items.slice(any[0].length)}`;
  if (/^(?:the|that|this|your|my|it|and then|then|now|what|how|who)\b/u.test(items) || holdsVerb.test(items)) return undefined;
  return adjective.test(first) ? `not ${items}` : `no ${items}`;
}

function affirm(asked: EnglishAsked, options: Answering): string | undefined {
  if (asked.kind === 'stated') return clinicianInEnglish(asked.words, options.asking)?.text;
  if (asked.kind === 'proposal') return textOf(asked.words);
  if (asked.kind === 'topic') return asked.negative ? undefined : textOf(asked.words);
  if (asked.kind !== 'yesno' || asked.rest.some(({ low }) => /^(?:not|never|no)$/u.test(low))) return undefined;
  const statement = statementOf(asked.help, asked.rest);
  return asked.subject ? `${asked.subject} ${statement}` : statement;
}

const isChoice = (question: string): boolean => /\bor\b/iu.test(englishCore(question));

const repeatsNo = (detail: string, question: string): boolean => {
  const words = wordsIn(detail).filter(({ low }) => !/^(?:no|not|never|nothing|any|i|haven't|don't|i've|had|have|of|either|the|that|those|none|and|or|didn't|at|all|really|it|is|like|been|to|no|me|nope|anything)$/u.test(low));
  return /\b(?:no|not|never|nothing|haven't|don't|none|didn't)\b/iu.test(detail) && words.every(({ low }) => low.length > 2 && question.toLowerCase().includes(low.slice(0, Math.max(4, low.length - 2))));
};

function saidNo(question: string, reply: Reply, options: Answering): Written | null {
  const named = reply.time ? question.replace(/\bever\s+/iu, '') : question;
  const denials = englishCore(named).split(/,?\s+or\s+(?=(?:do|did|are|were|have|had|can|might|could) you\b)/iu).map((part) => deny(englishAskedIn(part)));
  if (denials.some((each) => each === undefined)) return null;
  const first = ofClient(joined(denials as string[], 'en'), options);
  const never = reply.never ? first.replace(/^has not /u, 'has never ').replace(/^did not /u, 'never did ') : first;
  const statement = reply.time ? `${never} ${small(reply.time)}` : never;
  const past = reply.details.map((detail) => timedYes(detail, 'en')).filter((each) => each !== undefined);
  const open = reply.details.filter((detail) => timedYes(detail, 'en') === undefined && !repeatsNo(detail, question));
  const { texts, sure } = detailsOf(open, options);
  const wavers = open.some((detail) => /\b(?:but|sometimes|only|except|although|though|occasionally|well)\b/iu.test(detail));
  return { text: written(wordsIn(joined([statement, ...past.map((each) => `${small(each)} yes`), ...texts], 'en'))), sure: Math.min(0.92, sure, wavers ? 0.75 : 1) };
}

function saidYes(question: string, reply: Reply, options: Answering): Written | null {
  const asked = englishAskedIn(question);
  const { texts, sure } = detailsOf(reply.details, options);
  const statement = isChoice(question) ? undefined : affirm(asked, options);
  if (!statement) return texts.length > 0 ? { text: written(wordsIn(joined(texts, 'en'))), sure: Math.min(0.7, sure) } : null;
  const doubts = reply.details.some((detail) => /\b(?:not|n't|never|no|but)\b/iu.test(detail));
  const own = asked.kind === 'stated' ? statement : ofClient(statement, options);
  const [next = '', ...others] = texts;
  // `Do you smoke?` `Yes, ten a day` → `Smokes ten a day`.
  const isBare = asked.kind === 'yesno' && asked.rest.length === 1 && duration.test(next);
  const text = isBare ? joined([`${own} ${next}`, ...others], 'en') : joined([own, ...texts], 'en');
  return { text: written(wordsIn(text)), sure: Math.min(0.92, sure, doubts ? 0.75 : 1) };
}

const duration = /^(?:about |around |roughly |maybe |over |nearly |almost |probably )*(?:a |an |one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d|several|a few|a couple)/iu;

/** The answer where the question asked: `Where do you live?` `In Leeds` → `lives in Leeds`. */
function substituted(asked: Extract<EnglishAsked, { kind: 'wh' }>, answer: string): { text: string; sure: number } | undefined {
  const rest = asked.rest.filter(({ low }) => !/^(?:usually|normally|currently|now|then|roughly|about)$/u.test(low));
  const held = statementOf(asked.help, rest);
  if (asked.help === 'did' || !held) return undefined;
  if (asked.asks === 'how long') return { text: `${held} ${/^(?:since|for|from|all|my)/iu.test(answer) ? answer : duration.test(answer) ? `for ${answer}` : answer}`, sure: 0.88 };
  if (asked.asks === 'what' && !asked.noun && /^(?:does|do)$/u.test(rest[0]?.low ?? '')) return { text: `occupation: ${answer}`, sure: 0.8 };
  if (/^(?:what kind of|what sort of)$/u.test(asked.asks)) return { text: `${asked.noun}: ${answer}`, sure: 0.8 };
  if (/^(?:why|how far|how bad|how old)$/u.test(asked.asks)) return undefined;
  if (asked.asks === 'who' && rest.at(-1)?.low === 'with' && /^with\b/iu.test(answer)) return { text: `${held.replace(/ with$/u, '')} ${answer}`, sure: 0.88 };
  const [verb = '', ...more] = held.split(' ');
  const isObject = /^(?:what|which|how many|how much)$/u.test(asked.asks) && asked.help === 'do';
  const isLeaning = asked.rest.some(({ low }) => /^(?:it|that|them|this|these|those)$/u.test(low));
  return { text: isObject ? [verb, answer, ...more].join(' ') : `${held} ${asked.asks === 'what time' && /^(?:\d|half|quarter|\p{L}+ (?:o'clock|thirty))/u.test(answer) ? 'at ' : ''}${answer}`, sure: isLeaning || asked.asks === 'what' ? 0.7 : 0.88 };
}

const oftenWords = /^(?:sometimes|occasionally|often|usually|rarely|hardly ever|always|mostly|regularly|now and then|now and again|from time to time|once in a while|a bit|a little|a little bit|every day|daily|not really|not much|not often|most days|every now and then)$/iu;

const holdsVerb = /\b(?:is|are|was|were|can|could|do|does|did|will|would|i|you|who's|what's|we)\b/iu;

/** What stands before a colon names a thing; it must not state what was only asked. */
function nameOf(asked: EnglishAsked): string | undefined {
  if (asked.kind === 'topic') {
    const text = textOf(asked.words);
    return asked.words.length <= 8 && !holdsVerb.test(text) ? text : undefined;
  }
  if (asked.kind !== 'yesno' || asked.subject || !/^(?:do|have|did)$/u.test(asked.help)) return undefined;
  const [verb, ...rest] = asked.rest.filter(({ low }) => !/^(?:ever|still|also|any|a|an|the|regular)$/u.test(low));
  const isThing = rest.length > 0 && rest.length <= 6 && !rest.some(({ low }) => /^(?:that|you|to|if|it|them|when)$/u.test(low));
  return verb && isThing && /^(?:have|had|take|taken|use|used|drink|smoke|get|noticed|notice|lose|eat|do|had)$/u.test(verb.low) ? textOf(rest) : undefined;
}

function saidElse(question: string, reply: Reply, options: Answering, questions: number): Written | null {
  const asked = englishAskedIn(question);
  const [first = '', ...more] = reply.details;
  const own = fragment(first, options.cast);
  const rest = detailsOf(more, options);
  const put = (statement: string, sure: number): Written => ({ text: written(wordsIn(joined([statement, ...rest.texts], 'en'))), sure: Math.min(sure, rest.sure) });
  const full = isFull(tidyWords(first, 'en'));
  if (full || asked.kind === 'open' || asked.kind === 'stated' || asked.kind === 'proposal') {
    const { texts, sure } = detailsOf(reply.details, options);
    return texts.length > 0 ? { text: written(wordsIn(joined(texts, 'en'))), sure: Math.min(sure, full ? 0.9 : 0.5) } : null;
  }
  if (asked.kind === 'onset') return put(`onset: ${own}`, 0.85);
  if (asked.kind === 'how') return put(own.split(' ').length <= 3 || asked.topic.endsWith(':') ? `${ofClient(asked.topic, options)} ${own}` : `${ofClient(asked.topic, options)}: ${own}`, 0.88);
  if (asked.kind === 'wh') {
    const made = substituted(asked, own);
    return made ? put(ofClient(made.text, options), made.sure) : put(own, 0.4);
  }
  if (isChoice(question) && asked.kind === 'yesno') return put(own, 0.4);
  if (asked.kind === 'yesno' && oftenWords.test(own)) return put(`${ofClient(statementOf(asked.help, asked.rest), options)}, ${own}`, 0.85);
  const name = nameOf(asked);
  const several = questions > 1 ? 0.55 : 0.78;
  return name ? put(`${ofClient(name, options)}: ${own}`, several) : put(own, 0.4);
}

export function answeredInEnglish(questions: readonly string[], answers: readonly string[], options: Answering): Written | null {
  const reply = replyOf(answers.map((each) => each.replace(/[’‘]/g, "'")), 'en');
  const asked = questions.filter((each) => /[\p{L}\d]/u.test(each));
  const question = asked.findLast((each) => englishAskedIn(each).kind !== 'open') ?? asked.at(-1);
  if (!question || (reply.says === 'neither' && reply.details.length === 0)) return null;
  if (reply.says === 'yes') return saidYes(question, reply, options);
  if (reply.says === 'neither') return saidElse(question, reply, options, asked.length);
  const told = saidNo(question, reply, options);
  if (told) return told;
  const { texts, sure } = detailsOf(reply.details, options);
  return texts.length > 0 && sure > 0 ? { text: written(wordsIn(joined(texts, 'en'))), sure: Math.min(0.5, sure) } : null;
}

