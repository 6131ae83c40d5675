/** What a note asks to be done, kept when the note is declared ready. */

import { randomUUID } from 'node:crypto';
import { findFollowUps } from '@noteer/clinical';
import type { Db } from '../db/schema.ts';
import type { Sealing } from '../sealing.ts';
import type { RecordingRow } from './recordings.ts';
import { openText, sealText } from './sealed-text.ts';

export const taskOwner = (id: string) => `tasks/${id}/text`;

/** Safe to say again after a note was reopened: what is there stays, what the note no longer names goes unless it is done. */
export async function keepFollowUps(
  db: Db,
  sealing: Sealing,
  recording: RecordingRow,
  note: { text: string; date: string },
): Promise<void> {
  const named = findFollowUps(note.text, recording.language, note.date);
  const kept = await db.selectFrom('tasks').selectAll().where('recording_id', '=', recording.id).execute();
  const texts = new Map(kept.map((task) => [openText(sealing, taskOwner(task.id), task.text), task]));
  const wanted = new Set(named.map(({ text }) => text));
  const gone = [...texts].flatMap(([text, task]) => (wanted.has(text) || task.done_at ? [] : [task.id]));
  if (gone.length > 0) await db.deleteFrom('tasks').where('id', 'in', gone).execute();

  const added = [...new Map(named.map((followUp) => [followUp.text, followUp])).values()].filter(
    ({ text }) => !texts.has(text),
  );
  if (added.length === 0) return;
  const rows = added.map(({ kind, text, due }) => {
    const id = randomUUID();
    const sealed = sealText(sealing, taskOwner(id), text);
    return { id, recording_id: recording.id, clinician_id: recording.clinician_id, kind, due, text: sealed };
  });
  await db.insertInto('tasks').values(rows).execute();
}
