/** Which tokens may come next. A Whisper that is left alone writes sound effects, and times that run backwards. */
import type { GenerationConfig } from './config.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The first words begin within a second of where the sound does. */
const LATEST_BEGINNING_S = 1;

const NEVER = Number.NEGATIVE_INFINITY;

/** Changes the logits of the next token, given the ones that were written. */
export type Rules = (logits: Float32Array, written: readonly number[]) => void;

export function tokenRules(vocabulary: Vocabulary, config: GenerationConfig): Rules {
  const { end, no_times, first_moment } = vocabulary;
  const latest = vocabulary.momentAt(LATEST_BEGINNING_S);
  return (logits, written) => {
    for (const token of config.suppress_tokens) logits[token] = NEVER;
    // Commands are for us to give, except that it is over.
    logits.fill(NEVER, end + 1, first_moment);
    logits[no_times] = NEVER;
    if (written.length === 0) {
      for (const token of config.begin_suppress_tokens) logits[token] = NEVER;
      logits.fill(NEVER, 0, first_moment);
      logits.fill(NEVER, latest + 1);
      return;
    }
    keepTimesInPairs(logits, written, vocabulary);
    preferMoments(logits, first_moment);
  };
}

/** A moment ends what was said, another begins what comes next, and none is earlier than the last. */
function keepTimesInPairs(logits: Float32Array, written: readonly number[], vocabulary: Vocabulary): void {
  const { end, first_moment } = vocabulary;
  const last = written.at(-1) as number;
  const before = written.at(-2);
  if (vocabulary.isMoment(last)) {
    const isPair = before === undefined || vocabulary.isMoment(before);
    if (isPair) logits.fill(NEVER, first_moment);
    else logits.fill(NEVER, 0, end);
  }
  const latest = written.findLast((token) => vocabulary.isMoment(token));
  if (latest === undefined) return;
  // What was said takes time; a new beginning may follow at once.
  const isBeginning = vocabulary.isMoment(last) && !(before === undefined || vocabulary.isMoment(before));
  logits.fill(NEVER, first_moment, isBeginning ? latest : latest + 1);
}

/** When all moments together are likelier than any word, it is time for a moment. */
function preferMoments(logits: Float32Array, first_moment: number): void {
  let word = NEVER;
  for (let i = 0; i < first_moment; i++) if ((logits[i] as number) > word) word = logits[i] as number;
  let highest = NEVER;
  for (let i = first_moment; i < logits.length; i++)
    if ((logits[i] as number) > highest) highest = logits[i] as number;
  if (highest === NEVER) return;
  let sum = 0;
  for (let i = first_moment; i < logits.length; i++) sum += Math.exp((logits[i] as number) - highest);
  if (highest + Math.log(sum) > word) logits.fill(NEVER, 0, first_moment);
}
