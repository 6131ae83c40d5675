/** A value that is broken off, and said anew in the next sentence. */
import type { Language } from '../../note.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { markersIn, opensWith } from './markers.ts';
import { isAtStart, pairOf, rest, wordsOfValue } from './repair.ts';
import { replaced, valuesOf } from './values.ts';

const FEWEST_WORDS = 3;
/** More than `wacht even`, which also asks for time. */
const gives = /(?<!\p{L})(?:nee|of|ho|no|actually|or|scratch|klopt niet|verkeerd|wrong)(?!\p{L})/iu;

const instead =
  /^(?:(?:na|voor|om|op|in|bij|tot|vanaf|met|zonder|alleen|after|before|at|on|until|from|with|without|only) \S+|(?:we|u|je|you) \S+ \S+)/iu;

/** `De spiegel is 0,82, eh, wacht, dat is de verkeerde kolom. 0,92.` */
export function brokenOff(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const now = sentences[at];
  const next = sentences[at + 1];
  if (!now) return;
  const { text } = now;
  const marker = markersIn(text, language).find((each) => each.isSure && !opensWith(each, text));
  if (!marker || valuesOf(text.slice(marker.end), language).length > 0) return;
  // `Drie biertjes. Op een avond, bedoel ik.` says how the sentence before is meant.
  if (/^(?:bedoel ik|i mean)\W*$/iu.test(text.slice(marker.start))) return;
  const before = text
    .slice(0, marker.start)
    .replace(/(?:[\s,;:.…]|(?<!\p{L})(?:eh|uh|um)(?=[\s,.…]))+$/iu, '');
  // `Ik kan clonidine geven, een kwart, nee, wacht even.`: all of it is taken back.
  if (/^[\s,.!…]*$/.test(text.slice(marker.end)) && gives.test(text.slice(marker.start, marker.end))) {
    const again =
      next?.speaker.role === now.speaker.role
        ? pairOf(before, next.text, next.text.length, language)
        : undefined;
    if (!again) {
      taken.push({ seq: now.seq, words: before });
      now.text = '';
      return;
    }
  }
  const last = valuesOf(before, language)
    .filter(({ end }) => end === before.length)
    .at(-1);
  if (!last) return;
  const isSamePerson = next?.speaker.role === now.speaker.role;
  const pair = isSamePerson ? pairOf(before, next.text, next.text.length, language) : undefined;
  if (!pair || !next || !isAtStart(next.text, pair.later)) {
    if (!/(?:\.\.|…)\s*$/.test(text.slice(0, marker.start))) return;
    // `Geen koffie meer... nee, wacht, na het eten`: what is meant follows, in words that take no value's place.
    if (instead.test(text.slice(marker.end))) return;
    const kept = before.slice(0, last.start).replace(/[\s,;:]+$/, '');
    now.text =
      rest(kept, { ...last, start: kept.length, end: kept.length }).length > FEWEST_WORDS ? kept : '';
  } else {
    now.text = `${replaced(before, pair.earlier, pair.later, wordsOfValue(next.text, pair.later))}.`;
    if (rest(next.text, pair.later).length === 0) next.text = '';
  }
  taken.push({ seq: now.seq, words: before.slice(last.start, last.end) });
}
