/** A client is erased: rows and keys in one transaction, with the line that says so; files, unreadable by then, after it. */
import { createHash } from 'node:crypto';
import { dayOfConsultation, type ErasedCounts, type Erasure } from '@noteer/contract';
import { sql } from 'kysely';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { sameName } from '../../consultations/client-words.ts';
import { clientNameOf, type Identity, openIdentity } from '../../consultations/clients.ts';
import { codeOwner } from '../../consultations/codes.ts';
import { recordingSealing } from '../../consultations/data-key.ts';
import { announce } from '../../consultations/events.ts';
import { attachmentFolder } from '../../consultations/file/attachment-sealing.ts';
import { forgetWords } from '../../consultations/own-words.ts';
import { askToRemove, removeFolder } from '../../consultations/removal/leftovers.ts';
import { openText, sealText } from '../../consultations/sealed-text.ts';
import { soundFolder } from '../../consultations/sound.ts';
import type { Tx } from '../../db/schema.ts';
import { AppError } from '../../errors.ts';
import { type Scope, scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { digestOf } from './certificate.ts';
import * as queries from './queries.ts';

type Erasing = Scope<'erase_client'>;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
const notThere = () => new AppError('not_found', 'Client not found.');

export async function erase(
  services: Services,
  actor: Actor,
  id: string,
  typed_name: string,
): Promise<Erasure> {
  const scope = scopeOf(actor, 'erase_client');
  const { erasure, folders } = await services.db
    .transaction()
    .execute((tx) => eraseWithin(tx, services, actor, scope, id, typed_name));
  for (const folder of folders) await removeFolder(services, folder);
  return erasure;
}

async function eraseWithin(
  tx: Tx,
  services: Services,
  actor: Actor,
  scope: Erasing,
  id: string,
  typed_name: string,
) {
  const { sealing } = services;
  const parts = await queries.lockParts(tx, scope, id);
  const current = parts.find((part) => part.id === id);
  if (!current) throw notThere();
  const people = parts.map((part) => openIdentity(sealing, part));
  if (sameName(typed_name) !== sameName(clientNameOf(openIdentity(sealing, current))))
    throw new AppError('name_differs', 'This is not the name of the client.');
  if (await queries.isAnyHeld(tx, scope, id))
    throw new AppError('on_hold', 'This is on hold: an administrator said that it must not be removed.');

  const ids = await queries.idsOf(tx, scope, id);
  const counts: ErasedCounts = {
    ...(await queries.countAll(tx, scope, id)),
    codes_kept: await keepDeclared(tx, scope, services, ids.get('recordings') ?? []),
    jobs: await services.forgetJobs(tx, [...ids.values()].flat()),
  };
  const folders = [
    ...(ids.get('recordings') ?? []).map(soundFolder),
    ...(ids.get('attachments') ?? []).map(attachmentFolder),
  ];
  await askToRemove(tx, folders);
  await forgetWords(tx, scope, sealing, namesOf(people));
  await tellPages(tx, scope, ids);
  const erasure = await certify(tx, scope, actor, id, ids, counts);
  await queries.deleteAll(tx, scope, ids);
  await services.enqueue(tx, 'leave-no-trace', { tables: 'small' });
  return { erasure, folders };
}

const namesOf = (people: Identity[]): string[] =>
  people
    .flatMap(({ first_name, last_name }) => `${first_name} ${last_name ?? ''}`.split(/\s+/))
    .filter(Boolean);

/** What was declared stays for whoever audits declarations, where the institution says so: without the client. */
async function keepDeclared(
  tx: Tx,
  _scope: Erasing,
  services: Services,
  recordings: string[],
): Promise<number> {
  const { sealing, settings } = services;
  if (settings.ERASED_CODES === 'erase' || recordings.length === 0) return 0;
  const rows = await tx
    .selectFrom('codes')
    .innerJoin('recordings', 'recordings.id', 'codes.recording_id')
    .innerJoin('appointments', 'appointments.id', 'recordings.appointment_id')
    .select(['codes.id', 'code', 'system', 'recordings.id as recording_id', 'data_key', 'appointment_time'])
    .select('appointments.clinician_id')
    .where('recordings.id', 'in', recordings)
    .where('state', '=', 'confirmed')
    .where('is_reviewed', '=', true)
    .execute();
  let kept = 0;
  for (const row of rows) {
    if (!row.code) continue;
    const own = recordingSealing(sealing, { id: row.recording_id, data_key: row.data_key });
    const { id } = await tx
      .insertInto('declared_codes')
      .values({
        day: dayOfConsultation(row.appointment_time.toISOString()),
        clinician_id: row.clinician_id,
        system: row.system,
        code: Buffer.alloc(0),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const code = sealText(
      sealing,
      `declared_codes/${id}`,
      openText(own, codeOwner(row.id, 'code'), row.code),
    );
    await tx.updateTable('declared_codes').set({ code }).where('id', '=', id).execute();
    kept++;
  }
  return kept;
}

/** Whoever has them on the screen sees that they are gone. */
async function tellPages(tx: Tx, _scope: Erasing, ids: Map<string, string[]>): Promise<void> {
  const { rows } = await sql<{ clinician_id: string; id: string }>`
    select distinct on (clinician_id) clinician_id, id from appointments
    where id = any(${ids.get('appointments') ?? []}::uuid[])`.execute(tx);
  for (const { clinician_id, id } of rows) await announce(tx, { clinician_id, kind: 'appointment', id });
}

/** Before the rows go: the line still knows whose it is. */
async function certify(
  tx: Tx,
  _scope: Erasing,
  actor: Actor,
  client_id: string,
  ids: Map<string, string[]>,
  counts: ErasedCounts,
): Promise<Erasure> {
  const hashes = [...ids.values()]
    .flat()
    .map(sha256)
    .sort((a, b) => a.compare(b));
  const digest = digestOf(hashes);
  const { id, erased_at } = await tx
    .insertInto('erasures')
    .values({
      ...{ client_hash: sha256(client_id), hashes, erased_by: actor.id },
      counts: JSON.stringify(counts),
    })
    .returning(['id', 'erased_at'])
    .executeTakeFirstOrThrow();
  await audit(tx, actor, 'client.erased', {
    id: client_id,
    part_of: { kind: 'client', id: client_id },
    detail: { ...counts, certificate: id, digest },
  });
  const erased_by_name = `${actor.first_name} ${actor.last_name}`;
  return { id, erased_at: erased_at.toISOString(), erased_by_name, counts, digest };
}
