import { noteMarkdown } from '@noteer/clinical';
import { system } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { setAppointmentStatus } from '../../consultations/appointments.ts';
import { templateOf } from '../../consultations/choices.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { announce } from '../../consultations/events.ts';
import { addRevision } from '../../consultations/notes.ts';
import { findRecording } from '../../consultations/recordings.ts';
import { openText } from '../../consultations/sealed-text.ts';
import { pieceOwner } from '../../consultations/transcript.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';
import { allPieces, setStage } from './queries.ts';

/** Safe to run twice: a recording whose note is there is left alone. */
export const writeNote: JobHandler<'write-note'> = {
  async run(services, { recording_id }, signal) {
    const { db, engines } = services;
    const recording = await findRecording(db, ofTheSystem, recording_id);
    if (recording?.stage !== 'writing' || recording.is_recording_deleted) return;

    const sealing = recordingSealing(services.sealing, recording);
    const pieces = (await allPieces(db, recording_id)).map(({ seq, start_s, end_s, text }) => ({
      seq,
      start_s,
      end_s,
      text: openText(sealing, pieceOwner(recording_id, seq), text),
    }));
    const writer = await engines.writer();
    const template = templateOf(recording.template);
    const draft = await writer.write(pieces, { template, language: recording.language, signal });

    await db.transaction().execute(async (tx) => {
      await addRevision(tx, sealing, {
        recording_id,
        ai_model_name: writer.name,
        template: template.id,
        text: noteMarkdown(draft).text,
        draft,
        author_id: null,
      });
      await setStage(tx, recording_id, 'done');
      if (recording.appointment_id) await setAppointmentStatus(tx, recording.appointment_id, 'ready');
      await announce(tx, { clinician_id: recording.clinician_id, kind: 'note', id: recording_id });
      await audit(tx, system, 'note.written', { id: recording_id, detail: { engine: writer.name } });
    });
  },

  async gaveUp({ db }, { recording_id }) {
    const recording = await findRecording(db, ofTheSystem, recording_id);
    if (recording?.stage !== 'writing') return;
    await db.transaction().execute(async (tx) => {
      await setStage(tx, recording_id, 'failed', 'writing');
      if (recording.appointment_id) await setAppointmentStatus(tx, recording.appointment_id, 'failed');
      await announce(tx, { clinician_id: recording.clinician_id, kind: 'recording', id: recording_id });
    });
  },
};
