import type { EngineStatus, Gap, listRecordings, Received } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { presentRecordings, reachRecording } from '../../consultations/look.ts';
import { destroyRecording } from '../../consultations/removal/destroy.ts';
import { openText } from '../../consultations/sealed-text.ts';
import { lockRecording, step } from '../../consultations/state/step.ts';
import { openProbabilities, pieceOwner } from '../../consultations/transcript.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { gapsOf, piecesFrom, recordingsFor, waitingToBeHeard } from './queries.ts';

export async function list(
  services: Services,
  actor: Actor,
  query: Received<typeof listRecordings>['query'],
) {
  const scope = scopeOf(actor, 'list_consultations');
  const rows = await recordingsFor(services.db, scope, query);
  return presentRecordings(services, actor, scope, rows);
}

export async function transcript(services: Services, actor: Actor, id: string, from: number) {
  const scope = scopeOf(actor, 'read_transcript');
  const recording = await reachRecording(services, scope, id);
  const sealing = recordingSealing(services.sealing, recording);
  const pieces = await piecesFrom(services.db, scope, id, from);
  return pieces.map((piece) => {
    const { seq, start_s, end_s, voice, voice_sure, corrected_voice } = piece;
    const probabilities = openProbabilities(sealing, piece);
    return {
      seq,
      start_s,
      end_s,
      text: openText(sealing, pieceOwner(id, seq), piece.text),
      voice: corrected_voice ?? voice,
      voice_sure: corrected_voice === null ? voice_sure : 1,
      ...(probabilities && { probabilities }),
    };
  });
}

export async function gaps(services: Services, actor: Actor, id: string): Promise<Gap[]> {
  const scope = scopeOf(actor, 'hear_sound');
  await reachRecording(services, scope, id);
  const rows = await gapsOf(services.db, scope, id);
  return rows.map(({ from_sample, samples, kind }) => ({
    from_sample: Number(from_sample),
    samples: Number(samples),
    kind,
  }));
}

/** For good. What was hidden before goes under the retention's own event: its appointment is no longer its own. */
export async function destroy(services: Services, actor: Actor, id: string): Promise<void> {
  const scope = scopeOf(actor, 'delete_recording');
  const events = ['remove', 'remove_hidden'] as const;
  if (!(await destroyRecording(services, actor, scope, id, { events })))
    throw new AppError('not_found', 'Recording not found.');
}

/** Goes on where it stopped; all that was there is kept. */
export async function retry(services: Services, actor: Actor, id: string): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const scope = scopeOf(actor, 'retry_processing');
    await lockRecording(tx, scope, id);
    const { stage } = await reachRecording({ db: tx }, scope, id);
    if (stage !== 'failed') return;
    await services.enqueue(tx, 'transcribe-window', { recording_id: id });
    await step(tx, actor, 'retry', id);
  });
}

/** How the engines are, and who waits for them. */
export async function engineStatus({ db, engines, models }: Services, actor: Actor): Promise<EngineStatus[]> {
  const [heard, writing, waiting] = await Promise.all([
    engines.status(),
    models.status(),
    waitingToBeHeard(db, scopeOf(actor, 'read_engines')),
  ]);
  return [...heard, ...writing].map((status) =>
    status.port === 'transcription' ? { ...status, waiting } : status,
  );
}
