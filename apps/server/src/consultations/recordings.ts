/** Recordings as several features see them: the row, its sound, its state on the wire. */
import type { ConsultationSummary, ProcessingState, Recording } from '@noteer/contract';
import { SAMPLE_RATE } from '@noteer/contract';
import { type Selectable, sql } from 'kysely';
import type { Db, Tables } from '../db/schema.ts';
import { type Scope, withinRecordings } from '../policy.ts';
import type { Services } from '../services.ts';
import { type AppointmentWithClient, presentAppointment } from './appointments.ts';
import { billedText, type CodeRow } from './codes.ts';
import { recordingSealing, soundSealing } from './data-key.ts';
import { type NoteRow, revisionOwner } from './documents.ts';
import { openText } from './sealed-text.ts';
import type { Sound } from './sound.ts';

export type RecordingRow = Selectable<Tables['recordings']>;

export const findRecording = (db: Db, scope: Scope, id: string) =>
  db
    .selectFrom('recordings')
    .selectAll()
    .where('id', '=', id)
    .where(withinRecordings(scope))
    .executeTakeFirst();

/** Undefined covers both "not there" and "not yours". */
export const findOwnRecording = (db: Db, scope: Scope, id: string) =>
  db
    .selectFrom('recordings')
    .selectAll()
    .where('id', '=', id)
    .where('clinician_id', '=', scope.user_id)
    .where('is_recording_deleted', '=', false)
    .executeTakeFirst();

export const soundOf = ({ storage, sealing }: Services, recording: RecordingRow): Sound => ({
  storage,
  sealing: soundSealing(sealing, recording),
  recording_id: recording.id,
});

/** How many samples are there without a gap, counted from the first. */
export async function contiguousSamples(db: Db, _scope: Scope, recording_id: string): Promise<number> {
  const { rows } = await sql<{ samples: string }>`
    select coalesce(sum(samples), 0) as samples from (
      select samples, seq, row_number() over (order by seq) - 1 as place
      from recording_chunks where recording_id = ${recording_id}
    ) numbered where seq = place`.execute(db);
  return Number(rows[0]?.samples ?? 0);
}

function presentProcessing(row: RecordingRow): ProcessingState {
  const samples = Number(row.samples ?? 0);
  return {
    stage: row.stage,
    progress: samples === 0 ? 0 : Math.min(1, Number(row.transcribed_samples) / samples),
    reason: row.reason,
  };
}

export function presentRecording(
  services: Services,
  row: RecordingRow,
  appointment: AppointmentWithClient,
  { notes, codes }: { notes: NoteRow[]; codes: CodeRow[] },
  forReader: Pick<Recording, 'recording_file_url' | 'cosigner_name' | 'covered_for'>,
): Recording {
  const sealing = recordingSealing(services.sealing, row);
  const presented = presentAppointment(services.sealing, appointment);
  return {
    id: row.id,
    ...forReader,
    recording_duration: Math.round(Number(row.samples ?? 0) / SAMPLE_RATE),
    appointment: presented,
    consultation: row.consultation,
    is_reviewed: row.is_reviewed,
    is_admin_reviewed: row.is_admin_reviewed,
    is_recording_deleted: row.is_recording_deleted,
    description: presented.description,
    language: row.language,
    template: row.template,
    processing: presentProcessing(row),
    finished_by: row.finished_by,
    gap_count: row.gap_count,
    gap_samples: Number(row.gap_samples),
    speakers_revision: row.speakers_revision,
    is_cosign_asked: row.is_cosign_asked,
    consultation_summary: notes
      .filter((note) => note.recording_id === row.id)
      .map(
        (note): ConsultationSummary => ({
          ai_model_name: note.ai_model_name,
          summary_text: openText(sealing, revisionOwner(note.document_id, note.number, 'text'), note.text),
          code: billedText(
            sealing,
            codes.filter(({ document_id }) => document_id === note.document_id),
          ),
          revision: note.number,
        }),
      ),
  };
}
