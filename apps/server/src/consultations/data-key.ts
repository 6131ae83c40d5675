/** Each recording has a key of its own. Destroying it destroys all that was made of the recording. */
import { randomBytes } from 'node:crypto';
import { createSealing, type Sealing } from '../sealing.ts';

const owner = (recording_id: string) => `recordings/${recording_id}/data_key`;

export const newDataKey = (sealing: Sealing, recording_id: string): Buffer =>
  sealing.seal(owner(recording_id), randomBytes(32));

/** What seals the recording's sound, transcript and notes. */
export const recordingSealing = (sealing: Sealing, recording: { id: string; data_key: Buffer }): Sealing =>
  createSealing(sealing.open(owner(recording.id), recording.data_key));

const soundOwner = (recording_id: string) => `recordings/${recording_id}/sound_key`;

/** The sound has a key of its own: it goes while the note stays. */
export const newSoundKey = (sealing: Sealing, recording_id: string): Buffer =>
  sealing.seal(soundOwner(recording_id), randomBytes(32));

/** Of recordings of before it had one, the recording's own. */
export const soundSealing = (
  sealing: Sealing,
  recording: { id: string; data_key: Buffer; sound_key: Buffer | null },
): Sealing =>
  recording.sound_key
    ? createSealing(sealing.open(soundOwner(recording.id), recording.sound_key))
    : recordingSealing(sealing, recording);
