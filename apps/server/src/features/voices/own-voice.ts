/** A clinician's own voice, remembered because they asked for it, so that it is known in the next recording. */
import { type OwnVoice, type Received, type rememberVoice, SAMPLE_RATE } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { announce } from '../../consultations/events.ts';
import { findOwnRecording, type RecordingRow } from '../../consultations/recordings.ts';
import { voicesOfPieces } from '../../consultations/voice-of-piece.ts';
import { forgetOwnVoice, openStretch, sealOwnVoice } from '../../consultations/voices.ts';
import type { Db } from '../../db/schema.ts';
import { centroidOf, SAME_VOICE_NEEDS_S } from '../../engines/voices/tell-apart.ts';
import { AppError } from '../../errors.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { findOwnVoice, printedStretches, replaceOwnVoice, voicedPieces, voicesOf } from './queries.ts';

type Keeping = Scope<'keep_own_voice'>;

const present = async (db: Db, scope: Keeping): Promise<OwnVoice> => {
  const row = await findOwnVoice(db, scope);
  return { remembered_at: row?.created_at.toISOString() ?? null };
};

export const ownVoice = ({ db }: Services, actor: Actor): Promise<OwnVoice> =>
  present(db, scopeOf(actor, 'keep_own_voice'));

export async function remember(
  services: Services,
  actor: Actor,
  { recording: id, voice }: Received<typeof rememberVoice>['body'],
): Promise<OwnVoice> {
  const { db, sealing } = services;
  const scope = scopeOf(actor, 'keep_own_voice');
  const recording = await findOwnRecording(db, scope, id);
  if (!recording) throw new AppError('not_found', 'Recording not found.');
  const named = (await voicesOf(db, scope, id)).find((row) => row.voice === voice);
  // Nobody else's voice is kept outside their recording.
  if (named?.role !== 'clinician') {
    const detail = 'Say first that this voice is yours.';
    throw new AppError('invalid', detail, { fields: { voice: [detail] } });
  }
  const { prints, voice_model, spoken_s } = await printsOf(services, scope, recording, voice);
  const print = centroidOf(prints);
  if (!voice_model || !print || spoken_s < SAME_VOICE_NEEDS_S)
    throw new AppError('too_little_speech', 'There is too little of this voice yet to remember it.');
  const voiceprint = sealOwnVoice(sealing, actor.id, print);
  return db.transaction().execute(async (tx) => {
    await replaceOwnVoice(tx, scope, { voiceprint, voice_model });
    await announce(tx, { clinician_id: actor.id, kind: 'own_voice', id: actor.id });
    await audit(tx, actor, 'own_voice.remembered', { detail: { recording_id: id } });
    return present(tx, scope);
  });
}

/** What this voice said, also where a person had to say that it was this voice. */
async function printsOf({ db, sealing }: Services, scope: Keeping, recording: RecordingRow, voice: number) {
  const own = recordingSealing(sealing, recording);
  const stretches = await printedStretches(db, scope, recording.id);
  const pieces = await voicedPieces(db, scope, recording.id);
  const saidBy = pieces.map(({ start_s, end_s, voice: heard, corrected_voice }) => ({
    from_sample: start_s * SAMPLE_RATE,
    to_sample: end_s * SAMPLE_RATE,
    heard_as: corrected_voice ?? heard,
    voice_sure: 1,
  }));
  const timed = stretches.map(({ from_sample, to_sample }, seq) => ({
    seq,
    start_s: from_sample / SAMPLE_RATE,
    end_s: to_sample / SAMPLE_RATE,
  }));
  const voices = voicesOfPieces(timed, saidBy);
  const theirs = stretches.filter((_, at) => voices[at]?.heard_as === voice);
  return {
    voice_model: theirs.at(-1)?.voice_model,
    prints: theirs.map(({ from_sample, voiceprint }) =>
      openStretch(own, recording.id, from_sample, voiceprint as Buffer),
    ),
    spoken_s: theirs.reduce((sum, row) => sum + (row.to_sample - row.from_sample) / SAMPLE_RATE, 0),
  };
}

export async function forget({ db }: Services, actor: Actor): Promise<OwnVoice> {
  const scope = scopeOf(actor, 'keep_own_voice');
  return db.transaction().execute(async (tx) => {
    await forgetOwnVoice(tx, scope, actor.id);
    await announce(tx, { clinician_id: actor.id, kind: 'own_voice', id: actor.id });
    await audit(tx, actor, 'own_voice.forgotten');
    return present(tx, scope);
  });
}
