import type { Tx } from '../../db/schema.ts';
import { type Scope, withinRecording } from '../../policy.ts';

type Correcting = Scope<'correct_transcript'>;

export const findPiece = (tx: Tx, scope: Correcting, recording_id: string, seq: number) =>
  tx
    .selectFrom('transcript_pieces')
    .select(['text', 'heard_text'])
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'transcript_pieces.recording_id'))
    .where('seq', '=', seq)
    .executeTakeFirst();

/** How sure each word was is about the words that were heard. */
export const replaceText = (
  tx: Tx,
  scope: Correcting,
  recording_id: string,
  seq: number,
  text: { text: Buffer; heard_text: Buffer },
) =>
  tx
    .updateTable('transcript_pieces')
    .set({ ...text, words: null })
    .where('recording_id', '=', recording_id)
    .where(withinRecording(scope, 'transcript_pieces.recording_id'))
    .where('seq', '=', seq)
    .execute();

/** A note that is being written, or was written before, is known to lack it. */
export const countCorrection = (tx: Tx, _scope: Correcting, recording_id: string) =>
  tx
    .updateTable('recordings')
    .set((eb) => ({ speakers_revision: eb('speakers_revision', '+', 1) }))
    .where('id', '=', recording_id)
    .execute();
