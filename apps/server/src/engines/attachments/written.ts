/** Collects what a word processor's file says: paragraphs, items of lists, rows of tables. */
import { withoutEmpty } from './page-text.ts';
import { TextPages } from './text-pages.ts';

type Table = { rows: number; cells: string[]; cell: string[] };

/** More cells in a row are nobody's table. */
const MOST_CELLS = 60;

export class Written {
  readonly pages = new TextPages();
  readonly #tables: Table[] = [];
  #paragraph = '';
  #isBreakWaiting = false;
  #wasItem = false;

  text(text: string): void {
    this.#paragraph += text;
  }

  /** A page cannot end inside a row. */
  breakPage(): void {
    if (this.#tables.length > 0) this.#isBreakWaiting = true;
    else {
      this.endParagraph();
      this.pages.break();
    }
  }

  endParagraph(item = ''): void {
    const text = this.#paragraph.trim();
    this.#paragraph = '';
    if (text === '') return;
    const table = this.#tables.at(-1);
    if (table) table.cell.push((item + text).replaceAll(/\s+/gu, ' '));
    else this.pages.add(item + text, { follows: item !== '' && this.#wasItem });
    this.#wasItem = item !== '';
  }

  beginTable(): void {
    this.endParagraph();
    this.#tables.push({ rows: 0, cells: [], cell: [] });
  }

  endCell(): void {
    this.endParagraph();
    const table = this.#tables.at(-1);
    if (!table) return;
    if (table.cells.length < MOST_CELLS) table.cells.push(table.cell.join(' '));
    table.cell = [];
  }

  /** A table inside a cell is words of that cell. */
  endRow(): void {
    const table = this.#tables.at(-1);
    if (!table) return;
    const cells = withoutEmpty(table.cells, (cell) => cell === '');
    table.cells = [];
    if (cells.length === 0) return;
    const around = this.#tables.at(-2);
    if (around) around.cell.push(cells.join(' '));
    else this.pages.add(cells.join('\t'), { follows: table.rows > 0 });
    table.rows += 1;
  }

  endTable(): void {
    this.#tables.pop();
    this.#wasItem = false;
    if (this.#tables.length > 0 || !this.#isBreakWaiting) return;
    this.#isBreakWaiting = false;
    this.pages.break();
  }
}
