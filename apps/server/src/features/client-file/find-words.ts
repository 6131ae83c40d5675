/** Finds words in a text as somebody typed them: no matter the case, the accents and the line ends. */

import { bare } from '../../consultations/file/word-filter.ts';

const variants: Record<string, string> = {
  a: 'aàáâãäå',
  c: 'cç',
  e: 'eèéêë',
  i: 'iìíîï',
  n: 'nñ',
  o: 'oòóôõöø',
  u: 'uùúûü',
  y: 'yýÿ',
};

const escaped = (letter: string) => letter.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&');
const anyForm = (word: string) =>
  [...word].map((letter) => (variants[letter] ? `[${variants[letter]}]` : escaped(letter))).join('');

/** Each word from where a word begins. */
const patternOf = (words: string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])${words.map(anyForm).join('[\\s*_-]+')}`, 'giu');

export type Found = { from: number; to: number; count: number };

/** Where it stands as typed, else where the first word stands in a text that has all of them. */
/** Undefined where no word was typed. */
export function wordFinder(typed: string): ((text: string) => Found | undefined) | undefined {
  const words = bare(typed).split(/\s+/).filter(Boolean);
  if (!words.some((word) => /[\p{L}\p{N}]/u.test(word))) return undefined;
  const whole = patternOf(words);
  const each = words.map((word) => patternOf([word]));
  const first = (pattern: RegExp, text: string): Found | undefined => {
    const found = [...text.matchAll(pattern)];
    const [match] = found;
    return match && { from: match.index, to: match.index + match[0].length, count: found.length };
  };
  return (text) => {
    const found = first(whole, text);
    if (found || each.length < 2) return found;
    const all = each.map((pattern) => first(pattern, text));
    return all.every(Boolean) ? all[0] : undefined;
  };
}

const AROUND_characters = 90;

/** The words around a place, cut between words. */
export function snippetAround(text: string, from: number, to: number) {
  const before = text.slice(Math.max(0, from - AROUND_characters), from);
  const after = text.slice(to, to + AROUND_characters);
  const isCutBefore = from > AROUND_characters;
  const isCutAfter = to + AROUND_characters < text.length;
  const lead = isCutBefore ? before.slice(before.search(/\s/) + 1) : before;
  const end = after.search(/\s\S*$/);
  const tail = isCutAfter && end >= 0 ? after.slice(0, end) : after;
  const start = isCutBefore ? '… ' : '';
  const oneLine = (part: string) => part.replaceAll(/\s/g, ' ');
  const sentence = `${start}${oneLine(lead)}${oneLine(text.slice(from, to))}${oneLine(tail)}${isCutAfter ? ' …' : ''}`;
  const at = start.length + lead.length;
  return { sentence, match: { from: at, to: at + (to - from) } };
}
