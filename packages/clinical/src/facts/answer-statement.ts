/** A question and its answer as one statement, or what the answer tells by itself. */
import { answered } from '../grammar/answered.ts';
import { joined } from '../grammar/joined.ts';
import { goingOn } from '../grammar/names.ts';
import { reported } from '../grammar/reported.ts';
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { stemsOf } from '../reading/stems.ts';
import { capitalised } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import { telegramInDutch } from './dutch-telegram.ts';
import { isNegative, topicOf } from './topic.ts';

const LEAST_SURE = 0.6;

/** A note is the clinician's: what they say needs no `according to`. */
const byClinician = / \((?:volgens behandelaar|according to the clinician)\)/g;

export function sure(made: { text: string; sure: number } | null, language: Language): string | null {
  if (!made || made.sure < LEAST_SURE || made.text.trim() === '') return null;
  const text = made.text.replace(byClinician, '');
  return language === 'nl' ? telegramInDutch(text) : text;
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
  for (const asked of [
    questions,
    [last],
    [last.replace(preamble, '')],
    [last.replace(/^.*, (?=\S+ (?:u|je|you) )/, '')],
  ]) {
    const clause = sure(answered(asked, answers, options), options.language);
    if (clause !== null) return clause;
  }
  return toldOf(last, answers, options);
}

/** Words that say nothing without their question. */
const leaning =
  /^(?:(?:ja|nee|neen|jawel|yes|no|yeah|yep|nope|soms|vaak|nooit|altijd|niet|wel|goed|slecht|mwah|sometimes|often|never|always|not|good|fine|beetje|best|redelijk|een|a|bit|heel|erg|zo|mooi|eh)\b[\s,.!…]*)+$/i;
export const agreeing =
  /^(?:(?:ja|jawel|goed|oke|oké|prima|klopt|precies|doe maar|is goed|dat is goed|yes|yeah|yep|okay|ok|sure|right|fine|hoor)[\s,.!…]*)+$/i;
const refusing = /^(?:(?:nee|neen|no|nope)[\s,.!…]*)+$/i;
/** An answer with so many words that tell something stands by itself. */
const TELLING_STEMS = 4;

/** An answer that the grammar cannot join with its question: what it tells, after what was asked about. */
function toldOf(
  question: string,
  answers: readonly string[],
  options: Parameters<typeof answered>[2],
): string | null {
  const { language } = options;
  const clauses = answers.map((each) =>
    leaning.test(each)
      ? each.replace(/[.!…]+$/, '').toLowerCase()
      : sure(reported(each, { ...options, speaker: options.speaker ?? 'client' }), language),
  );
  if (clauses.length === 0 || clauses.some((each) => each === null)) return null;
  const told = joined(clauses as string[], language);
  const { findings, medicines, measurements } = slotsOf(told, language, { isSpoken: true });
  const isTelling =
    findings.some(({ isHint }) => !isHint) ||
    medicines.length + measurements.length > 0 ||
    stemsOf(tokensOf(told)).size >= TELLING_STEMS;
  if (isTelling) return told;
  const topic = topicOf(question, language);
  const isPlainReply = answers.every((each) => agreeing.test(each) || refusing.test(each));
  if (topic === '' || (isPlainReply && isNegative(question)))
    return answers.some((each) => !leaning.test(each)) ? told : null;
  return `${capitalised(topic)}: ${goingOn(told, language)}`;
}
