/** A copy of all that is kept of a client, written as it is read. */
import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../actor.ts';
import { attachmentSealing, fileKey, openName } from '../../consultations/file/attachment-sealing.ts';
import { contiguousSamples, soundOf } from '../../consultations/recordings.ts';
import { findClient } from '../../consultations/shown-clients.ts';
import { wavBytes } from '../../consultations/wav-bytes.ts';
import { AppError } from '../../errors.ts';
import { letterheadOf } from '../../letterhead.ts';
import { textPdf } from '../../pdf/text.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { consultationsOf, documents, identities, tasks } from './file-data.ts';
import { fileLines } from './file-lines.ts';
import * as queries from './queries.ts';
import { type Entry, zip } from './zip.ts';

const asJson = (value: unknown) => JSON.stringify(value, null, 1);

/** One object, part by part: of a client of twenty years not all is in memory at once. */
async function* json(services: Services, scope: queries.Whole, client_id: string): AsyncGenerator<Buffer> {
  const people = await identities(services, scope, client_id);
  yield Buffer.from(`{\n"made_at": ${asJson(new Date().toISOString())},\n"client": ${asJson(people)},\n`);
  yield* list('appointments', consultationsOf(services, scope, client_id));
  yield Buffer.from(',\n');
  yield* list('documents', documents(services, scope, client_id));
  yield Buffer.from(`,\n"tasks": ${asJson(await tasks(services, scope, client_id))}\n}\n`);
}

async function* list(name: string, items: AsyncIterable<unknown>): AsyncGenerator<Buffer> {
  yield Buffer.from(`"${name}": [`);
  let isFirst = true;
  for await (const item of items) {
    yield Buffer.from(`${isFirst ? '' : ','}\n${asJson(item)}`);
    isFirst = false;
  }
  yield Buffer.from(']');
}

/** Safe as a name on every system, whatever the document was called. */
const safe = (name: string) => name.replaceAll(/[^\p{L}\p{N}._ -]+/gu, '_').slice(-100);

async function* entries(
  services: Services,
  scope: queries.Whole,
  client_id: string,
  language: Actor['language'],
): AsyncGenerator<Entry> {
  yield { name: 'file.json', bytes: json(services, scope, client_id) };
  const lines = fileLines(services, scope, client_id, language);
  yield { name: 'file.pdf', bytes: textPdf(await letterheadOf(services), lines) };
  for (const { id, appointment_time } of await queries.appointmentsOf(services.db, scope, client_id)) {
    for (const row of await queries.recordingsOf(services.db, scope, id)) {
      if (row.sound_removed_at) continue;
      const samples = Number(row.samples ?? (await contiguousSamples(services.db, scope, row.id)));
      if (samples === 0) continue;
      const day = appointment_time.toISOString().slice(0, 10);
      yield { name: `sound/${day}-${row.id}.wav`, bytes: wavBytes(soundOf(services, row), samples) };
    }
  }
  for (const row of await queries.attachmentsOf(services.db, scope, client_id)) {
    const sealed = await services.storage.get(fileKey(row.id));
    if (!sealed) continue;
    const own = attachmentSealing(services.sealing, row);
    const name = `documents/${row.id}-${safe(openName(own, row.id, row.file_name))}`;
    yield { name, bytes: [own.open(fileKey(row.id), sealed)] };
  }
}

/** The name of the file says nothing of the client: it ends up in lists of downloads. */
export async function sendExport(services: Services, actor: Actor, id: string, reply: FastifyReply) {
  const scope = scopeOf(actor, 'export_client');
  const client = await findClient(services.db, scope, id);
  if (!client) throw new AppError('not_found', 'Client not found.');
  return reply
    .type('application/zip')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="client-${client.id.slice(0, 8)}.zip"`)
    .send(Readable.from(zip(entries(services, scope, client.id, actor.language)))) as never;
}
