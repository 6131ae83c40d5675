/** What a person said just before they go on: what a correction can be of. */
import type { Sentence } from '../sentence.ts';

const REACH = 2;
const MOST_OF_OTHER = 4;

/** The sentences that the same person just said, last first; nothing of the other in between but encouragement. */
export function justSaid(sentences: readonly Sentence[], at: number, isCorrected: boolean): Sentence[] {
  const found: Sentence[] = [];
  const role = sentences[at]?.speaker.role;
  // Who says that they put it right may do so at a sign of the other: `Vijftig.` – `Nie, nie.` – `Correctie, vijfentwintig.`
  let others = isCorrected ? MOST_OF_OTHER : 0;
  for (let back = at - 1; back >= 0 && found.length < REACH; back--) {
    const sentence = sentences[back];
    if (!sentence) break;
    if (sentence.speaker.role !== role && sentence.act !== 'fills') {
      others--;
      if (others < 0 || sentence.act === 'asks') break;
      continue;
    }
    if (sentence.speaker.role !== role || sentence.text === '') continue;
    if (sentence.act === 'asks') break;
    found.push(sentence);
  }
  return found;
}
