/** A text of a recording that left for an engine elsewhere. */
import { recordingSealing } from '../src/consultations/data-key.ts';
import { noteText } from '../src/consultations/departures.ts';
import { ofTheSystem } from '../src/policy.ts';
import type { Services } from '../src/services.ts';

export async function aDeparture({ db, sealing }: Services, recording_id: string): Promise<void> {
  const recording = await db
    .selectFrom('recordings')
    .select(['id', 'data_key'])
    .where('id', '=', recording_id)
    .executeTakeFirstOrThrow();
  await noteText(db, ofTheSystem, recordingSealing(sealing, recording), {
    recording_id,
    engine: 'elsewhere-70b',
    departure: { text: '[0] Mijn man [persoon-1] slaapt.', pieces: 1, replaced: { person: 1 } },
  });
}
