import type { ClientFile, FileNote, getTimeline, Language, Received, TimelineItem } from '@noteer/contract';
import type { Actor } from '../../actor.ts';
import { clientNameOf, openNames } from '../../consultations/clients.ts';
import { attachmentsOf, presentAttachment } from '../../consultations/file/attachments.ts';
import { finalRecordings, notePapers } from '../../consultations/file/papers.ts';
import { unreadCount } from '../../consultations/file/unread.ts';
import { findClient, presentClients } from '../../consultations/shown-clients.ts';
import { presentTask, tasksOf } from '../../consultations/shown-tasks.ts';
import { AppError } from '../../errors.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { courseFor } from './course.ts';
import { presentConsultations } from './present-consultations.ts';
import * as queries from './queries.ts';

const notThere = () => new AppError('not_found', 'Client not found.');

/** What is shared is the institution's to say. */
export const reading = ({ settings }: Services, actor: Actor): Scope<'read_client_file'> =>
  scopeOf(actor, 'read_client_file', settings);

/** The client as they are now; not yours is not there. */
export async function reach(services: Services, scope: Scope<'read_client_file'>, id: string) {
  const row = await findClient(services.db, scope, id);
  if (!row) throw notThere();
  return row;
}

export async function file(
  services: Services,
  actor: Actor,
  id: string,
  language: Language,
): Promise<ClientFile> {
  const { db } = services;
  const scope = reading(services, actor);
  const row = await reach(services, scope, id);
  const [client] = await presentClients(services, scope, [row]);
  if (!client) throw notThere();
  // One after the other: in a transaction there is one connection.
  const counts = await queries.countsOf(db, scope, row.id);
  const unread_count = await unreadCount(db, scope, row.id);
  const course = await courseFor(services, scope, row.id, language);
  return { client, counts, unread_count, course };
}

export async function timeline(
  services: Services,
  actor: Actor,
  id: string,
  query: Received<typeof getTimeline>['query'],
): Promise<TimelineItem[]> {
  const { db, sealing } = services;
  const scope = reading(services, actor);
  const client = await reach(services, scope, id);
  const rows = await queries.timelineOf(db, scope, client.id, query);
  const idsOf = (kind: TimelineItem['kind']) => rows.filter((row) => row.kind === kind).map((row) => row.id);
  const consultations = await presentConsultations(services, scope, idsOf('consultation'));
  const attachments = await shownOf(idsOf('attachment'), (ids) =>
    attachmentsOf(db, scope).where('attachments.id', 'in', ids).execute(),
  );
  const tasks = await shownOf(idsOf('task'), (ids) =>
    tasksOf(db, scopeOf(actor, 'do_tasks')).where('tasks.id', 'in', ids).execute(),
  );
  return rows.flatMap(({ kind, id: item, at }): TimelineItem[] => {
    const placed = { id: item, at: at.toISOString() };
    const consultation = consultations.get(item);
    const attachment = attachments.get(item);
    const task = tasks.get(item);
    if (kind === 'consultation' && consultation) return [{ kind, ...placed, ...consultation }];
    if (kind === 'attachment' && attachment)
      return [{ kind, ...placed, attachment: presentAttachment(sealing, attachment) }];
    if (kind === 'task' && task) return [{ kind, ...placed, task: presentTask(sealing, task) }];
    return [];
  });
}

/** By id; nothing is asked for nothing. */
async function shownOf<R extends { id: string }>(ids: string[], ask: (ids: string[]) => Promise<R[]>) {
  const rows = ids.length > 0 ? await ask(ids) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/** A final note by itself; not yours, and not shared with you, is not there. */
export async function note(services: Services, actor: Actor, id: string): Promise<FileNote> {
  const { db, sealing } = services;
  const scope = reading(services, actor);
  const row = await finalRecordings(db, scope).where('recordings.id', '=', id).executeTakeFirst();
  const [paper] = row ? await notePapers(db, scope, sealing, [row]) : [];
  const client = row && (await findClient(db, scope, row.client_id));
  if (!row || !paper || !client) throw new AppError('not_found', 'Recording not found.');
  return {
    id,
    client_id: client.id,
    client_name: clientNameOf(openNames(sealing, client)),
    date: paper.date,
    author: paper.author,
    is_own: row.clinician_id === actor.id,
    template: row.template,
    language: row.language,
    summary_text: paper.text,
  };
}
