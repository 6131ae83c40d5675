/** A form with one file: held in memory and nowhere else until it was read. */
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '../errors.ts';
import { formParts } from './form-parts.ts';

const LONGEST_NAME = 200;

type File = { bytes: Uint8Array<ArrayBuffer>; file_name: string };
/** `tooLarge`: what is said of a file with more bytes than these. */
type Limit = { bytes: number; tooLarge: string };

async function whole(file: AsyncIterable<Buffer>): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Buffer[] = [];
  for await (const piece of file) pieces.push(piece);
  // Memory of its own: it is handed to another thread.
  return new Uint8Array(Buffer.concat(pieces));
}

export async function receiveFile<Form extends z.ZodType<object>>(
  request: FastifyRequest,
  schema: Form,
  { bytes: fileSize, tooLarge }: Limit,
): Promise<z.infer<Form> & File> {
  const fields: Record<string, unknown> = {};
  let file: File | undefined;
  for await (const part of formParts(request, { limits: { files: 1, fileSize } })) {
    if (part.type === 'field') fields[part.fieldname] = part.value;
    else if (part.fieldname !== 'file') part.file.resume();
    else {
      const bytes = await whole(part.file);
      if (part.file.truncated) throw new AppError('too_large', tooLarge, { fields: { file: [tooLarge] } });
      const name = part.filename.toWellFormed().replaceAll(/\p{Cc}/gu, '');
      file = { bytes, file_name: name.trim().slice(-LONGEST_NAME) || '–' };
    }
  }
  const form = schema.safeParse(fields);
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
