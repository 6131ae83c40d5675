/** A text as words with their places, and what their spelling says. */
import { recently } from '../reading/recent.ts';
import { plain } from '../reading/text.ts';

export type Word = {
  raw: string;
  /** No capitals, no accents, and no `'s` behind it. */
  text: string;
  start: number;
  /** Without the `'s` of a possessive. */
  end: number;
  isLetters: boolean;
  /** A capital and then small letters: as names are written. */
  hasCapital: boolean;
  /** Behind a full stop, or first of all: there every word has a capital. */
  isFirst: boolean;
  /** What stands between this word and the one before. */
  gap: string;
};

const unit = /['’]t(?=\s+\p{Lu})|\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*)*['’]?|\d+|[^\s\p{L}\p{N}]/gu;
const possessive = /(?:['’]s|['’])$/u;
/** `[12] cliënt: ` and `- plan: ` stand before what was said. */
const leads = /^\s*(?:\[\d+\]|\d+\.|-)\s*(?:[\p{L} ]{2,20}:\s)?|^[\p{L} ]{2,20}:\s/u;

function read(text: string): readonly Word[] {
  const words: Word[] = [];
  const lead = leads.exec(text)?.[0].length ?? 0;
  let before = 0;
  let isFirst = true;
  for (const { 0: raw, index } of text.matchAll(unit)) {
    const isLetters = /^['’]?\p{L}/u.test(raw);
    const bare = isLetters && !/^['’]/.test(raw) ? raw.replace(possessive, '') : raw;
    if (index === lead || (index > lead && before <= lead)) isFirst = true;
    words.push({
      raw: bare,
      text: plain(bare),
      start: index,
      end: index + bare.length,
      isLetters,
      hasCapital: /^\p{Lu}/u.test(bare) && /\p{Ll}/u.test(bare) && !/^\p{Lu}{2,}/u.test(bare),
      isFirst,
      gap: text.slice(before, index),
    });
    before = index + raw.length;
    isFirst =
      isLetters || /\d/.test(raw) || raw === ',' || raw === '-'
        ? false
        : /[.?!…:"“”‘(]/u.test(raw) || isFirst;
  }
  return words;
}

export const wordsOf: (text: string) => readonly Word[] = recently(read);

/** What was said just before a place: no cue reaches further back, and a long text is not read anew for each of its words. */
const REACH = 160;
export const saidBefore = (text: string, end = text.length): string =>
  text.slice(Math.max(0, end - REACH), end);
