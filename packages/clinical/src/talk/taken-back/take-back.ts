/**
 * What was said and then withdrawn, by the same person or by the other. The sentence keeps what holds as its text; what
 * was withdrawn is listed, so that a note which has it can be marked.
 */
import type { Language } from '../../note.ts';
import { capitalised } from '../../reading/text.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { byOther } from './by-other.ts';
import { later } from './later.ts';
import { limits, type Marker, markersIn, opensWith } from './markers.ts';
import { pairOf, repair, rest, takenFrom, wordsOfValue } from './repair.ts';
import { replaced, type Value, valuesOf } from './values.ts';

/** A mere `nee` takes back only what follows it at once: `vijftig, nee, vijfenzeventig`. */
const SHORT_LEAD = 26;
const LONG_LEAD = 60;
const FEWEST_WORDS = 3;
const REACH = 2;

const leadOf = ({ isSure }: Marker) => (isSure ? LONG_LEAD : SHORT_LEAD);

function withinOne(sentence: Sentence, language: Language, taken: TakenBack[]): void {
  for (let round = 0; round < 4; round++) {
    const { text } = sentence;
    const found = markersIn(text, language)
      .filter((marker) => !opensWith(marker, text))
      .map((marker) => {
        const meant = text.slice(marker.end);
        if (!marker.isSure && limits.test(meant.slice(0, SHORT_LEAD))) return undefined;
        return repair(text.slice(0, marker.start), meant, leadOf(marker), language);
      })
      .find((repaired) => repaired !== undefined);
    if (!found) return;
    taken.push({ seq: sentence.seq, words: found.taken, instead: found.instead });
    sentence.text = found.text;
  }
}

/** The sentences that the same person just said, last first; nothing of the other in between but encouragement. */
function justSaid(sentences: readonly Sentence[], at: number): Sentence[] {
  const found: Sentence[] = [];
  const role = sentences[at]?.speaker.role;
  for (let back = at - 1; back >= 0 && found.length < REACH; back--) {
    const sentence = sentences[back];
    if (!sentence || (sentence.speaker.role !== role && sentence.act !== 'fills')) break;
    if (sentence.speaker.role !== role || sentence.text === '') continue;
    if (sentence.act === 'asks') break;
    found.push(sentence);
  }
  return found;
}

/** The earlier sentence with the later value; or, when it said nothing else, the two as one. */
function putRight(
  earlier: Sentence,
  now: Sentence,
  meant: string,
  lead: number,
  language: Language,
  taken: TakenBack[],
): boolean {
  const pair = pairOf(earlier.text, meant, lead, language);
  if (!pair) return false;
  const words = wordsOfValue(meant, pair.later);
  taken.push(takenFrom(earlier, pair, meant));
  if (rest(earlier.text, pair.earlier).length === 0) {
    const joined = repair(earlier.text.replace(/[.!?…]+$/, ''), meant, lead, language);
    now.text = joined?.text ?? meant;
    earlier.text = '';
    return true;
  }
  earlier.text = replaced(earlier.text, pair.earlier, pair.later, words);
  now.text = rest(meant, pair.later).length >= FEWEST_WORDS ? capitalised(meant) : '';
  return true;
}

const isAtStart = (text: string, { start }: Value): boolean => !/[\p{L}\p{N}]{3}/u.test(text.slice(0, start));
const isEmpty = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);

/** `Om tien uur. Nee, wacht, dan heb ik een vergadering. Elf uur.` */
function inNext(
  sentences: readonly Sentence[],
  at: number,
  before: readonly Sentence[],
  language: Language,
  taken: TakenBack[],
): void {
  const now = sentences[at];
  for (let ahead = at + 1; now && ahead <= at + REACH; ahead++) {
    const next = sentences[ahead];
    if (!next || next.speaker.role !== now.speaker.role || next.act === 'asks') return;
    for (const earlier of before) {
      const pair = pairOf(earlier.text, next.text, next.text.length, language);
      if (!pair) continue;
      const isWhole = rest(earlier.text, pair.earlier).length === 0;
      const isLast = valuesOf(earlier.text, language).at(-1)?.start === pair.earlier.start;
      if (!isWhole && !(isLast && isAtStart(next.text, pair.later))) continue;
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
}

/** `De spiegel is 0,82, eh, wacht, dat is de verkeerde kolom. 0,92.` */
function brokenOff(sentences: readonly Sentence[], at: number, language: Language, taken: TakenBack[]): void {
  const now = sentences[at];
  const next = sentences[at + 1];
  if (!now) return;
  const { text } = now;
  const marker = markersIn(text, language).find((each) => each.isSure && !opensWith(each, text));
  if (!marker || valuesOf(text.slice(marker.end), language).length > 0) return;
  const before = text
    .slice(0, marker.start)
    .replace(/(?:[\s,;:.…]|(?<!\p{L})(?:eh|uh|um)(?=[\s,.…]))+$/iu, '');
  const last = valuesOf(before, language)
    .filter(({ end }) => end === before.length)
    .at(-1);
  if (!last) return;
  const isSamePerson = next?.speaker.role === now.speaker.role;
  const pair = isSamePerson ? pairOf(before, next.text, next.text.length, language) : undefined;
  if (!pair || !next || !isAtStart(next.text, pair.later)) {
    if (!/(?:\.\.|…)\s*$/.test(text.slice(0, marker.start))) return;
    const kept = before.slice(0, last.start).replace(/[\s,;:]+$/, '');
    now.text =
      rest(kept, { ...last, start: kept.length, end: kept.length }).length > FEWEST_WORDS ? kept : '';
  } else {
    now.text = `${replaced(before, pair.earlier, pair.later, wordsOfValue(next.text, pair.later))}.`;
    if (rest(next.text, pair.later).length === 0) next.text = '';
  }
  taken.push({ seq: now.seq, words: before.slice(last.start, last.end) });
}

const restates = (before: string, after: string): boolean => {
  const words = (text: string) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const later = new Set(words(after));
  const shared = words(before).filter((word) => later.has(word));
  return shared.length >= 2 && shared.length >= words(before).length - 1;
};

/** `Of was het sertraline? Nee, citalopram.` */
function selfAsked(
  asked: Sentence | undefined,
  now: Sentence,
  meant: string,
  language: Language,
  taken: TakenBack[],
): void {
  if (!asked || asked.speaker.role !== now.speaker.role || !/^(?:of|or) (?:was|is|were) /i.test(asked.said))
    return;
  const pair = pairOf(asked.text, meant, SHORT_LEAD, language);
  if (!pair) return;
  taken.push({ seq: asked.seq, words: asked.text.slice(pair.earlier.start, pair.earlier.end) });
  asked.text = '';
}

function afterwards(
  sentences: readonly Sentence[],
  at: number,
  language: Language,
  taken: TakenBack[],
): void {
  const now = sentences[at];
  if (!now || now.act === 'asks') return;
  const [marker] = markersIn(now.text, language);
  if (!marker || !opensWith(marker, now.text)) return;
  const meant = now.text.slice(marker.end);
  selfAsked(sentences[at - 1], now, meant, language, taken);
  const before = justSaid(sentences, at);
  if (before.length === 0) return;
  if (!marker.isSure && limits.test(meant.slice(0, SHORT_LEAD))) return;
  for (const earlier of before) if (putRight(earlier, now, meant, leadOf(marker), language, taken)) return;
  const [last] = before;
  const isSure = marker.isSure || (isEmpty(meant) && /(?:\.\.|…)$/.test(last?.said ?? ''));
  if (!isSure || !last) return;
  const again = isEmpty(meant) ? (sentences[at + 1]?.text ?? '') : meant;
  if (restates(last.text, again)) {
    taken.push({ seq: last.seq, words: last.text });
    last.text = '';
    now.text = isEmpty(meant) ? '' : capitalised(meant);
  } else inNext(sentences, at, before, language, taken);
}

export function takeBack(sentences: readonly Sentence[], language: Language): TakenBack[] {
  const taken: TakenBack[] = [];
  sentences.forEach((sentence, at) => {
    withinOne(sentence, language, taken);
    brokenOff(sentences, at, language, taken);
  });
  for (let at = 1; at < sentences.length; at++) {
    afterwards(sentences, at, language, taken);
    byOther(sentences, at, language, taken);
    later(sentences, at, language, taken);
  }
  return taken.filter((each, at) => !isRestored(each, taken.slice(at + 1, at + 3)));
}

/** Who puts right may be wrong: `Maandag. Nee, u hebt gelijk, zondag.` */
const isRestored = ({ seq, words }: TakenBack, after: readonly TakenBack[]): boolean =>
  after.some((each) => each.seq <= seq + REACH && each.instead?.toLowerCase() === words.toLowerCase());
