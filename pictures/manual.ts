/** The pictures of docs/administration.md, from a demo that was started for them. They are kept in docs/pictures. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getProfile, updateProfile } from '@noteer/contract';
import type { Page } from '@playwright/test';
import { demoAdministratorEmail } from '../apps/server/src/demo/accounts.ts';
import { clinicianAt } from '../e2e/kill/clinician.ts';
import { freePort, startNoteer } from '../e2e/support/noteer.ts';
import { openBrowser, openHome, settle } from './browser.ts';
import { openPictureEncoder } from './picture-encoder.ts';

const folder = join(import.meta.dirname, '../docs/pictures');
const size = { width: 1280, height: 800 };

const settings: Record<string, string> = {
  ...{ DEMO: 'on', MFA: 'optional', FETCH_MODELS: 'off', WRITER: 'extractive', LOG_LEVEL: 'warn' },
  ATTEMPTS_PER_ADDRESS: '100000',
};

async function goTo(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await settle(page);
}

const at = (path: string) => (page: Page) => goTo(page, path);

/** By the name of the file: how to get there. */
const pictures: Record<string, (page: Page) => Promise<void>> = {
  administration: at('/admin'),
  institution: at('/institution'),
  async 'institution-changes'(page) {
    await goTo(page, '/institution');
    await page.getByLabel('Name', { exact: true }).fill('GGZ Westerpark');
    await page.getByLabel('Address', { exact: true }).fill('Westerkade 12\n1015 AB Amsterdam');
    await page.getByLabel('Keep sound after signing (days)').fill('14');
    await page.getByRole('button', { name: 'See the changes' }).click();
    await page.getByRole('alertdialog').waitFor();
    await settle(page);
  },
  async team(page) {
    await goTo(page, '/admin');
    await page.getByRole('button', { name: /team of Joris Terpstra$/ }).click();
    await page.getByRole('dialog').waitFor();
    await settle(page);
  },
  'add-user': at('/add-user'),
  templates: at('/templates'),
  incoming: at('/appointments-from-elsewhere'),
  cover: at('/cover'),
  'code-lists': at('/code-lists'),
  'code-settings': at('/code-settings'),
  codes: at('/codes'),
  numbers: at('/numbers'),
  retention: at('/retention'),
  'access-log': at('/access-log'),
};

export async function takeManual(): Promise<void> {
  const data_dir = mkdtempSync(join(tmpdir(), 'noteer-manual-'));
  // Postgres runs as a user of its own when this runs as root.
  chmodSync(data_dir, 0o755);
  const noteer = await startNoteer({ data_dir, port: await freePort(), settings });
  const browser = await openBrowser();
  try {
    const url = () => noteer.url;
    const { ask } = await clinicianAt(url, { email: demoAdministratorEmail });
    const { first_name, last_name, gender } = (await ask(getProfile)).data;
    await ask(updateProfile, { body: { first_name, last_name, gender, language: 'en' } });
    const look = { email: demoAdministratorEmail, now: new Date(), ...size, scale: 1.5 };
    const page = await openHome(browser, { language: 'en', url }, look);
    const encoder = await openPictureEncoder(browser);
    mkdirSync(folder, { recursive: true });
    for (const [name, show] of Object.entries(pictures)) {
      await show(page);
      const webp = await encoder.webp(await page.screenshot(), size.width, size.height);
      writeFileSync(join(folder, `${name}.webp`), webp);
      console.log(`  ${name}.webp ${Math.round(webp.length / 1000)} kB`);
    }
  } finally {
    await browser.close();
    await noteer.stop();
    rmSync(data_dir, { recursive: true, force: true });
  }
}
