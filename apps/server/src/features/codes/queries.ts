import type { ContactFacts } from '@noteer/contract';
import { type Insertable, sql } from 'kysely';
import { sealKept } from '../../consultations/coding/kept.ts';
import type { Db, Tables, Tx } from '../../db/schema.ts';
import { type Scope, withinRecording } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';

type Coding = Scope<'suggest_codes' | 'code_consultations'>;

/** Instead of what was said before. `sealing` is the recording's own. */
export async function keepFacts(
  tx: Tx,
  _scope: Coding,
  sealing: Sealing,
  { recording_id, said_by, facts }: { recording_id: string; said_by: string; facts: ContactFacts },
): Promise<void> {
  const body = sealKept(sealing, 'facts', recording_id, facts);
  await tx
    .insertInto('contact_facts')
    .values({ recording_id, body, said_by, revision: 1 })
    .onConflict((conflict) =>
      conflict.column('recording_id').doUpdateSet({
        ...{ body, said_by },
        said_at: sql<Date>`now()`,
        revision: sql<number>`contact_facts.revision + 1`,
      }),
    )
    .execute();
}

/** The last question about its codes, with who asked. */
export const lastQuestion = (db: Db, scope: Coding, recording_id: string) =>
  db
    .selectFrom('tasks')
    .innerJoin('users', 'users.id', 'tasks.asked_by')
    .selectAll('tasks')
    .select(['users.first_name', 'users.last_name'])
    .where('recording_id', '=', recording_id)
    .where('kind', '=', 'code_question')
    .where(withinRecording(scope, 'tasks.recording_id'))
    .orderBy('tasks.created_at', 'desc')
    .orderBy('tasks.id')
    .limit(1)
    .executeTakeFirst();

export type QuestionRow = NonNullable<Awaited<ReturnType<typeof lastQuestion>>>;

export async function insertQuestion(
  db: Db,
  _scope: Coding,
  row: Insertable<Tables['tasks']>,
): Promise<void> {
  await db.insertInto('tasks').values(row).execute();
}

export const findName = (db: Db, user_id: string) =>
  db.selectFrom('users').select(['first_name', 'last_name']).where('id', '=', user_id).executeTakeFirst();
