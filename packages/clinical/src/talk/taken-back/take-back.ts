/**
 * What was said and then withdrawn, by the same person or by the other. The sentence keeps what holds as its text; what
 * was withdrawn is listed, so that a note which has it can be marked.
 */
import type { Language } from '../../note.ts';
import { capitalised } from '../../reading/text.ts';
import type { Sentence, TakenBack } from '../sentence.ts';
import { agreedOtherwise } from './agreed-otherwise.ts';
import { brokenOff } from './broken-off.ts';
import { byOther } from './by-other.ts';
import { asksInstead } from './chosen.ts';
import { conceded } from './conceded.ts';
import { declined } from './declined.ts';
import { denied } from './denied.ts';
import { givenIn } from './given-in.ts';
import { inNext, whyNot } from './in-next.ts';
import { justSaid } from './just-said.ts';
import { isKept } from './kept.ts';
import { lastWord } from './last-word.ts';
import { later } from './later.ts';
import { limits, type Marker, markersIn, opensWith } from './markers.ts';
import { namedRight } from './named-right.ts';
import { ownDenial } from './own-denial.ts';
import { pairOf, repair, rest, takenFrom, wordsOfValue } from './repair.ts';
import { saidTwice, saidWhole, sameBreath } from './same-breath.ts';
import { replaced, valuesOf } from './values.ts';

/** A mere `nee` takes back only what follows it at once: `vijftig, nee, vijfenzeventig`. */
const SHORT_LEAD = 26;
const LONG_LEAD = 60;
const FEWEST_WORDS = 3;
const REACH = 2;
const corrects =
  /correctie|verbeter|excuus|pardon|vergis|verkeerd|verspreek|correction|misspoke|my mistake|wrong/i;
/** `Correctie van de tolk, …` */
const byWhom = /^(?:van|door|from|by) (?:de|the|mij|me)(?: \p{L}+)?[,:]?\s+/iu;

/** `Of nee, als ik de avonden meetel, dan is het eerder vier`: what is meant comes at the end. */
const comesLast =
  /(?<!\p{L})(?:dan is het|dan was het|het is eerder|it's more like|it is more like|then it's|then it was)(?!\p{L})/iu;

function leadOf({ isSure }: Marker, meant: string): number {
  if (!isSure) return SHORT_LEAD;
  const last = comesLast.exec(meant);
  return last ? last.index + LONG_LEAD : LONG_LEAD;
}

const whatItIs =
  /^(?:(?:dat|het|die|that) (?:is|was)|that's|ik (?:kijk|lees|zit)|i'm (?:looking|reading)|i am (?:looking|reading)) [^,.;?!]{3,50},\s+/iu;

/** `Tien mei, nee, dat is de datum van de brief, twaalf mei`: what the first one was is not for a note. */
function withoutWhat(meant: string, language: Language): string {
  const found = whatItIs.exec(meant)?.[0] ?? '';
  return found !== '' && valuesOf(found, language).length === 0 ? meant.slice(found.length) : meant;
}

function withinOne(sentence: Sentence, language: Language, taken: TakenBack[]): void {
  for (let round = 0; round < 4; round++) {
    const { text } = sentence;
    const found = markersIn(text, language)
      .filter((marker) => !opensWith(marker, text))
      .map((marker) => {
        const meant = withoutWhat(text.slice(marker.end), language);
        if (!marker.isSure && limits.test(meant.slice(0, SHORT_LEAD))) return undefined;
        return repair(text.slice(0, marker.start), meant, leadOf(marker, meant), language);
      })
      .find((repaired) => repaired !== undefined);
    if (!found) return;
    taken.push({ seq: sentence.seq, words: found.taken, instead: found.instead });
    sentence.text = found.text;
  }
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
    // `De linker. Nee, zit ik nou te liegen, de rechter`: words of its own stand alone.
    const isOwn = /\p{L}+ \p{L}+ \p{L}+/u.test(meant.slice(0, pair.later.start)) && !comesLast.test(meant);
    const joined = isOwn ? undefined : repair(earlier.text.replace(/[.!?…]+$/, ''), meant, lead, language);
    now.text = joined?.text ?? capitalised(meant);
    earlier.text = '';
    return true;
  }
  earlier.text = replaced(earlier.text, pair.earlier, pair.later, words);
  now.text = rest(meant, pair.later).length >= FEWEST_WORDS ? capitalised(meant) : '';
  return true;
}

const isEmpty = (text: string): boolean => !/[\p{L}\p{N}]/u.test(text);
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
  const meant = now.text.slice(marker.end).replace(byWhom, '');
  selfAsked(sentences[at - 1], now, meant, language, taken);
  const before = justSaid(sentences, at, corrects.test(now.text.slice(0, marker.end)));
  if (before.length === 0) return;
  if (!marker.isSure && limits.test(meant.slice(0, SHORT_LEAD))) return;
  if (whyNot.test(meant)) {
    inNext(sentences, at, before, language, taken);
    return;
  }
  for (const earlier of before)
    if (putRight(earlier, now, meant, leadOf(marker, meant), language, taken)) return;
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
    saidWhole(sentence);
    saidTwice(sentence, language, taken);
    withinOne(sentence, language, taken);
    brokenOff(sentences, at, language, taken);
  });
  for (let at = 1; at < sentences.length; at++) {
    givenIn(sentences, at, language, taken);
    ownDenial(sentences, at, language, taken);
    sameBreath(sentences, at, language, taken);
    afterwards(sentences, at, language, taken);
    asksInstead(sentences, at, language, taken);
    denied(sentences, at, language, taken);
    byOther(sentences, at, language, taken);
    later(sentences, at, language, taken);
    conceded(sentences, at, language, taken);
    declined(sentences, at, language, taken);
    namedRight(sentences, at, taken);
  }
  for (let at = 0; at < sentences.length; at++) agreedOtherwise(sentences, at, language, taken);
  lastWord(sentences, language, taken);
  return taken.filter(
    (each, at) => !isRestored(each, taken.slice(at + 1, at + 3)) && !isKept(each, sentences, language),
  );
}
/** Who puts right may be wrong: `Maandag. Nee, u hebt gelijk, zondag.` */
const isRestored = ({ seq, words }: TakenBack, after: readonly TakenBack[]): boolean =>
  after.some((each) => each.seq <= seq + REACH && each.instead?.toLowerCase() === words.toLowerCase());
