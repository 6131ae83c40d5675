/** Sentences of papers, quoted whole, with the day and the author of the paper. */
import type { Language } from '../../note.ts';
import { capitalised } from '../../reading/text.ts';
import type { FileSource } from '../finding.ts';
import { dayText, oneLine } from '../wording.ts';
import type { PaperRead, PreparationLine, PreparationSource } from './preparation.ts';
import { texts } from './prepare-texts.ts';
import { rowText } from './row-quotes.ts';

/** Sentences of one paper, by their place in it. `shortened`: the words that are shown of one of them. */
export type Quote = {
  paper: PaperRead;
  at: readonly number[];
  shortened?: ReadonlyMap<number, string>;
};

/** Whether a sentence goes on where the one before it ends: in the same paragraph, not in the next item of a list. */
export function goesOn({ source, sentences }: PaperRead, at: number): boolean {
  const before = sentences[at - 1];
  const sentence = sentences[at];
  if (!before || !sentence) return false;
  const gap = source.text.slice(before.to, sentence.from);
  return /^[ \t]*$/.test(gap) || (source.kind === 'attachment' && /^[ \t]*\n[ \t]*$/.test(gap));
}

/** The sentences that stand with it in one paragraph or item. */
export function paragraphAround(paper: PaperRead, at: number): number[] {
  let [first, last] = [at, at];
  while (goesOn(paper, first)) first -= 1;
  while (goesOn(paper, last + 1)) last += 1;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const SHORT_PARAGRAPH_characters = 360;

/** A short paragraph of a note is quoted whole: what settles or reverses a sentence stands beside it, in whatever words. */
export function shortParagraph(
  paper: PaperRead,
  at: number,
  most_characters = SHORT_PARAGRAPH_characters,
): number[] {
  if (paper.source.kind !== 'note') return [];
  const around = paragraphAround(paper, at);
  const [first, last] = [paper.sentences[around[0] ?? at], paper.sentences[around.at(-1) ?? at]];
  return first && last && last.to - first.from <= most_characters ? around : [];
}

/** Words that point to what was said before. */
const leansBack =
  /^["“'‘]?(?:nogmaals|ontraden|afgeraden|hij|zij|ze|dit|dat|deze|die|daar\p{L}*|hier\p{L}*|toen|ook|wel|dan|maar|en|he|she|they|this|that|these|it|then|also|but|and|when put to (?:him|her))\b/iu;
/** `138/82.` behind a shortened word that ended with a point; on a line of its own it is an item of a list. */
function isTornOff({ source, sentences }: PaperRead, at: number): boolean {
  const before = sentences[at - 1];
  const sentence = sentences[at];
  if (!before || !sentence || !/^(?!(?:19|20)\d\d(?!\d))[\p{Ll}\d]/u.test(sentence.text)) return false;
  return /^[ \t]*$/.test(source.text.slice(before.to, sentence.from));
}
const leansWithin =
  /^(?:\p{L}+ ){0,3}(?:dit|hier\p{L}*|daar\p{L}+)\b|\b(?:hier|daar)(?:tegen|van|over|mee)\b/iu;
/** `Mevrouw wil dat niet zolang …`. */
const wantsThat =
  /(?<!\p{L})(?:wil(?:de)?|vindt|vond|doet|deed) dat (?:niet|wel|graag|nu|nog|goed|prima)(?!\p{L})/iu;
const isOpen = (text: string): boolean =>
  (text.match(/["“”]/g)?.length ?? 0) % 2 === 1 ||
  (text.match(/\(/g)?.length ?? 0) > (text.match(/\)/g)?.length ?? 0);

const MOST_BACK = 2;
const MOST_ON = 3;

/** What follows until a quotation or bracket that a sentence opens is closed. */
export function untilClosed(paper: PaperRead, at: number): number[] {
  const found: number[] = [];
  let said = paper.sentences[at]?.text ?? '';
  for (let next = at + 1; next <= at + MOST_ON && isOpen(said) && goesOn(paper, next); next += 1) {
    found.push(next);
    said += paper.sentences[next]?.text ?? '';
  }
  return found;
}

/** The same sentences, with those that they cannot be understood without. */
export function whole({ paper, at, shortened }: Quote): Quote {
  const { sentences } = paper;
  const textAt = (index: number) => sentences[index]?.text ?? '';
  const all = new Set(at);
  for (const index of at) {
    if (leansWithin.test(textAt(index)))
      for (let back = index; back > index - MOST_BACK && goesOn(paper, back); back -= 1) all.add(back - 1);
    for (let back = index; back > index - MOST_BACK; back -= 1) {
      const isWithin = back < index && (leansWithin.test(textAt(back)) || wantsThat.test(textAt(back)));
      const leans = (leansBack.test(textAt(back)) || isWithin) && goesOn(paper, back);
      if (!leans && !isTornOff(paper, back)) break;
      all.add(back - 1);
    }
    for (const next of untilClosed(paper, index)) all.add(next);
  }
  return { paper, at: [...all].sort((a, b) => a - b), ...(shortened ? { shortened } : {}) };
}

const LONGEST_characters = 700;

/** As many of the sentences as fit, and whether that is all of them. */
function fitting({ paper, at }: Quote): { at: number[]; isCut: boolean } {
  const kept: number[] = [];
  let length = 0;
  for (const index of at) {
    length += paper.sentences[index]?.text.length ?? 0;
    if (kept.length > 0 && length > LONGEST_characters) return { at: kept, isCut: true };
    kept.push(index);
  }
  return { at: kept, isCut: false };
}

type Piece = PreparationSource & { text?: string };

/** Sentences that follow one another are one place; a row and a sentence of which less is shown stand alone. */
function piecesOf({ paper, shortened }: Quote, at: readonly number[]): Piece[] {
  const pieces: Piece[] = [];
  let last: number | undefined;
  for (const index of at) {
    const sentence = paper.sentences[index];
    if (!sentence) continue;
    const open = pieces.at(-1);
    const text = shortened?.get(index) ?? (sentence.isRow ? rowText(paper, index) : undefined);
    if (open && !open.text && !text && last === index - 1 && goesOn(paper, index)) open.to = sentence.to;
    else
      pieces.push({
        source: paper.source.id,
        from: sentence.from,
        to: sentence.to,
        ...(text ? { text } : {}),
      });
    last = index;
  }
  return pieces;
}

/** `“…” “…”`: side by side what stands apart in the paper. */
export function quoteText(quote: Quote): { text: string; places: PreparationSource[] } {
  const { at, isCut } = fitting(quote);
  const pieces = piecesOf(quote, at);
  const text = pieces
    .map(({ from, to, text: words }) => `“${words ?? oneLine(quote.paper.source.text.slice(from, to))}”`)
    .join(' ');
  return {
    text: isCut ? `${text} […]` : text,
    places: pieces.map(({ source, from, to }) => ({ source, from, to })),
  };
}

/** `verslag 3 maart 2026, Sanne Bakker`. */
export const paperText = ({ kind, date, author }: FileSource, language: Language): string =>
  [`${texts[language].in[kind]} ${dayText({ date, precision: 'day' }, language)}`, author.split(',')[0]]
    .filter(Boolean)
    .join(', ');

/** What these papers say, each with its day and author. Undefined where there is nothing to quote. */
export function quoteLine(
  label: string,
  quotes: readonly Quote[],
  language: Language,
): PreparationLine | undefined {
  const [first] = quotes;
  if (!first || quotes.every(({ at }) => at.length === 0)) return undefined;
  const said = quotes.map((quote) => {
    const { text, places } = quoteText(quote);
    return { text, places, source: quote.paper.source };
  });
  const all = said.map(({ text: words, source }) => `${paperText(source, language)}: ${words}`).join('; ');
  const { date, author } = first.paper.source;
  return {
    text: label === '' ? capitalised(all) : `${label}: ${all}`,
    label,
    said: said.map(({ text: words, places }) => ({ text: words, sources: places })),
    sources: said.flatMap(({ places }) => places),
    date,
    author,
  };
}

/** Days between two dates, the later last. */
const DAY_ms = 24 * 60 * 60 * 1000;
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_ms;
