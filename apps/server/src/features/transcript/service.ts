/** What was said, written down by the clinician where it was misheard. What was heard is kept beside it. */
import type { correctPiece, Received } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { announce } from '../../consultations/events.ts';
import { reachRecording } from '../../consultations/look.ts';
import { keepWords, newWords } from '../../consultations/own-words.ts';
import { openText, sealText } from '../../consultations/sealed-text.ts';
import { lockRecording } from '../../consultations/state/step.ts';
import { pieceOwner } from '../../consultations/transcript.ts';
import { writeAnew } from '../../consultations/write-anew.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { countCorrection, findPiece, replaceText } from './queries.ts';

export async function correct(
  services: Services,
  actor: Actor,
  { id, seq }: Received<typeof correctPiece>['params'],
  { text }: Received<typeof correctPiece>['body'],
): Promise<{ text: string; is_written_anew: boolean }> {
  const scope = scopeOf(actor, 'correct_transcript');
  return services.db.transaction().execute(async (tx) => {
    await lockRecording(tx, scope, id);
    const recording = await reachRecording({ db: tx }, scope, id);
    if (recording.is_reviewed)
      throw new AppError('note_reviewed', 'This note is ready for the record. Reopen it first.');
    if (recording.is_cosign_asked)
      throw new AppError(
        'cosign_waits',
        'This note waits for a second signature. Take that request back first.',
      );
    const piece = await findPiece(tx, scope, id, seq);
    if (!piece) throw new AppError('not_found', 'There is no such piece.');
    const sealing = recordingSealing(services.sealing, recording);
    const before = openText(sealing, pieceOwner(id, seq), piece.text);
    if (before === text) return { text, is_written_anew: false };

    await replaceText(tx, scope, id, seq, {
      text: sealText(sealing, pieceOwner(id, seq), text),
      heard_text: piece.heard_text ?? piece.text,
    });
    await countCorrection(tx, scope, id);
    await keepWords(tx, scope, services.sealing, newWords(before, text));
    await announce(tx, { clinician_id: recording.clinician_id, kind: 'transcript', id });
    const is_written_anew = await writeAnew(services, tx, actor, recording, 'words');
    await audit(tx, actor, 'transcript.corrected', { id });
    return { text, is_written_anew };
  });
}
