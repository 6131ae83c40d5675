/** The tables of the client's file as types; schema.ts has them all. */
import type {
  Attachment,
  AttachmentFailure,
  AttachmentIdentity,
  AttachmentPage,
  Language,
  Reach,
} from '@noteer/contract';
import type { Generated } from 'kysely';
import type { DefaultNow, Timestamp } from './columns.ts';

export type AttachmentsTable = {
  id: string;
  client_id: string;
  added_by: string;
  data_key: Buffer;
  file_name: Buffer;
  media_type: string;
  bytes: number;
  stage: Generated<Attachment['stage']>;
  failure: AttachmentFailure | null;
  page_count: number | null;
  name_fit: AttachmentIdentity['name'] | null;
  date_of_birth_fit: AttachmentIdentity['date_of_birth'] | null;
  kept_by: string | null;
  created_at: DefaultNow;
  read_at: Timestamp | null;
};

export type AttachmentPagesTable = {
  attachment_id: string;
  number: number;
  width: number;
  height: number;
  how: AttachmentPage['how'];
  text: Buffer;
  corrected_text: Buffer | null;
  corrected_by: string | null;
  words: Buffer;
  picture_type: 'image/png' | 'image/jpeg' | null;
};

export type FindingsTable = {
  recording_id: string | null;
  attachment_id: string | null;
  version: number;
  body: Buffer;
  words: Buffer;
  made_at: DefaultNow;
};

export type CoursesTable = {
  client_id: string;
  clinician_id: string;
  reach: Reach;
  language: Language;
  body: Buffer;
};

export type PreparationsTable = {
  appointment_id: string;
  body: Buffer;
  made_of: Buffer;
  made_at: DefaultNow;
  is_stale: Generated<boolean>;
};
