/** Cuts a line into pieces that look the same from one end to the other. */
import type { Line } from '../lib/markdown.ts';
import { type Highlight, highlightClass } from './highlight.ts';

export type Piece = { start: number; end: number; classes: string[]; title: string | undefined };

/** `at` is where the line begins in its text: highlights and pieces count from there. Markers are left out. */
export function piecesOf(
  { stretches }: Line,
  at: number,
  length: number,
  highlights: readonly Highlight[],
): Piece[] {
  const looks = stretches.map(({ start, end, look }) => ({ start: at + start, end: at + end, look }));
  const edges = new Set([at, at + length]);
  for (const { start, end } of [...looks, ...highlights]) {
    edges.add(Math.max(start, at)).add(Math.min(end, at + length));
  }
  const cuts = [...edges].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).flatMap((start, index) => {
    const end = cuts[index + 1] ?? start;
    const covers = (one: { start: number; end: number }) => one.start <= start && end <= one.end;
    const here = looks.filter(covers);
    if (here.some(({ look }) => look === 'marker' || look === 'bullet')) return [];
    const lit = highlights.filter(covers);
    const classes = [
      ...here.map(({ look }) => `note-${look}`),
      ...lit.map(({ look }) => highlightClass(look)),
    ];
    return [{ start, end, classes, title: lit.find(({ title }) => title)?.title }];
  });
}
