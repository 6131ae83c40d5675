/** An institution's way of working as one file, to carry to another installation. Nobody's name is in it. */
import { z } from 'zod';
import { ConsultKind } from './code-lists.ts';
import { endpoint, ofNobody } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { MOST_INTEGER } from './fields.ts';
import { Institution, InstitutionSettings, MOST_LOGO_BYTES } from './institution.ts';
import { TemplateForm } from './template-form.ts';

/** A later Noteer raises it when an earlier one cannot read what it writes. 1 had settings alone. */
export const INSTITUTION_FORMAT = 2;
const MOST_TEMPLATES = 200;

const timeRule = z.enum(['planning', 'real']);

type Carried = Partial<Omit<InstitutionSettings, 'logo'>>;
/** What is left out is left out: a setting does not become what it would begin as. */
const carriedSettings = z.object(
  Object.fromEntries(
    Object.entries(InstitutionSettings.omit({ logo: true }).shape).map(([field, schema]) => [
      field,
      (schema instanceof z.ZodDefault ? schema.unwrap() : schema).optional(),
    ]),
  ),
) as unknown as z.ZodType<Carried, Carried>;

export const InstitutionFile = z
  .object({
    noteer: z.literal('institution'),
    format: z
      .number()
      .int()
      .min(1)
      .max(INSTITUTION_FORMAT, 'This file comes from a newer Noteer. Update this one first.'),
    /** What an earlier Noteer did not know stays as it is. */
    settings: carriedSettings.refine(
      (settings) => Object.keys(settings).length > 0,
      'There is no setting of Noteer in it',
    ),
    /** The picture itself, in base64; null: none; left out: it stays as it is. */
    logo_png: z
      .base64()
      .max(Math.ceil(MOST_LOGO_BYTES * 1.4))
      .nullish(),
    /** The shared ones, as they are published. `consult_kind` is what codes take them for. */
    templates: z
      .array(TemplateForm.extend({ consult_kind: ConsultKind.nullable() }))
      .max(MOST_TEMPLATES, `At most ${MOST_TEMPLATES} templates`)
      .optional(),
    /** How codes are found; the kinds of templates that come with Noteer, by their ids. */
    codes: ofNobody(
      z
        .object({ time_rule: timeRule, template_kinds: z.record(z.string().max(100), ConsultKind) })
        .optional(),
    ),
  })
  .meta({ id: 'InstitutionFile' });
export type InstitutionFile = z.infer<typeof InstitutionFile>;

/** What the file would change, seen on the decision that holds now. */
export const InstitutionPreview = z
  .object({
    /** As they would be. What the environment holds fast stays. */
    settings: InstitutionSettings,
    version: z.number().int(),
    templates: z.array(z.object({ name: z.string(), change: z.enum(['new', 'changed', 'same']) })),
    /** Null: as it is. */
    time_rule: timeRule.nullable(),
    /** How many templates would count as another kind of consultation. */
    changed_kinds: z.number().int(),
  })
  .meta({ id: 'InstitutionPreview' });
export type InstitutionPreview = z.infer<typeof InstitutionPreview>;

const max_bytes = 8_000_000;

export const exportInstitution = endpoint({
  method: 'GET',
  path: '/api/institution/file/',
  deeds: ['manage_institution'],
  summary: 'Settings, logo, shared templates and how codes are found, as one file',
  response: dataOf(InstitutionFile),
});

export const previewInstitutionFile = endpoint({
  method: 'POST',
  path: '/api/institution/file/preview/',
  deeds: ['manage_institution'],
  summary: 'What such a file would change; nothing is decided yet',
  body: InstitutionFile,
  max_bytes,
  response: dataOf(InstitutionPreview),
});

export const importInstitution = endpoint({
  method: 'POST',
  path: '/api/institution/file/',
  deeds: ['manage_institution'],
  summary: 'Take such a file over, all of it or nothing; refused when somebody decided since `version`',
  body: z.object({ file: InstitutionFile, version: z.number().int().min(0).max(MOST_INTEGER) }),
  max_bytes,
  response: dataOf(Institution),
});
