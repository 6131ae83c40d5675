/** Speech as the grammar handles it: words in order, each with the marks that follow it. */
import { recently } from '../reading/recent.ts';
import { capitalised } from '../reading/text.ts';

/** `low` is how the word is looked up; `after` are the marks that follow it (`,`, `;`, `.`, `…`). */
export type Word = { readonly text: string; readonly low: string; readonly after: string };

const marksBehind = /[,.;:!?…]+$/u;

export const word = (text: string, after = ''): Word => ({ text, low: lowered(text), after });

const lowered = (text: string): string => {
  const low = text.toLowerCase();
  return /[’‘`´]/.test(low) ? low.replace(/[’‘`´]/g, "'") : low;
};

/** `do n't`, `gon na`: some transcripts write the parts of a word apart. `heb 'm` is two words. */
const rejoined = (sentence: string): string =>
  apart.test(sentence)
    ? sentence
        .replace(/\bgon na\b/giu, 'going to')
        .replace(/\bwan na\b/giu, 'want to')
        .replace(/(\p{L}) (n['’]t)(?!\p{L})/giu, '$1$2')
        .replace(/\b(i|you|we|they|he|she|it|that|there) (['’](?:m|re|ve|ll|d|s))(?!\p{L})/giu, '$1$2')
    : sentence;
const apart = / (?:n['’]t|na|['’](?:m|re|ve|ll|d|s))(?!\p{L})/iu;

/** The words of a sentence. `3,5` and `'s` are words; a mark that stands apart belongs to the word before it. */
export const wordsIn: (sentence: string) => readonly Word[] = recently((sentence) => {
  const words: Word[] = [];
  for (const part of rejoined(sentence).split(/\s+/u)) {
    if (!part) continue;
    const marks = marksBehind.exec(part)?.[0] ?? '';
    const text = part.slice(0, part.length - marks.length);
    const last = words.at(-1);
    if (/[\p{L}\p{N}]/u.test(text)) words.push(word(text, marks));
    else if (last && /^[-–—]*$/u.test(text) && !last.after)
      words[words.length - 1] = { ...last, after: text ? ',' : marks };
  }
  return words;
});

export const textOf = (words: readonly Word[]): string =>
  words.map(({ text, after }) => text + (after === '…' || after === '...' ? ',' : after)).join(' ');

/** The text of a sentence without the marks at its end, with a capital. */
export const written = (words: readonly Word[]): string => capitalised(withoutEnd(textOf(words)));

export const withoutEnd = (text: string): string => text.replace(/[\s,.;:!?…–-]+$/u, '');

/** A capital for no other reason than that it began the sentence is taken away: not from `EMDR`, `I`, a name in `names`. */
export function small(text: string): string {
  const after = /^(['’][snt]\s)(.*)$/su.exec(text);
  if (after) return (after[1] ?? '').toLowerCase() + small(after[2] ?? '');
  if (/^E[eé]n/u.test(text)) return text.replace(/^Eén/u, 'één').replace(/^E/u, 'e');
  const [first = ''] = text.split(/[\s,.]/u, 1);
  if (
    /^(?:Dr|Mr|Mrs|Ms|Prof|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|April|June|July|August|September|October|November|December|Christmas|Easter)$/u.test(
      first,
    )
  )
    return text;
  if (first === 'I' || /^I['’]/u.test(first) || /\p{Lu}.*[\p{Lu}\d]/u.test(first)) return text;
  return text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

/** A table of words: apart by spaces or lines. */
export const set = (table: string): ReadonlySet<string> => new Set(table.trim().split(/\s+/u));

/** Entries `said = written`, apart by commas or lines. */
export const pairs = (table: string): ReadonlyMap<string, string> =>
  new Map(
    table
      .trim()
      .split(/\s*[,\n]\s*/u)
      .flatMap((entry) => {
        const [said = '', becomes = ''] = entry.split(' = ');
        return said.split('/').map((form) => [form.trim(), becomes.trim()] as const);
      }),
  );

/** Whether these words stand at this place. */
export const standsAt = (words: readonly Word[], at: number, phrase: readonly string[]): boolean =>
  phrase.every((each, offset) => words[at + offset]?.low === each);

/** What a sentence became, and how sure that is: under 0.6 a note had better quote it. */
export type Written = { text: string; sure: number };
