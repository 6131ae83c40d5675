/** How long Home takes to show a full day, against an empty one: a department's appointments, and all that waits. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { dataKeysIn } from '../apps/server/src/data-keys.ts';
import { connect } from '../apps/server/src/db/connect.ts';
import { openKeyRing } from '../apps/server/src/master-key.ts';
import { createSealing } from '../apps/server/src/sealing.ts';
import { hearing } from '../e2e/support/browser.ts';
import { administrator, emptyServer } from './bench-server.ts';
import { median } from './load.ts';
import { addOwnRecords } from './many-records.ts';

const RECORDS = 400;
const LOADS = 9;
/** What more than twice the time of an empty day means: rows cost too much. */
const AIM = 2;

/** The page itself notes when the day stands there: its rows, or that there are none. */
const watch = `
  const observer = new MutationObserver(() => {
    const isEmpty = document.body.textContent.includes('Er zijn geen consultaties');
    if (!isEmpty && !document.querySelector('li.agenda-row')) return;
    window.shown_ms = performance.now();
    observer.disconnect();
  });
  document.addEventListener('DOMContentLoaded', () =>
    observer.observe(document.body, { subtree: true, childList: true }));`;

async function openHome(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, locale: 'nl-NL', timezoneId: 'UTC' });
  await context.addInitScript(watch);
  const page = await context.newPage();
  await page.goto('/sign-in');
  await page.getByLabel('E-mailadres').fill(administrator.email);
  await page.getByLabel('Wachtwoord', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  // Where an administrator begins.
  await page.waitForURL('/admin');
  return page;
}

async function load(page: Page): Promise<number> {
  await page.goto('/home');
  for (;;) {
    const shown_ms = await page.evaluate<number | undefined>('window.shown_ms');
    if (shown_ms) return shown_ms;
    await page.waitForTimeout(20);
  }
}

async function clinicWith(records: number) {
  const { noteer, data_dir, close: end } = await emptyServer({ TIME_ZONE: 'UTC' });
  const { db, close } = connect(noteer.connectionString, console);
  const { id } = await db.selectFrom('users').select('id').executeTakeFirstOrThrow();
  const sealing = createSealing(openKeyRing({ DATA_DIR: data_dir }).ring, dataKeysIn(`${data_dir}/keys`));
  const date = new Date().toISOString().slice(0, 10);
  await addOwnRecords({ db, sealing, clinician_id: id, date }, records);
  await close();
  return { url: noteer.url, close: end };
}

const clinics: Awaited<ReturnType<typeof clinicWith>>[] = [];
const browser = await chromium.launch(hearing('/dev/null'));
try {
  for (const records of [0, RECORDS]) clinics.push(await clinicWith(records));
  const [empty, full] = await Promise.all(clinics.map(({ url }) => openHome(browser, url)));
  if (!empty || !full) throw new Error('no pages');
  const times: { empty: number[]; full: number[] } = { empty: [], full: [] };
  // In turn, so that both meet the same machine; the first pair fills the browser's cache.
  for (let round = -1; round < LOADS; round++) {
    const pair = { empty: await load(empty), full: await load(full) };
    if (round < 0) continue;
    times.empty.push(pair.empty);
    times.full.push(pair.full);
  }
  const rows = await full.locator('li.agenda-row').count();
  const [emptyMs, fullMs] = [median(times.empty), median(times.full)];
  const ratio = fullMs / emptyMs;
  console.log(
    `${rows} appointments: ${fullMs.toFixed(0)} ms, none: ${emptyMs.toFixed(0)} ms, ratio ${ratio.toFixed(2)} (aim: at most ${AIM})`,
  );
  process.exitCode = rows > 50 && ratio <= AIM ? 0 : 1;
} finally {
  await browser.close();
  for (const { close } of clinics) await close();
}
