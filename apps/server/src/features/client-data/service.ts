import { Readable } from 'node:stream';
import { type Erasure, exportClient, type Holdings } from '@noteer/contract';
import type { FastifyReply } from 'fastify';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { clientNameOf, openIdentity } from '../../consultations/clients.ts';
import { findClient } from '../../consultations/shown-clients.ts';
import { newTicket } from '../../consultations/ticket.ts';
import { AppError } from '../../errors.ts';
import { letterheadOf } from '../../letterhead.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { asJson, asPdf, erasuresWithNames, presentErasure } from './certificate.ts';
import * as queries from './queries.ts';

export async function holdings({ db, sealing }: Services, actor: Actor, id: string): Promise<Holdings> {
  const scope = scopeOf(actor, 'erase_client');
  const client = await findClient(db, scope, id);
  if (!client) throw new AppError('not_found', 'Client not found.');
  const path = exportClient.path.replace('{id}', client.id);
  return {
    id: client.id,
    client_name: clientNameOf(openIdentity(sealing, client)),
    counts: await queries.countAll(db, scope, client.id),
    is_held: await queries.isAnyHeld(db, scope, client.id),
    export_url: `${path}?ticket=${newTicket(sealing, path, actor.session_id)}`,
  };
}

export async function erasures({ db }: Services, actor: Actor): Promise<Erasure[]> {
  const rows = await erasuresWithNames(db, scopeOf(actor, 'erase_client')).execute();
  await audit(db, actor, 'erasures.listed');
  return rows.map(presentErasure);
}

export async function sendCertificate(
  services: Services,
  actor: Actor,
  id: string,
  format: 'pdf' | 'json',
  reply: FastifyReply,
): Promise<never> {
  const { db } = services;
  const scope = scopeOf(actor, 'erase_client');
  const row = await erasuresWithNames(db, scope).where('erasures.id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found', 'There is no such certificate.');
  await audit(db, actor, 'erasure.certificate_read', { id });
  reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="erasure-${id.slice(0, 8)}.${format}"`);
  return format === 'json'
    ? (reply.type('application/json').send(JSON.stringify(asJson(row), null, 1)) as never)
    : (reply
        .type('application/pdf')
        .send(Readable.from(asPdf(row, actor.language, await letterheadOf(services)))) as never);
}
