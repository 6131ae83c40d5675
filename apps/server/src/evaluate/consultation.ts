/** Consultations to try a model on: a file each, everyone in them invented. `evaluation/consultations/README.md` has the fields. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { findTemplate, type Template, type TranscriptPiece } from '@noteer/clinical';
import { Language } from '@noteer/contract';
import { z } from 'zod';

const number = z.number().int();

const Fields = z.object({
  id: z.coerce.string().regex(/^[\w.-]+$/),
  language: Language,
  specialty: z.string().default(''),
  template: z.string(),
  from: z.iso.date().optional(),
  client: z.object({ first_name: z.string(), last_name: z.string() }).optional(),
  segments: z.array(z.object({ n: number, start_s: z.number(), end_s: z.number(), text: z.string() })).min(1),
  facts: z
    .array(
      z.object({
        id: z.string(),
        text: z.string(),
        segments: z.array(number),
        must: z.boolean().default(false),
      }),
    )
    .default([]),
  clean_note: z.string().default(''),
  seeded: z
    .array(z.object({ kind: z.string(), was: z.string().min(1), changed: z.string(), why: z.string() }))
    .default([]),
  /** Names and medicines that the house knows, for the spelling. */
  house: z.array(z.string()).default([]),
});
type Fields = z.output<typeof Fields>;

export type Fact = Fields['facts'][number];
export type SeededError = Fields['seeded'][number];
export type Consultation = Omit<Fields, 'template' | 'segments'> & {
  template: Template;
  /** Without speakers: models get the talk as a recogniser hears it. */
  pieces: TranscriptPiece[];
};

export type Unreadable = { file: string; why: string };

/** Kinds of consultation that have no template of their own. */
const alike: Readonly<Record<string, string>> = {
  medicatiecontrole: 'medicatieconsult',
  risico: 'suicide',
  cgt: 'decursus',
};

function templateOf({ template: id, language }: Fields): Template | undefined {
  if (id === 'soep' && language === 'en') return findTemplate('soap');
  return findTemplate(alike[id] ?? id);
}

function fault({ clean_note, seeded }: Fields): string | undefined {
  const off = seeded.find(({ was }) => clean_note.split(was).length !== 2);
  return off && `“${off.was}” does not stand in clean_note exactly once`;
}

function read(text: string): Consultation | string {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return 'it is no JSON';
  }
  const { data, error } = Fields.safeParse(json);
  if (!data) return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ');
  const template = templateOf(data);
  if (!template) return `there is no template "${data.template}"`;
  const problem = fault(data);
  if (problem) return problem;
  const { segments, ...rest } = data;
  const pieces = segments.map(({ n, start_s, end_s, text: said }) => ({
    seq: n,
    start_s,
    end_s,
    text: said,
  }));
  return { ...rest, template, pieces };
}

/** A folder's files, or one file. */
async function filesAt(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const names = (await readdir(path)).filter((name) => extname(name) === '.json').sort();
  return names.map((name) => join(path, name));
}

/** Those on the templates that are asked for; without any, all. What cannot be read costs only itself. */
export async function readConsultations(
  path: string,
  templates: readonly string[],
): Promise<{ consultations: Consultation[]; unreadable: Unreadable[] }> {
  const found = new Map<string, Consultation>();
  const unreadable: Unreadable[] = [];
  for (const file of await filesAt(path)) {
    const consultation = read(await readFile(file, 'utf8'));
    const name = basename(file);
    if (typeof consultation === 'string') unreadable.push({ file: name, why: consultation });
    else if (found.has(consultation.id)) unreadable.push({ file: name, why: 'its id is taken' });
    else if (templates.length === 0 || templates.includes(consultation.template.id))
      found.set(consultation.id, consultation);
  }
  return { consultations: [...found.values()], unreadable };
}
