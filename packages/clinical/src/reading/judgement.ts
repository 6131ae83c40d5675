/** Whether words say that a thing is there, is not there, was there, may be there, or would be if. */
import type { Language } from '../note.ts';
import { denials } from './phrases/denials.ts';
import { clauseAround, type Reading } from './reading.ts';
import type { SlotPolarity } from './slot.ts';

const LONGEST_REACH = 9;
const LONGEST_LIST_REACH = 24;
const LONGEST_BACK_REACH = 6;

const isStop = (word: string) => word.length === 1 && '.;!?()'.includes(word);

/** A comma goes on with a list of findings, or with one that ends in `of`: `geen koorts, hoesten of keelpijn`. */
function isListComma({ words, isInFinding, language }: Reading, at: number): boolean {
  const { before, turn, or } = denials[language];
  if (isInFinding[at - 1] && isInFinding[at + 1]) return true;
  for (let next = at + 1; next < Math.min(words.length, at + 8); next++) {
    const word = words[next] ?? '';
    if (isStop(word) || before.has(word) || turn.has(word)) return false;
    if (or.has(word)) return true;
  }
  return false;
}

function reaches(reading: Reading, denier: number, to: number, isList: boolean): boolean {
  const { words, language } = reading;
  const { turn, block, subject, carries } = denials[language];
  if (to - denier > (isList ? LONGEST_LIST_REACH : LONGEST_REACH)) return false;
  const isCarried = isList || carries.has(words[denier] ?? '');
  for (let at = denier + 1; at < to; at++) {
    const word = words[at] ?? '';
    if (isStop(word) || turn.has(word)) return false;
    if (block.has(word) && !isList) return false;
    if (word === ':' && !isList) return false;
    if (word === ',' && !isList && !isListComma(reading, at)) return false;
    if (word === 'en' || word === 'and') {
      if (subject.has(words[at + 1] ?? '')) return false;
      if (!isCarried) return false;
    }
  }
  return true;
}

const isDenier = (word: string, words: ReadonlySet<string>, language: Language) =>
  words.has(word) || (language === 'en' && word.endsWith("n't"));

function isDeniedBefore(reading: Reading, from: number): boolean {
  const { words, isInFinding, language } = reading;
  const { before, list, notDenying } = denials[language];
  for (let at = from - 1; at >= 0 && from - at <= LONGEST_LIST_REACH; at--) {
    const word = words[at] ?? '';
    const isList = list.has(word);
    if (isInFinding[at] || !(isList || isDenier(word, before, language))) continue;
    if (notDenying.has(words[at + 1] ?? '') && at + 1 < from) return false;
    return reaches(reading, at, from, isList);
  }
  return false;
}

/** `Somber, nee.` `Koorts: nee.` `Stemmen of zo, dat niet.` */
function isAnsweredNo(words: readonly string[], to: number, answers: ReadonlySet<string>): boolean {
  let at = to;
  if (words[at] === 'of' && words[at + 1] === 'zo') at += 2;
  else if (words[at] === 'enzo' || words[at] === 'ofzo') at += 1;
  const mark = words[at] ?? '';
  if (mark !== ',' && mark !== ':') return false;
  at += 1;
  if (/^(?:dat|die|dit|that|those)$/.test(words[at] ?? '')) at += 1;
  if (!answers.has(words[at] ?? '')) return false;
  const next = words[at + 1] ?? '';
  return next === '' || isStop(next) || next === ',' || mark === ':';
}

/** `Hartkloppingen ook niet.` `De hoofdpijn is over.` */
function isDeniedAfter(reading: Reading, to: number): boolean {
  const { words, isInFinding, language } = reading;
  const { after, answers, turn, subordinate, notDenyingAfter } = denials[language];
  if (isAnsweredNo(words, to, answers)) return true;
  for (let at = to; at < Math.min(words.length, to + LONGEST_BACK_REACH); at++) {
    const word = words[at] ?? '';
    if (word === 'nog' && /^(?:niet|nooit|geen)$/.test(words[at + 1] ?? '')) continue;
    if (isStop(word) || word === ',' || word === ':' || turn.has(word) || subordinate.has(word)) return false;
    if (word === 'en' || word === 'and') return false;
    if (isInFinding[at] && !after.has(word)) return false;
    if (isInFinding[at]) continue;
    if (word === 'over') {
      if (isOverAt(words, at)) return true;
      continue;
    }
    if (after.has(word) || (language === 'en' && word.endsWith("n't")))
      return !notDenyingAfter.has(words[at + 1] ?? '') && !(words[at + 1] === 'meer' && words[at + 2] === 'dan');
  }
  return false;
}

/** `De hoofdpijn is over.` Elsewhere `over` is about, above or in: `over een week`. */
const isOverAt = (words: readonly string[], at: number) =>
  /^(?:is|zijn|was|waren|nu|weer|inmiddels|gelukkig|helemaal|gegaan)$/.test(words[at - 1] ?? '') &&
  /^(?:[.;!,]|sinds|gegaan)?$/.test(words[at + 1] ?? '');

function holds(words: readonly string[], from: number, to: number, any: ReadonlySet<string>): boolean {
  for (let at = from; at < to; at++) if (any.has(words[at] ?? '')) return true;
  return false;
}

export const holdsDenial = ({ words, language }: Reading, from: number, to: number): boolean =>
  words.slice(from, to).some((word) => isDenier(word, denials[language].before, language));

/** How the words from `from` to `to` stand in their clause. */
export function judgementAt(
  reading: Reading,
  from: number,
  to: number,
): { polarity: SlotPolarity; isPast: boolean; isConditional: boolean } {
  const { words, language } = reading;
  const { past, now, conditional, uncertain } = denials[language];
  const [start, end] = clauseAround(reading, from);
  const isDenied = isDeniedBefore(reading, from) || isDeniedAfter(reading, to);
  const isUncertain = !isDenied && holds(words, start, end, uncertain);
  const isNow = holds(words, start, end, now);
  return {
    polarity: isDenied ? 'denied' : isUncertain ? 'uncertain' : 'affirmed',
    isPast: !isNow && (holds(words, start, end, past) || hasPastPhrase(reading, start, end)),
    isConditional: holds(words, start, end, conditional),
  };
}

/** `vorig jaar`, `in 2019`, `used to`, `als kind`. */
function hasPastPhrase({ words, language }: Reading, start: number, end: number): boolean {
  const { pastPairs } = denials[language];
  for (let at = start; at < end; at++) {
    const word = words[at] ?? '';
    if (pastPairs.has(`${word} ${words[at + 1] ?? ''}`)) return true;
    if (word === 'in' && /^(?:19|20)\d\d$/.test(words[at + 1] ?? '')) return true;
  }
  return false;
}
