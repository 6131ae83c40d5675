/** A table as a PDF, page by page as its rows are read. */
import { pdfDocument } from './document.ts';
import { drawnLetterhead, type Letterhead } from './letterhead.ts';
import { A4, drawnText, type Font, wrapped } from './letters.ts';

type Page = {
  letterhead: Letterhead;
  title: string;
  facts: readonly (readonly string[])[];
  explained: string;
  columns: readonly string[];
  none: string;
  page: (number: number) => string;
};

const MARGIN = 50;
/** Where each column begins; the last ends at the margin. */
const COLUMNS = [0, 114, 232, 308, 428] as const;
const SIZE = 9;
const LINE = 12;

const rule = (y: number) => `0.8 w 0.75 G ${MARGIN} ${y} m ${A4.width - MARGIN} ${y} l S\n`;

const widthOf = (column: number) =>
  (COLUMNS[column + 1] ?? A4.width - 2 * MARGIN) - (COLUMNS[column] ?? 0) - 8;

/** A row of the table with its top at `y`, and how high it is. */
function drawnRow(cells: readonly string[], y: number, font: Font) {
  const columns = cells.map((cell, at) => wrapped(cell, widthOf(at), SIZE));
  const high = Math.max(...columns.map(({ length }) => length)) * LINE;
  const drawing = columns
    .flatMap((lines, at) =>
      lines.map((line, down) =>
        drawnText(line, MARGIN + (COLUMNS[at] ?? 0), y - LINE * (down + 1), SIZE, font),
      ),
    )
    .join('');
  return { drawing, high };
}

/** What stands above the table on the first page. */
function drawnHead({ letterhead, title, facts, explained }: Page) {
  let { drawing, y } = drawnLetterhead(letterhead, MARGIN, A4.height - MARGIN);
  y -= 20;
  drawing += drawnText(title, MARGIN, y, 18, 'bold');
  y -= 14;
  for (const [name = '', value = ''] of facts) {
    y -= LINE + 2;
    drawing += drawnText(name, MARGIN, y, 10, 'bold') + drawnText(value, MARGIN + 104, y, 10);
  }
  y -= 8;
  for (const line of wrapped(explained, A4.width - 2 * MARGIN, SIZE)) {
    y -= LINE;
    drawing += drawnText(line, MARGIN, y, SIZE);
  }
  return { drawing, y: y - 16 };
}

async function* drawnPages(page: Page, pages: AsyncIterable<string[][]>): AsyncGenerator<string> {
  let number = 1;
  let { drawing, y } = drawnHead(page);
  const addRow = (cells: readonly string[], font: Font = 'regular') => {
    const { drawing: row, high } = drawnRow(cells, y, font);
    drawing += row;
    y -= high + 4;
    drawing += rule(y);
    y -= 2;
  };
  const foot = () => drawnText(page.page(number), MARGIN, MARGIN - 20, 8);
  addRow(page.columns, 'bold');
  let isEmpty = true;
  for await (const rows of pages)
    for (const cells of rows) {
      isEmpty = false;
      if (y - drawnRow(cells, y, 'regular').high < MARGIN) {
        yield drawing + foot();
        number += 1;
        drawing = '';
        y = A4.height - MARGIN;
        addRow(page.columns, 'bold');
      }
      addRow(cells);
    }
  if (isEmpty) drawing += drawnText(page.none, MARGIN, y - LINE - 4, 10);
  yield drawing + foot();
}

export const tablePdf = (page: Page, pages: AsyncIterable<string[][]>) =>
  pdfDocument(drawnPages(page, pages), page.letterhead.logo);
