/** Each recording has a key of its own. Destroying it destroys all that was made of the recording. */
import { createSealing, type Sealing } from '../sealing.ts';

const owner = (recording_id: string) => `recordings/${recording_id}/data_key`;

export const newDataKey = (sealing: Sealing, recording_id: string): Buffer =>
  sealing.newKey(owner(recording_id));

/** What seals the recording's sound, transcript and notes. */
export const recordingSealing = (sealing: Sealing, recording: { id: string; data_key: Buffer }): Sealing =>
  createSealing(sealing.openKey(owner(recording.id), recording.data_key));
