/** Reads the cells of one sheet as its XML goes by. */
import type { Cell, TableRow } from '@noteer/clinical/code-tables';
import type { Show } from './number-formats.ts';
import { limits } from './port.ts';

type Attributes = Record<string, string>;

/** "AB12" is in column 27, counted from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]*/i.exec(reference)?.[0] ?? '')
    column = column * 26 + (letter.toUpperCase().charCodeAt(0) - 64);
  return column - 1;
}

export class SheetReader {
  readonly #shared: (number: number) => Cell;
  readonly #shows: readonly Show[];
  #rows: TableRow[] = [];
  #line = 0;
  #cells: Cell[] = [];
  #column = -1;
  #type = '';
  #style = 0;
  #value = '';
  #hasFormula = false;
  #isValue = false;
  #isSound = false;

  constructor(shared: (number: number) => Cell, shows: readonly Show[]) {
    this.#shared = shared;
    this.#shows = shows;
  }

  /** The lines that are whole by now. */
  taken(): TableRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'row') {
      this.#line = Number(attributes.r ?? this.#line + 1);
      this.#cells = [];
      this.#column = -1;
    } else if (name === 'c') {
      this.#column = attributes.r ? columnOf(attributes.r) : this.#column + 1;
      this.#type = attributes.t ?? 'n';
      this.#style = Number(attributes.s ?? 0);
      this.#value = '';
      this.#hasFormula = false;
    } else if (name === 'f') this.#hasFormula = true;
    else if (name === 'rPh') this.#isSound = true;
    this.#isValue = name === 'v' || (name === 't' && !this.#isSound);
  }

  text(text: string): void {
    if (this.#isValue && this.#value.length < limits.cell_characters) this.#value += text;
  }

  close(name: string): void {
    this.#isValue = false;
    if (name === 'rPh') this.#isSound = false;
    if (name === 'c') this.#endCell();
    if (name === 'row') this.#rows.push({ line: this.#line, cells: this.#cells });
  }

  #endCell(): void {
    if (this.#column < 0 || this.#column >= limits.columns) return;
    while (this.#cells.length < this.#column) this.#cells.push('');
    this.#cells[this.#column] = this.#cell();
  }

  #cell(): Cell {
    if (this.#hasFormula && this.#value === '' && this.#type !== 'str') return { formula: true };
    if (this.#type === 's') return this.#shared(Number(this.#value));
    if (this.#type !== 'n') return this.#value;
    return (this.#shows[this.#style] ?? ((value: string) => value))(this.#value);
  }
}
