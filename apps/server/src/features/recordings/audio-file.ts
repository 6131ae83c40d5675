/** The sound as a WAV that nobody ever assembles: a header, and chunks opened as they are asked for. */
import { Readable } from 'node:stream';
import { WAV_HEADER_BYTES } from '@noteer/audio';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Sound } from '../../consultations/sound.ts';
import { type Range, wavBytes } from '../../consultations/wav-bytes.ts';

const BYTES_PER_SAMPLE = 2;

/** Undefined: the whole. Null: a range that is not there. */
function parseRange(header: string | undefined, size: number): Range | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, from = '', to = ''] = match;
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return first <= last && first < size ? { first, last } : null;
}

export function sendWav(request: FastifyRequest, reply: FastifyReply, sound: Sound, samples: number) {
  const size = WAV_HEADER_BYTES + samples * BYTES_PER_SAMPLE;
  const range = parseRange(request.headers.range, size);
  reply.header('accept-ranges', 'bytes').header('cache-control', 'private, no-store').type('audio/wav');
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send('');
  const { first, last } = range ?? { first: 0, last: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${first}-${last}/${size}`);
  reply.header('content-length', last - first + 1);
  return reply.send(Readable.from(wavBytes(sound, samples, { first, last })));
}
