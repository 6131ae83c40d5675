/** Gives the model what was said so far while people still talk: after the end it has only the last of it left to read. */
import type { Template } from '@noteer/clinical';
import { recordingSealing } from '../../consultations/data-key.ts';
import { houseNames, knownFor } from '../../consultations/note/asked.ts';
import type { RecordingRow } from '../../consultations/recordings.ts';
import { askedPieces } from '../../consultations/spoken-pieces.ts';
import { ofTheSystem } from '../../policy.ts';
import { noteAlong } from '../../questions/note/write.ts';
import type { Services } from '../../services.ts';

/** Nothing here ever fails the transcript: without it the note only comes later. */
export async function readAlong(
  services: Services,
  recording: RecordingRow,
  template: Template,
  signal: AbortSignal,
): Promise<void> {
  try {
    const model = await services.models.model(recording.template);
    if (!model?.along) return;
    const { language } = recording;
    const sealing = recordingSealing(services.sealing, recording);
    const pieces = await askedPieces(services.db, ofTheSystem, sealing, recording);
    const names = await houseNames(services, recording.id);
    const known = await knownFor(services, ofTheSystem, recording, names);
    await noteAlong(model, recording.id, { pieces, template, language, ...known, away: undefined }, signal);
  } catch (error) {
    services.log.warn({ err: error }, 'the model does not read along');
  }
}
