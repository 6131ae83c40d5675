/** What a note says between brackets that comes from the file, and not from the talk. */
import type { Language } from '../note.ts';
import type { FromFile } from './known.ts';

const words: Readonly<Record<Language, string>> = { nl: 'uit dossier', en: 'from the file' };

/** `(uit dossier: mirtazapine)`. */
export const asideOf = (text: string, language: Language): string => `(${words[language]}: ${text})`;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

type Aside = Pick<FromFile, 'is' | 'said' | 'text'>;

/** The aside that stands behind what was said. Whoever knows who Marja is may leave `uit dossier` out. */
const placesOf = ({ is, said, text }: Aside): RegExp => {
  const source = Object.values(words).join('|');
  const before = is === 'relation' ? `(?:(?:${source}): )?` : `(?:${source}): `;
  return new RegExp(`(?<=${escaped(said)}) \\(${before}${escaped(text)}\\)`, 'giu');
};

export type Stretch = { start: number; end: number };

/** Where a text has it. Of a name that was misheard: the name. */
export function stretchesOf(note: string, entry: Aside): Stretch[] {
  const pattern =
    entry.is === 'heard'
      ? new RegExp(`(?<![\\p{L}\\p{N}])${escaped(entry.text)}(?![\\p{L}\\p{N}])`, 'giu')
      : placesOf(entry);
  return [...note.matchAll(pattern)].map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
  }));
}

/** The same text with nothing in these stretches: every other place stays where it is. */
export function without(note: string, stretches: readonly Stretch[]): string {
  let text = note;
  for (const { start, end } of stretches)
    text = text.slice(0, start) + text.slice(start, end).replace(/[^\n]/g, ' ') + text.slice(end);
  return text;
}

/** Where a text has one of these sentences, letter for letter. */
export function standing(note: string, sentence: string): Stretch[] {
  const found: Stretch[] = [];
  if (sentence === '') return found;
  for (let at = note.indexOf(sentence); at >= 0; at = note.indexOf(sentence, at + sentence.length))
    found.push({ start: at, end: at + sentence.length });
  return found;
}

/** The note without what it has from the file: only the rest was said, and can be compared with what was. */
export const withoutFile = (
  note: string,
  { from_file = [], taken = [] }: { from_file?: readonly Aside[]; taken?: readonly string[] },
): string =>
  without(note, [
    ...from_file.filter(({ is }) => is !== 'heard').flatMap((entry) => stretchesOf(note, entry)),
    ...taken.flatMap((sentence) => standing(note, sentence)),
  ]);
