/** The two numbers of a blood pressure on lines of their own. */
import type { ReadSentence } from '../read.ts';
import { saying } from './table-cells.ts';

const behind =
  '\\p{L}*(?: (?:bloeddruk|blood pressure|bp|druk|pressure))?\\s*(?:\\(mmHg\\))?\\s*:?\\s*(\\d{2,3})(?!\\d)';
const systolic = new RegExp(`^(?:(?:bloeddruk|blood pressure|bp|RR)\\s)?systoli${behind}`, 'iu');
const diastolic = new RegExp(`^(?:(?:bloeddruk|blood pressure|bp|RR)\\s)?diastoli${behind}`, 'iu');

const pressureIn = (sentence: ReadSentence | undefined, name: RegExp): number | undefined => {
  const [, value] = name.exec(sentence?.words ?? '') ?? [];
  return value === undefined ? undefined : Number(value);
};

function pairOf(high: ReadSentence | undefined, low: ReadSentence | undefined): string | undefined {
  const value = pressureIn(high, systolic);
  const over = pressureIn(low, diastolic);
  return value === undefined || over === undefined ? undefined : `RR ${value}/${over}`;
}

/** `Systolische bloeddruk 114` and under it `Diastolische bloeddruk 71` are one pressure. */
export function withPressures(sentences: readonly ReadSentence[]): ReadSentence[] {
  let isTaken = false;
  return sentences.flatMap((sentence, at): ReadSentence[] => {
    if (isTaken) {
      isTaken = false;
      return [];
    }
    const next = sentences[at + 1];
    const pair = pairOf(sentence, next) ?? pairOf(next, sentence);
    if (pair === undefined) return [sentence];
    isTaken = true;
    return [saying(pair, sentence, sentence.given)];
  });
}
