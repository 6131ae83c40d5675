/** How long a key takes to be on the screen in notes of one and of twenty pages. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { hearing } from '../e2e/support/browser.ts';
import { freePort, startNoteer } from '../e2e/support/noteer.ts';
import { conversationOf, noteOf } from './note-pages.ts';
import { type Opener, openBare, openNote, typeFor } from './typing-page.ts';

/** 0 is a bare text field in an empty page: what the browser and the machine take by themselves. */
const PAGES = [0, 1, 20];
const TURNS = 12;
const KEYS = 30;
const MOST_TIMES_ONE_PAGE = 1.2;
const MOST_TIMES_BARE = 2.5;

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The same length of note in each turn, so that whatever else this machine does weighs on all. */
async function measureKeys(opener: Opener): Promise<boolean> {
  const open = new Map<number, Page>();
  for (const pages of PAGES) {
    const text = noteOf(pages);
    const page = pages === 0 ? openBare(opener) : openNote(opener, { text, pieces: conversationOf(text) });
    open.set(pages, await page);
  }
  const samples = new Map(PAGES.map((pages) => [pages, [] as number[]]));
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [pages, page] of open) {
      await page.bringToFront();
      await typeFor(page, 3);
      samples.get(pages)?.push(...(await typeFor(page, KEYS)));
    }
  }
  for (const page of open.values()) await page.context().close();
  const p50 = new Map<number, number>();
  for (const [pages, latencies] of samples) {
    if (latencies.length < TURNS * KEYS) throw new Error('keys were lost');
    const sorted = latencies.toSorted((a, b) => a - b);
    p50.set(pages, at(sorted, 0.5));
    const what =
      pages === 0 ? 'a bare text field' : `${pages} pages (${noteOf(pages).split(/\s+/).length} words)`;
    console.log(`${what}: p50 ${at(sorted, 0.5).toFixed(1)} ms, p95 ${at(sorted, 0.95).toFixed(1)} ms`);
  }
  const [bare = 0, one = 0, twenty = 0] = PAGES.map((pages) => p50.get(pages));
  console.log(
    `twenty pages against one: ${(twenty / one).toFixed(2)} (aim: at most ${MOST_TIMES_ONE_PAGE}), ` +
      `against a bare field: ${(twenty / bare).toFixed(2)} (aim: at most ${MOST_TIMES_BARE})`,
  );
  return twenty / one <= MOST_TIMES_ONE_PAGE && twenty / bare <= MOST_TIMES_BARE;
}

const data_dir = mkdtempSync(join(tmpdir(), 'noteer-bench-'));
chmodSync(data_dir, 0o755);
const settings = { DEMO: 'on', MFA: 'optional', MODELS_PATH: data_dir, LOG_LEVEL: 'warn' };
const noteer = await startNoteer({ data_dir, port: await freePort(), settings });
const database = new pg.Client({ connectionString: noteer.connectionString });
await database.connect();
const { args, executablePath } = hearing('/dev/null');
const browser = await chromium.launch({
  executablePath,
  args: [...args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
try {
  const clinic = {
    url: noteer.url,
    sql: async (text: string, values: unknown[]) => void (await database.query(text, values)),
  };
  process.exitCode = (await measureKeys({ browser, clinic })) ? 0 : 1;
} finally {
  await browser.close();
  await database.end();
  await noteer.stop();
  rmSync(data_dir, { recursive: true, force: true });
}
