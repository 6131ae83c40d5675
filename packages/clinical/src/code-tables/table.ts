/** A table of codes as a file has it, and the lines that a list is made of. */
import type { ConsultKind, Profession, Setting, ZpmLine } from '../codes/types.ts';

export type ListSystem = 'zpm' | 'ggz_nhn' | 'icd10';

/** A formula counts by its value; one whose value was not saved says nothing. */
export type Cell = string | { formula: true };

export type TableRow = { line: number; cells: readonly Cell[] };

export type ListLine = {
  code: string;
  description: string;
  /** YYYY-MM-DD. */
  valid_from: string;
  /** The last day, included; null: open. */
  valid_until: string | null;
  type: ZpmLine['type'] | null;
  setting: Setting | null;
  profession: Profession | null;
  kind: ConsultKind | null;
  minutes: number | null;
  group_size: number | null;
  tariff_cents: number | null;
};

export type ListField = keyof ListLine;
/** In the order in which lists are written, shown and kept. */
export const listFields = [
  'code',
  'description',
  'valid_from',
  'valid_until',
  'type',
  'setting',
  'profession',
  'kind',
  'minutes',
  'group_size',
  'tariff_cents',
] as const satisfies readonly ListField[];

/** Which column holds what, counted from 0. */
export type Columns = Partial<Record<ListField, number>>;

export type LineProblem = {
  field: ListField | null;
  problem: 'missing' | 'too_long' | 'not_understood' | 'reversed' | 'formula' | 'duplicate' | 'overlap';
  value: string | null;
  line: number | null;
};

export type Placed = ListLine & { position: number };
export type WrongLine = Pick<ListLine, 'code' | 'description'> & {
  position: number;
  problems: LineProblem[];
};
export type ReadLine = { right: Placed } | { wrong: WrongLine };

/** All that a line says: two with the same are the same. */
export const contentOf = (line: ListLine): string => listFields.map((field) => line[field] ?? '').join('\n');
