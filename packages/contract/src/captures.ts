/** A recording while it is made: numbered chunks that the browser keeps until each is acknowledged. */
import { z } from 'zod';
import { ConsultationChoices } from './consultations.ts';
import { bytes, endpoint, ofPatient } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { moment } from './fields.ts';
import { Recording } from './recording.ts';

export const SAMPLE_RATE = 16_000;

/** Five seconds: few enough requests, and little to send again. Every chunk but the last has exactly so many. */
export const CHUNK_SAMPLES = 5 * SAMPLE_RATE;

/** Twelve hours: longer than any consultation, short enough to refuse a runaway client. */
export const MAX_CHUNKS = (12 * 3600) / 5;

const params = z.object({ id: z.uuid() });

export const Capture = z
  .object({
    id: z.uuid(),
    appointment: z.uuid(),
    /** How many chunks are there without a gap, counted from the first. */
    received: z.number().int(),
    /** Chunks beyond a gap. */
    beyond: z.array(z.number().int()),
    is_finished: z.boolean(),
  })
  .meta({ id: 'Capture' });
export type Capture = z.infer<typeof Capture>;

/** A recording that was never finished, perhaps because the device that made it is gone. */
export const UnfinishedCapture = Capture.extend({
  client_name: ofPatient(z.string()),
  started_at: z.iso.datetime(),
  /** When sound came in last; null: none ever did. */
  last_received_at: z.iso.datetime().nullable(),
  /** Sound came in moments ago: a device is recording. */
  is_arriving: z.boolean(),
  /** What is here of it, in seconds, and where to listen to it. */
  recording_duration: z.number().int(),
  recording_file_url: z.string().nullable(),
}).meta({ id: 'UnfinishedCapture' });
export type UnfinishedCapture = z.infer<typeof UnfinishedCapture>;

/** Where a client's consent was asked for: before recording, or before a file of elsewhere was sent in. */
export const ConsentHow = z.enum(['recording', 'upload']);
export type ConsentHow = z.infer<typeof ConsentHow>;

export const Consent = z.object({
  /** The text that was put to the client, word for word. */
  text: z.string().trim().min(1).max(2_000),
  given_at: moment(),
  /** Which version of the text, where whoever asks counts them. */
  version: z.string().trim().min(1).max(40).optional(),
  how: ConsentHow.default('recording'),
});

/** A byte per tenth of a second, written in base64. */
const MOST_BALANCE_CHARACTERS = Math.ceil((MAX_CHUNKS * 5 * 10) / 3) * 4;

export const startCapture = endpoint({
  method: 'POST',
  path: '/api/consulations/capture/',
  deeds: ['record'],
  summary: 'Start a recording under an id made in the browser; calling it again changes nothing',
  max_bytes: MOST_BALANCE_CHARACTERS + 16_384,
  body: ConsultationChoices.extend({
    id: z.uuid(),
    appointment: z.uuid(),
    consent: Consent,
    /** Of a file with two channels: which was the louder, a signed byte per tenth of a second. */
    balance: z.base64().max(MOST_BALANCE_CHARACTERS).optional(),
  }),
  response: dataOf(Capture),
});

export const getCapture = endpoint({
  method: 'GET',
  path: '/api/consulations/capture/{id}/',
  deeds: ['record'],
  patient_data: { event: 'recording.read', object: 'recording', ids: 'params.id', only_refusals: true },
  summary: 'Which chunks of a recording are stored',
  params,
  response: dataOf(Capture),
});

export const putChunk = endpoint({
  method: 'PUT',
  path: '/api/consulations/capture/{id}/chunk/{seq}/',
  deeds: ['record'],
  patient_data: { event: 'recording.started', object: 'recording', ids: 'params.id', only_refusals: true },
  summary: 'A chunk of 16 kHz mono 16-bit PCM; acknowledged once it is sealed and on disk',
  params: params.extend({
    seq: z.coerce
      .number()
      .int()
      .min(0)
      .max(MAX_CHUNKS - 1),
  }),
  query: z.object({ sha256: z.string().regex(/^[0-9a-f]{64}$/, 'Not a SHA-256') }),
  body: bytes(CHUNK_SAMPLES * 2),
  response: dataOf(z.object({ seq: z.number().int() })),
});

export const finishCapture = endpoint({
  method: 'POST',
  path: '/api/consulations/capture/{id}/finish/',
  deeds: ['record'],
  patient_data: { event: 'recording.read', object: 'recording', ids: 'data.id' },
  summary: 'All chunks were sent: close the recording; refused while one is missing',
  params,
  body: z.object({
    chunks: z.number().int().min(0).max(MAX_CHUNKS),
    samples: z
      .number()
      .int()
      .min(0)
      .max(MAX_CHUNKS * CHUNK_SAMPLES),
  }),
  response: dataOf(Recording),
});

export const closeCapture = endpoint({
  method: 'POST',
  path: '/api/consulations/capture/{id}/close/',
  deeds: ['record'],
  patient_data: { event: 'recording.read', object: 'recording', ids: 'data.id' },
  summary:
    'Finish a recording with the sound that is here, without the device that made it; refused while sound comes in, and when there is none',
  params,
  response: dataOf(Recording),
});

export const listCaptures = endpoint({
  method: 'GET',
  path: '/api/consulations/capture/',
  deeds: ['record'],
  patient_data: { event: 'recordings.listed', object: 'recording', ids: 'data[].id' },
  summary: 'Your recordings that were started and not finished, on any device',
  response: dataOf(z.array(UnfinishedCapture)),
});
