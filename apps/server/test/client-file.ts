/** What tests of a client's file start from: a client, notes that are final, documents that are read. */
import { randomUUID } from 'node:crypto';
import {
  addAttachment,
  addUnplannedContact,
  changeRecording,
  createAppointment,
  createClient,
  finishCapture,
  getAttachment,
  putChunk,
  startCapture,
} from '@noteer/contract';
import { expect } from 'vitest';
import type { AttachmentReader } from '../src/engines/attachments/port.ts';
import { consent, sha256, someSound } from './consultation.ts';
import type { harness } from './harness.ts';

type Harness = Awaited<ReturnType<typeof harness>>;
type Person = { id: string; access: string };

/** A text file whose pages are parted by a line of dashes. */
export const readsText: AttachmentReader = async function* ({ bytes }, { from_page }) {
  const pages = Buffer.from(bytes).toString('utf8').split('\n---\n');
  yield { type: 'pages', count: pages.length };
  for (const [at, text] of pages.entries()) {
    if (at + 1 < from_page) continue;
    yield { type: 'page', page: { number: at + 1, width: 595, height: 842, how: 'text', text, words: [] } };
  }
};

/** On a machine with eight others everything takes its time. */
export const SOON = { timeout: 60_000, interval: 50 };

const bram = { first_name: 'Bram', last_name: 'Kuiper', date_of_birth: '1980-02-01' };
const SAMPLES = 1600;

export function clientFiles({ request, db, aUser }: Harness) {
  const aClient = async (as: Person): Promise<string> =>
    (await request(createClient, { as, body: bram })).body.data.id;

  /** A recording with this note, not final. */
  async function aDraft(as: Person, client_id: string, text: string, day = '2026-03-02') {
    const contact = { client_name: 'Bram Kuiper', client_id };
    const { body } = await request(addUnplannedContact, { as, body: contact });
    const appointment: string = body.data.id;
    const appointment_time = `${day}T09:00:00Z`;
    await db.updateTable('appointments').set({ appointment_time }).where('id', '=', appointment).execute();
    const id = randomUUID();
    const params = { id };
    await request(startCapture, { as, body: { id, appointment, consent } });
    const sound = someSound(3, SAMPLES);
    await request(putChunk, {
      as,
      params: { id, seq: 0 },
      query: { sha256: sha256(sound) },
      body: sound,
    });
    await request(finishCapture, { as, params, body: { chunks: 1, samples: SAMPLES } });
    await db.updateTable('recordings').set({ stage: 'done' }).where('id', '=', id).execute();
    await rewrite(as, id, text);
    return { id, appointment };
  }

  const rewrite = (as: Person, id: string, summary_text: string) =>
    request(changeRecording, {
      as,
      params: { id },
      body: { consultation_summaries: [{ ai_model_name: 'extractive', summary_text }] },
    });

  const sign = (as: Person, id: string, is_reviewed = true) =>
    request(changeRecording, { as, params: { id }, body: { is_reviewed } });

  async function aFinalNote(as: Person, client_id: string, text: string, day?: string) {
    const made = await aDraft(as, client_id, text, day);
    await sign(as, made.id);
    return made;
  }

  /** A document that was read. */
  async function aDocument(as: Person, client_id: string, text: string): Promise<string> {
    const id = randomUUID();
    const form = new FormData();
    form.set('attachment_id', id);
    form.set('file', new Blob([text], { type: 'text/plain' }), 'brief.txt');
    await request(addAttachment, { as, params: { id: client_id }, body: form });
    const stage = async () => (await request(getAttachment, { as, params: { id } })).body.data.stage;
    await expect.poll(stage, SOON).toBe('read');
    return id;
  }

  /** One that was planned by somebody else, of this clinician with this client. */
  async function aPlanned(clinician: Person, client_id: string, start_time = '2099-11-20T09:00:00Z') {
    const { body } = await request(createAppointment, {
      as: await aUser({ role: 'planner' }),
      body: {
        ...{ user_id: clinician.id, client_id, patient_name: 'Bram Kuiper', subject: '1-2-1980' },
        ...{ description: 'Vervolg', gender: 'male', date: start_time.slice(0, 10), start_time },
        end_time: start_time.replace(':00:00Z', ':45:00Z'),
        client_code: `C-${client_id}`,
      },
    });
    return body.data.id as string;
  }

  return { aClient, aDraft, rewrite, sign, aFinalNote, aDocument, aPlanned };
}
