/** Each recording has a key of its own. Destroying it destroys all that was made of the recording. */
import { createSealing, type Sealing } from '../sealing.ts';

const owner = (recording_id: string) => `recordings/${recording_id}/data_key`;

export const newDataKey = (sealing: Sealing, recording_id: string): Buffer =>
  sealing.newKey(owner(recording_id));

/** What seals the recording's sound, transcript and notes. */
export const recordingSealing = (sealing: Sealing, recording: { id: string; data_key: Buffer }): Sealing =>
  createSealing(sealing.openKey(owner(recording.id), recording.data_key));

const soundOwner = (recording_id: string) => `recordings/${recording_id}/sound_key`;

/** The sound has a key of its own: it goes while the note stays. */
export const newSoundKey = (sealing: Sealing, recording_id: string): Buffer =>
  sealing.newKey(soundOwner(recording_id));

/** Of recordings of before it had one, the recording's own. */
export const soundSealing = (
  sealing: Sealing,
  recording: { id: string; data_key: Buffer; sound_key: Buffer | null },
): Sealing =>
  recording.sound_key
    ? createSealing(sealing.openKey(soundOwner(recording.id), recording.sound_key))
    : recordingSealing(sealing, recording);
