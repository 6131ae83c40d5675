/** What was typed in a note is there after the browser died, wherever its saves were at that moment. */
import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser, writeTone } from '../support/browser.ts';
import { signInToDemo } from '../support/demo.ts';
import { accessOf, openReview, type WrittenNote, writeNote } from '../support/note.ts';
import { freePort, type Noteer, startNoteer } from '../support/noteer.ts';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 5);
const NOTE = '## Beleid\n\nSertraline wordt voortgezet.\n';
/** Kept within a quarter of a second, on the busiest of machines a little later. */
const LOST_AT_MOST_MS = 1000;
const TYPED_FOR_MS = [1500, 7000] as const;
const KEY_MS = 30;
const PATIENCE = { timeout: 2 * 3_600_000 };

let data_dir: string;
let noteer: Noteer;
let database: pg.Client;

beforeAll(async () => {
  data_dir = mkdtempSync(join(tmpdir(), 'noteer-kill-'));
  chmodSync(data_dir, 0o755);
  writeTone(join(data_dir, 'tone.wav'), 1);
  const settings = {
    DEMO: 'accounts',
    MFA: 'optional',
    FETCH_MODELS: 'off',
    MEASURE_ENGINES: 'off',
    LOG_LEVEL: 'warn',
  };
  noteer = await startNoteer({ data_dir, port: await freePort(), settings });
  database = new pg.Client({ connectionString: noteer.connectionString });
  await database.connect();
});

afterAll(async () => {
  await database?.end();
  await noteer?.stop();
  rmSync(data_dir, { recursive: true, force: true });
});

const open = (round: number): Promise<Browser> =>
  openBrowser(join(data_dir, `profile-${round}`), join(data_dir, 'tone.wav'), noteer.url);

/** Types numbers until the browser is killed; answers those that were on the screen, and when. */
async function typeUntilKilled(browser: Browser, killAfter_ms: number) {
  const { page } = browser;
  await page.getByRole('article').click();
  await page.getByRole('textbox', { name: 'Gespreksverslag' }).waitFor();
  await page.keyboard.press('ControlOrMeta+End');
  const typed: { word: string; at: number }[] = [];
  const killed = sleep(killAfter_ms).then(() => browser.kill());
  for (let number = 1; ; number++) {
    try {
      await page.keyboard.type(`${number} `);
    } catch {
      // The browser is gone.
      return { typed, killed_at: await killed };
    }
    typed.push({ word: `${number} `, at: Date.now() });
    await sleep(KEY_MS);
  }
}

test(
  'a browser that is killed while somebody types loses no more than the last blink',
  PATIENCE,
  async () => {
    const clinic = {
      url: noteer.url,
      sql: async (text: string, values: unknown[]) => void (await database.query(text, values)),
    };
    for (let round = 1; round <= ROUNDS; round++) {
      const first = await open(round);
      await signInToDemo(first.page);
      const note: WrittenNote = await writeNote(clinic, await accessOf(first.page), `Ronde ${round}`, NOTE);
      await openReview(first.page, note);
      const { typed, killed_at } = await typeUntilKilled(first, randomInt(...TYPED_FOR_MS));

      const second = await open(round);
      await signInToDemo(second.page);
      await openReview(second.page, note);
      const promised = typed.filter(({ at }) => at < killed_at - LOST_AT_MOST_MS).map(({ word }) => word);
      const saved = second.page.getByText('Opgeslagen', { exact: true }).first();
      await saved.waitFor();
      await expect
        .poll(async () => note.text(await accessOf(second.page)), { timeout: 120_000 })
        .toContain(NOTE + promised.join(''));
      await second.close();
    }
  },
);
