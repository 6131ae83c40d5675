/** Lists of codes: ZPM, the institution's own, ICD-10. Imported by administrators, used by the day of a consultation. */
import { z } from 'zod';
import { endpoint, ofNobody } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { calendarDate } from './fields.ts';

export const codeSystems = ['zpm', 'ggz_nhn', 'icd10'] as const;
export const CodeSystem = z.enum(codeSystems);
export type CodeSystem = z.infer<typeof CodeSystem>;

/** `shipped`: verified, and came with Noteer. `demo`: made up, and says so in every line. */
const origin = z.enum(['shipped', 'demo', 'imported']);
export type CodeListOrigin = z.infer<typeof origin>;

/** The eight settings of the NZa, in its order. */
export const CareSetting = z.literal([1, 2, 3, 4, 5, 6, 7, 8]);
/** The categories of the ZPM, and `none`: a profession that does not bill. */
export const Profession = z.enum(['ARTS', 'ARTSSPEC', 'GZ', 'KP', 'PT', 'VS', 'VPK', 'OVERIG', 'none']);
export const ConsultKind = z.enum(['diagnostics', 'treatment']);

export const CodeLine = z
  .object({
    code: ofNobody(z.string()),
    description: ofNobody(z.string()),
    valid_from: z.iso.date(),
    /** The last day, included; null: open. */
    valid_until: z.iso.date().nullable(),
    /** What is null, the list leaves open. */
    type: z.enum(['consult', 'group', 'surcharge', 'other']).nullable(),
    setting: CareSetting.nullable(),
    profession: Profession.nullable(),
    kind: ConsultKind.nullable(),
    /** From so many. */
    minutes: z.number().int().nullable(),
    group_size: z.number().int().nullable(),
    tariff_cents: z.number().int().nullable(),
  })
  .meta({ id: 'CodeLine' });
export type CodeLine = z.infer<typeof CodeLine>;

export const CodeImport = z
  .object({
    id: z.uuid(),
    system: CodeSystem,
    origin,
    file_name: z.string(),
    lines: z.number().int(),
    /** The first and the last day that a line of it is for; no last one: open. */
    first_day: z.iso.date(),
    last_day: z.iso.date().nullable(),
    /** Null: it came with Noteer. */
    imported_by: z.string().nullable(),
    imported_at: z.iso.datetime(),
    taken_back_by: z.string().nullable(),
    taken_back_at: z.iso.datetime().nullable(),
    /** Whether consultations of today are coded by it. */
    counts_today: z.boolean(),
  })
  .meta({ id: 'CodeImport' });
export type CodeImport = z.infer<typeof CodeImport>;

const params = z.object({ id: z.uuid() });

export const listCodeImports = endpoint({
  method: 'GET',
  path: '/api/codes/lists/',
  deeds: ['manage_code_lists'],
  summary: 'Every list of codes that was imported, the newest first',
  response: dataOf(z.array(CodeImport)),
});

export const takeBackCodeList = endpoint({
  method: 'POST',
  path: '/api/codes/lists/{id}/take-back/',
  deeds: ['manage_code_lists'],
  summary: 'Take an import back: what counted before it counts again',
  params,
  response: dataOf(CodeImport),
});

export const searchCodeLines = endpoint({
  method: 'GET',
  path: '/api/codes/lines/',
  deeds: ['read_code_lists'],
  summary: 'Look a code up in the list of a day, by the beginning of the code or by words',
  query: z.object({
    system: CodeSystem,
    day: calendarDate(),
    q: z.string().trim().max(200).default(''),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  response: dataOf(z.array(CodeLine)),
});
