/** A value that its own speaker denies again, with another after it: `Vijftig keer. Nou, geen vijftig. Dertig.` */
import type { Language } from '../../note.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { isAtStart, rest } from './repair.ts';
import { canReplace, isSameValue, replaced, type Value, valuesOf } from './values.ts';

const REACH = 6;
const FEWEST_WORDS = 3;
const denial = /(?<!\p{L})(?:niet|geen|not|no)\s+(?:de\s+|het\s+|the\s+|een\s+)?$/iu;
const mayDeny = /(?:niet|geen|not|no) /i;

/** What is meant instead: the next value of the same sentence, or the one that the next sentence begins with. */
function insteadOf(now: Sentence, next: Sentence | undefined, denied: Value, language: Language) {
  const own = valuesOf(now.text, language).find(
    (value) => value.start > denied.end && canReplace(denied, value),
  );
  if (own) return { value: own, text: now.text };
  if (!next || next.speaker.role !== now.speaker.role || next.act === 'asks') return undefined;
  const [first] = valuesOf(next.text, language);
  return first && isAtStart(next.text, first) && canReplace(denied, first)
    ? { value: first, text: next.text }
    : undefined;
}

export function denied(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const now = sentences[at];
  if (!now || now.act === 'asks' || !mayDeny.test(now.text)) return;
  const value = valuesOf(now.text, language).find(({ start }) => denial.test(now.text.slice(0, start)));
  if (!value) return;
  for (let back = at - 1; back >= Math.max(0, at - REACH); back--) {
    const earlier = sentences[back];
    if (!earlier || earlier.speaker.role !== now.speaker.role) continue;
    const said = valuesOf(earlier.text, language).find(
      (each) => isSameValue(each, value) || isSameValue(value, each),
    );
    if (!said || denial.test(earlier.text.slice(0, said.start))) continue;
    const instead = insteadOf(now, sentences[at + 1], value, language);
    if (!instead) return;
    const words = instead.text.slice(instead.value.start, instead.value.end);
    taken.push({ seq: earlier.seq, words: earlier.text.slice(said.start, said.end), instead: words });
    earlier.text = replaced(earlier.text, said, instead.value, words).replace(/\?$/, '.');
    if (earlier.act === 'asks') earlier.act = 'tells';
    if (rest(now.text, value).length < FEWEST_WORDS) now.text = '';
    return;
  }
}
