/** Collects what a word processor's file says: paragraphs, items of lists, rows of tables. */
import { withoutEmpty } from './page-text.ts';
import { TextPages } from './text-pages.ts';

type Table = { rows: number; cells: string[]; cell: string[] };

type Paragraph = { text: string; is: 'text' | 'item' | 'row' | 'blank' | 'page_end'; follows: boolean };

/** More cells in a row are nobody's table. */
const MOST_CELLS = 60;
/** Whoever leaves a line open between paragraphs begins a paragraph for every line; others leave fewer of them empty. */
const BLANK_SHARE = 0.12;
const FEWEST_BLANK = 3;

export class Written {
  readonly #paragraphs: Paragraph[] = [];
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
      this.#end();
      this.#add('', 'page_end');
    }
  }

  #add(text: string, is: Paragraph['is'], follows = false): void {
    this.#paragraphs.push({ text, is, follows });
  }

  endParagraph(item = ''): void {
    if (!this.#end(item) && this.#tables.length === 0) this.#add('', 'blank');
  }

  /** What is left of a part that ends: a header, the body. */
  endPart(): void {
    this.#end();
  }

  /** Whether there was anything to end. */
  #end(item = ''): boolean {
    const text = this.#paragraph.trimEnd();
    this.#paragraph = '';
    if (text === '') return false;
    const table = this.#tables.at(-1);
    if (table) table.cell.push((item + text.trim()).replaceAll(/\s+/gu, ' '));
    else if (item === '') this.#add(text, 'text');
    else this.#add(item + text.trim(), 'item', this.#wasItem);
    this.#wasItem = item !== '';
    return true;
  }

  beginTable(): void {
    this.#end();
    this.#tables.push({ rows: 0, cells: [], cell: [] });
  }

  endCell(): void {
    this.#end();
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
    else this.#add(cells.join('\t'), 'row', table.rows > 0);
    table.rows += 1;
  }

  endTable(): void {
    this.#tables.pop();
    this.#wasItem = false;
    if (this.#tables.length > 0 || !this.#isBreakWaiting) return;
    this.#isBreakWaiting = false;
    this.#add('', 'page_end');
  }

  /** A paragraph is a block; where blank ones part them, it is a line of one. */
  pages(): string[] {
    const count = (is: Paragraph['is']) => this.#paragraphs.filter((each) => each.is === is).length;
    const isByLine = count('blank') >= Math.max(FEWEST_BLANK, BLANK_SHARE * count('text'));
    const pages = new TextPages();
    let before: Paragraph['is'] = 'blank';
    for (const { text, is, follows } of this.#paragraphs) {
      if (is === 'page_end') pages.break();
      else if (is !== 'blank')
        pages.add(text, { follows: follows || (isByLine && is === 'text' && before === 'text') });
      before = is;
    }
    return pages.end();
  }
}
