/** Calls of the endpoints that tell what left for engines elsewhere. */
import { recordingSealing } from '../src/consultations/data-key.ts';
import { noteText } from '../src/consultations/departures.ts';
import { ofTheSystem } from '../src/policy.ts';
import type { Services } from '../src/services.ts';
import { consultations } from './consultation.ts';
import type { harness } from './harness.ts';
import type { Example } from './identity-examples.ts';

type Harness = Awaited<ReturnType<typeof harness>>;

async function aDeparture({ db, sealing }: Services, recording_id: string): Promise<void> {
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

export const departureExamples = (
  noteer: Harness,
  anAdministrator: Harness['aUser'],
): Record<string, () => Promise<Example>> => ({
  listDepartures: async () => ({ as: await anAdministrator() }),
  readDepartedText: async () => {
    const { id } = await consultations(noteer).aRecording(await noteer.aUser());
    await aDeparture(noteer.services, id);
    return { as: await anAdministrator(), params: { id } };
  },
});
