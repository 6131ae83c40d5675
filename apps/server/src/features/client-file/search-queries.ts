import type { Selectable } from 'kysely';
import { type AttachmentPaper, attachmentPaperRows } from '../../consultations/file/attachments.ts';
import { type FinalRecording, finalRecordings } from '../../consultations/file/papers.ts';
import { canHold } from '../../consultations/file/word-filter.ts';
import type { Db, Tables } from '../../db/schema.ts';
import type { Scope } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';

type Reading = Scope<'read_client_file'>;

export type Candidates = (
  | { kind: 'note'; id: string; at: Date; recording: FinalRecording }
  | { kind: 'attachment'; id: string; at: Date; attachment: AttachmentPaper }
)[];

/** The client and all who turned out to be them. */
const partsOf = async (db: Db, _scope: Reading, client_id: string): Promise<string[]> => {
  const rows = await db.selectFrom('clients').select('id').where('current_id', '=', client_id).execute();
  return rows.map(({ id }: Pick<Selectable<Tables['clients']>, 'id'>) => id);
};

/** Papers that can hold all words that were typed, the newest first. */
export async function candidatesOf(
  db: Db,
  scope: Reading,
  sealing: Sealing,
  client_id: string,
  typed: string,
): Promise<Candidates> {
  const parts = await partsOf(db, scope, client_id);
  const filtered = { column: 'findings.words', part: 'part.id' };
  const recordings = await finalRecordings(db, scope)
    .leftJoin('findings', 'findings.recording_id', 'recordings.id')
    .where('part.current_id', '=', client_id)
    .where(canHold(sealing, filtered, parts, typed))
    .execute();
  const attachments = await attachmentPaperRows(db, scope)
    .leftJoin('findings', 'findings.attachment_id', 'attachments.id')
    .where('part.current_id', '=', client_id)
    .where(canHold(sealing, filtered, parts, typed))
    .execute();
  const all: Candidates = [
    ...recordings.map((row) => ({
      ...{ kind: 'note' as const, id: row.id, at: row.appointment_time, recording: row },
    })),
    ...attachments.map((row) => ({
      ...{ kind: 'attachment' as const, id: row.id, at: row.created_at, attachment: row },
    })),
  ];
  return all.sort((a, b) => b.at.getTime() - a.at.getTime());
}
