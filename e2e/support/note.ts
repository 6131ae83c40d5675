/** A note to work on, without the hour that its recording would take: begun, written, and said to be done. */
import { randomUUID } from 'node:crypto';
import { addUnplannedContact, changeRecording, getRecording, startCapture } from '@noteer/contract';
import type { Page } from '@playwright/test';
import { ask, at } from './api.ts';

export const accessOf = (page: Page): Promise<string> =>
  page.evaluate(() => sessionStorage.getItem('access_token') ?? '');

export type WrittenNote = {
  id: string;
  /** What the address of the review carries along. */
  state: object;
  /** What the server has. */
  text(access: string): Promise<string>;
};

type Sql = (text: string, values: unknown[]) => Promise<void>;

export async function writeNote(
  { url, sql }: { url: string; sql: Sql },
  access: string,
  client_name: string,
  text: string,
): Promise<WrittenNote> {
  const contact = addUnplannedContact.response.parse(
    await ask(url, access, addUnplannedContact, { client_name }),
  );
  const id = randomUUID();
  const consent = { text: 'Mag dit gesprek worden opgenomen?', given_at: new Date().toISOString() };
  await ask(url, access, startCapture, { id, appointment: contact.data.id, consent });
  const summary = { ai_model_name: 'extractive', summary_text: text };
  await ask(url, access, at(changeRecording, id), { consultation_summaries: [summary] });
  await sql(`update recordings set stage = 'done' where id = $1`, [id]);
  const read = async (token: string) =>
    getRecording.response.parse(await ask(url, token, at(getRecording, id))).data;
  const { consultation } = await read(access);
  return {
    id,
    state: { apt: { id: contact.data.id, client_name }, recordingId: id, consultation },
    text: async (token) => (await read(token)).consultation_summary[0]?.summary_text ?? '',
  };
}

/** As a click on the recording in a list would. */
export async function openReview(page: Page, { state }: WrittenNote): Promise<void> {
  const entry = JSON.stringify({ usr: state, key: 'review', idx: 1 });
  await page.evaluate(`history.pushState(${entry}, '', '/walkthrough/review')`);
  await page.reload();
  await page.getByRole('article').waitFor();
}
