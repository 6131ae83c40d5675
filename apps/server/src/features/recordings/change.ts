/** What a PATCH may say of a recording: a note was edited, it is ready, it is to be hidden, codes were added. */
import type { changeRecording, Received, Recording } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { announce } from '../../consultations/events.ts';
import { presentRecordings, reachRecording } from '../../consultations/look.ts';
import { addRevision } from '../../consultations/notes.ts';
import { consultationOf, findRecording, type RecordingRow } from '../../consultations/recordings.ts';
import type { Db } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { can, demand, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { markReviewed } from './review.ts';
import { hide } from './service.ts';

type Change = Received<typeof changeRecording>['body'];
type Summary = NonNullable<Change['consultation_summaries']>[number];

export async function change(services: Services, actor: Actor, id: string, body: Change): Promise<Recording> {
  const recording = await reachRecording(services, scopeOf(actor, 'read_note'), id);
  const isAdminSave =
    body.is_admin_reviewed !== undefined || body.consultation_summaries?.some((s) => s.codes);
  const subject = consultationOf(recording);
  if (isAdminSave) demand(actor, 'set_codes', subject);
  if (body.consultation_summaries && recording.is_reviewed && !can(actor, 'change_final_note', subject)) {
    throw new AppError('note_reviewed', 'This note is ready for the record. Reopen it first.');
  }
  if (body.consultation_summaries) await saveNotes(services, actor, recording, body.consultation_summaries);
  if (body.is_admin_reviewed !== undefined)
    await markAdminReviewed(services.db, actor, id, body.is_admin_reviewed);
  if (body.is_reviewed !== undefined) await markReviewed(services, actor, id, body.is_reviewed);
  if (body.is_recording_deleted) await hide(services, actor, id);

  const changed = await findRecording(services.db, scopeOf(actor, 'read_note'), id);
  const [presented] = changed ? await presentRecordings(services, actor, [changed]) : [];
  if (!presented) throw new AppError('not_found', 'Recording not found.');
  return presented;
}

/** Sent as GGZ-NHN, ZPM; kept as ZPM, GGZ-NHN. Quotes are stripped. */
export function codeFromCodes(codes: string): string {
  const [ggz = '', zpm = ''] = codes.replaceAll(/["']/g, '').split(',', 2);
  return [zpm.trim(), ggz.trim()].join(',');
}

async function saveNotes(services: Services, actor: Actor, recording: RecordingRow, summaries: Summary[]) {
  const { db } = services;
  const sealing = recordingSealing(services.sealing, recording);
  await db.transaction().execute(async (tx) => {
    for (const { ai_model_name, summary_text, codes, based_on } of summaries) {
      await addRevision(tx, sealing, {
        recording_id: recording.id,
        ai_model_name,
        template: recording.template,
        text: summary_text,
        author_id: actor.id,
        based_on,
      });
      if (codes !== undefined) await setCode(tx, recording.id, ai_model_name, codeFromCodes(codes));
    }
    await announce(tx, { clinician_id: recording.clinician_id, kind: 'note', id: recording.id });
    await audit(tx, actor, 'note.saved', { id: recording.id });
  });
}

const setCode = (db: Db, recording_id: string, ai_model_name: string, code: string) =>
  db
    .updateTable('notes')
    .set({ code })
    .where('recording_id', '=', recording_id)
    .where('ai_model_name', '=', ai_model_name)
    .execute();

async function markAdminReviewed(db: Db, actor: Actor, id: string, is_admin_reviewed: boolean) {
  await db.transaction().execute(async (tx) => {
    await tx.updateTable('recordings').set({ is_admin_reviewed }).where('id', '=', id).execute();
    await audit(tx, actor, 'recording.admin_reviewed', { id });
  });
}
