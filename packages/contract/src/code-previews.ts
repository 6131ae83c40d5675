/** A table that is looked at before it becomes a list: its columns, and what importing it would do line by line. */
import { z } from 'zod';
import { CodeImport, CodeLine, CodeSystem } from './code-lists.ts';
import { endpoint, multipart } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { calendarDate, MOST_INTEGER } from './fields.ts';

export const MAX_TABLE_BYTES = 25 * 1024 * 1024;

/** What a column of a table can hold. */
const field = z.enum(Object.keys(CodeLine.shape) as [keyof CodeLine, ...(keyof CodeLine)[]]);
export type CodeField = z.infer<typeof field>;

/** What would become of a line. `gone` is in the list of today and not in the file. */
export const codeVerdicts = ['new', 'changed', 'same', 'gone', 'wrong'] as const;
const verdict = z.enum(codeVerdicts);
export type CodeVerdict = z.infer<typeof verdict>;

export const CodeProblem = z
  .object({
    field: field.nullable(),
    /** `formula`: one whose value was not saved. `overlap`: the same code with other words or figures for the same days. */
    problem: z.enum(['missing', 'too_long', 'not_understood', 'reversed', 'formula', 'duplicate', 'overlap']),
    /** What stands there, shortened. */
    value: z.string().nullable(),
    /** The other line, of a duplicate or an overlap. */
    line: z.number().int().nullable(),
  })
  .meta({ id: 'CodeProblem' });
export type CodeProblem = z.infer<typeof CodeProblem>;

export const CodePreviewLine = CodeLine.extend({
  /** In the file; of what is gone, in the list of today. */
  position: z.number().int(),
  /** Null where it is wrong. */
  valid_from: z.iso.date().nullable(),
  /** Of a changed line the fields that differ, as they were. */
  was: CodeLine.partial().nullable(),
  problems: z.array(CodeProblem).nullable(),
}).meta({ id: 'CodePreviewLine' });
export type CodePreviewLine = z.infer<typeof CodePreviewLine>;

export const CodePreview = z
  .object({
    /** Null until the columns that every list has are known: then nothing was compared. */
    id: z.uuid().nullable(),
    system: CodeSystem,
    file_name: z.string(),
    /** Of a spreadsheet; empty for text. */
    sheets: z.array(z.string()),
    sheet: z.string().nullable(),
    /** The line that holds the names of the columns. */
    header_line: z.number().int().nullable(),
    columns: z.array(z.object({ name: z.string(), samples: z.array(z.string()) })),
    /** Which column holds what, recognised or as it was asked for. */
    chosen: z.partialRecord(field, z.number().int()),
    counts: z.record(verdict, z.number().int()),
    /** The first and the last day that it would count for. */
    first_day: z.iso.date().nullable(),
    last_day: z.iso.date().nullable(),
  })
  .meta({ id: 'CodePreview' });
export type CodePreview = z.infer<typeof CodePreview>;

/** The fields of the form beside `file`, as text. Without `columns` they are recognised. */
export const CodePreviewForm = z.object({
  system: CodeSystem,
  sheet: z.string().max(200).optional(),
  /** JSON: which column holds what. */
  columns: z
    .string()
    .max(2_000)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('Not JSON');
        return z.NEVER;
      }
    })
    .pipe(z.partialRecord(field, z.number().int().min(0).max(1_000)))
    .optional(),
  /** For lines whose file has no first day. */
  valid_from: calendarDate(),
});
export type CodePreviewForm = z.output<typeof CodePreviewForm>;

export const previewCodeList = endpoint({
  method: 'POST',
  path: '/api/codes/lists/preview/',
  deeds: ['manage_code_lists'],
  summary:
    'Read a table without importing it: a form with `system`, `valid_from`, `sheet`, `columns` (JSON) and, last, `file`',
  body: multipart,
  max_bytes: MAX_TABLE_BYTES + 100_000,
  response: dataOf(CodePreview),
});

const params = z.object({ id: z.uuid() });

export const getPreviewLines = endpoint({
  method: 'GET',
  path: '/api/codes/lists/preview/{id}/',
  deeds: ['manage_code_lists'],
  summary: 'What would become of the lines of a table that was read, in its order',
  params,
  query: z.object({
    verdict,
    limit: z.coerce.number().int().min(1).max(200).default(50),
    /** Go on with the lines after this one. */
    after: z.coerce.number().int().min(0).max(MOST_INTEGER).default(0),
  }),
  response: dataOf(z.array(CodePreviewLine)),
});

export const importCodeList = endpoint({
  method: 'POST',
  path: '/api/codes/lists/',
  deeds: ['manage_code_lists'],
  summary: 'Import a table that was read; refused if the lists changed since',
  body: z.object({ preview_id: z.uuid() }),
  response: dataOf(CodeImport),
});
