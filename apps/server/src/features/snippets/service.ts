/** Texts behind abbreviations: one's own, and those that everybody has. */
import { randomUUID } from 'node:crypto';
import type { Snippet, SnippetForm } from '@noteer/contract';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { openText, sealText } from '../../consultations/sealed-text.ts';
import type { Db, Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { can, demand } from '../../policy.ts';
import type { Sealing } from '../../sealing.ts';
import type { Services } from '../../services.ts';

const owner = (id: string) => `snippets/${id}/text`;
const notFound = () => new AppError('not_found', 'There is no such snippet.');

const snippetsOf = (db: Db, actor: Actor) =>
  db
    .selectFrom('snippets')
    .selectAll()
    .where((eb) => eb.or([eb('owner_id', '=', actor.id), eb('owner_id', 'is', null)]))
    .orderBy('abbreviation')
    .orderBy('owner_id', (order) => order.asc().nullsLast());

type Row = Awaited<ReturnType<ReturnType<typeof snippetsOf>['execute']>>[number];

const present = (row: Row, sealing: Sealing, actor: Actor): Snippet => ({
  ...{ id: row.id, abbreviation: row.abbreviation, text: openText(sealing, owner(row.id), row.text) },
  is_shared: row.owner_id === null,
  may_change: row.owner_id !== null || can(actor, 'share_writing'),
});

export async function list({ db, sealing }: Services, actor: Actor): Promise<Snippet[]> {
  return (await snippetsOf(db, actor).execute()).map((row) => present(row, sealing, actor));
}

/** Two behind one abbreviation would make it chance which one comes. */
async function refuseTaken(
  tx: Tx,
  owner_id: string | null,
  abbreviation: string,
  except?: string,
): Promise<void> {
  // One at a time for each owner: the database keeps two from being the same, and this says so in words.
  await sql`select pg_advisory_xact_lock(hashtext(${`snippets ${owner_id}`}))`.execute(tx);
  const taken = await tx
    .selectFrom('snippets')
    .select('id')
    .where('owner_id', 'is not distinct from', owner_id)
    .where('abbreviation', '=', abbreviation)
    .executeTakeFirst();
  if (taken && taken.id !== except)
    throw new AppError('abbreviation_taken', 'There is a snippet behind this abbreviation already.');
}

async function look(db: Db, sealing: Sealing, actor: Actor, id: string): Promise<Snippet> {
  const row = await snippetsOf(db, actor).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound();
  return present(row, sealing, actor);
}

export async function create(
  { db, sealing }: Services,
  actor: Actor,
  { is_shared, abbreviation, text }: SnippetForm & { is_shared: boolean },
): Promise<Snippet> {
  demand(actor, is_shared ? 'share_writing' : 'keep_writing');
  const owner_id = is_shared ? null : actor.id;
  return db.transaction().execute(async (tx) => {
    await refuseTaken(tx, owner_id, abbreviation);
    const id = randomUUID();
    await tx
      .insertInto('snippets')
      .values({ id, owner_id, abbreviation, text: sealText(sealing, owner(id), text) })
      .execute();
    const made = await look(tx, sealing, actor, id);
    await audit(tx, actor, 'snippet.created', { id, detail: { is_shared } });
    return made;
  });
}

/** Not yours is not there; a shared one is there for everybody, and refused to who may not share. */
async function hold(tx: Tx, actor: Actor, id: string): Promise<Row> {
  const row = await snippetsOf(tx, actor).where('id', '=', id).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  demand(actor, row.owner_id === null ? 'share_writing' : 'keep_writing');
  return row;
}

export async function change(
  { db, sealing }: Services,
  actor: Actor,
  id: string,
  { abbreviation, text }: SnippetForm,
): Promise<Snippet> {
  return db.transaction().execute(async (tx) => {
    const { owner_id } = await hold(tx, actor, id);
    await refuseTaken(tx, owner_id, abbreviation, id);
    await tx
      .updateTable('snippets')
      .set({ abbreviation, text: sealText(sealing, owner(id), text), changed_at: sql`now()` })
      .where('id', '=', id)
      .execute();
    const changed = await look(tx, sealing, actor, id);
    await audit(tx, actor, 'snippet.changed', { id });
    return changed;
  });
}

export async function remove({ db }: Services, actor: Actor, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await hold(tx, actor, id);
    await tx.deleteFrom('snippets').where('id', '=', id).execute();
    await audit(tx, actor, 'snippet.removed', { id });
  });
}
