import { CodePreviewForm, MAX_TABLE_BYTES } from '@noteer/contract';
import type { FastifyRequest } from 'fastify';
import { receiveFile } from '../../http/receive-file.ts';

export const receiveTable = (request: FastifyRequest) =>
  receiveFile(request, CodePreviewForm, { bytes: MAX_TABLE_BYTES, tooLarge: 'A table has at most 25 MB.' });
