/** What people did with the demo's recordings since: the engine wrote, Sanne corrected and reviewed, codes were saved. */
import { system } from '../actor.ts';
import { audit } from '../audit.ts';
import { setAppointmentStatus } from '../consultations/appointments.ts';
import { recordingSealing } from '../consultations/data-key.ts';
import { addRevision, noteOwner } from '../consultations/notes.ts';
import { findRecording, newestNotes, type RecordingRow } from '../consultations/recordings.ts';
import { openText } from '../consultations/sealed-text.ts';
import { keepFollowUps } from '../consultations/tasks.ts';
import type { Db } from '../db/schema.ts';
import { extractiveWriter } from '../engines/writing/extractive.ts';
import { writeNote } from '../features/processing/write-note.job.ts';
import type { JobHandler } from '../jobs/handler.ts';
import { ofTheSystem } from '../policy.ts';
import type { Services } from '../services.ts';
import { recordingId } from './ids.ts';
import { type Planned, planFrom } from './plan.ts';

const recorded = (date: string) => planFrom(date).filter(({ outcome }) => outcome);

/** Safe to run twice: what somebody did with the demo meanwhile stays. */
export const finishDemo: JobHandler<'finish-demo'> = {
  async run(services, { date }, signal) {
    // Whoever brings a model of their own need not wait minutes for it before there is anything to see.
    const writer = extractiveWriter();
    const engines = { ...services.engines, writer: async () => writer };
    for (const planned of recorded(date)) {
      const recording_id = recordingId(services.sealing, planned);
      await writeNote.run({ ...services, engines }, { recording_id }, signal);
      await services.db.transaction().execute((tx) => reenact(tx, services, recording_id, planned));
    }
  },

  async gaveUp(services, { date }) {
    for (const planned of recorded(date))
      await writeNote.gaveUp?.(services, { recording_id: recordingId(services.sealing, planned) });
  },
};

async function reenact(
  tx: Db,
  services: Services,
  recording_id: string,
  { outcome = { sound: 'mood-follow-up' } }: Planned,
): Promise<void> {
  const recording = await findRecording(tx, ofTheSystem, recording_id);
  const [note] = await newestNotes(tx, ofTheSystem, [recording_id]);
  // Deleted, or in somebody's hands by now.
  if (!recording || recording.is_reviewed || note?.number !== 1) return;
  const sealing = recordingSealing(services.sealing, recording);
  const text = openText(sealing, noteOwner(note.id, note.number, 'text'), note.text);
  if (outcome.correction) {
    await addRevision(tx, sealing, {
      recording_id,
      ai_model_name: note.ai_model_name,
      template: recording.template,
      text: text.replace(...outcome.correction),
      author_id: recording.clinician_id,
    });
    await audit(tx, system, 'note.saved', { id: recording_id });
  }
  if (!outcome.is_reviewed) return;
  await review(tx, recording, outcome.code !== undefined);
  await keepFollowUps(tx, sealing, recording, {
    text,
    date: recording.created_at.toISOString().slice(0, 10),
  });
  if (outcome.code === undefined) return;
  await tx.updateTable('notes').set({ code: outcome.code }).where('id', '=', note.id).execute();
  await audit(tx, system, 'recording.admin_reviewed', { id: recording_id });
}

async function review(tx: Db, { id, appointment_id }: RecordingRow, is_admin_reviewed: boolean) {
  await tx
    .updateTable('recordings')
    .set({ is_reviewed: true, is_admin_reviewed })
    .where('id', '=', id)
    .execute();
  if (appointment_id) await setAppointmentStatus(tx, appointment_id, 'reviewed');
  await audit(tx, system, 'note.reviewed', { id });
}
