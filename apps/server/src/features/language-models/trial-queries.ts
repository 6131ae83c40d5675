import type { Language, ModelProblem, ModelServer, ModelTrial } from '@noteer/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/schema.ts';
import type { BySystem, Scope } from '../../policy.ts';

type Choosing = Scope<'choose_model'>;

/** What was asked for, apart from the key. */
export type AskedTrial = {
  place: 'here' | 'house' | 'elsewhere';
  language: Language;
  here: string | null;
  server: ModelServer | null;
};

/** What came of it so far. */
export type TrialBody = Pick<
  ModelTrial,
  | 'step'
  | 'sections'
  | 'seconds_to_first'
  | 'seconds'
  | 'tokens_read'
  | 'tokens_written'
  | 'is_to_the_letter'
  | 'changes'
>;

export type TrialRow = {
  id: string;
  asked: AskedTrial;
  state: ModelTrial['state'];
  problem: ModelProblem | null;
  body: TrialBody | null;
  asked_at: Date;
  seen_at: Date;
};

/** Nobody tries two at once: what was asked before is over with it. */
export async function addTrial(
  tx: Tx,
  scope: Choosing,
  { id, asked, key }: { id: string; asked: AskedTrial; key: Buffer | null },
): Promise<void> {
  await tx.deleteFrom('model_trials').where('asked_by', '=', scope.user_id).execute();
  await tx
    .insertInto('model_trials')
    .values({ id, asked_by: scope.user_id, asked: JSON.stringify(asked), key })
    .execute();
}

export async function lastTrial(db: Db, scope: Choosing): Promise<TrialRow | undefined> {
  const row = await db
    .selectFrom('model_trials')
    .select(['id', 'asked', 'state', 'problem', 'body', 'asked_at', 'seen_at'])
    .where('asked_by', '=', scope.user_id)
    .executeTakeFirst();
  return row as TrialRow | undefined;
}

export async function cancelTrial(db: Tx, scope: Choosing): Promise<void> {
  await db
    .updateTable('model_trials')
    .set({ state: 'cancelled', key: null })
    .where('asked_by', '=', scope.user_id)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
}

/** Undefined when it is over, or another one was asked for since. */
export async function beginTrial(
  db: Db,
  _scope: BySystem,
  id: string,
): Promise<{ asked: AskedTrial; key: Buffer | null } | undefined> {
  const row = await db
    .updateTable('model_trials')
    .set({ state: 'running', seen_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .returning(['asked', 'key'])
    .executeTakeFirst();
  return row as { asked: AskedTrial; key: Buffer | null } | undefined;
}

/** Whether it is still wanted. */
export async function keepTrial(db: Db, _scope: BySystem, id: string, body: TrialBody): Promise<boolean> {
  const row = await db
    .updateTable('model_trials')
    .set({ body: JSON.stringify(body), seen_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** With the end of a trial its key goes. */
export async function endTrial(
  db: Db,
  _scope: BySystem,
  id: string,
  { body, problem }: { body?: TrialBody; problem?: ModelProblem },
): Promise<void> {
  await db
    .updateTable('model_trials')
    .set({
      state: problem ? 'failed' : 'done',
      problem: problem ?? null,
      key: null,
      ...(body && { body: JSON.stringify(body) }),
    })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'running'])
    .execute();
}
