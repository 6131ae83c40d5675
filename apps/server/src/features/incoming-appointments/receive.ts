import { AgendaForm, MAX_AGENDA_BYTES } from '@noteer/contract';
import type { FastifyRequest } from 'fastify';
import { receiveFile } from '../../http/receive-file.ts';

export const receiveAgenda = (request: FastifyRequest) =>
  receiveFile(request, AgendaForm, { bytes: MAX_AGENDA_BYTES, tooLarge: 'A file has at most 8 MB.' });
