/** What a note asks to be done, kept when the note is declared ready. */

import { randomUUID } from 'node:crypto';
import { findFollowUps } from '@noteer/clinical';
import { dayOfConsultation } from '@noteer/contract';
import type { Db } from '../db/schema.ts';
import type { Scope } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import type { RecordingRow } from './recordings.ts';
import { openText, sealText } from './sealed-text.ts';

export const taskOwner = (id: string) => `tasks/${id}/text`;
export const answerOwner = (id: string) => `tasks/${id}/answer`;

/** Tasks of before begin with a small letter where their sentence went on. */
const sameAs = (text: string): string => text.toLowerCase();

/** Safe to say again after a note was reopened: what is there stays, what the note no longer names goes unless it is done. */
export async function keepFollowUps(
  db: Db,
  _scope: Scope<'read_note'>,
  sealing: Sealing,
  recording: RecordingRow,
  note_text: string,
): Promise<void> {
  const appointment = await db
    .selectFrom('appointments')
    .select('appointment_time')
    .where('id', '=', recording.appointment_id)
    .executeTakeFirstOrThrow();
  const day = dayOfConsultation(appointment.appointment_time.toISOString());
  const named = findFollowUps(note_text, recording.language, day);
  const kept = await db
    .selectFrom('tasks')
    .selectAll()
    .where('recording_id', '=', recording.id)
    .where('kind', 'not in', ['amendment', 'code_question'])
    .execute();
  const texts = new Map(kept.map((task) => [sameAs(openText(sealing, taskOwner(task.id), task.text)), task]));
  const wanted = new Set(named.map(({ text }) => sameAs(text)));
  const gone = [...texts].flatMap(([text, task]) => (wanted.has(text) || task.done_at ? [] : [task.id]));
  if (gone.length > 0) await db.deleteFrom('tasks').where('id', 'in', gone).execute();

  const added = [...new Map(named.map((followUp) => [followUp.text, followUp])).values()].filter(
    ({ text }) => !texts.has(sameAs(text)),
  );
  if (added.length === 0) return;
  const rows = added.map(({ kind, text, due }) => {
    const id = randomUUID();
    const sealed = sealText(sealing, taskOwner(id), text);
    return { id, recording_id: recording.id, clinician_id: recording.clinician_id, kind, due, text: sealed };
  });
  await db.insertInto('tasks').values(rows).execute();
}
