/** A row of a table as it is quoted: a day or a number with the title of its column. */

import { oneLine } from '../wording.ts';
import type { PaperRead } from './preparation.ts';

const isTitle = (cell: string): boolean => /^\p{L}[^\d]*$/u.test(cell.trim());

/** The cells above the first row, where they are titles. */
function titlesOf({ sentences }: PaperRead, at: number): string[] {
  let top = at;
  while (sentences[top - 1]?.isRow) top -= 1;
  const cells = top === at ? [] : (sentences[top]?.text.split('\t') ?? []);
  return cells.length > 1 && cells.every((cell) => cell.trim() === '' || isTitle(cell))
    ? cells.map((cell) => cell.trim())
    : [];
}

/** `Start 01-06-2026`: a day alone says nothing of what happened on it. */
export function rowText(paper: PaperRead, at: number): string {
  const titles = titlesOf(paper, at);
  const cells = (paper.sentences[at]?.text ?? '').split('\t').map((cell) => oneLine(cell));
  const isAlone = (cell: string) => /^\d[\d./-]*$/.test(cell);
  return cells
    .map((cell, column) =>
      column > 0 && isAlone(cell) && titles[column] ? `${titles[column]} ${cell}` : cell,
    )
    .filter(Boolean)
    .join(' | ');
}
