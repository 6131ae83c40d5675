/** A clinician at the other end of the wire: sends like the browser does, again and again until it is acknowledged. */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Answer,
  addUnplannedContact,
  CHUNK_SAMPLES,
  type Endpoint,
  finishCapture,
  getRecordingFile,
  login,
  putChunk,
  startCapture,
} from '@noteer/contract';
import { demoAccounts, demoPassword } from '../../apps/server/test/from-outside.ts';

type Sent = { params?: Record<string, string | number>; query?: Record<string, string>; body?: unknown };

/** What one recording has come to so far. */
export type Sending = { id: string; pcm: Buffer; acknowledged: number; is_finished: boolean };

const CHUNK_BYTES = CHUNK_SAMPLES * 2;
const AGAIN_AFTER_MS = 100;
/** On a dead connection nobody answers; long enough for a busy machine. */
const ANSWER_WITHIN_MS = 60_000;
/** A server that is started again needs seconds; this long means that it does not come back. */
const GIVE_UP_MS = 600_000;

const consent = { text: 'Has the client consented to the recording?', given_at: '2026-11-02T09:00:00Z' };

const someone = { client_name: 'Bram Kuiper' };

/** Bytes, a form (which says itself what it is), or JSON. */
function encoded(body: unknown): {
  content_type?: string;
  sent?: Uint8Array<ArrayBuffer> | FormData | string;
} {
  if (body === undefined) return {};
  if (body instanceof FormData) return { sent: body };
  if (Buffer.isBuffer(body)) return { content_type: 'application/octet-stream', sent: new Uint8Array(body) };
  return { content_type: 'application/json', sent: JSON.stringify(body) };
}

export type Clinician = Awaited<ReturnType<typeof clinicianAt>>;

/** `address` is asked before every attempt: servers come and go. */
export async function clinicianAt(address: () => string, { email } = demoAccounts[0] as { email: string }) {
  let access = '';
  let resent = 0;

  async function attempt(endpoint: Endpoint, { params = {}, query = {}, body }: Sent): Promise<Response> {
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
    const { content_type, sent } = encoded(body);
    return fetch(`${address()}${path}?${new URLSearchParams(query)}`, {
      method: endpoint.method,
      headers: {
        authorization: `Bearer ${access}`,
        ...(content_type !== undefined && { 'content-type': content_type }),
      },
      ...(sent !== undefined && { body: sent }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
  }

  /** Undefined when it may pass: the server is gone, starting, or without its database. */
  async function answerTo(endpoint: Endpoint, sent: Sent): Promise<Buffer | undefined> {
    try {
      const response = await attempt(endpoint, sent);
      const bytes = Buffer.from(await response.arrayBuffer());
      if (response.ok) return bytes;
      if (response.status === 503) return undefined;
      // Access lasts a quarter of an hour; many rounds take longer.
      if (response.status === 401 && endpoint !== login) {
        await signIn();
        return undefined;
      }
      throw new Refused(`${endpoint.method} ${endpoint.path} answered ${response.status}: ${bytes}`);
    } catch (error) {
      if (error instanceof Refused) throw error;
      return undefined;
    }
  }

  async function bytesFrom(endpoint: Endpoint, sent: Sent): Promise<Buffer> {
    for (const began = performance.now(); performance.now() - began < GIVE_UP_MS; resent++) {
      const bytes = await answerTo(endpoint, sent);
      if (bytes) return bytes;
      await sleep(AGAIN_AFTER_MS);
    }
    throw new Error(`${endpoint.path} was not answered`);
  }

  async function ask<E extends Endpoint>(endpoint: E, sent: Sent = {}): Promise<Answer<E>> {
    const bytes = await bytesFrom(endpoint, sent);
    return endpoint.response.parse(JSON.parse(bytes.toString())) as Answer<E>;
  }

  async function signIn(): Promise<void> {
    ({ access } = (await ask(login, { body: { email, password: demoPassword } })).data);
  }
  await signIn();

  return {
    ask,
    access: () => access,
    /** Requests that had to be sent more than once. */
    resent: () => resent,

    soundOf: async (id: string): Promise<Buffer> =>
      (await bytesFrom(getRecordingFile, { params: { id } })).subarray(44),

    /** Chunk after chunk at full pace. `sending` shows how far it is while it goes on. */
    async record(sending: Sending, of: { client_name: string; client_id?: string } = someone): Promise<void> {
      const { id, pcm } = sending;
      const { data } = await ask(addUnplannedContact, { body: of });
      await ask(startCapture, { body: { id, appointment: data.id, consent, language: 'en' } });
      const chunks = Math.ceil(pcm.length / CHUNK_BYTES);
      for (let seq = 0; seq < chunks; seq++) {
        const body = pcm.subarray(seq * CHUNK_BYTES, (seq + 1) * CHUNK_BYTES);
        const sha256 = createHash('sha256').update(body).digest('hex');
        await ask(putChunk, { params: { id, seq }, query: { sha256 }, body });
        sending.acknowledged++;
      }
      await ask(finishCapture, { params: { id }, body: { chunks, samples: pcm.length / 2 } });
      sending.is_finished = true;
    },
  };
}

export const sendingOf = (pcm: Buffer): Sending => ({
  id: randomUUID(),
  pcm,
  acknowledged: 0,
  is_finished: false,
});

class Refused extends Error {
  override name = 'Refused';
}
