/** The papers of a client as they read: final notes, and documents that were read and belong to the client. */
import type { FileSource } from '@noteer/clinical';
import { dayOfConsultation, type FilePlace, shownSummary } from '@noteer/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/schema.ts';
import { type BySystem, type Scope, withinRecording } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import { recordingSealing } from '../data-key.ts';
import { newestNotes, revisionOwner } from '../documents.ts';
import { openText } from '../sealed-text.ts';
import { attachmentSealing, openName } from './attachment-sealing.ts';
import {
  type AttachmentPaper,
  attachmentPaperRows,
  isDoubtful,
  type PageText,
  pagesOf,
  textOfPage,
} from './attachments.ts';
import { headOf } from './paper-head.ts';

export type Reading = Scope<'read_client_file' | 'read_note'> | BySystem;

/** `starts`: where each page of a document begins in its text. A note has none. */
export type Paper = FileSource & { title: string; starts: number[] };

/** Of one client, however long they have been coming: the page before an appointment is made from the newest. */
const MOST_NOTES = 500;
const MOST_ATTACHMENTS = 1000;

/** The client that this one is now. */
export const currentOf = (client_id: string): RawBuilder<string> =>
  sql<string>`(select current_id from clients where id = ${client_id})`;

/** Recordings with the client and the time that they are of, the newest first. */
export const heldRecordings = (db: Db, scope: Reading) =>
  db
    .selectFrom('recordings')
    .innerJoin('appointments', 'appointments.id', 'recordings.appointment_id')
    .innerJoin('clients as part', 'part.id', 'appointments.client_id')
    .innerJoin('users as clinician', 'clinician.id', 'recordings.clinician_id')
    .select([
      'recordings.id',
      'recordings.data_key',
      'recordings.clinician_id',
      'recordings.language',
      'recordings.template',
      'appointments.id as appointment_id',
      'clinician.role',
      'appointment_time',
      'part.current_id as client_id',
      'part.id as part_id',
      sql<string>`clinician.first_name || ' ' || clinician.last_name`.as('author'),
    ])
    .where('is_recording_deleted', '=', false)
    .where('appointments.deleted_at', 'is', null)
    .where(withinRecording(scope, 'recordings.id'))
    .orderBy('appointment_time', 'desc')
    .orderBy('recordings.id', 'desc');

/** Those whose note is final. */
export const finalRecordings = (db: Db, scope: Reading) =>
  heldRecordings(db, scope).where('is_reviewed', '=', true);

export type FinalRecording = Awaited<ReturnType<ReturnType<typeof finalRecordings>['execute']>>[number];

/** The note that people see of each; nothing of one that has no text. */
export async function notePapers(
  db: Db,
  scope: Reading,
  sealing: Sealing,
  rows: readonly FinalRecording[],
): Promise<Paper[]> {
  const notes = Map.groupBy(
    await newestNotes(
      db,
      scope,
      rows.map(({ id }) => id),
    ),
    ({ recording_id }) => recording_id,
  );
  return rows.flatMap((row): Paper[] => {
    const note = shownSummary(notes.get(row.id) ?? []);
    if (!note) return [];
    const text = openText(
      recordingSealing(sealing, row),
      revisionOwner(note.document_id, note.number, 'text'),
      note.text,
    );
    const { id, author, language, template } = row;
    const date = dayOfConsultation(row.appointment_time.toISOString());
    return [{ id, kind: 'note', date, author, language, template, text, title: template, starts: [] }];
  });
}

/** Documents that count: read, and nobody doubts whose they are. */
export const isUsed = (row: AttachmentPaper): boolean => row.stage === 'read' && !isDoubtful(row);

const BETWEEN_PAGES = '\n\n';

function attachmentPaper(sealing: Sealing, row: AttachmentPaper, pages: readonly PageText[]): Paper {
  const own = attachmentSealing(sealing, row);
  const starts: number[] = [];
  let text = '';
  for (const page of pages) {
    if (text !== '') text += BETWEEN_PAGES;
    starts.push(text.length);
    text += textOfPage(own, row.id, page);
  }
  const title = openName(own, row.id, row.file_name);
  const added_on = row.created_at.toISOString().slice(0, 'YYYY-MM-DD'.length);
  return {
    id: row.id,
    kind: 'attachment',
    text,
    title,
    starts,
    ...headOf(text, { added_on, file_name: title }),
  };
}

export async function attachmentPapers(
  db: Db,
  scope: Scope<'read_client_file'> | BySystem,
  sealing: Sealing,
  rows: readonly AttachmentPaper[],
): Promise<Paper[]> {
  const used = rows.filter(isUsed);
  if (used.length === 0) return [];
  const ids = used.map(({ id }) => id);
  const pages = Map.groupBy(await pagesOf(db, scope, ids), ({ attachment_id }) => attachment_id);
  return used.map((row) => attachmentPaper(sealing, row, pages.get(row.id) ?? []));
}

type Wanted = {
  /** Notes of consultations before this moment. */
  before?: Date;
  most_notes?: number;
  most_attachments?: number;
};

/** All that whoever asks may read of this client, as far as it is looked through at once; the newest where fewer are wanted. */
export async function papersOf(
  db: Db,
  scope: Scope<'read_client_file'>,
  sealing: Sealing,
  client_id: string,
  { before, most_notes = MOST_NOTES, most_attachments = MOST_ATTACHMENTS }: Wanted = {},
): Promise<Paper[]> {
  const recordings = await finalRecordings(db, scope)
    .where('part.current_id', '=', currentOf(client_id))
    .$if(before !== undefined, (query) => query.where('appointment_time', '<', before as Date))
    .limit(most_notes)
    .execute();
  const attachments = await attachmentPaperRows(db, scope)
    .where('part.current_id', '=', currentOf(client_id))
    .orderBy('attachments.created_at', 'desc')
    .limit(most_attachments)
    .execute();
  return [
    ...(await notePapers(db, scope, sealing, recordings)),
    ...(await attachmentPapers(db, scope, sealing, attachments)),
  ];
}

type Place = Pick<FilePlace, 'page' | 'from' | 'to'>;

/** Where a stretch of the whole text stands on its page. What runs on to the next page ends with its own. */
export function placeInPaper({ starts, text }: Paper, from: number, to: number): Place {
  if (starts.length === 0) return { page: null, from, to };
  const at = Math.max(
    0,
    starts.findLastIndex((start) => start <= from),
  );
  const start = starts[at] ?? 0;
  const next = starts[at + 1];
  const end = next === undefined ? text.length : next - BETWEEN_PAGES.length;
  return { page: at + 1, from: from - start, to: Math.min(to, end) - start };
}
