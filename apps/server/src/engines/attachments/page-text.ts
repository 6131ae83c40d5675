/** A page's words in reading order, and the text that they make. */
import type { ReadPage, ReadWord } from './port.ts';

/** `follows`: nothing but a space stands between it and the word before, however wide that looks. */
export type PlacedWord = Pick<ReadWord, 'text' | 'box' | 'sure'> & { follows?: boolean };
type Cell = PlacedWord[];
export type Line = Cell[];
export type Block = Line[];

/** The text is the words with what stands between them and nothing else: whoever has a place in one finds it in the other. */
export function textAndWords(blocks: Block[]): Pick<ReadPage, 'text' | 'words'> {
  const words: ReadWord[] = [];
  let lines = 0;
  const text = blocks
    .map((block, block_number) =>
      block
        .map((line) => {
          const line_number = lines++;
          const cells = line.map((cell) => {
            for (const { text, box, sure } of cell)
              words.push({ text, box, sure, line: line_number, block: block_number });
            return cell.map((word) => word.text).join(' ');
          });
          return cells.join('\t');
        })
        .join('\n'),
    )
    .join('\n\n');
  return { text, words };
}

const NOWHERE: PlacedWord['box'] = [0, 0, 0, 0];

/** Fewer are a label and what it says. */
const FEWEST_COLUMNS = 3;

/** A cell of a table that is empty keeps those behind it under their columns; elsewhere it is only white. */
export const withoutEmpty = <T>(cells: T[], isEmpty: (cell: T) => boolean): T[] => {
  const filled = cells.filter((cell) => !isEmpty(cell));
  const isTable = cells.length >= FEWEST_COLUMNS && cells[0] === filled[0] && filled.length > 1;
  return isTable ? cells : filled;
};

const isWhite = (text: string) => text.trim() === '';
const oneSpace = (text: string) => text.trim().replaceAll(/\s+/gu, ' ');

/** A line as it was typed: what stands under each other by spaces goes on doing so. */
const typed = (line: string): string =>
  line.includes('\t')
    ? withoutEmpty(line.split('\t').map(oneSpace), isWhite).join('\t')
    : line.trimEnd().replaceAll(/\s/gu, ' ');

/** A page of what was text already and has no places: lines by \n, blocks by a blank line, cells by a tab. */
export function textPage(number: number, text: string): ReadPage {
  const blocks = text
    .split(/\n[^\S\n]*\n/u)
    .map((block) => block.split('\n').map(typed).filter(Boolean))
    .filter(({ length }) => length > 0);
  let line = 0;
  const words = blocks.flatMap((lines, block) =>
    lines.flatMap((written) => {
      const own = { line: line++, block, box: NOWHERE, sure: 1 };
      return written
        .split(/\s+/u)
        .filter(Boolean)
        .map((word): ReadWord => ({ text: word, ...own }));
    }),
  );
  const joined = blocks.map((lines) => lines.join('\n')).join('\n\n');
  return { number, width: 0, height: 0, how: 'text', text: joined, words };
}
