/** A question and its answer as one statement, or what the answer tells by itself. */

import { answered } from '../grammar/answered.ts';
import { askedAbout } from '../grammar/asked-about.ts';
import { joined } from '../grammar/joined.ts';
import { goingOn } from '../grammar/names.ts';
import { reported } from '../grammar/reported.ts';
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { stemsOf } from '../reading/stems.ts';
import { capitalised, wordsOf } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import { asksWhat, isOneOfMany, saidPlainly } from './answer-topics.ts';
import { telegramInDutch } from './dutch-telegram.ts';

const LEAST_SURE = 0.6;

/** A note is the clinician's: what they say needs no `according to`. */
const byClinician = / \((?:volgens behandelaar|according to the clinician)\)/g;

/** `Woonden jullie samen?` `Ja.`: of the client and another. */
const toBoth = /^(\p{L}+ )jullie /u;

export function sure(made: { text: string; sure: number } | null, language: Language): string | null {
  if (!made || made.sure < LEAST_SURE || made.text.trim() === '') return null;
  const text = made.text.replace(byClinician, '').replace(toBoth, '$1');
  if (language !== 'nl') return text;
  // What is quoted stays as it was said.
  const quote = text.indexOf('“');
  if (quote < 0) return telegramInDutch(text);
  const before = text.slice(0, quote);
  return /: $/.test(before) ? `${telegramInDutch(before.slice(0, -2))}: ${text.slice(quote)}` : text;
}

/** `Ik vraag het elke keer, hè: heeft u …?`: the question itself stands after the colon. */
const preamble = /^.*[:;] /;

/** All questions with the answer; where that fails the last one alone, and then without what leads up to it. */
export function answeredBy(
  questions: string[],
  answers: string[],
  options: Parameters<typeof answered>[2],
): string | null {
  const last = questions.at(-1) ?? '';
  // `Verder nog iets? Allergieën?` `Verder niks.`: answers the first.
  if (isOftenDenied(last, answers, options.language)) return besideQuestion(last, answers.join(' '));
  if (isCounted(questions, answers)) return besideQuestion(questions.join(' '), answers.join(' '));
  const isOfRest = /^(?:nee,? )?verder (?:niks|niets|niet)(?!\p{L})/iu.test(answers[0] ?? '');
  if (isOfRest && questions.length > 1 && !more.test(last) && questions.some((each) => more.test(each)))
    return '';
  for (const asked of [
    questions,
    [last],
    [last.replace(preamble, '')],
    [last.replace(/^.*, (?=\S+ (?:u|je|you) )/, '')],
  ]) {
    const clause = sure(answered(asked, answers, options), options.language);
    if (clause !== null) return pointed(clause, last, options.language);
  }
  return toldOf(last, answers, options);
}

const saysNo = /^(?:(?:eh|nou|well|o|oh)[, ]+)*(?:nee|neen|no|nope)(?!\p{L})/iu;
const everyTime =
  /(?<!\p{L})(?:elke|iedere|dagelijks|altijd|de hele|every|each|daily|always|all the)(?!\p{L})/iu;
/** `Every day, crying?` `No, no. Once a week.`: what is denied is how often, and not what. */
function isOftenDenied(question: string, answers: readonly string[], language: Language): boolean {
  if (!saysNo.test(answers[0] ?? '') || wordsOf(question).length > LONGEST_QUOTE_WORDS) return false;
  const { frequencies } = slotsOf(answers.join(' '), language, { isSpoken: true });
  return everyTime.test(question) && frequencies.length > 0;
}

const more = /(?<!\p{L})(?:verder|nog iets|anders|overige)(?!\p{L})/iu;
const pointing = /^(?:die|dat|dit|deze|that|this|those) /i;
const MOST_TOPIC_WORDS = 4;

/** `Die begint in januari`, of the group that was asked about: what it points at stands before it. */
function pointed(clause: string, question: string, language: Language): string {
  if (!pointing.test(clause)) return clause;
  const topic = askedAbout(question, language);
  if (topic === '' || topic.split(' ').length > MOST_TOPIC_WORDS) return clause;
  return `${capitalised(topic)}: ${goingOn(clause, language)}`;
}

/** Words that say nothing without their question. */
const leaning =
  /^(?:(?:ja|nee|neen|jawel|yes|no|yeah|yep|nope|soms|vaak|nooit|altijd|niet|wel|goed|slecht|mwah|sometimes|often|never|always|not|good|fine|beetje|best|redelijk|een|a|bit|heel|erg|zo|mooi|eh|helemaal|absoluut|echt|totaal|zeker|hoor|joh|gelukkig|geen enkele keer)\b[\s,.!…]*)+$/i;
export const agreeing =
  /^(?:(?:ja|jawel|goed|oke|oké|prima|klopt|precies|doe maar|is goed|dat is goed|yes|yeah|yep|okay|ok|sure|right|fine|hoor)[\s,.!…]*)+$/i;
const refusing = /^(?:(?:nee|neen|no|nope)[\s,.!…]*)+$/i;
/** An answer with so many words that tell something stands by itself. */
const TELLING_STEMS = 4;

/** The question already denies: then a yes or no is not certain. */
const isNegative = (question: string): boolean =>
  /\b(?:niet|geen|nooit|niks|not|no|never)\b|n't\b/i.test(question);

/** Asks for a number, a day or a time: the answer is that. */
const asksValue =
  /\b(?:hoe (?:vaak|lang|veel|laat|oud|zwaar|hoog)|hoeveel|hoelang|wanneer|welke (?:dosis|dosering|sterkte)|how (?:often|long|many|much|old)|when|what time|which dose)\b/i;

/** A number, or how much better or worse it is: nothing that a quotation would say more of. */
const aValue =
  /^(?:(?:nu|een|zo'n|ongeveer|heel|wat|iets|veel|a|about|much|now)[, ]+)*(?:\d[\d.,]*|\p{L}*(?:tien|tig|honderd|twintig)\p{L}*|één|twee|drie|vier|vijf|zes|zeven|acht|negen|elf|twaalf|nul|minder|meer|beter|slechter|hetzelfde|wisselend|normaal|less|more|better|worse|the same|normal|one|two|three|four|five|six|seven|eight|nine|ten)[.!]?$/iu;

/** Longer words stand by themselves, or not at all. */
const LONGEST_QUOTE_WORDS = 14;

/** Both as they were said: what is meant, the reader sees. */
const listed = /^\p{L}{4,}(?:, (?:of |or )?\p{L}{4,}){1,4}\?$/u;
const countOnly =
  /^(?:(?:nou|eh|ja|well)[, ]+)*(?:één|eén|een|eentje|twee|drie|vier|one|two|three|four)[.!]?$/iu;
/** `Kuren gehad? Prednison, antibiotica?` – `Eén. In februari.`: one of the courses, and of neither medicine. */
const isCounted = (questions: readonly string[], answers: readonly string[]): boolean =>
  questions.length > 1 && listed.test(questions.at(-1) ?? '') && countOnly.test(answers[0]?.trim() ?? '');

export const besideQuestion = (question: string, answer: string): string =>
  `“${question.replace(/[“”"]/g, '').trim()}” – “${answer.replace(/[“”"]/g, '').trim()}”`;

/** `Denkt u wel eens dat het niet meer hoeft?` does not deny itself. */
const clauseWithin = / (?:dat|die|om|als|wanneer|that|if|when) .*$/iu;

const replying =
  /^(?:nou |oh? )?(?:ja|jawel|nee|neen|klopt|inderdaad|precies|yes|yeah|no|nope|right|exactly)(?!\p{L})/iu;

/** Of something that was asked about, and not of what the label would say. */
function isOfOther(words: string, topic: string, question: string): boolean {
  const [said, asked, named] = [words, question, topic].map((text) => stemsOf(tokensOf(text)));
  const shared = [...(said ?? [])].filter((stem) => asked?.has(stem));
  return shared.length > 0 && !shared.some((stem) => named?.has(stem));
}

/** What was asked about, and the words of the answer: `Slaap: “niet zo best”`. */
function quotedOn(
  topic: string,
  question: string,
  answers: readonly string[],
  language: Language,
): string | null {
  const words = answers.join(' ').replace(/[“”"]/g, '').trim();
  const isShort = words.split(/\s+/).length <= LONGEST_QUOTE_WORDS;
  if (topic === '' || !isShort) return null;
  const isAskedBriefly = question.split(/\s+/).length <= LONGEST_QUOTE_WORDS;
  if (isOneOfMany(topic, question, words)) return isAskedBriefly ? besideQuestion(question, words) : null;
  if (asksWhat.test(question) && isAskedBriefly) return besideQuestion(question, words);
  // `Is er een plan, heb je iets in huis?` `Geen plan.`: of the one, and not of the other.
  if (isAskedBriefly && isOfOther(words, topic, question)) return besideQuestion(question, words);
  // `Dus ze weten het niet?` `Nee, en dat wil ik zo houden.`: what the no denies, only the question says.
  const isQuestionShort = question.split(/\s+/).length <= LONGEST_QUOTE_WORDS;
  if (replying.test(words) && isQuestionShort && isNegative(question.replace(clauseWithin, '')))
    return besideQuestion(question, words);
  const told = goingOn(words.replace(/[.!…]+$/, ''), language);
  return `${capitalised(topic)}: ${saidPlainly(told, language) ?? `“${told}”`}`;
}

/**
 * An answer that the grammar cannot join with its question: what it tells, after what was asked about. '' where it says
 * nothing without a question that names nothing.
 */
function toldOf(
  question: string,
  answers: readonly string[],
  options: Parameters<typeof answered>[2],
): string | null {
  const { language } = options;
  const topic = askedAbout(question, language);
  const clauses = answers.map((each) =>
    leaning.test(each)
      ? each.replace(/[.!…]+$/, '').toLowerCase()
      : sure(reported(each, { ...options, speaker: options.speaker ?? 'client' }), language),
  );
  if (clauses.length === 0) return null;
  if (clauses.some((each) => each === null)) return quotedOn(topic, question, answers, language);
  const [first = '', ...more] = answers;
  const isReplyFirst = more.length > 0 && (agreeing.test(first) || refusing.test(first));
  const told = joined((isReplyFirst ? clauses.slice(1) : clauses) as string[], language);
  const { findings, medicines, measurements } = slotsOf(told, language, { isSpoken: true });
  const isTelling =
    findings.some(({ isHint }) => !isHint) ||
    medicines.length + measurements.length > 0 ||
    stemsOf(tokensOf(told)).size >= TELLING_STEMS;
  const isNamed = [...stemsOf(tokensOf(told))].some((stem) => stemsOf(tokensOf(topic)).has(stem));
  if (isTelling && isReplyFirst && topic !== '' && !isNamed && !isNegative(question))
    return `${quotedOn(topic, question, [first], language)}; ${goingOn(told, language)}`;
  if (isTelling) return told;
  const isPlainReply = answers.every((each) => agreeing.test(each) || refusing.test(each));
  if (topic === '') return answers.some((each) => !leaning.test(each)) ? told : '';
  if (isPlainReply && isNegative(question)) return '';
  // `Allergieën?` `Geen allergie.`: names it itself. `Is het schuld, of onmacht?` `Onmacht.`: chooses.
  const asked = stemsOf(tokensOf(question));
  const isChosen =
    / (?:of|or) /i.test(question) && [...stemsOf(tokensOf(told))].some((stem) => asked.has(stem));
  if (isNamed || isChosen) return told;
  const isValue = answers.every((each) => aValue.test(each.trim()));
  if (isValue || asksValue.test(question)) return `${capitalised(topic)}: ${goingOn(told, language)}`;
  return quotedOn(topic, question, answers, language);
}
