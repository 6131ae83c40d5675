/** How long a key takes to be on the screen in notes of one and of twenty pages, and what a check costs after a pause. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { hearing } from '../e2e/support/browser.ts';
import { freePort, startNoteer } from '../e2e/support/noteer.ts';
import { median } from './load.ts';
import { conversationOf, noteOf } from './note-pages.ts';
import { spokenHour } from './spoken-hour.ts';
import { threadTime_ms } from './thread-time.ts';
import { type Opener, openBare, openNote, typeFor } from './typing-page.ts';

/** 0 is a bare text field in an empty page: what the browser and the machine take by themselves. */
const PAGES = [0, 1, 20];
const TURNS = 12;
const KEYS = 30;
const MOST_TIMES_ONE_PAGE = 1.2;
const MOST_TIMES_BARE = 2.5;
const CHECKS = 8;
const MOST_MS_A_CHECK = 50;

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
    const what = pages === 0 ? 'a bare text field' : `${pages} pages (${noteOf(pages).split(/\s+/).length} words)`;
    console.log(`${what}: p50 ${at(sorted, 0.5).toFixed(1)} ms, p95 ${at(sorted, 0.95).toFixed(1)} ms`);
  }
  const [bare = 0, one = 0, twenty = 0] = PAGES.map((pages) => p50.get(pages));
  console.log(
    `twenty pages against one: ${(twenty / one).toFixed(2)} (aim: at most ${MOST_TIMES_ONE_PAGE}), ` +
      `against a bare field: ${(twenty / bare).toFixed(2)} (aim: at most ${MOST_TIMES_BARE})`,
  );
  return twenty / one <= MOST_TIMES_ONE_PAGE && twenty / bare <= MOST_TIMES_BARE;
}

/** The checks run beside the page, in the only worker that it has. */
async function measureChecks(opener: Opener): Promise<boolean> {
  const { pieces, note, words } = spokenHour();
  const worked = () => threadTime_ms(opener.browser, 'DedicatedWorker');
  const rested = async (page: Page, since: number): Promise<number> => {
    let last = since;
    for (let calm = 0; calm < 3; ) {
      await page.waitForTimeout(400);
      const now = await worked();
      calm = now > since && now - last < 0.5 ? calm + 1 : 0;
      last = now;
    }
    return last - since;
  };
  const page = await openNote(opener, { text: note, pieces });
  const first = await rested(page, 0);
  const costs: number[] = [];
  for (let check = 0; check < CHECKS; check++) {
    const before = await worked();
    await page.keyboard.insertText(` Rond ${check + 2} uur ${check + 1}0 mg sertraline erbij.`);
    costs.push(await rested(page, before));
  }
  await page.context().close();
  console.log(
    `a check of ${note.split(/\s+/).length} words against ${words} words said: ${first.toFixed(0)} ms of processor time ` +
      `at first, ${median(costs).toFixed(1)} ms after a pause of typing (aim: under ${MOST_MS_A_CHECK})`,
  );
  return median(costs) < MOST_MS_A_CHECK;
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
  const met = [await measureKeys({ browser, clinic }), await measureChecks({ browser, clinic })];
  process.exitCode = met.every(Boolean) ? 0 : 1;
} finally {
  await browser.close();
  await database.end();
  await noteer.stop();
  rmSync(data_dir, { recursive: true, force: true });
}
