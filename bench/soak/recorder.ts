/** A room in which somebody records: a chunk every five seconds, kept and sent again until it is acknowledged, as the browser does. */
import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  addUnplannedContact,
  CHUNK_SAMPLES,
  finishCapture,
  login,
  putChunk,
  SAMPLE_RATE,
  startCapture,
} from '@noteer/contract';
import { CHUNK_BYTES, chunkOf } from './sound.ts';
import type { Answer, Traffic } from './traffic.ts';

export const CHUNK_MS = (CHUNK_SAMPLES / SAMPLE_RATE) * 1000;

/** When a chunk was full, and when the server said that it has it. */
export type Acknowledgement = { full_at: number; at: number };

export type Recorder = {
  number: number;
  id: string;
  email: string;
  access: string;
  acknowledged: Acknowledgement[];
  is_finished: boolean;
};

type Asked = Parameters<Traffic['ask']>[2];

/** As apps/web/src/lib/backoff.ts. */
const FIRST_MS = 500;
const LONGEST_MS = 15_000;
const backoff = (failures: number) => {
  const ceiling = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10));
  return ceiling / 2 + (ceiling / 2) * Math.random();
};

/** An answer that no waiting changes: a mistake of the soak, or of the product. */
class Refused extends Error {
  override name = 'Refused';
}

const consent = { text: 'Has the client consented to the recording?', given_at: '2026-11-02T09:00:00Z' };
const mayPass = (status: number) => status >= 500 || status === 429;

export function createRecorders(traffic: Traffic, password: string) {
  let resent = 0;

  async function signIn(recorder: Recorder): Promise<void> {
    const body = JSON.stringify({ email: recorder.email, password });
    const answer = await untilAnswered(recorder, { ...login, type: 'application/json', body });
    recorder.access = login.response.parse(JSON.parse(answer.body)).data.access;
  }

  async function untilAnswered(recorder: Recorder, asked: Asked): Promise<Answer> {
    for (let failures = 0; ; failures++, resent++) {
      const answer = await traffic
        .ask(recorder.number, failures, { ...asked, access: recorder.access })
        .catch(() => undefined);
      if (answer && answer.status < 300) return answer;
      if (answer?.status === 401 && asked.path !== login.path) await signIn(recorder);
      else if (answer && !mayPass(answer.status))
        throw new Refused(`${asked.method} ${asked.path} answered ${answer.status}: ${answer.body}`);
      await sleep(backoff(failures));
    }
  }

  const post = async (recorder: Recorder, path: string, body: object) =>
    JSON.parse(
      (
        await untilAnswered(recorder, {
          method: 'POST',
          path,
          type: 'application/json',
          body: JSON.stringify(body),
        })
      ).body,
    );

  async function begin(recorder: Recorder): Promise<void> {
    const contact = { client_name: `Room ${recorder.number}` };
    const { data } = addUnplannedContact.response.parse(
      await post(recorder, addUnplannedContact.path, contact),
    );
    await post(recorder, startCapture.path, {
      id: recorder.id,
      appointment: data.id,
      consent,
      language: 'en',
    });
  }

  async function send(recorder: Recorder, seq: number): Promise<void> {
    const body = chunkOf(recorder.number, seq);
    const sha256 = createHash('sha256').update(body).digest('hex');
    const path = putChunk.path.replace('{id}', recorder.id).replace('{seq}', String(seq));
    await untilAnswered(recorder, {
      method: putChunk.method,
      path: `${path}?sha256=${sha256}`,
      type: 'application/octet-stream',
      body,
    });
  }

  return {
    /** Requests that were sent more than once. */
    resent: () => resent,

    create: (number: number, email: string): Recorder => ({
      ...{ number, email, id: randomUUID(), access: '', acknowledged: [], is_finished: false },
    }),

    signIn,

    /** One after the other at the pace of speech; what could not be sent waits, and follows as fast as it is taken. */
    async record(recorder: Recorder, began: number, chunks: number): Promise<void> {
      await sleep(Math.max(0, began - performance.now()));
      await begin(recorder);
      for (let seq = 0; seq < chunks; seq++) {
        const full_at = began + (seq + 1) * CHUNK_MS;
        await sleep(Math.max(0, full_at - performance.now()));
        await send(recorder, seq);
        recorder.acknowledged.push({ full_at, at: performance.now() });
      }
      await post(recorder, finishCapture.path.replace('{id}', recorder.id), {
        chunks,
        samples: (chunks * CHUNK_BYTES) / 2,
      });
      recorder.is_finished = true;
    },
  };
}
