/** A number in figures or in several words: `6,8`, `two and a half`, `honderd tweeënveertig`, `zes komma acht`. */
import type { Language } from '../note.ts';
import { isEnglishUnit, numberOfWord } from './number-words.ts';
import { isMark, isWord, type Token, wordSet } from './tokens.ts';

export type ReadNumber = {
  value: number;
  /** What it says as well: `1.500` is fifteen hundred in Dutch and one and a half in English. */
  also: number[];
  /** The token behind it. */
  next: number;
  form: 'plain' | 'ordinal' | 'made_of';
  in_figures: boolean;
};

/** Longer is no number that anybody says: a telephone number, an account. */
const MOST_DIGITS = 12;
const MOST_WORDS = 10;
const ordinalEnds = wordSet('e de ste th st nd rd');
const commas = wordSet('komma punt point');
const ands = wordSet('en and');
const articles = wordSet('een a');
const halves: Readonly<Record<string, number>> = { half: 0.5, halve: 0.5, quarter: 0.25, kwart: 0.25 };
const fractionMarks: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75 };

const isGluedFigure = (token: Token | undefined): token is Token =>
  token?.kind === 'figure' && token.is_glued && token.text.length <= MOST_DIGITS;

/** `and a half` behind a number: what it adds and how many tokens it takes. */
function halfBehind(tokens: readonly Token[], at: number): [number, number] {
  const mark = tokens[at];
  if (mark?.kind === 'mark' && fractionMarks[mark.text]) return [fractionMarks[mark.text] ?? 0, 1];
  if (!isWord(mark, ands)) return [0, 0];
  const half = at + (isWord(tokens[at + 1], articles) ? 2 : 1);
  const added = tokens[half]?.kind === 'word' ? halves[tokens[half].text] : undefined;
  // `vijf en half zes`: half past five, nothing that is added.
  return added && half > at + 1 ? [added, half - at + 1] : [0, 0];
}

function readFigures(tokens: readonly Token[], at: number, language: Language): ReadNumber | null {
  const first = tokens[at];
  if (!first || first.text.length > MOST_DIGITS) return null;
  let digits = first.text;
  let next = at + 1;
  const also: number[] = [];
  const [thousands, decimal] = language === 'nl' ? ['.', ','] : [',', '.'];
  const isGroup = (mark: string) =>
    isMark(tokens[next], mark) &&
    tokens[next]?.is_glued === true &&
    isGluedFigure(tokens[next + 1]) &&
    tokens[next + 1]?.text.length === 3 &&
    digits.length + 3 <= MOST_DIGITS;
  if (first.text.length <= 3 && !first.text.startsWith('0'))
    while (isGroup(thousands)) {
      also.push(Number(`${digits}.${tokens[next + 1]?.text}`));
      digits += tokens[next + 1]?.text;
      next += 2;
    }
  let value = Number(digits);
  const separator = tokens[next];
  const fraction = tokens[next + 1];
  if (isMark(separator, '.,') && separator?.is_glued && isGluedFigure(fraction)) {
    value = Number(`${digits}.${fraction.text}`);
    if (fraction.text.length === 3 && separator.text === decimal) also.push(Number(digits + fraction.text));
    next += 2;
  }
  const [added, taken] = halfBehind(tokens, next);
  const ending = tokens[next];
  const is_ordinal = taken === 0 && ending?.is_glued === true && isWord(ending, ordinalEnds);
  return {
    value: value + added,
    also,
    next: next + (is_ordinal ? 1 : taken),
    form: is_ordinal ? 'ordinal' : 'plain',
    in_figures: true,
  };
}

/** What the word `value` makes of the sum so far, or null where it begins a number of its own. */
function joined(sum: number, value: number, language: Language): number | null {
  if (value === 100 || value === 1000) return sum > 0 && sum < value ? sum * value : null;
  if (sum >= 1000 && sum % 1000 === 0 && value < 1000 && value >= 1) return sum + value;
  if (sum >= 100 && sum % 100 === 0 && value < 100 && value >= 1) return sum + value;
  if (language === 'en' && sum % 10 === 0 && sum % 100 >= 20 && isEnglishUnit(value)) return sum + value;
  // Years: negentien achtennegentig.
  if ((sum === 19 || sum === 20) && value >= 10 && value < 100) return sum * 100 + value;
  return null;
}

/** `zes komma acht`, `one point oh five`: the figures behind it, as text. */
function decimalsBehind(tokens: readonly Token[], at: number, language: Language): [string, number] {
  let digits = '';
  let next = at + 1;
  for (; next < at + 4; next++) {
    const token = tokens[next];
    const value =
      token?.kind === 'figure' && token.text.length <= 3
        ? token.text
        : token?.kind === 'word'
          ? numberOfWord(token.text, language)?.value
          : undefined;
    if (value === undefined || !/^\d{1,3}$/.test(String(value))) break;
    digits += value;
  }
  return [digits, next];
}

function readWords(tokens: readonly Token[], at: number, language: Language): ReadNumber | null {
  const first = numberOfWord(tokens[at]?.text ?? '', language);
  if (!first) return null;
  let { value, form } = first;
  let next = at + 1;
  while (form === 'plain' && next < at + MOST_WORDS) {
    const isJoin = isWord(tokens[next], ands) ? value >= 100 : isMark(tokens[next], '-');
    const place = isJoin ? next + 1 : next;
    const word = tokens[place];
    const more = word?.kind === 'word' ? numberOfWord(word.text, language) : null;
    const sum = more && more.form !== 'made_of' ? joined(value, more.value, language) : null;
    if (!more || sum === null) break;
    value = sum;
    form = more.form;
    next = place + 1;
  }
  if (form !== 'plain') return { value, also: [], next, form, in_figures: false };
  if (isWord(tokens[next], commas)) {
    const [digits, behind] = decimalsBehind(tokens, next, language);
    if (digits)
      return { value: Number(`${value}.${digits}`), also: [], next: behind, form, in_figures: false };
  }
  const [added, taken] = halfBehind(tokens, next);
  return { value: value + added, also: [], next: next + taken, form, in_figures: false };
}

export function readNumber(tokens: readonly Token[], at: number, language: Language): ReadNumber | null {
  const token = tokens[at];
  if (token?.kind === 'figure') return readFigures(tokens, at, language);
  if (token?.kind === 'word') return readWords(tokens, at, language);
  const half = token?.kind === 'mark' ? fractionMarks[token.text] : undefined;
  return half ? { value: half, also: [], next: at + 1, form: 'plain', in_figures: true } : null;
}
