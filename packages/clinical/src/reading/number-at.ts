/** One number or range at a place of a text, said or written. */

import { readNumber } from './read-number.ts';
import { type Reading, wordAt } from './reading.ts';
import { unitOf } from './units.ts';

export type NumberAt = {
  value: number;
  high?: number;
  /** The word after its last. */
  to: number;
  isOrdinal: boolean;
  isVague: boolean;
  /** `een`, `a`: counts only before something that is counted. */
  isArticle: boolean;
  others: number[];
};

const mayBegin: Readonly<Record<Reading['language'], RegExp>> = {
  nl: /^(?:\d|nul|een|ander|twee|drie|vier|veer|vijf|zes|zeven|acht|tach|negen|tien|elf|twaalf|der|twin|hal[fv]|hon|dui|paar$|eers|enkele$)/,
  en: /^(?:\d|zer|one|two|thr|fou|for|fiv|fif|six|sev|eig|nin|ten|ele|twe|hal|hun|tho|fir|sec|thi|a$|an$|cou|few$|point$|nought)/,
};

const about =
  /^(?:ongeveer|circa|ca|zo'n|zon|rond|bijna|about|around|roughly|approximately|nearly|almost|some|pakweg|ruim|minstens|zeker|hooguit|maximaal|ruwweg|tegen)$/;
const between = /^(?:-|–|—|tot|à|a|to|or|of|en|and|tm)$/;

type Single = Omit<NumberAt, 'isVague'>;

/** `een paar`, `a couple of`, `a few`: how many is not said. */
function vague({ words }: Reading, at: number): number | undefined {
  if (words[at] === 'paar' || words[at] === 'enkele' || words[at] === 'few') return at + 1;
  if (words[at] === 'couple') return words[at + 1] === 'of' ? at + 2 : at + 1;
  if (/^(?:een|a)$/.test(words[at] ?? '') && /^(?:paar|few|couple)$/.test(words[at + 1] ?? ''))
    return words[at + 1] === 'couple' && words[at + 2] === 'of' ? at + 3 : at + 2;
  return undefined;
}

function single(reading: Reading, at: number): Single | undefined {
  const { words, tokens, language } = reading;
  const word = words[at] ?? '';
  if (!mayBegin[language].test(word)) return undefined;
  const isA = word === 'a' || word === 'an';
  // `een halve`, `half a tablet`, `een half`
  if ((word === 'een' || isA) && /^(?:halve|half|kwart|quarter)$/.test(words[at + 1] ?? '')) {
    const isQuarter = /^(?:kwart|quarter)$/.test(words[at + 1] ?? '');
    return { value: isQuarter ? 0.25 : 0.5, to: at + 2, isOrdinal: false, isArticle: false, others: [] };
  }
  if (language === 'en' && word === 'half')
    return {
      value: 0.5,
      to: at + (/^(?:a|an)$/.test(words[at + 1] ?? '') ? 2 : 1),
      isOrdinal: false,
      isArticle: false,
      others: [],
    };
  const read = readNumber(tokens, at, language);
  if (!read) return isA ? { value: 1, to: at + 1, isOrdinal: false, isArticle: true, others: [] } : undefined;
  const isArticle = tokens[at]?.raw.toLowerCase() === 'een' && read.length === 1;
  return {
    value: read.value,
    to: at + read.length,
    isOrdinal: read.isOrdinal === true,
    isArticle,
    others: read.others ?? [],
  };
}

const isHyphen = ({ text, tokens }: Reading, at: number) =>
  tokens[at]?.isGlued === true && text[(tokens[at]?.start ?? 0) - 1] === '-';

/** The upper end: `twee tot drie`, `0,5-1`, `twee of drie`, `drie, vier uur`. */
function upper(reading: Reading, at: number, first: Single): Single | undefined {
  const { words, text, tokens } = reading;
  const hyphen = isHyphen(reading, at) ? single(reading, at) : undefined;
  if (hyphen && /^\d/.test(wordAt(reading, at)) && hyphen.value > first.value) return hyphen;
  const word = words[at] ?? '';
  const isPlus = word === 'en' || word === 'and';
  if (
    isPlus &&
    !/^(?:tussen|between)$/.test(wordAt(reading, at - (first.to - (at - 1)) - 1)) &&
    !isBetween(reading, at)
  )
    return undefined;
  const skip = word === 'tot' && words[at + 1] === 'en' && words[at + 2] === 'met' ? 3 : 1;
  if (between.test(word) || (word === '-' && tokens[at] !== undefined)) {
    const next = single(reading, at + skip);
    const isMore = next && !next.isOrdinal && !next.isArticle && next.value > first.value;
    if (isMore && !isChange(reading, at, next)) return next;
  }
  // `drie, vier keer`: next to each other, one more
  const isComma = word === ',';
  const near = single(reading, isComma ? at + 1 : at);
  const isNext =
    near && !near.isArticle && !near.isOrdinal && near.value - first.value === 1 && near.value <= 20;
  return isNext && /\p{L}/u.test(text[tokens[isComma ? at + 1 : at]?.start ?? 0] ?? '') ? near : undefined;
}

/** `from fifty to a hundred` changes; `from four to six weeks` is a range. */
const isChange = ({ words }: Reading, at: number, { to }: Single) =>
  words[at] === 'to' &&
  words.slice(Math.max(0, at - 4), at).includes('from') &&
  unitOf(words[to] ?? '')?.kind !== 'time';

const isBetween = ({ words }: Reading, at: number) =>
  words.slice(Math.max(0, at - 4), at).some((word) => word === 'tussen' || word === 'between');

/** Whether a number can begin with this word. */
export const mayBeNumber = (word: string, language: Reading['language']): boolean =>
  mayBegin[language].test(word);

export function numberAt(reading: Reading, at: number): NumberAt | undefined {
  if (reading.numbers.has(at)) return reading.numbers.get(at);
  const word = wordAt(reading, at);
  const number = mayBeNumber(word, reading.language) ? readAt(reading, at) : undefined;
  reading.numbers.set(at, number);
  return number;
}

function readAt(reading: Reading, at: number): NumberAt | undefined {
  const before = wordAt(reading, at - 1);
  const some = vague(reading, at);
  if (some !== undefined)
    return { value: 2, to: some, isOrdinal: false, isVague: true, isArticle: false, others: [] };
  const first = single(reading, at);
  if (!first) return undefined;
  const isVague = about.test(before);
  if (first.isOrdinal) return { ...first, isVague };
  // `Van elf tot vijf, zes uur achter elkaar`: where it ends, and then how long that is.
  const next = /^(?:tot|until|till)$/.test(before) ? undefined : upper(reading, first.to, first);
  if (!next) return { ...first, isVague };
  return { ...first, high: next.value, to: next.to, isVague, isArticle: false, others: [] };
}
