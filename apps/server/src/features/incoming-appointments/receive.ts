/** A file of appointments in a form: held in memory and nowhere else. */
import { AgendaForm, MAX_AGENDA_BYTES } from '@noteer/contract';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../../errors.ts';
import { formParts } from '../../http/form-parts.ts';

const LONGEST_NAME = 200;
const TOO_LARGE = 'A file has at most 8 MB.';

type File = { bytes: Uint8Array<ArrayBuffer>; file_name: string };

async function whole(file: AsyncIterable<Buffer>): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  for await (const piece of file) pieces.push(piece);
  // Memory of its own: it is handed to another thread.
  return new Uint8Array(Buffer.concat(pieces));
}

export async function receiveAgenda(request: FastifyRequest): Promise<AgendaForm & File> {
  const fields: Record<string, unknown> = {};
  let file: File | undefined;
  for await (const part of formParts(request, { limits: { files: 1, fileSize: MAX_AGENDA_BYTES } })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname !== 'file') part.file.resume();
    else {
      const bytes = await whole(part.file);
      if (part.file.truncated) throw new AppError('too_large', TOO_LARGE, { fields: { file: [TOO_LARGE] } });
      const name = part.filename.toWellFormed().replaceAll(/\p{Cc}/gu, '');
      file = { bytes, file_name: name.trim().slice(-LONGEST_NAME) || '–' };
    }
  }
  const form = AgendaForm.safeParse(fields);
  if (!form.success) {
    const { fieldErrors } = z.flattenError(form.error);
    throw new AppError('invalid', 'Invalid form.', { fields: fieldErrors as Record<string, string[]> });
  }
  if (!file || file.bytes.length === 0) {
    const said = file ? 'This file is empty' : 'Choose a file';
    throw new AppError('invalid', said, { fields: { file: [said] } });
  }
  return { ...form.data, ...file };
}
