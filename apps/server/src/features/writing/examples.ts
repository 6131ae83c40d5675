/** Places in notes that show a habit: sealed with the key of their recording, so that they go with it. */
import { recordingSealing } from '../../consultations/data-key.ts';
import { openText, sealText } from '../../consultations/sealed-text.ts';
import type { Sealing } from '../../sealing.ts';

type Example = { before: string; after: string };
type Sealed = { id: string; data_key: Buffer };

const owner = (offer_id: string, recording_id: string) => `writing_examples/${offer_id}/${recording_id}`;

export const sealExample = (
  sealing: Sealing,
  recording: Sealed,
  offer_id: string,
  example: Example,
): Buffer =>
  sealText(recordingSealing(sealing, recording), owner(offer_id, recording.id), JSON.stringify(example));

export const openExample = (sealing: Sealing, recording: Sealed, offer_id: string, body: Buffer): Example =>
  JSON.parse(openText(recordingSealing(sealing, recording), owner(offer_id, recording.id), body)) as Example;
