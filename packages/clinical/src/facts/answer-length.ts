/** How far an answer goes before it tells something else. */
import { wordsOf } from '../reading/text.ts';
import type { Sentence } from '../talk/sentence.ts';

/** An answer of so few words needs its question to be understood. */
const SHORT_ANSWER_WORDS = 5;

/** The first words of an answer and the short ones that go on with them: `Vorig jaar wel. Nu niet.` */
export function answerLength(told: readonly Sentence[]): number {
  let length = 1;
  while (
    length < told.length &&
    told[length]?.seq !== undefined &&
    wordsOf(told[length]?.text ?? '').length <= SHORT_ANSWER_WORDS
  )
    length += 1;
  return length;
}

/** `In het voorjaar wel. Toen hoefde het niet meer. Nu niet.`: whether it is so now belongs to the answer. */
export const ofNow =
  /^(?:maar )?(?:nu|now) (?:al |gelukkig |zeker )?(?:niet|geen|wel|not)(?: meer| any ?more)?[.!]*$/iu;
