/** What a correction of who speaks, or of what was said, means for the note. */
import { shownSummary } from '@noteer/contract';
import type { Actor } from '../actor.ts';
import type { Tx } from '../db/schema.ts';
import { scopeOf } from '../policy.ts';
import type { Services } from '../services.ts';
import { newestNotes } from './documents.ts';
import type { RecordingRow } from './recordings.ts';
import { step } from './state/step.ts';

/**
 * A note that nobody has touched is written anew. One that somebody has edited stays as it is: its clinician is offered to
 * have it written anew. One that is being written is written with the correction by whoever writes it.
 */
export async function writeAnew(
  { enqueue }: Services,
  tx: Tx,
  actor: Actor,
  { id, stage, is_reviewed, is_cosign_asked }: RecordingRow,
  corrected: 'speakers' | 'words',
): Promise<boolean> {
  if (stage !== 'done' || is_reviewed || is_cosign_asked) return false;
  const note = shownSummary(await newestNotes(tx, scopeOf(actor, 'read_note'), [id]));
  if (!note || note.author_id !== null) return false;
  await enqueue(tx, 'write-note', { recording_id: id });
  await step(tx, actor, 'rewrite', id, { detail: { corrected } });
  return true;
}
