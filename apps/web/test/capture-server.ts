/** A server that takes captures as ours does, and fails as networks do. */
import { type ErrorCode, errorStatus, type Recording } from '@noteer/contract';
import { vi } from 'vitest';

const refusal = (code: ErrorCode) =>
  new Response(JSON.stringify({ detail: code, code }), { status: errorStatus[code] });
const reply = (data: unknown) => new Response(JSON.stringify({ data }));

export const aRecording = (id: string, more: Partial<Recording> = {}): Recording => ({
  id,
  recording_file_url: `/api/consulations/recording-file/${id}/?ticket=t`,
  recording_duration: 5,
  appointment: {
    id: '1d0c5d3e-9a51-4f0e-8a4c-2b6f5f0d3c02',
    appointment_time: '2026-03-02T09:00:00.000Z',
    appointment_end_time: null,
    subject: null,
    description: null,
    status: 'processing',
    is_appointment: false,
    client_id: '7a2b6f1e-52c1-4d0b-8a54-0f7d3c9b1e22',
    client_name: 'Vera Zandstra',
    patient: { first_name: 'Vera', last_name: 'Zandstra' },
  },
  consultation: '2c1f7a51-3d7e-4b7a-9d4f-5a6b7c8d9e0f',
  is_reviewed: false,
  is_admin_reviewed: false,
  is_recording_deleted: false,
  description: null,
  language: 'nl',
  template: 'decursus',
  processing: { stage: 'transcribing', progress: 0, reason: null },
  finished_by: 'device',
  gap_count: 0,
  gap_samples: 0,
  speakers_revision: 0,
  is_cosign_asked: false,
  cosigner_name: null,
  covered_for: null,
  consultation_summary: [],
  ...more,
});

export function captureServer() {
  const chunks = new Map<string, Map<number, { bytes: Uint8Array; sha256: string }>>();
  const server = {
    calls: 0,
    accepts: 'access-1',
    /** For each call in turn: it never arrives. */
    fails: [] as boolean[],
    /** For each call in turn: it arrives, and the answer does not. */
    losesAnswers: [] as boolean[],
    refusesBegin: false,
    /** For each beginning in turn: what it is refused with. */
    refusals: [] as ErrorCode[],
    onRest: undefined as ((rests: number) => void) | undefined,
    begun: new Map<string, unknown>(),
    finished: new Map<string, unknown>(),
    /** Every list that was told, in turn. */
    gaps: [] as unknown[],
    refusesGaps: false,
    /** What was jotted down, by recording and line. */
    jotted: new Map<string, Map<string, string>>(),
    refusesJottings: undefined as ErrorCode | undefined,
    onJotted: undefined as (() => Promise<void>) | undefined,
    onFinish: undefined as (() => void) | undefined,
    hidden: [] as string[],
    hashes: [] as string[],
    samples(id: string): Int16Array {
      const parts = [...(chunks.get(id) ?? [])].toSorted(([a], [b]) => a - b).map(([, { bytes }]) => bytes);
      return new Int16Array(Uint8Array.from(parts.flatMap((bytes) => [...bytes])).buffer);
    },
  };

  function putChunk(id: string, seq: number, sha256: string, bytes: Uint8Array): Response {
    const known = chunks.get(id);
    if (!known) return refusal('not_found');
    if (known.has(seq) && known.get(seq)?.sha256 !== sha256) return refusal('chunk_differs');
    if (!known.has(seq)) server.hashes.push(sha256);
    known.set(seq, { bytes: bytes.slice(), sha256 });
    return reply({ seq });
  }

  function begin(body: { id: string }): Response {
    if (server.refusesBegin) return refusal('not_found');
    const refused = server.refusals.shift();
    if (refused) return refusal(refused);
    server.begun.set(body.id, body);
    if (!chunks.has(body.id)) chunks.set(body.id, new Map());
    return reply({
      id: body.id,
      appointment: aRecording(body.id).appointment.id,
      received: 0,
      beyond: [],
      is_finished: false,
    });
  }

  async function keepJottings(id: string, jottings: { id: string; text: string }[]): Promise<Response> {
    if (server.refusesJottings) return refusal(server.refusesJottings);
    const known = server.jotted.get(id) ?? new Map();
    server.jotted.set(id, known);
    for (const each of jottings) known.set(each.id, each.text);
    await server.onJotted?.();
    return reply({ ids: jottings.map((each) => each.id) });
  }

  function answer(url: URL, init: RequestInit): Response | Promise<Response> {
    const json = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const [, , , kind, id = '', part, seq] = url.pathname.split('/');
    if (kind === 'recording') {
      server.hidden.push(id);
      return reply(aRecording(id, { is_recording_deleted: true }));
    }
    if (!id) return begin(json);
    if (part === 'chunk') {
      return putChunk(id, Number(seq), url.searchParams.get('sha256') ?? '', init.body as Uint8Array);
    }
    if (part === 'gaps') {
      if (server.refusesGaps) return refusal('invalid');
      server.gaps.push(json);
      return reply({ gap_count: json.gap_count, gap_samples: json.gap_samples });
    }
    if (part === 'jottings') return keepJottings(id, json.jottings);
    server.onFinish?.();
    server.finished.set(id, json);
    return reply(aRecording(id));
  }

  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    server.calls += 1;
    if (server.fails.shift()) throw new TypeError('Failed to fetch');
    const bearer = new Headers(init.headers).get('authorization');
    if (bearer !== `Bearer ${server.accepts}`) return refusal('not_authenticated');
    const response = await answer(new URL(address, 'http://noteer.test'), init);
    if (server.losesAnswers.shift()) throw new TypeError('Failed to fetch');
    return response;
  });
  return server;
}
