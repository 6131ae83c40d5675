/** What was jotted down during a recording is there after the browser died, with and without a line to the server. */
import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listJottings, listRecordings } from '@noteer/contract';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openBrowser, writeTone } from '../support/browser.ts';
import { signInToDemo } from '../support/demo.ts';
import { accessOf } from '../support/note.ts';
import { freePort, type Noteer, startNoteer } from '../support/noteer.ts';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 3);
/** Kept with every letter, on the busiest of machines a little later. */
const LOST_AT_MOST_MS = 1000;
const TYPED_FOR_MS = [1500, 6000] as const;
const KEY_MS = 30;
const WORDS_A_LINE = 8;
const PATIENCE = { timeout: 2 * 3_600_000 };

let data_dir: string;
let noteer: Noteer;

beforeAll(async () => {
  data_dir = mkdtempSync(join(tmpdir(), 'noteer-kill-'));
  chmodSync(data_dir, 0o755);
  writeTone(join(data_dir, 'tone.wav'), 60);
  const settings = {
    DEMO: 'accounts',
    MFA: 'optional',
    FETCH_MODELS: 'off',
    MEASURE_ENGINES: 'off',
    MODELS_PATH: '',
    LOG_LEVEL: 'warn',
  };
  noteer = await startNoteer({ data_dir, port: await freePort(), settings });
});

afterAll(async () => {
  await noteer?.stop();
  rmSync(data_dir, { recursive: true, force: true });
});

const open = (round: number): Promise<Browser> =>
  openBrowser(join(data_dir, `profile-${round}`), join(data_dir, 'tone.wav'), noteer.url);

async function startRecording(page: Page, client: string): Promise<void> {
  await page.getByLabel('Naam van de cliënt').fill(client);
  await page.getByRole('button', { name: 'Toevoegen' }).click();
  await page.getByRole('button', { name: 'Start opname' }).click();
  await page.getByText('Opname loopt').waitFor();
}

/** Jots numbers down, some to a line, until the browser is killed; answers those that were on the screen, and when. */
async function jotUntilKilled({ page, kill }: Browser, killAfter_ms: number) {
  await page.getByLabel('Nieuwe aantekening').click();
  const typed: { word: string; at: number }[] = [];
  const killed = sleep(killAfter_ms).then(kill);
  for (let number = 1; ; number++) {
    try {
      await page.keyboard.type(`w${number} `);
      if (number % WORDS_A_LINE === 0) await page.keyboard.press('Enter');
    } catch {
      // The browser is gone.
      return { typed, killed_at: await killed };
    }
    typed.push({ word: `w${number}`, at: Date.now() });
    await sleep(KEY_MS);
  }
}

async function jottedFor(page: Page, client: string): Promise<string[]> {
  const headers = { authorization: `Bearer ${await accessOf(page)}` };
  const get = async (path: string) => (await fetch(noteer.url + path, { headers })).json();
  const { data } = listRecordings.response.parse(await get(listRecordings.path));
  const found = data.find(({ appointment }) => appointment.client_name === client);
  if (!found) return [];
  const kept = listJottings.response.parse(await get(listJottings.path.replace('{id}', found.id)));
  return kept.data.flatMap(({ text }) => text.split(/\s+/));
}

test(
  'a browser that is killed while somebody jots something down loses no more than the last blink',
  PATIENCE,
  async () => {
    for (let round = 1; round <= ROUNDS; round++) {
      const client = `Ronde ${round}`;
      const first = await open(round);
      await signInToDemo(first.page);
      await startRecording(first.page, client);
      // Every second time nothing gets to the server before the end.
      if (round % 2 === 0) await first.page.context().setOffline(true);
      const { typed, killed_at } = await jotUntilKilled(first, randomInt(...TYPED_FOR_MS));

      const second = await open(round);
      await signInToDemo(second.page);
      await second.page.getByRole('button', { name: 'Versturen en afronden' }).click();
      const promised = typed.filter(({ at }) => at < killed_at - LOST_AT_MOST_MS).map(({ word }) => word);
      await expect
        .poll(async () => jottedFor(second.page, client), { timeout: 120_000 })
        .toEqual(expect.arrayContaining(promised));
      expect(promised.length).toBeGreaterThan(0);
      await second.close();
    }
  },
);
