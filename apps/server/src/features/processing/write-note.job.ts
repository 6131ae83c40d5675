import { noteMarkdown } from '@noteer/clinical';
import { system } from '../../actor.ts';
import { templateOf } from '../../consultations/choices.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { addNoteRevision } from '../../consultations/documents.ts';
import { findRecording } from '../../consultations/recordings.ts';
import { openText } from '../../consultations/sealed-text.ts';
import { lockRecording, step } from '../../consultations/state/step.ts';
import { isPossible } from '../../consultations/state/transitions.ts';
import { pieceOwner } from '../../consultations/transcript.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';
import { allPieces } from './queries.ts';

/** Safe to run twice: a recording whose note is there is left alone. */
export const writeNote: JobHandler<'write-note'> = {
  async run(services, { recording_id }, signal) {
    const { db, engines } = services;
    const recording = await findRecording(db, ofTheSystem, recording_id);
    if (recording?.stage !== 'writing' || recording.is_recording_deleted) return;

    const sealing = recordingSealing(services.sealing, recording);
    const pieces = (await allPieces(db, ofTheSystem, recording_id)).map(({ seq, start_s, end_s, text }) => ({
      seq,
      start_s,
      end_s,
      text: openText(sealing, pieceOwner(recording_id, seq), text),
    }));
    const writer = await engines.writer();
    const template = templateOf(recording.template);
    const draft = await writer.write(pieces, { template, language: recording.language, signal });

    await db.transaction().execute(async (tx) => {
      // Deleted while it was written, or written by another worker: this one's words are not wanted any more.
      const now = await lockRecording(tx, ofTheSystem, recording_id);
      if (!now || !isPossible('write', now)) return;
      await addNoteRevision(tx, ofTheSystem, sealing, {
        recording_id,
        ai_model_name: writer.name,
        template: template.id,
        text: noteMarkdown(draft).text,
        draft,
        author_id: null,
      });
      await step(tx, system, 'write', recording_id, { detail: { engine: writer.name } });
    });
  },

  async gaveUp({ db }, { recording_id }) {
    await db.transaction().execute((tx) => step(tx, system, 'fail_writing', recording_id));
  },
};
