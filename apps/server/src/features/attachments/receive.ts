/** A document in a form: sealed in the storage before it counts. */
import { randomUUID } from 'node:crypto';
import { MAX_ATTACHMENT_BYTES } from '@noteer/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../../actor.ts';
import { audit } from '../../audit.ts';
import {
  attachmentSealing,
  fileKey,
  newAttachmentKey,
  sealName,
} from '../../consultations/file/attachment-sealing.ts';
import { tell } from '../../consultations/file/tell.ts';
import { refuseFullStorage } from '../../consultations/quotas.ts';
import { AppError } from '../../errors.ts';
import { formParts } from '../../http/form-parts.ts';
import { scopeOf } from '../../policy.ts';
import type { Services } from '../../services.ts';
import { findAttachment, insertAttachment, reachesClient } from './queries.ts';

const LONGEST_NAME = 200;
const tooLarge = () =>
  new AppError('too_large', 'A document has at most 25 MB.', {
    fields: { file: ['A document has at most 25 MB.'] },
  });
const wanting = (said: string) => new AppError('invalid', said, { fields: { file: [said] } });

type Form = { id: string; bytes: Buffer; file_name: string; media_type: string };

async function readForm(request: FastifyRequest): Promise<Form> {
  let id: string | undefined;
  let file: Omit<Form, 'id'> | undefined;
  for await (const part of formParts(request, { limits: { files: 1, fileSize: MAX_ATTACHMENT_BYTES } })) {
    if (part.type === 'field') {
      if (part.fieldname === 'attachment_id') id = z.uuid().safeParse(part.value).data;
    } else if (part.fieldname !== 'file') part.file.resume();
    else {
      const pieces: Buffer[] = [];
      for await (const piece of part.file) pieces.push(piece);
      if (part.file.truncated) throw tooLarge();
      const name = part.filename
        .toWellFormed()
        .replaceAll(/\p{Cc}/gu, '')
        .trim();
      file = {
        bytes: Buffer.concat(pieces),
        file_name: name.slice(-LONGEST_NAME) || 'document',
        media_type: /^[\w.+-]+\/[\w.+-]+$/.test(part.mimetype) ? part.mimetype : 'application/octet-stream',
      };
    }
  }
  if (!file) throw wanting('Choose a document');
  if (file.bytes.length === 0) throw wanting('This document is empty');
  return { id: id ?? randomUUID(), ...file };
}

/** Safe to send again with the same id: an answer that got lost adds no second document. */
export async function receive(
  services: Services,
  actor: Actor,
  client_id: string,
  request: FastifyRequest,
): Promise<string> {
  const { db, sealing, storage } = services;
  const scope = scopeOf(actor, 'add_attachments');
  if (!(await reachesClient(db, scope, client_id))) throw new AppError('not_found', 'Client not found.');
  const { id, bytes, file_name, media_type } = await readForm(request);
  if (await findAttachment(db, scope, id)) return id;
  await refuseFullStorage(services, scope, bytes.length);
  const data_key = newAttachmentKey(sealing, id);
  const own = attachmentSealing(sealing, { id, data_key });
  const isNew = await db.transaction().execute(async (tx) => {
    const row = { id, client_id, added_by: actor.id, data_key, media_type, bytes: bytes.length };
    // The row first: under an id that is there, perhaps somebody else's, nothing is put.
    if (!(await insertAttachment(tx, scope, { ...row, file_name: sealName(own, id, file_name) })))
      return false;
    await storage.put(fileKey(id), own.seal(fileKey(id), bytes));
    await audit(tx, actor, 'attachment.added', { id });
    await services.enqueue(tx, 'read-attachment', { attachment_id: id });
    await tell(tx, scope, { id, client_id });
    return true;
  });
  if (isNew) return id;
  sealing.dropKey(data_key);
  // Sent twice at once, or an id that is somebody else's.
  if (!(await findAttachment(db, scope, id))) throw new AppError('not_found', 'Client not found.');
  return id;
}
