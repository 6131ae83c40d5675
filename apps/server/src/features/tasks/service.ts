import { randomUUID } from 'node:crypto';
import type { changeTask, createTask, listTasks, Received, Task } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { announce } from '../../consultations/events.ts';
import { sealText } from '../../consultations/sealed-text.ts';
import { presentTask, type TaskRow } from '../../consultations/shown-tasks.ts';
import { taskOwner } from '../../consultations/tasks.ts';
import type { Db } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { findClientOf, findTask, insertTask, openAmendmentOf, tasksAfter, updateTask } from './queries.ts';

export const taskNotFound = () => new AppError('not_found', 'Task not found.');

export async function list(
  { db, sealing }: Services,
  actor: Actor,
  page: Received<typeof listTasks>['query'],
): Promise<Task[]> {
  const rows = await tasksAfter(db, scopeOf(actor, 'do_tasks'), page);
  return rows.map((row) => presentTask(sealing, row));
}

/** For whom: nobody in particular, or a client whom they may know of. */
async function chosenClient(db: Db, actor: Actor, client_id: string | null | undefined) {
  if (!client_id) return client_id;
  const client = await findClientOf(db, scopeOf(actor, 'find_clients'), client_id);
  if (!client) throw new AppError('not_found', 'Client not found.');
  return client.current_id;
}

export async function add(
  { db, sealing }: Services,
  actor: Actor,
  { text, due = null, client_id }: Received<typeof createTask>['body'],
): Promise<Task> {
  const scope = scopeOf(actor, 'do_tasks');
  const id = randomUUID();
  return db.transaction().execute(async (tx) => {
    await insertTask(tx, scope, {
      id,
      clinician_id: actor.id,
      kind: 'own',
      due,
      client_id: (await chosenClient(tx, actor, client_id)) ?? null,
      text: sealText(sealing, taskOwner(id), text),
    });
    const row = await findTask(tx, scope, id);
    if (!row) throw taskNotFound();
    await announce(tx, { clinician_id: actor.id, kind: 'task', id });
    await audit(tx, actor, 'task.created', { id });
    return presentTask(sealing, row);
  });
}

/** What a note asks for stands in that note: only what somebody set themselves can be worded anew. */
const refuseWording = () => new AppError('invalid', 'Only a task of your own can be worded anew.');

/** One change of a note waits at a time: an older one does not come back beside it. */
async function refuseSecond(tx: Db, actor: Actor, { document_id, done_at }: TaskRow): Promise<void> {
  if (!document_id || done_at === null) return;
  if (await openAmendmentOf(tx, scopeOf(actor, 'do_tasks'), document_id))
    throw new AppError('note_changed', 'The note was changed once more in the meantime.');
}

/** Whoever is away and whoever covers for them see the same. */
export async function tellOfTask(tx: Db, actor: Actor, { id, clinician_id }: TaskRow): Promise<void> {
  for (const told of new Set([actor.id, clinician_id]))
    await announce(tx, { clinician_id: told, kind: 'task', id });
}

export async function change(
  { db, sealing }: Services,
  actor: Actor,
  id: string,
  { text, client_id, ...rest }: Received<typeof changeTask>['body'],
): Promise<Task> {
  const scope = scopeOf(actor, 'do_tasks');
  return db.transaction().execute(async (tx) => {
    const before = await findTask(tx, scope, id);
    if (!before) throw taskNotFound();
    if (before.kind !== 'own' && (text !== undefined || client_id !== undefined)) throw refuseWording();
    if (rest.is_done === false) await refuseSecond(tx, actor, before);
    await updateTask(tx, scope, id, {
      ...rest,
      client_id: await chosenClient(tx, actor, client_id),
      text: text === undefined ? undefined : sealText(sealing, taskOwner(id), text),
    });
    const row = await findTask(tx, scope, id);
    if (!row) throw taskNotFound();
    await tellOfTask(tx, actor, row);
    await audit(tx, actor, 'task.changed', { id, detail: { is_done: row.done_at !== null } });
    return presentTask(sealing, row);
  });
}
