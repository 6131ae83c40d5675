/** Templates that people make: drafts and versions, whose they are, and which one is taken when nobody chooses. */
import { z } from 'zod';
import { Profession } from './code-lists.ts';
import { TemplateId } from './consultations.ts';
import { endpoint } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';
import { MOST_INTEGER } from './fields.ts';
import {
  AppointmentKind,
  MOST_SECTIONS,
  TemplateFamily,
  TemplateForm,
  TemplateSection,
} from './template-form.ts';

/** A draft is its makers' alone; what is published is offered; what is retired still names the notes that it wrote. */
export const TemplateState = z.enum(['draft', 'published', 'retired']);
export type TemplateState = z.infer<typeof TemplateState>;

export const TemplateVersion = z
  .object({
    number: z.number().int(),
    state: TemplateState,
    name: z.string(),
    family: TemplateFamily,
    sections: z.array(TemplateSection).max(MOST_SECTIONS),
    /** How often the draft was saved: a save names the one that it is based on. */
    saves: z.number().int(),
    saved_by: z.string().nullable(),
    saved_at: z.iso.datetime(),
    published_at: z.iso.datetime().nullable(),
  })
  .meta({ id: 'TemplateVersion' });
export type TemplateVersion = z.infer<typeof TemplateVersion>;

export const OwnTemplate = z
  .object({
    id: z.uuid(),
    /** For everybody; else its maker's alone. */
    is_shared: z.boolean(),
    /** Whether who asks may change it. */
    may_change: z.boolean(),
    /** The latest first; of a template that somebody else keeps, those that were published. */
    versions: z.array(TemplateVersion),
  })
  .meta({ id: 'OwnTemplate' });
export type OwnTemplate = z.infer<typeof OwnTemplate>;

export const listOwnTemplates = endpoint({
  method: 'GET',
  path: '/api/template/',
  deeds: ['keep_templates'],
  summary: 'The templates that were made here: your own and the shared ones, each with its versions',
  response: dataOf(z.array(OwnTemplate)),
});

/** Forty sections with long wishes, and room to be told that two hundred are too many. */
const MOST_BYTES = 256 * 1024;

const params = z.object({ id: z.uuid() });

export const createTemplate = endpoint({
  method: 'POST',
  path: '/api/template/',
  deeds: ['keep_templates', 'share_templates'],
  summary: 'Make a template, as a draft: your own, or a shared one for those who may',
  body: TemplateForm.extend({ is_shared: z.boolean() }),
  max_bytes: MOST_BYTES,
  response: dataOf(OwnTemplate),
});

/** The save that was last seen; refused when there is a later one. */
const saves = z.number().int().min(0).max(MOST_INTEGER);

export const saveTemplate = endpoint({
  method: 'PUT',
  path: '/api/template/{id}/draft/',
  deeds: ['keep_templates', 'share_templates'],
  summary: 'Save the draft; of a template without one, a new version begins. `saves` is 0 then',
  params,
  body: TemplateForm.extend({ saves }),
  max_bytes: MOST_BYTES,
  response: dataOf(OwnTemplate),
});

export const discardTemplateDraft = endpoint({
  method: 'DELETE',
  path: '/api/template/{id}/draft/',
  deeds: ['keep_templates', 'share_templates'],
  summary: 'Throw the draft away; a template that was never published goes with it',
  params,
  response: Done,
});

export const publishTemplate = endpoint({
  method: 'POST',
  path: '/api/template/{id}/publish/',
  deeds: ['keep_templates', 'share_templates'],
  summary: 'Publish the draft: it is offered from now on, in place of the version before it',
  params,
  body: z.object({ saves }),
  response: dataOf(OwnTemplate),
});

export const retireTemplate = endpoint({
  method: 'POST',
  path: '/api/template/{id}/retire/',
  deeds: ['keep_templates', 'share_templates'],
  summary: 'Offer it no longer; notes that were written by it keep it',
  params,
  response: dataOf(OwnTemplate),
});

/** What is taken when nobody chooses. Null: whatever the profession, whatever the appointment. */
export const TemplateDefault = z
  .object({
    is_shared: z.boolean(),
    profession: Profession.nullable(),
    appointment_kind: AppointmentKind.nullable(),
    template: TemplateId,
  })
  .meta({ id: 'TemplateDefault' });
export type TemplateDefault = z.infer<typeof TemplateDefault>;

export const listTemplateDefaults = endpoint({
  method: 'GET',
  path: '/api/template/default/',
  deeds: ['keep_templates'],
  summary: 'Which template is taken when nobody chooses: by your own word, and by the institution’s',
  response: dataOf(z.array(TemplateDefault)),
});

export const setTemplateDefault = endpoint({
  method: 'PUT',
  path: '/api/template/default/',
  deeds: ['keep_templates', 'share_templates'],
  summary: 'Say which template is taken when nobody chooses; null takes it back',
  body: TemplateDefault.extend({ template: TemplateId.nullable() }).refine(
    ({ is_shared, profession }) => is_shared || profession === null,
    { path: ['profession'], error: 'Your own default goes for your own profession' },
  ),
  response: dataOf(z.array(TemplateDefault)),
});

export const getTemplateVersion = endpoint({
  method: 'GET',
  path: '/api/consulations/template/{id}/',
  deeds: ['read_note'],
  summary: 'A template as it was published, in the version that a note was written by or else the latest',
  params,
  query: z.object({ number: z.coerce.number().int().min(1).max(MOST_INTEGER).optional() }),
  response: dataOf(TemplateVersion.omit({ saves: true, saved_by: true })),
});
