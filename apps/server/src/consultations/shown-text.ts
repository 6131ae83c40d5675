import { shownSummary } from '@noteer/contract';
import type { Tx } from '../db/schema.ts';
import type { Scope } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import { newestNotes, revisionOwner } from './documents.ts';
import { openText } from './sealed-text.ts';

/** The text of the note that people see; empty where there is none. */
export async function shownText(
  tx: Tx,
  scope: Scope<'read_note'>,
  ofRecording: Sealing,
  recording_id: string,
): Promise<string> {
  const note = shownSummary(await newestNotes(tx, scope, [recording_id]));
  if (!note) return '';
  return openText(ofRecording, revisionOwner(note.document_id, note.number, 'text'), note.text);
}
