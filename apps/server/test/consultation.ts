/** What tests of consultations start from: a client, a capture, sound. */
import { createHash, randomUUID } from 'node:crypto';
import {
  addUnplannedContact,
  CHUNK_SAMPLES,
  changeRecording,
  finishCapture,
  listTasks,
  putChunk,
  startCapture,
} from '@noteer/contract';
import type { harness } from './harness.ts';
import { aWrittenNote } from './written-note.ts';

type Harness = Awaited<ReturnType<typeof harness>>;
type Person = { access: string };

export const consent = {
  text: 'Heeft de cliënt toestemming gegeven voor de opname?',
  given_at: '2026-11-02T09:00:00Z',
};

/** Sound that is different for every seed. */
export const someSound = (seed: number, samples = CHUNK_SAMPLES): Buffer =>
  Buffer.from(Int16Array.from({ length: samples }, (_, i) => ((i * seed) % 2000) - 1000).buffer);

export const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

export function consultations(noteer: Harness) {
  const { request } = noteer;
  async function anAppointment(as: Person): Promise<string> {
    const { body } = await request(addUnplannedContact, { as, body: { client_name: 'Bram Kuiper' } });
    return body.data.id;
  }

  async function aCapture(as: Person, choices: object = {}) {
    const id = randomUUID();
    const appointment = await anAppointment(as);
    await request(startCapture, { as, body: { id, appointment, consent, ...choices } });
    return { id, appointment };
  }

  const put = (as: Person, id: string, seq: number, bytes: Buffer, hash = sha256(bytes)) =>
    request(putChunk, { as, params: { id, seq }, query: { sha256: hash }, body: bytes });

  const finish = (as: Person, id: string, chunks: number, samples: number) =>
    request(finishCapture, { as, params: { id }, body: { chunks, samples } });

  /** A finished recording of these samples. */
  async function aRecording(as: Person, pcm = someSound(3, 1600), choices: object = {}) {
    const { id, appointment } = await aCapture(as, choices);
    const chunkBytes = CHUNK_SAMPLES * 2;
    const chunks = Math.ceil(pcm.length / chunkBytes);
    for (let seq = 0; seq < chunks; seq++) {
      await put(as, id, seq, pcm.subarray(seq * chunkBytes, (seq + 1) * chunkBytes));
    }
    const { body } = await finish(as, id, chunks, pcm.length / 2);
    return { id, appointment, url: body.data.recording_file_url as string };
  }

  /** A task of this recording's note, which is made with its signature. */
  async function aTask(as: Person, recording_id: string): Promise<string> {
    const tasks = [{ text: 'Vervolgafspraak maken', who: 'de praktijk', when: '3 december', sources: [0] }];
    await aWrittenNote(noteer, recording_id, { text: 'We maken een vervolgafspraak.', tasks });
    await request(changeRecording, { as, params: { id: recording_id }, body: { is_reviewed: true } });
    const { body } = await request(listTasks, { as });
    return body.data[0].id;
  }

  return { anAppointment, aCapture, aRecording, aTask, put, finish };
}
