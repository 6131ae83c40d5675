/** A document is read once and whole, wherever the server was with it when it died. */
import { randomInt, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  addAttachment,
  createClient,
  getAttachment,
  getAttachmentPage,
  getClientFile,
} from '@noteer/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { textPdf } from '../../apps/server/test/pdf-file.ts';
import { freePort, type Noteer, startNoteer } from '../support/noteer.ts';
import { type Clinician, clinicianAt } from './clinician.ts';
import { askDatabase, quickly, rounds } from './outcome.ts';

const ROUNDS = rounds(2);
const PAGES = 20;
const READ_WITHIN = { timeout: 600_000, interval: 500 };
const PATIENCE = { timeout: 2 * 3_600_000 };

const textOf = (page: number) => `Bladzijde ${page}: lithium ${page}00 mg.`;
const letter = textPdf(Array.from({ length: PAGES }, (_, at) => [{ text: textOf(at + 1), x: 60, y: 780 }]));

let data_dir: string;
let noteer: Noteer;
let clinician: Clinician;
let port: number;

const settings = { DEMO: 'accounts', MFA: 'optional', LOG_LEVEL: 'warn', ...quickly };
const start = () => startNoteer({ data_dir, port, settings });

beforeAll(async () => {
  data_dir = mkdtempSync(join(tmpdir(), 'noteer-kill-'));
  chmodSync(data_dir, 0o755);
  port = await freePort();
  noteer = await start();
  clinician = await clinicianAt(() => noteer.url);
});

afterAll(async () => {
  await noteer?.stop();
  rmSync(data_dir, { recursive: true, force: true });
});

async function add(client_id: string): Promise<string> {
  const form = new FormData();
  const id = randomUUID();
  form.set('attachment_id', id);
  form.set('file', new Blob([new Uint8Array(letter)], { type: 'application/pdf' }), 'brief.pdf');
  await clinician.ask(addAttachment, { params: { id: client_id }, body: form });
  return id;
}

test('a server that is killed while it reads a document reads it once, and whole', PATIENCE, async () => {
  let inTheMiddle = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const { data: client } = await clinician.ask(createClient, { body: { first_name: `Ronde ${round}` } });
    const id = await add(client.id);
    const look = async () => (await clinician.ask(getAttachment, { params: { id } })).data;
    const page = randomInt(PAGES);
    while ((await look()).pages_read < page) await sleep(20);
    await noteer.kill();
    noteer = await start();

    const { stage, pages_read } = await look();
    if (stage !== 'read' && pages_read > 0) inTheMiddle++;
    await expect.poll(async () => (await look()).stage, READ_WITHIN).toBe('read');
    expect(await look()).toMatchObject({ page_count: PAGES, pages_read: PAGES, failure: null });
    for (let number = 1; number <= PAGES; number++) {
      const { data } = await clinician.ask(getAttachmentPage, { params: { id, number } });
      expect(data.text).toBe(textOf(number));
    }
    // It names nobody: it waits for somebody to say that it belongs here, and nothing of it is used.
    const file = await clinician.ask(getClientFile, { params: { id: client.id } });
    expect(file.data).toMatchObject({ unread_count: 1, course: { medicines: [] } });
    const waiting = `select id from pgboss.job where name = 'read-attachment' and state in ('created', 'retry', 'active')`;
    await expect.poll(() => askDatabase(noteer.connectionString, waiting), READ_WITHIN).toEqual([]);
  }
  console.log(`${ROUNDS} killed, ${inTheMiddle} of them between two pages`);
});
