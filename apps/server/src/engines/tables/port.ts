/** What reading a table from outside gives, and how it may fail. */
import type { Columns, Compared, ListSystem, Placed, WrongLine } from '@noteer/clinical/code-tables';

export type TableFailure = 'unreadable_table' | 'old_spreadsheet' | 'empty_table' | 'too_many_lines';

/** The file cannot be read, and trying again does not help. Nothing of the file is in it. */
export class TableUnreadable extends Error {
  override name = 'TableUnreadable';
  readonly failure: TableFailure;

  constructor(failure: TableFailure) {
    super(`the table cannot be read: ${failure}`);
    this.failure = failure;
  }
}

export const limits = {
  lines: 200_000,
  columns: 200,
  zip_entries: 2_000,
  /** What a zip file says it holds, and what comes out of it. 200,000 lines of ten cells are some 120 MB. */
  zip_bytes: 600 * 1024 * 1024,
  /** Texts of a spreadsheet that cells point to: they are held in memory. */
  shared_characters: 60_000_000,
  cell_characters: 32_767,
  memory_mb: 700,
  read_ms: 120_000,
};

export type TableQuestion = {
  system: ListSystem;
  sheet: string | undefined;
  columns: Columns | undefined;
  /** For lines without a first day. */
  valid_from: string;
};

/** What is known of a table before its lines are compared. */
export type TableHead = {
  sheets: string[];
  sheet: string | null;
  header_line: number | null;
  columns: { name: string; samples: string[] }[];
  chosen: Columns;
  /** Whether it has the columns that every list has. */
  fits: boolean;
};

export type TableOutcome = Compared | { verdict: 'wrong'; line: WrongLine };

/**
 * Reads a table beside the thread that answers, and compares it with the list that counts now. `current` is asked only when
 * the table fits. What it finds comes in pieces; `signal` ends it, also when nobody takes them.
 */
export type TableReader = (
  bytes: Uint8Array<ArrayBuffer>,
  question: TableQuestion,
  current: () => AsyncIterable<Placed[]>,
  signal: AbortSignal,
) => Promise<{ head: TableHead; outcomes: AsyncIterable<TableOutcome[]> }>;
