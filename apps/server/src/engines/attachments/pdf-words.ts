/** The pieces of text of a PDF page to words with their places: writers cut text anywhere, even between two letters. */
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api.js';
import { type Matrix, times } from './matrix.ts';
import type { PlacedWord } from './page-text.ts';

type Piece = { text: string; x: number; y: number; width: number; height: number; follows?: boolean };

/** Closer than this many times the height of the letters, two pieces are one word. */
const JOINED = 0.12;
/** Letters stand on the line; this part of their height is below it. */
const BELOW_LINE = 0.22;

/** How wide letters are in the usual fonts, in thousandths of the size: a piece says only how wide all of it is. */
const widths: [letters: RegExp, width: number][] = [
  [/[ijlI.,:;'!|/\s]/u, 270],
  [/[ftr()[\]"-]/u, 320],
  [/[mwMW@%—]/u, 820],
  [/[A-Z&]/u, 680],
];
const USUAL_WIDTH = 540;
const wideness = (text: string) =>
  [...text].reduce(
    (sum, one) => sum + (widths.find(([letters]) => letters.test(one))?.[1] ?? USUAL_WIDTH),
    0,
  );

/** Words of one piece. Text that runs upwards in the margin is a word of its own for each piece. */
function piecesOf(item: TextItem, transform: Matrix): Piece[] {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = times(transform, item.transform);
  const height = Math.hypot(c, d);
  const scale = Math.hypot(transform[0] as number, transform[1] as number);
  const width = item.width * scale;
  if (Math.abs(b) > Math.abs(a)) {
    return [
      { text: item.str.trim(), x: x - height, y: y - (b < 0 ? width : 0), width: height, height: width },
    ];
  }
  const all = wideness(item.str) || 1;
  return [...item.str.matchAll(/\S+/gu)].map(({ 0: text, index }) => ({
    text,
    x: x + (wideness(item.str.slice(0, index)) / all) * width,
    y: y - height * (1 - BELOW_LINE),
    width: (wideness(text) / all) * width,
    height,
    // A gap between cells ends a piece.
    follows: item.str.slice(0, index).trim() !== '',
  }));
}

const isJoined = (before: Piece, piece: Piece) => {
  const gap = piece.x - (before.x + before.width);
  return (
    Math.abs(piece.y + piece.height - before.y - before.height) < piece.height * 0.35 &&
    gap < JOINED * piece.height &&
    gap > -0.5 * piece.height
  );
};

/** Some writers make letters bold by writing them twice, a hair apart. */
const isTwice = (before: Piece, piece: Piece) =>
  before.text === piece.text &&
  Math.abs(before.x - piece.x) < piece.height * 0.15 &&
  Math.abs(before.y - piece.y) < piece.height * 0.15;

export function wordsOf({ items }: TextContent, transform: Matrix): PlacedWord[] {
  const pieces: Piece[] = [];
  let endsOpen = false;
  for (const item of items) {
    if (!('str' in item) || item.str === '') continue;
    for (const [at, piece] of piecesOf(item, transform).entries()) {
      const before = pieces.at(-1);
      if (before && isTwice(before, piece)) continue;
      if (before && at === 0 && endsOpen && !/^\s/u.test(item.str) && isJoined(before, piece)) {
        before.text += piece.text;
        before.width = piece.x + piece.width - before.x;
      } else if (piece.text !== '') pieces.push(piece);
    }
    endsOpen = !/\s$/u.test(item.str);
  }
  return pieces.map(({ text, x, y, width, height, follows = false }) => ({
    text: text.normalize('NFKC'),
    box: [x, y, width, height].map((side) => Math.round(side * 10) / 10) as PlacedWord['box'],
    sure: 1,
    follows,
  }));
}
