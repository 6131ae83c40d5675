import { asTemplateSays, noteMarkdown, withFile } from '@noteer/clinical';
import { system } from '../../actor.ts';
import { templateOf } from '../../consultations/choices.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { knownPeople, noteText } from '../../consultations/departures.ts';
import { addNoteRevision } from '../../consultations/documents.ts';
import { takeJottings, withJottings } from '../../consultations/jottings.ts';
import { findRecording, type RecordingRow } from '../../consultations/recordings.ts';
import { spokenPieces } from '../../consultations/spoken-pieces.ts';
import { lockRecording, step } from '../../consultations/state/step.ts';
import { isPossible } from '../../consultations/state/transitions.ts';
import type { Away } from '../../engines/writing/port.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import { ofTheSystem } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { fileOfClient } from './file-of-client.ts';

/** Somebody who goes through a whole talk, voice by voice, while a slow model writes: then its last note is kept. */
const MOST_TIMES = 3;

/** Safe to run twice: a recording whose note is there is left alone. */
export const writeNote: JobHandler<'write-note'> = {
  async run(services, { recording_id }, signal) {
    for (let time = 1; time <= MOST_TIMES; time++) {
      const recording = await findRecording(services.db, ofTheSystem, recording_id);
      if (recording?.stage !== 'writing' || recording.is_recording_deleted) return;
      if (await write(services, recording, signal, time === MOST_TIMES)) return;
    }
  },

  async gaveUp({ db }, { recording_id }) {
    await db.transaction().execute((tx) => step(tx, system, 'fail_writing', recording_id));
  },
};

/** False when somebody corrected who speaks meanwhile: then it is to be written with that. */
async function write(
  services: Services,
  recording: RecordingRow,
  signal: AbortSignal,
  isLast: boolean,
): Promise<boolean> {
  const { db, engines } = services;
  const { id: recording_id, language, speakers_revision } = recording;
  const sealing = recordingSealing(services.sealing, recording);
  const pieces = await spokenPieces(db, ofTheSystem, sealing, recording);
  const writer = await engines.writer();
  const { template, template_version } = await templateOf(db, recording.template);
  const { known, placed } = await fileOfClient(services, recording_id, language);
  const named = await knownPeople(db, ofTheSystem, services.sealing, recording_id);
  const away: Away = {
    known: { ...named, people: [...named.people, ...known.people.map(({ name }) => name)] },
    leaves: (departure) =>
      noteText(db, ofTheSystem, sealing, { recording_id, engine: writer.name, departure }),
  };
  const written = await withFile(pieces, { known, language }, (read) =>
    writer.write(read, { template, language, signal, away }),
  );

  return db.transaction().execute(async (tx) => {
    // Deleted while it was written, or written by another worker: this one's words are not wanted any more.
    const now = await lockRecording(tx, ofTheSystem, recording_id);
    if (!now || !isPossible('write', now)) return true;
    if (now.speakers_revision !== speakers_revision && !isLast) return false;
    const jotted = await takeJottings(tx, ofTheSystem, sealing, recording_id);
    const draft = withJottings(asTemplateSays(written.draft, template, language), jotted, language);
    await addNoteRevision(tx, ofTheSystem, sealing, {
      recording_id,
      ai_model_name: writer.name,
      template: template.id,
      template_version,
      text: noteMarkdown(draft).text,
      draft: { ...draft, from_file: placed(written.from_file) },
      author_id: null,
      speakers_revision,
    });
    await step(tx, system, 'write', recording_id, { detail: { engine: writer.name } });
    return true;
  });
}
