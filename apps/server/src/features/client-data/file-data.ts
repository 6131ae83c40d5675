/** What is kept of a client, opened: one appointment after another, never all at once. */
import { SAMPLE_RATE } from '@noteer/contract';
import { presentAppointment } from '../../consultations/appointments.ts';
import { openIdentity } from '../../consultations/clients.ts';
import { codeOwner } from '../../consultations/codes.ts';
import { openConsent } from '../../consultations/consent-words.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { revisionOwner } from '../../consultations/documents.ts';
import { attachmentSealing, openName, pageSealing } from '../../consultations/file/attachment-sealing.ts';
import { jottingOwner } from '../../consultations/jottings.ts';
import type { RecordingRow } from '../../consultations/recordings.ts';
import { openText, openTextOrNull } from '../../consultations/sealed-text.ts';
import { commentOwner, reasonOwner } from '../../consultations/signing.ts';
import { answerOwner, taskOwner } from '../../consultations/tasks.ts';
import { pieceOwner } from '../../consultations/transcript.ts';
import { relationOwner } from '../../consultations/voices.ts';
import type { Services } from '../../services.ts';
import * as queries from './queries.ts';

type Parts = Pick<Services, 'db' | 'sealing'>;

export async function identities({ db, sealing }: Parts, scope: queries.Whole, client_id: string) {
  const rows = await queries.partsOf(db, scope, client_id);
  return rows.map((row) => ({
    id: row.id,
    is_current: row.joined_into === null,
    ...openIdentity(sealing, row),
    created_at: row.created_at.toISOString(),
  }));
}

export type Consultation = Awaited<ReturnType<typeof consultationData>>;

/** All that came of one recording. */
async function consultationData({ db, sealing }: Parts, scope: queries.Whole, row: RecordingRow) {
  const { id } = row;
  const own = recordingSealing(sealing, row);
  const consent_text = openConsent(sealing, row);
  const pieces = await queries.piecesOf(db, scope, id);
  const voices = await queries.voicesOf(db, scope, id);
  const revisions = await queries.revisionsOf(db, scope, id);
  const jottings = await queries.jottingsOf(db, scope, id);
  const steps = await queries.stepsOf(db, scope, id);
  const comments = await queries.commentsOf(db, scope, id);
  const codes = await queries.codesOf(db, scope, id);
  return {
    id,
    recorded_at: row.created_at.toISOString(),
    duration_s: Math.round(Number(row.samples ?? 0) / SAMPLE_RATE),
    language: row.language,
    is_deleted: row.is_recording_deleted,
    is_final: row.is_reviewed,
    sound_removed_at: row.sound_removed_at?.toISOString() ?? null,
    consent: consent_text && {
      text: consent_text,
      version: row.consent_version,
      given_at: row.consent_given_at?.toISOString() ?? null,
      how: row.consent_how,
      withdrawn_at: row.consent_withdrawn_at?.toISOString() ?? null,
    },
    transcript: pieces.map((piece) => ({
      start_s: piece.start_s,
      end_s: piece.end_s,
      voice: piece.corrected_voice ?? piece.voice,
      text: openText(own, pieceOwner(id, piece.seq), piece.text),
    })),
    voices: voices.map(({ voice, role, relation }) => ({
      voice,
      role,
      relation: openTextOrNull(own, relationOwner(id, voice), relation),
    })),
    notes: revisions.map((revision) => ({
      note: revision.document_id,
      kind: revision.kind,
      version: revision.number,
      written_at: revision.created_at.toISOString(),
      author: revision.author_name ?? revision.ai_model_name,
      text: openText(own, revisionOwner(revision.document_id, revision.number, 'text'), revision.text),
    })),
    signing: steps.map((step) => ({
      kind: step.kind,
      done_by: step.done_by_name,
      done_at: step.created_at.toISOString(),
      reason: step.reason && JSON.parse(openText(own, reasonOwner(step.id), step.reason)),
      comments: comments
        .filter(({ step_id }) => step_id === step.id)
        .map((comment) => ({
          sentence: openText(own, commentOwner(comment.id, 'sentence'), comment.sentence),
          text: openText(own, commentOwner(comment.id, 'text'), comment.text),
        })),
    })),
    jottings: jottings.map((line) => ({
      at_s: line.at_s,
      text: openText(own, jottingOwner(id, line.id), line.text),
    })),
    codes: codes.map((code) => ({
      system: code.system,
      state: code.state,
      code: openTextOrNull(own, codeOwner(code.id, 'code'), code.code),
      meaning: openTextOrNull(own, codeOwner(code.id, 'meaning'), code.meaning),
      set_at: code.created_at.toISOString(),
    })),
  };
}

/** Appointments in their order, each with what was recorded at it. */
export async function* consultationsOf(parts: Parts, scope: queries.Whole, client_id: string) {
  for (const row of await queries.appointmentsOf(parts.db, scope, client_id)) {
    const { id, appointment_time, appointment_end_time, subject, description, status } = presentAppointment(
      parts.sealing,
      row,
    );
    const told = { id, appointment_time, appointment_end_time, subject, description, status };
    const consultations: Consultation[] = [];
    for (const recording of await queries.recordingsOf(parts.db, scope, id))
      consultations.push(await consultationData(parts, scope, recording));
    yield { ...told, clinician: row.clinician_name, consultations };
  }
}

export async function tasks({ db, sealing }: Parts, scope: queries.Whole, client_id: string) {
  const rows = await queries.tasksOf(db, scope, client_id);
  return rows.map((row) => {
    const { id, recording_id, data_key } = row;
    const own =
      recording_id && data_key ? recordingSealing(sealing, { id: recording_id, data_key }) : sealing;
    return {
      id,
      kind: row.kind,
      text: openText(own, taskOwner(id), row.text),
      answer: openTextOrNull(own, answerOwner(id), row.answer),
      due: row.due,
      done_at: row.done_at?.toISOString() ?? null,
    };
  });
}

/** What was read in each document; the document itself lies beside it. */
export async function* documents({ db, sealing }: Parts, scope: queries.Whole, client_id: string) {
  for (const row of await queries.attachmentsOf(db, scope, client_id)) {
    const own = attachmentSealing(sealing, row);
    const pages = await queries.pagesOf(db, scope, row.id);
    yield {
      id: row.id,
      file_name: openName(own, row.id, row.file_name),
      media_type: row.media_type,
      added_at: row.created_at.toISOString(),
      pages: pages.map((page) => {
        const opened = pageSealing(own, row.id, page.number);
        const { corrected_text: corrected } = page;
        return corrected ? opened.open('corrected_text', corrected) : opened.open('text', page.text);
      }),
    };
  }
}
