/** Gives the model what was said so far while people still talk: after the end it has only the last of it left to read. */
import type { Template } from '@noteer/clinical';
import { recordingSealing } from '../../consultations/data-key.ts';
import type { RecordingRow } from '../../consultations/recordings.ts';
import { spokenPieces } from '../../consultations/spoken-pieces.ts';
import { ofTheSystem } from '../../policy.ts';
import { beginningOf } from '../../questions/note/write.ts';
import type { Services } from '../../services.ts';

/** Nothing here ever fails the transcript: without it the note only comes later. */
export async function readAlong(
  services: Services,
  recording: RecordingRow,
  template: Template,
): Promise<void> {
  try {
    const model = await services.models.model();
    if (!model?.readAlong) return;
    const sealing = recordingSealing(services.sealing, recording);
    const pieces = await spokenPieces(services.db, ofTheSystem, sealing, recording);
    model.readAlong(recording.id, beginningOf(pieces, template, recording.language));
  } catch (error) {
    services.log.warn({ err: error }, 'the model does not read along');
  }
}
