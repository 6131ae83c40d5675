/** What a clinician has: one of each thing, with a word in it by which it is known wherever it turns up. */
import { randomUUID } from 'node:crypto';
import * as contract from '@noteer/contract';
import { consultations } from '../apps/server/test/consultation.ts';
import type { harness } from '../apps/server/test/harness.ts';

type Harness = Awaited<ReturnType<typeof harness>>;
export type Belongings = Record<
  'client' | 'appointment' | 'recording' | 'capture' | 'task' | 'attachment' | 'user' | 'session',
  string
>;

export async function belongingsOf(noteer: Harness, as: { id: string; access: string }, word: string) {
  const { request, db } = noteer;
  const { aRecording, aCapture } = consultations(noteer);
  const good = async (...sent: Parameters<Harness['request']>) => {
    const { status, body } = await request(...sent);
    if (status !== 200) throw new Error(`${sent[0].path} answered ${status}`);
    return body.data;
  };
  const client = (await good(contract.createClient, { as, body: { first_name: word, last_name: word } })).id;
  const contact = { client_name: `${word} ${word}`, client_id: client };
  const appointment = (await good(contract.addUnplannedContact, { as, body: contact })).id;
  const { id: recording } = await aRecording(as);
  await db
    .updateTable('recordings')
    .set({ appointment_id: appointment })
    .where('id', '=', recording)
    .execute();
  await db.updateTable('recordings').set({ stage: 'done' }).where('id', '=', recording).execute();
  const params = { id: recording };
  const note = { ai_model_name: 'extractive', summary_text: `${word} slaapt slecht.` };
  await good(contract.changeRecording, { as, params, body: { consultation_summaries: [note] } });
  const { id: capture } = await aCapture(as);
  const jottings = [{ id: randomUUID(), at_s: 1, text: word, edited_at: '2026-11-02T09:00:00Z' }];
  await good(contract.putJottings, { as, params: { id: capture }, body: { jottings } });
  const task = (await good(contract.createTask, { as, body: { text: word } })).id;
  const form = new FormData();
  const attachment = randomUUID();
  form.set('attachment_id', attachment);
  form.set('file', new Blob([word], { type: 'text/plain' }), `${word}.txt`);
  await good(contract.addAttachment, { as, params: { id: client }, body: form });
  const sessions = await good(contract.listSessions, { as });
  const found: Belongings = {
    ...{ client, appointment, recording, capture, task, attachment, user: as.id, session: sessions[0].id },
  };
  return found;
}

/** What the id in this path names, by the word before it; undefined where it may be anything. */
export function kindIn(path: string): keyof Belongings | undefined {
  if (/\/(recording|recording-file|suggestions|question|facts|confirm|answer)\/\{id\}/.test(path))
    return 'recording';
  if (path.includes('/capture/{id}')) return 'capture';
  if (/\/appoinment(-admin)?\/\{id\}/.test(path)) return 'appointment';
  if (path.includes('/clients/{id}')) return 'client';
  if (path.includes('/attachments/{id}')) return 'attachment';
  if (path.includes('/task/{id}')) return 'task';
  if (path.includes('{userId}')) return 'user';
  return path.includes('/sessions/{id}') ? 'session' : undefined;
}
