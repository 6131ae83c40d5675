/** What a note asks to be done, kept when the note is declared ready. */

import { randomUUID } from 'node:crypto';
import { dueDay } from '@noteer/clinical/values';
import { dayOfConsultation, type NoteTask, shownSummary } from '@noteer/contract';
import type { Db } from '../db/schema.ts';
import type { Scope } from '../policy.ts';
import type { Sealing } from '../sealing.ts';
import { newestNotes } from './documents.ts';
import { answersOf, tasksAfter } from './note/doubt-answers.ts';
import { keptDraft } from './note/kept-draft.ts';
import type { RecordingRow } from './recordings.ts';
import { openText, sealText } from './sealed-text.ts';

export const taskOwner = (id: string) => `tasks/${id}/text`;
export const answerOwner = (id: string) => `tasks/${id}/answer`;

const sameAs = (text: string): string => text.toLowerCase();

/** Who and when stand in the task itself where its words do not have them. */
function wordsOf({ text, who, when }: NoteTask): string {
  const has = (words: string) => words === '' || text.toLowerCase().includes(words.toLowerCase());
  return `${has(who) ? '' : `${who}: `}${text}${has(when) ? '' : ` (${when})`}`;
}

/** Of the note that people see, as its clinician left them. */
async function tasksOfNote(
  db: Db,
  scope: Scope<'read_note'>,
  sealing: Sealing,
  { id }: RecordingRow,
): Promise<NoteTask[]> {
  const note = shownSummary(await newestNotes(db, scope, [id]));
  if (!note) return [];
  const { tasks = [], doubts = [] } = await keptDraft(db, scope, sealing, note.document_id);
  return tasksAfter(tasks, doubts, await answersOf(db, scope, sealing, id));
}

/** Safe to say again after a note was reopened: what is there stays, what the note no longer names goes unless it is done. */
export async function keepTasks(
  db: Db,
  scope: Scope<'read_note'>,
  sealing: Sealing,
  recording: RecordingRow,
): Promise<void> {
  const appointment = await db
    .selectFrom('appointments')
    .select('appointment_time')
    .where('id', '=', recording.appointment_id)
    .executeTakeFirstOrThrow();
  const day = dayOfConsultation(appointment.appointment_time.toISOString());
  const named = new Map(
    (await tasksOfNote(db, scope, sealing, recording)).map((task) => [wordsOf(task), task] as const),
  );
  const kept = await db
    .selectFrom('tasks')
    .selectAll()
    .where('recording_id', '=', recording.id)
    .where('kind', 'not in', ['amendment', 'code_question'])
    .execute();
  const texts = new Map(kept.map((task) => [sameAs(openText(sealing, taskOwner(task.id), task.text)), task]));
  const wanted = new Set([...named.keys()].map(sameAs));
  const gone = [...texts].flatMap(([text, task]) => (wanted.has(text) || task.done_at ? [] : [task.id]));
  if (gone.length > 0) await db.deleteFrom('tasks').where('id', 'in', gone).execute();

  const rows = [...named]
    .filter(([text]) => !texts.has(sameAs(text)))
    .map(([text, { when }]) => {
      const id = randomUUID();
      return {
        ...{ id, recording_id: recording.id, clinician_id: recording.clinician_id },
        ...{ kind: 'agreement' as const, due: dueDay(when, day, recording.language) },
        text: sealText(sealing, taskOwner(id), text),
      };
    });
  if (rows.length > 0) await db.insertInto('tasks').values(rows).execute();
}
