/** What papers say, kept with each of them: nobody who opens a file waits for all of it to be read again. */
import { type Finding, findingsOf } from '@noteer/clinical';
import { dayOfConsultation, type FilePlace } from '@noteer/contract';
import type { Db, Tx } from '../../db/schema.ts';
import type { BySystem, Scope } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import { recordingSealing } from '../data-key.ts';
import { openText, sealText } from '../sealed-text.ts';
import { attachmentSealing } from './attachment-sealing.ts';
import { attachmentPaperRows } from './attachments.ts';
import {
  currentOf,
  type FinalRecording,
  finalRecordings,
  isUsed,
  type Paper,
  placeInPaper,
  type Reading,
} from './papers.ts';
import { wordFilter } from './word-filter.ts';

/** Goes up when the reader of papers has learned something: what is kept is then read again. */
export const READER_VERSION = 13;

export type Kept = { finding: Finding; place: FilePlace };
const owner = (kind: FilePlace['kind'], id: string) => `findings/${kind}/${id}/body`;

/** Each finding with its place in the paper. */
function placed(paper: Paper, findings: readonly Finding[]): Kept[] {
  const { id, kind, date, author, text } = paper;
  return findings.map((finding) => ({
    finding,
    place: {
      ...{ kind, id, date, author, sentence: text.slice(finding.from, finding.to) },
      ...placeInPaper(paper, finding.from, finding.to),
    },
  }));
}

export const readPaper = (paper: Paper): Kept[] => placed(paper, findingsOf(paper));

const columnOf = { note: 'recording_id', attachment: 'attachment_id' } as const;

/** Instead of what was kept of it before. `own` seals what is the paper's; `client_id`: whom it was made for. */
export async function keepFindings(
  tx: Tx,
  scope: BySystem,
  { master, own, client_id }: { master: Sealing; own: Sealing; client_id: string },
  paper: Paper,
  findings: readonly Finding[],
): Promise<void> {
  const { kind, id, text } = paper;
  const body = sealText(own, owner(kind, id), JSON.stringify(placed(paper, findings)));
  await forgetFindings(tx, scope, paper);
  await tx
    .insertInto('findings')
    .values({
      recording_id: kind === 'note' ? id : null,
      attachment_id: kind === 'attachment' ? id : null,
      version: READER_VERSION,
      body,
      words: wordFilter(master, client_id, text),
    })
    .execute();
}

export async function forgetFindings(
  tx: Tx,
  _scope: Scope,
  { kind, id }: Pick<Paper, 'kind' | 'id'>,
): Promise<void> {
  await tx.deleteFrom('findings').where(columnOf[kind], '=', id).execute();
}

/** Findings, and the place of each. */
export type Findings = { findings: Finding[]; placeOf: (said: Said) => FilePlace | undefined };
type Said = Pick<Finding, 'source' | 'from' | 'to'>;

const keyOf = ({ source, from, to }: Said) => `${source} ${from} ${to}`;

export function findingsFrom(kept: readonly Kept[]): Findings {
  const places = new Map(kept.map(({ finding, place }) => [keyOf(finding), place]));
  return { findings: kept.map(({ finding }) => finding), placeOf: (said) => places.get(keyOf(said)) };
}

const opened = (sealing: Sealing, kind: FilePlace['kind'], id: string, body: Buffer): Kept[] =>
  JSON.parse(openText(sealing, owner(kind, id), body));

/** Of the final notes of a client that the scope reaches. */
async function findingsInNotes(
  db: Db,
  scope: Reading,
  sealing: Sealing,
  client_id: string,
  { before }: { before?: Date } = {},
): Promise<Kept[]> {
  const rows = await finalRecordings(db, scope)
    .innerJoin('findings', 'findings.recording_id', 'recordings.id')
    .select('findings.body')
    .where('part.current_id', '=', currentOf(client_id))
    .$if(before !== undefined, (query) => query.where('appointment_time', '<', before as Date))
    .execute();
  return rows.flatMap((row) => opened(recordingSealing(sealing, row), 'note', row.id, row.body));
}

async function findingsInAttachments(
  db: Db,
  scope: Scope<'read_client_file'>,
  sealing: Sealing,
  client_id: string,
): Promise<Kept[]> {
  const rows = await attachmentPaperRows(db, scope)
    .innerJoin('findings', 'findings.attachment_id', 'attachments.id')
    .select('findings.body')
    .where('part.current_id', '=', currentOf(client_id))
    .execute();
  return rows
    .filter(isUsed)
    .flatMap((row) => opened(attachmentSealing(sealing, row), 'attachment', row.id, row.body));
}

/** Of the papers that there were before a consultation; not of its own note. */
export async function findingsBefore(
  db: Db,
  scope: Scope<'read_client_file'>,
  sealing: Sealing,
  { id, client_id, appointment_time }: Pick<FinalRecording, 'id' | 'client_id' | 'appointment_time'>,
): Promise<Kept[]> {
  const on = dayOfConsultation(appointment_time.toISOString());
  const kept = [
    ...(await findingsInNotes(db, scope, sealing, client_id, { before: appointment_time })),
    ...(await findingsInAttachments(db, scope, sealing, client_id)),
  ];
  return kept.filter(({ place }) => place.date <= on && place.id !== id);
}

export async function findingsOfClient(
  db: Db,
  scope: Scope<'read_client_file'>,
  sealing: Sealing,
  client_id: string,
): Promise<Findings> {
  return findingsFrom([
    ...(await findingsInNotes(db, scope, sealing, client_id)),
    ...(await findingsInAttachments(db, scope, sealing, client_id)),
  ]);
}
