/** Attachments: documents about a client that came from elsewhere. Read in the background, page by page. */
import { z } from 'zod';
import { endpoint, multipart, ofPatient, stream } from './endpoint.ts';
import { Done, dataOf } from './envelope.ts';

export const MAX_ATTACHMENT_BYTES = 25 * 1024 * 1024;
export const MAX_ATTACHMENT_PAGES = 50;
/** Far more than a page of a letter has. */
const MAX_PAGE_CHARACTERS = 50_000;

export const AttachmentStage = z
  .enum(['waiting', 'reading', 'read', 'failed'])
  .meta({ id: 'AttachmentStage', description: '`failed` says why in `failure`; the file is kept' });

/** Why a file could not be read. */
export const AttachmentFailure = z
  .enum([
    'encrypted',
    'empty',
    'damaged',
    'too_many_pages',
    'too_large',
    'unknown_kind',
    'not_readable',
    'took_too_long',
    'out_of_memory',
  ])
  .meta({ id: 'AttachmentFailure' });
export type AttachmentFailure = z.infer<typeof AttachmentFailure>;

/** Whether the document names the client. `none`: it names nobody, or no date of birth. */
const Fit = ofPatient(z.enum(['fits', 'differs', 'none']));
export const AttachmentIdentity = z.object({ name: Fit, date_of_birth: Fit });
export type AttachmentIdentity = z.infer<typeof AttachmentIdentity>;

export const Attachment = z
  .object({
    id: z.uuid(),
    client_id: z.uuid(),
    file_name: ofPatient(z.string()),
    media_type: z.string(),
    bytes: z.number().int(),
    stage: AttachmentStage,
    failure: AttachmentFailure.nullable(),
    /** Null until the reader knows. */
    page_count: z.number().int().nullable(),
    pages_read: z.number().int(),
    /** Null until it is read. */
    identity: AttachmentIdentity.nullable(),
    /** Neither name nor date of birth fits and nobody has said yet that it belongs here: it is not used until then. */
    is_doubtful: z.boolean(),
    added_by: z.string(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: 'Attachment' });
export type Attachment = z.infer<typeof Attachment>;

export const AttachmentPage = z
  .object({
    number: z.number().int(),
    width: z.number(),
    height: z.number(),
    /** `text`: as it stood in the file; `ocr`: read from a picture. */
    how: z.enum(['text', 'ocr']),
    /** As it was corrected, else as it was read. */
    text: ofPatient(z.string()),
    is_corrected: z.boolean(),
    has_picture: z.boolean(),
    /** Each with its place on the page, in the units of width and height, and how sure the reader is (0 to 1). */
    words: z.array(
      z.object({
        text: ofPatient(z.string()),
        box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
        sure: z.number(),
      }),
    ),
  })
  .meta({ id: 'AttachmentPage' });
export type AttachmentPage = z.infer<typeof AttachmentPage>;

const params = z.object({ id: z.uuid() });
const pageParams = params.extend({ number: z.coerce.number().int().min(1).max(MAX_ATTACHMENT_PAGES) });
const ofAttachment = (event: 'attachment.read' | 'attachment.changed') =>
  ({ event, object: 'attachment', ids: 'params.id' }) as const;

export const listAttachments = endpoint({
  method: 'GET',
  path: '/api/clients/{id}/attachments/',
  deeds: ['read_attachments'],
  patient_data: { event: 'attachments.listed', object: 'client', ids: 'params.id' },
  summary: 'The documents that were added to a client, the newest first',
  params,
  response: dataOf(z.array(Attachment)),
});

export const addAttachment = endpoint({
  method: 'POST',
  path: '/api/clients/{id}/attachments/',
  deeds: ['add_attachments'],
  patient_data: { event: 'attachment.read', object: 'client', ids: 'params.id' },
  summary:
    'Add a document: a form with `file`. Sent again with the same `attachment_id` it is the same document',
  params,
  body: multipart,
  max_bytes: MAX_ATTACHMENT_BYTES + 100_000,
  response: dataOf(Attachment),
});

export const getAttachment = endpoint({
  method: 'GET',
  path: '/api/attachments/{id}/',
  deeds: ['read_attachments'],
  patient_data: ofAttachment('attachment.read'),
  summary: 'How far a document is',
  params,
  response: dataOf(Attachment),
});

export const getAttachmentPage = endpoint({
  method: 'GET',
  path: '/api/attachments/{id}/page/{number}/',
  deeds: ['read_attachments'],
  patient_data: ofAttachment('attachment.read'),
  summary: 'What was read on a page, with the place of every word',
  params: pageParams,
  response: dataOf(AttachmentPage),
});

export const getAttachmentPicture = endpoint({
  method: 'GET',
  path: '/api/attachments/{id}/page/{number}/picture/',
  deeds: ['read_attachments'],
  patient_data: ofAttachment('attachment.read'),
  summary: 'The page as it looks, as a PNG or JPEG',
  params: pageParams,
  response: stream('image/png'),
});

export const getAttachmentFile = endpoint({
  method: 'GET',
  path: '/api/attachments/{id}/file/',
  deeds: ['read_attachments'],
  patient_data: ofAttachment('attachment.read'),
  summary: 'The file as it was added, to be saved',
  params,
  response: stream('application/octet-stream'),
});

export const correctAttachmentPage = endpoint({
  method: 'PATCH',
  path: '/api/attachments/{id}/page/{number}/',
  deeds: ['add_attachments'],
  patient_data: ofAttachment('attachment.changed'),
  summary: 'Correct what was misread; what was read is kept beside it. Null takes the correction back',
  params: pageParams,
  body: z.object({
    text: z
      .string()
      .max(MAX_PAGE_CHARACTERS, 'Too long for a page')
      .overwrite((text) => text.toWellFormed())
      .nullable(),
  }),
  response: dataOf(AttachmentPage),
});

export const keepAttachment = endpoint({
  method: 'POST',
  path: '/api/attachments/{id}/keep/',
  deeds: ['add_attachments'],
  patient_data: ofAttachment('attachment.changed'),
  summary: 'Say that a document belongs to this client although it names somebody else, or nobody',
  params,
  response: dataOf(Attachment),
});

export const retryAttachment = endpoint({
  method: 'POST',
  path: '/api/attachments/{id}/retry/',
  deeds: ['add_attachments'],
  patient_data: ofAttachment('attachment.changed'),
  summary: 'Read a document again that could not be read; pages that were read stay',
  params,
  response: dataOf(Attachment),
});

export const removeAttachment = endpoint({
  method: 'DELETE',
  path: '/api/attachments/{id}/',
  deeds: ['add_attachments'],
  patient_data: { event: 'attachment.removed', object: 'attachment', ids: 'params.id', only_refusals: true },
  summary: 'Remove a document with all that was read in it',
  params,
  response: Done,
});
