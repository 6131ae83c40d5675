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
import { drawnPage } from '../../apps/server/test/drawn-page.ts';
import { scannedPagesPdf, textPdf } from '../../apps/server/test/pdf-file.ts';
import { freePort, type Noteer, startNoteer } from '../support/noteer.ts';
import { type Clinician, clinicianAt } from './clinician.ts';
import { askDatabase, quickly, rounds } from './outcome.ts';

const FEW = 2;
const ROUNDS = rounds(FEW);
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

async function add(client_id: string, file: Uint8Array): Promise<string> {
  const form = new FormData();
  const id = randomUUID();
  form.set('attachment_id', id);
  form.set('file', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'brief.pdf');
  await clinician.ask(addAttachment, { params: { id: client_id }, body: form });
  return id;
}

type Document = {
  file: Uint8Array;
  pages: string[];
  wait: (pagesRead: () => Promise<number>) => Promise<void>;
};

/** Killed in each round, and what became of the document then looked at. */
async function killWhileRead(document: Document): Promise<void> {
  const { file, pages, wait } = document;
  let inTheMiddle = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const { data: client } = await clinician.ask(createClient, { body: { first_name: `Ronde ${round}` } });
    const id = await add(client.id, file);
    const look = async () => (await clinician.ask(getAttachment, { params: { id } })).data;
    await wait(async () => (await look()).pages_read);
    await noteer.kill();
    noteer = await start();

    const { stage } = await look();
    if (stage !== 'read') inTheMiddle++;
    await expect.poll(async () => (await look()).stage, READ_WITHIN).toBe('read');
    expect(await look()).toMatchObject({ page_count: pages.length, pages_read: pages.length, failure: null });
    for (const [at, text] of pages.entries()) {
      const { data } = await clinician.ask(getAttachmentPage, { params: { id, number: at + 1 } });
      expect(data.text).toBe(text);
    }
    // It names nobody: it waits for somebody to say that it belongs here, and nothing of it is used.
    const kept = await clinician.ask(getClientFile, { params: { id: client.id } });
    expect(kept.data).toMatchObject({ unread_count: 1, course: { medicines: [] } });
    const waiting = `select id from pgboss.job where name = 'read-attachment' and state in ('created', 'retry', 'active')`;
    await expect.poll(() => askDatabase(noteer.connectionString, waiting), READ_WITHIN).toEqual([]);
    if (ROUNDS > FEW)
      console.log(`round ${round}: killed ${stage === 'read' ? 'after' : 'before'} it was read`);
  }
  console.log(`${ROUNDS} killed, ${inTheMiddle} of them before the document was read`);
}

test('a server that is killed while it reads a document reads it once, and whole', PATIENCE, async () => {
  await killWhileRead({
    file: letter,
    pages: Array.from({ length: PAGES }, (_, at) => textOf(at + 1)),
    async wait(pagesRead) {
      const page = randomInt(PAGES);
      while ((await pagesRead()) < page) await sleep(20);
    },
  });
});

const SCANNED_PAGES = 3;
/** About as long as a page takes. */
const LONGEST_IN_A_PAGE_ms = 5_000;

test(
  'killed in the midst of a scanned page it reads that page again, and each page once',
  PATIENCE,
  async () => {
    const pages = Array.from({ length: SCANNED_PAGES }, (_, at) => `Bladzijde ${at + 1} van de ontslagbrief`);
    const drawn = pages.map((text) => drawnPage([{ x: 120, y: 200, text }]));
    const file = scannedPagesPdf(
      await Promise.all(
        drawn.map(async (page) => ({
          jpeg: await page.encode('jpeg', 85),
          width: page.width,
          height: page.height,
        })),
      ),
    );

    await killWhileRead({
      file,
      pages,
      async wait(pagesRead) {
        const page = randomInt(SCANNED_PAGES);
        while ((await pagesRead()) < page) await sleep(20);
        await sleep(randomInt(LONGEST_IN_A_PAGE_ms));
      },
    });
  },
);
