/** What is meant instead comes in a sentence of its own, or when it is summed up. */
import type { Language } from '../../note.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { isAtStart, pairOf, rest, takenFrom, wordsOfValue } from './repair.ts';
import { replaced, type Value, valuesOf } from './values.ts';

/** `No wait, that was a Saturday. It was the Monday.`: why it cannot be; what it was comes next. */
export const whyNot = /^(?:that|dat|toen) was (?:a|an|een|het) /iu;

const REACH = 2;

/** `Elf uur.`, `It was the Monday.` */
const isSaidAtOnce = (text: string, value: Value): boolean =>
  isAtStart(text, value) || value.start <= (itWas.exec(text)?.[0].length ?? 0);
const itWas = /^(?:it|that|het|dat) (?:was|is) (?:(?:on|the|op|de) )*/iu;

/** `Om tien uur. Nee, wacht, dan heb ik een vergadering. Elf uur.` */
export function inNext(
  sentences: readonly Sentence[],
  at: number,
  before: readonly Sentence[],
  language: Language,
  taken: TakenBack[],
): void {
  const now = sentences[at];
  for (let ahead = at + 1; now && ahead <= at + REACH; ahead++) {
    const next = sentences[ahead];
    if (!next || next.speaker.role !== now.speaker.role || next.act === 'asks') break;
    for (const earlier of before) {
      const pair = pairOf(earlier.text, next.text, next.text.length, language);
      if (!pair) continue;
      const isWhole = rest(earlier.text, pair.earlier).length === 0;
      const isLast = valuesOf(earlier.text, language).at(-1)?.start === pair.earlier.start;
      if (!isWhole && !(isLast && isSaidAtOnce(next.text, pair.later))) continue;
      taken.push(takenFrom(earlier, pair, next.text));
      if (isWhole) earlier.text = '';
      else {
        earlier.text = replaced(earlier.text, pair.earlier, pair.later, wordsOfValue(next.text, pair.later));
        if (rest(next.text, pair.later).length === 0) next.text = '';
      }
      now.text = '';
      return;
    }
  }
  summedUp(sentences, at, before, language, taken);
}

const AHEAD = 5;
/** `Twee. Nee, wacht, maandag telt niet.` – `Dus één.` */
function summedUp(
  sentences: readonly Sentence[],
  at: number,
  before: readonly Sentence[],
  language: Language,
  taken: TakenBack[],
): void {
  for (const next of sentences.slice(at + 1, at + AHEAD)) {
    if (!/^(?:dus|so|dan is het|dan zijn het|blijft over|that makes|that leaves) /i.test(next.said)) continue;
    for (const earlier of before) {
      const pair = pairOf(earlier.text, next.text, next.text.length, language);
      if (!pair?.earlier.kinds.includes('number')) continue;
      taken.push(takenFrom(earlier, pair, next.text));
      earlier.text = replaced(earlier.text, pair.earlier, pair.later, wordsOfValue(next.text, pair.later));
      return;
    }
  }
}
