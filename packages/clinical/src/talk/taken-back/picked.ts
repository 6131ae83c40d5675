/** `Bloed prikken we morgen of maandag. Doe maar maandag.`: of two that were offered, the one that is picked. */
import type { Language } from '../../note.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { isSameValue, valuesOf } from './values.ts';

const REACH = 4;
const LONGEST_PICK = 60;
const picks =
  /^(?:(?:nou|oke|oké|goed|ja|dan|eh|well|okay|yes|then)[, ]+)*(?:doe maar|doen we|liever|laten we|make it|let's (?:say|do|make it)|rather|i'd prefer|\p{L}+(?: \p{L}+)? (?:dan|maar|graag|then|please)(?=[,.]|$))/iu;
const or = /^,? (?:of|or) (?:(?:op|om|on|at) )?$/iu;

export function picked(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const offer = sentences[at];
  if (offer?.speaker.role !== 'clinician' || !/(?<!\p{L})(?:of|or)(?!\p{L})/iu.test(offer.text)) return;
  const values = valuesOf(offer.text, language);
  const first = values.findIndex(({ end }, place) =>
    or.test(offer.text.slice(end, values[place + 1]?.start ?? end)),
  );
  const [one, other] = [values[first], values[first + 1]];
  if (!one || !other) return;
  for (const now of sentences.slice(at + 1, at + 1 + REACH)) {
    if (!picks.test(now.said) || now.said.length > LONGEST_PICK) continue;
    const named = valuesOf(now.said, language);
    const [kept, dropped] = named.some((each) => isSameValue(each, other)) ? [other, one] : [one, other];
    if (!named.some((each) => isSameValue(each, kept)) || named.some((each) => isSameValue(each, dropped)))
      return;
    const words = offer.text.slice(kept.start, kept.end);
    taken.push({ seq: offer.seq, words: offer.text.slice(dropped.start, dropped.end), instead: words });
    offer.text = offer.text.slice(0, one.start) + words + offer.text.slice(other.end);
    if (now.speaker.role === 'clinician') now.text = '';
    return;
  }
}
