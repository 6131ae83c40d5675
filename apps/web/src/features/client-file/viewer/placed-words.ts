/** Where the words of a page's picture stand in the text that was read, or in the text as it was corrected. */
import type { AttachmentPage } from '@noteer/contract';

type Word = AttachmentPage['words'][number];

/** A stretch of a line; `word` is its number on the page where it stands in the picture too. */
export type Stretch = { text: string; from: number; to: number; word?: number };
export type Line = { from: number; to: number; stretches: Stretch[] };

/** Where a word is not found so near, it was corrected away; further on the same word is another one. */
const reachOf = (word: string) => 12 + 6 * word.length;

const isLetter = (character: string | undefined) =>
  character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Not within another word. */
const standsAlone = (text: string, from: number, to: number) =>
  !(isLetter(text[from - 1]) && isLetter(text[from])) && !(isLetter(text[to]) && isLetter(text[to - 1]));

function findFrom(text: string, word: string, start: number): number | undefined {
  // Columns may stand apart by many spaces.
  const next = start + text.slice(start).search(/\S|$/u);
  const end = next + reachOf(word);
  for (let at = text.indexOf(word, next); at >= 0 && at <= end; at = text.indexOf(word, at + 1))
    if (standsAlone(text, at, at + word.length)) return at;
  return undefined;
}

function placesOf(text: string, words: readonly Word[]): Stretch[] {
  const places: Stretch[] = [];
  let at = 0;
  for (const [word, { text: written }] of words.entries()) {
    const from = written && findFrom(text, written, at);
    if (typeof from !== 'number') continue;
    at = from + written.length;
    places.push({ text: written, from, to: at, word });
  }
  return places;
}

/** The text by lines, with its words where they are known. */
export function linesOf({ text, words }: Pick<AttachmentPage, 'text' | 'words'>): Line[] {
  const places = placesOf(text, words);
  let start = 0;
  let next = 0;
  return text.split('\n').map((written) => {
    const from = start;
    const to = from + written.length;
    start = to + 1;
    const stretches: Stretch[] = [];
    let at = from;
    for (let place = places[next]; place && place.from < to; place = places[next]) {
      next += 1;
      if (place.from > at) stretches.push({ text: text.slice(at, place.from), from: at, to: place.from });
      stretches.push(place);
      at = place.to;
    }
    if (at < to) stretches.push({ text: text.slice(at, to), from: at, to });
    return { from, to, stretches };
  });
}

/** What is lit: a stretch of the text, and the words of the picture in it. */
export type Lit = { from: number; to: number; words: readonly number[] };

export const litOf = (lines: readonly Line[], from: number, to: number): Lit => ({
  from,
  to,
  words: lines
    .filter((line) => line.from < to && line.to > from)
    .flatMap(({ stretches }) => stretches)
    .filter((stretch) => stretch.from < to && stretch.to > from)
    .flatMap(({ word }) => (word === undefined ? [] : [word])),
});

/** Lit from the picture: the word is in the text, unless it was corrected away. */
export function litByWord(lines: readonly Line[], word: number): Lit {
  const stretch = lines.flatMap(({ stretches }) => stretches).find((each) => each.word === word);
  return { from: stretch?.from ?? -1, to: stretch?.to ?? -1, words: [word] };
}
