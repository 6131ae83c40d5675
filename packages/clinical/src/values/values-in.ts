/** The certain values of a text, in the order in which they stand there. Linear: each token is read a few times. */
import type { Language } from '../note.ts';
import { readMedicine } from './medicines.ts';
import { readDate } from './read-date.ts';
import { type ReadNumber, readNumber } from './read-number.ts';
import { readTime } from './read-time.ts';
import { isMark, isWord, type Token, tokensOf, wordSet } from './tokens.ts';
import { readUnit } from './units.ts';
import type { Value } from './value.ts';

type Found = { value: Bare; next: number };
type Bare = Value extends infer One
  ? One extends Value
    ? Omit<One, 'start' | 'end' | 'text'>
    : never
  : never;

const overs = wordSet('over');
/** Names with a figure: what follows `PHQ 9` is the score. */
const namesWithFigure = new Set(
  'dsm 4|dsm 5|icd 10|icd 11|phq 9|phq 2|gad 7|gad 2|type 1|type 2|as 1|as 2|axis 1|axis 2'.split('|'),
);
/** Articles, and words that are verbs or times too: a number only with what is counted behind them. */
const alsoWords = wordSet('een one acht second half kwart driekwart quarter a');

/** `142/86`, `142 over 86`: what no other pair of numbers looks like. */
function readPressure(
  tokens: readonly Token[],
  at: number,
  first: ReadNumber,
  language: Language,
): Found | null {
  const isSlash = isMark(tokens[first.next], '/') && tokens[first.next]?.is_glued;
  if (!isSlash && !isWord(tokens[first.next], overs)) return null;
  const second = readNumber(tokens, first.next + 1, language);
  if (second?.form !== 'plain' || first.form !== 'plain') return null;
  const [high, low] = [first.value, second.value];
  const unit = readUnit(tokens, second.next, true);
  const isPressure = high >= 70 && high <= 280 && low >= 30 && low <= 180 && low < high;
  if (!isPressure || (unit && unit.unit.of !== 'mmHg')) {
    // A score out of something, `27/30`.
    if (!isSlash || !second.in_figures || tokens[at]?.kind !== 'figure') return null;
    const isDone = !isMark(tokens[second.next], '/');
    return isDone ? { value: { kind: 'number', numbers: [high, low], also: [] }, next: second.next } : null;
  }
  return {
    value: {
      kind: 'measure',
      numbers: [high, low],
      also: [],
      unit: unit?.unit ?? { name: 'mmHg', kind: 'measure', of: 'mmHg', size: 1 },
    },
    next: unit?.next ?? second.next,
  };
}

/** Parts and marks of a name in figures: `1-0-0-1`, `F32.1`. */
const MOST_PARTS = 10;

/** Figures that are no number: of a name (`PHQ-9`, `B12`, `F32.1`) or of a scheme (`1-0-1`). The token behind them. */
function behindName(tokens: readonly Token[], at: number): number | null {
  if (tokens[at]?.kind !== 'figure') return null;
  const before = tokens[at].is_glued ? tokens[at - 1] : undefined;
  const isHyphen = isMark(before, '-‐‑') && before?.is_glued === true && tokens[at - 2]?.kind === 'word';
  const isOfName =
    before?.kind === 'word' || isHyphen || namesWithFigure.has(`${tokens[at - 1]?.text} ${tokens[at].text}`);
  let next = at + 1;
  let groups = 1;
  while (
    next < at + MOST_PARTS &&
    tokens[next]?.is_glued &&
    isMark(tokens[next], '-.') &&
    tokens[next + 1]?.is_glued
  ) {
    if (tokens[next + 1]?.kind !== 'figure') break;
    if (!isOfName && !isMark(tokens[next], '-')) break;
    next += 2;
    groups += 1;
  }
  if (isOfName) return next;
  const isScheme = groups >= 3 && tokens[at].text.length === 1;
  return isScheme ? next : null;
}

function readAmount(
  tokens: readonly Token[],
  at: number,
  number: ReadNumber,
  language: Language,
): Found | null {
  const pressure = readPressure(tokens, at, number, language);
  if (pressure) return pressure;
  const isHyphen = isMark(tokens[number.next], '-') && tokens[number.next]?.is_glued;
  const unit = readUnit(tokens, isHyphen ? number.next + 1 : number.next, number.in_figures);
  const numbers = { numbers: [number.value], also: number.also };
  if (unit && number.form !== 'ordinal')
    return { value: { kind: unit.unit.kind, unit: unit.unit, ...numbers }, next: unit.next };
  const isLettered =
    number.in_figures && tokens[number.next]?.kind === 'word' && tokens[number.next]?.is_glued;
  const isNone =
    isLettered ||
    (!number.in_figures &&
      (number.form === 'ordinal' || (number.next === at + 1 && isWord(tokens[at], alsoWords))));
  return isNone ? null : { value: { kind: 'number', ...numbers }, next: number.next };
}

function readAt(tokens: readonly Token[], at: number, language: Language): Found | null {
  const number = readNumber(tokens, at, language);
  if (!number && tokens[at]?.kind !== 'word') return null;
  const date = readDate(tokens, at, language, number);
  if (date) return { value: { kind: 'date', ...date.date }, next: date.next };
  const time = readTime(tokens, at, language, number);
  if (time) return { value: { kind: 'time', minutes: time.minutes }, next: time.next };
  const amount = number && readAmount(tokens, at, number, language);
  if (amount) return amount;
  const medicine = readMedicine(tokens, at);
  return medicine && { value: { kind: 'medicine', name: medicine.name }, next: medicine.next };
}

export function valuesIn(text: string, language: Language): Value[] {
  const tokens = tokensOf(text);
  const values: Value[] = [];
  for (let at = 0; at < tokens.length; ) {
    const name = behindName(tokens, at);
    const found = name === null ? readAt(tokens, at, language) : null;
    const [first, last] = [tokens[at], tokens[(found?.next ?? at + 1) - 1]];
    if (found && first && last) {
      const place = { start: first.start, end: last.end, text: text.slice(first.start, last.end) };
      values.push({ ...found.value, ...place });
    }
    at = found?.next ?? name ?? at + 1;
  }
  return values;
}
