import { type Insertable, sql } from 'kysely';
import { tasksOf } from '../../consultations/shown-tasks.ts';
import type { Db, Tables } from '../../db/schema.ts';
import { type Scope, withinClient, withinTasks } from '../../policy.ts';

type Doing = Scope<'do_tasks'>;

type Page = { is_done?: boolean | undefined; limit: number; after?: string | undefined };

/** What is due first comes first; what is done comes newest first. */
export const tasksAfter = (db: Db, scope: Doing, { is_done = false, limit, after }: Page) =>
  is_done ? doneAfter(db, scope, limit, after) : toDoAfter(db, scope, limit, after);

const toDoAfter = (db: Db, scope: Doing, limit: number, after?: string) =>
  tasksOf(db, scope)
    .where('done_at', 'is', null)
    .$if(after !== undefined, (query) =>
      query.where(
        sql<boolean>`(coalesce(due, 'infinity'), tasks.id) > (select coalesce(due, 'infinity'), id from tasks where id = ${after})`,
      ),
    )
    .orderBy(sql`coalesce(due, 'infinity')`)
    .orderBy('tasks.id')
    .limit(limit)
    .execute();

const doneAfter = (db: Db, scope: Doing, limit: number, after?: string) =>
  tasksOf(db, scope)
    .where('done_at', 'is not', null)
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(done_at, tasks.id) < (select done_at, id from tasks where id = ${after})`),
    )
    .orderBy('done_at', 'desc')
    .orderBy('tasks.id', 'desc')
    .limit(limit)
    .execute();

export const findTask = (db: Db, scope: Doing, id: string) =>
  tasksOf(db, scope).where('tasks.id', '=', id).executeTakeFirst();

/** The change of this note that waits for an answer; undefined when none does. */
export const openAmendmentOf = (db: Db, scope: Doing, document_id: string) =>
  db
    .selectFrom('tasks')
    .select('id')
    .where('document_id', '=', document_id)
    .where('done_at', 'is', null)
    .where(withinTasks(scope))
    .executeTakeFirst();

/** A client whom the one who asks may know of; undefined when there is none. */
export const findClientOf = (db: Db, scope: Scope<'find_clients'>, client_id: string) =>
  db
    .selectFrom('clients')
    .select('current_id')
    .where('id', '=', client_id)
    .where(withinClient(scope, 'clients.current_id'))
    .executeTakeFirst();

export async function insertTask(db: Db, _scope: Doing, row: Insertable<Tables['tasks']>): Promise<void> {
  await db.insertInto('tasks').values(row).execute();
}

/** Ticks it off with it. */
export async function keepAnswer(db: Db, scope: Doing, id: string, answer: Buffer): Promise<void> {
  await db
    .updateTable('tasks')
    .set({ answer, done_at: sql<Date>`now()`, done_by: scope.user_id })
    .where('id', '=', id)
    .where(withinTasks(scope))
    .execute();
}

type TaskChange = {
  is_done?: boolean | undefined;
  due?: string | null | undefined;
  text?: Buffer | undefined;
  client_id?: string | null | undefined;
};

export const updateTask = (db: Db, scope: Doing, id: string, { is_done, due, text, client_id }: TaskChange) =>
  db
    .updateTable('tasks')
    .set({
      // Naming the id keeps an update that changes nothing else a valid one.
      id,
      ...(is_done !== undefined && {
        done_at: is_done ? sql<Date>`coalesce(done_at, now())` : null,
        done_by: is_done ? sql<string>`coalesce(done_by, ${scope.user_id})` : null,
      }),
      ...(due !== undefined && { due }),
      ...(text !== undefined && { text }),
      ...(client_id !== undefined && { client_id }),
    })
    .where('id', '=', id)
    .where(withinTasks(scope))
    .execute();
