/** The transcript that a recogniser without errors would make. */
import { splitSentences } from '@noteer/clinical';
import { SAMPLE_RATE } from '@noteer/contract';
import type { Heard } from './hear.ts';
import type { Dialogue, Turn } from './speak.ts';

const toHundredths = (seconds: number) => Math.round(seconds * 100) / 100;

/** A piece a sentence; the sentences of a turn share its time by their length. */
export function asWritten({ lines }: Dialogue, turns: readonly Turn[]): Heard {
  const pieces = lines.flatMap(([, text], at) => {
    const { from_sample = 0, to_sample = 0 } = turns[at] ?? {};
    const perLetter = (to_sample - from_sample) / SAMPLE_RATE / text.length;
    let end_s = from_sample / SAMPLE_RATE;
    return splitSentences(text).map((sentence) => {
      const start_s = end_s;
      end_s += sentence.length * perLetter;
      return { start_s: toHundredths(start_s), end_s: toHundredths(end_s), text: sentence };
    });
  });
  return { engine: 'dialogue', pieces };
}
