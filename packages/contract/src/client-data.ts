/** All that is kept of a client: counted, taken out as a copy, erased. */
import { z } from 'zod';
import { endpoint, ofNobody, ofPatient, stream } from './endpoint.ts';
import { dataOf } from './envelope.ts';
import { requiredText } from './fields.ts';

const params = z.object({ id: z.uuid() });
const count = z.number().int();

/** How much there is, or was, of each. */
export const ErasedCounts = z
  .object({
    clients: count,
    appointments: count,
    recordings: count,
    sound_seconds: count,
    transcript_pieces: count,
    notes: count,
    versions: count,
    documents: count,
    tasks: count,
    codes: ofNobody(z.number().int()),
    departures: count,
    jobs: count,
    /** Codes that stay for declarations, without the client. */
    codes_kept: count,
  })
  .meta({ id: 'ErasedCounts' });
export type ErasedCounts = z.infer<typeof ErasedCounts>;

export const Holdings = z
  .object({
    /** Of the client. */
    id: z.uuid(),
    client_name: ofPatient(z.string()),
    counts: ErasedCounts,
    /** Of the client, or of a recording of theirs: then nothing can be erased. */
    is_held: z.boolean(),
    /** Where the copy is to be had, for an hour. */
    export_url: z.string(),
  })
  .meta({ id: 'Holdings' });
export type Holdings = z.infer<typeof Holdings>;

export const getHoldings = endpoint({
  method: 'GET',
  path: '/api/clients/{id}/holdings/',
  deeds: ['erase_client'],
  patient_data: { event: 'client.holdings_read', object: 'client', ids: 'data.id' },
  summary: 'How much is kept of a client, and where a copy of it is to be had',
  params,
  response: dataOf(Holdings),
});

export const exportClient = endpoint({
  method: 'GET',
  path: '/api/clients/{id}/export/',
  deeds: ['export_client'],
  patient_data: { event: 'client.exported', object: 'client', ids: 'params.id' },
  summary:
    'All that is kept of a client as a ZIP: JSON, a PDF to read, the sound as WAV, documents as they came',
  params,
  query: z.object({ ticket: z.string().max(300).optional() }),
  response: ofPatient(stream('application/zip')),
});

export const Erasure = z
  .object({
    id: z.uuid(),
    erased_at: z.iso.datetime(),
    erased_by_name: z.string(),
    counts: ErasedCounts,
    /** SHA-256 over all hashes of ids, in hex: what the line in the access log has too. */
    digest: z.string(),
  })
  .meta({ id: 'Erasure' });
export type Erasure = z.infer<typeof Erasure>;

export const eraseClient = endpoint({
  method: 'POST',
  path: '/api/clients/{id}/erase/',
  deeds: ['erase_client'],
  patient_data: { event: 'client.erased', object: 'client', ids: 'params.id', only_refusals: true },
  summary: 'Erase a client and all that is kept of them; the name is typed to confirm it',
  params,
  body: z.object({ typed_name: requiredText('Type the name of the client') }),
  response: dataOf(Erasure),
});

export const listErasures = endpoint({
  method: 'GET',
  path: '/api/admin/erasure/',
  deeds: ['erase_client'],
  summary: 'Clients who were erased, the newest first: counts and hashes, nobody’s name',
  response: dataOf(z.array(Erasure)),
});

export const getCertificate = endpoint({
  method: 'GET',
  path: '/api/admin/erasure/{id}/certificate/',
  deeds: ['erase_client'],
  summary: 'The certificate of an erasure, as PDF or JSON',
  params,
  query: z.object({ format: z.enum(['pdf', 'json']).default('pdf') }),
  response: stream('application/octet-stream'),
});
