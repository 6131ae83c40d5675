/** What was recorded is there, whatever dies at the browser's end: the browser itself, or its line to the server. */
import { randomInt } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listGaps, listRecordings, type Recording, SAMPLE_RATE } from '@noteer/contract';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { samplesOf } from '../../apps/server/test/spoken.ts';
import { type Browser, type Hole, openBrowser, writeTone } from '../support/browser.ts';
import { signInToDemo } from '../support/demo.ts';
import { type Line, openLine } from '../support/line.ts';
import { freePort, type Noteer, startNoteer } from '../support/noteer.ts';
import { notTold } from '../support/tone.ts';

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 20);
/** From before the first chunk is full to well into the second. */
const KILLED_AFTER_MS = [1500, 9000] as const;
const CUT_MS = 60_000;
/** Waiting costs nothing: several sit through the same cut. */
const CUT_AT_ONCE = 4;
/** What we promise. A batch holds half of it, and that is what is usually lost. */
const LOST_AT_MOST_S = 0.5;
/** A gap that can be heard, and how exactly the recorder tells of those that the browser made. */
const GAP_S = 0.05;
/** A minute of sound, over a line that has just come back. */
const ARRIVED_WITHIN_MS = 120_000;
const PATIENCE = { timeout: 45 * 60_000 };

let data_dir: string;
let noteer: Noteer;
let line: Line;
let url: string;
const microphone = () => join(data_dir, 'tone.wav');

beforeAll(async () => {
  data_dir = mkdtempSync(join(tmpdir(), 'noteer-kill-'));
  chmodSync(data_dir, 0o755);
  writeTone(microphone(), 120);
  const port = await freePort();
  line = await openLine(await freePort(), port);
  url = `http://127.0.0.1:${line.port}`;
  // Nothing listens to the tone: what matters here is that it arrives, and an engine would compete with the browser.
  const settings = {
    DEMO: 'accounts',
    MFA: 'optional',
    FETCH_MODELS: 'off',
    MEASURE_ENGINES: 'off',
    MODELS_PATH: '',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: url,
  };
  noteer = await startNoteer({ data_dir, port, settings });
});

afterAll(async () => {
  await line?.close();
  await noteer?.stop();
  rmSync(data_dir, { recursive: true, force: true });
});

/** The page itself notes the moment: a look from outside comes a third of a second late. */
const noteTheBeginning = `new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-at="recording"]')) return;
  window.began_at = Date.now();
  observer.disconnect();
}).observe(document.body, { subtree: true, attributes: true, childList: true })`;

/** Answers when recording began. */
async function startRecording(page: Page, client: string): Promise<number> {
  await page.getByLabel('Naam van de cliënt').fill(client);
  await page.getByRole('button', { name: 'Toevoegen' }).click();
  await page.getByRole('button', { name: 'Start opname' }).waitFor();
  await page.evaluate(noteTheBeginning);
  await page.getByRole('button', { name: 'Start opname' }).click();
  await page.getByText('Opname loopt').waitFor();
  return page.evaluate<number>('window.began_at');
}

/** Once all of it is with the server; the page plays its own sound before that. */
async function recordingOf(page: Page, client: string): Promise<Recording> {
  const giveUpAt = Date.now() + ARRIVED_WITHIN_MS;
  while (true) {
    const recording = await findRecording(page, client);
    if (recording?.recording_file_url) return recording;
    if (Date.now() > giveUpAt) throw new Error(`the recording of ${client} did not arrive`);
    await sleep(500);
  }
}

async function ask(page: Page, path: string): Promise<unknown> {
  const access = await page.evaluate<string>("sessionStorage.getItem('access_token')");
  return (await fetch(url + path, { headers: { authorization: `Bearer ${access}` } })).json();
}

async function findRecording(page: Page, client: string): Promise<Recording | undefined> {
  const { data } = listRecordings.response.parse(await ask(page, listRecordings.path));
  return data.find(({ appointment }) => appointment.client_name === client);
}

type Heard = {
  seconds: number;
  /** Where the tone is missing and the recorder does not say that the browser gave it nothing. */
  unexplained: Hole[];
  /** What the browser itself dropped, by what the recorder says. */
  dropped_s: number;
  /** Of that, what is not in the recording at all. */
  skipped_s: number;
};

async function heardIn(page: Page, { id, recording_file_url }: Recording): Promise<Heard> {
  const answer = await fetch(new URL(recording_file_url ?? '', url));
  const sound = await samplesOf(new Uint8Array(await answer.arrayBuffer()));
  const { data: gaps } = listGaps.response.parse(await ask(page, listGaps.path.replace('{id}', id)));
  const told = gaps.map((gap) => ({
    kind: gap.kind,
    at_s: gap.from_sample / SAMPLE_RATE,
    seconds: gap.samples / SAMPLE_RATE,
  }));
  const secondsOf = (some: typeof told) => some.reduce((sum, { seconds }) => sum + seconds, 0);
  return {
    seconds: sound.length / SAMPLE_RATE,
    unexplained: notTold(sound, told, GAP_S, GAP_S),
    dropped_s: secondsOf(told),
    skipped_s: secondsOf(told.filter(({ kind }) => kind === 'skipped')),
  };
}

const dropped = (all: Heard[]) => all.map(({ dropped_s }) => dropped_s.toFixed(2)).join(' ');

async function killAndFinish(round: number): Promise<Heard & { lost_s: number }> {
  const profile = mkdtempSync(join(data_dir, 'profile-'));
  const client = `Cliënt ${round}`;
  const first = await openBrowser(profile, microphone(), url);
  await signInToDemo(first.page);
  const began_at = await startRecording(first.page, client);
  await sleep(randomInt(...KILLED_AFTER_MS));
  const recorded_s = ((await first.kill()) - began_at) / 1000;

  const second = await openBrowser(profile, microphone(), url);
  await signInToDemo(second.page);
  await second.page.getByRole('button', { name: 'Versturen en afronden' }).click();
  await second.page.getByText('Eén opname is niet afgerond').waitFor({ state: 'detached' });
  const heard = await heardIn(second.page, await recordingOf(second.page, client));
  await second.close();

  expect(heard.unexplained, `gaps in round ${round}`).toEqual([]);
  return { ...heard, lost_s: recorded_s - heard.seconds - heard.skipped_s };
}

test(`a browser that is killed ${ROUNDS} times loses at most half a second each time`, PATIENCE, async () => {
  const all: Awaited<ReturnType<typeof killAndFinish>>[] = [];
  for (let round = 1; round <= ROUNDS; round++) all.push(await killAndFinish(round));

  const lost_s = all.map((one) => one.lost_s);
  console.log(`lost, in seconds: ${lost_s.map((lost) => lost.toFixed(2)).join(' ')}`);
  console.log(`dropped by the browser itself: ${dropped(all)}`);
  expect(Math.max(...lost_s)).toBeLessThan(LOST_AT_MOST_S);
});

/** How many recordings have begun that are to be cut. */
let begun = 0;

/** Records before, during and after the cut, each from a moment of its own. Answers what is missing, in seconds. */
async function recordThroughTheCut(client: string, isMended: Promise<void>): Promise<number> {
  const browser: Browser = await openBrowser(mkdtempSync(join(data_dir, 'profile-')), microphone(), url);
  const { page } = browser;
  await signInToDemo(page);
  const began_at = await startRecording(page, client);
  begun += 1;
  await page.getByText('Geen verbinding. De opname wordt').waitFor({ timeout: 120_000 });
  await isMended;
  await sleep(randomInt(500, 5000));
  // Noted by the page, as the beginning is.
  await page.evaluate(
    "addEventListener('click', () => { window.stopped_at = Date.now(); }, { capture: true })",
  );
  await page.getByRole('button', { name: 'Opname stoppen' }).click();
  const recorded_s = ((await page.evaluate<number>('window.stopped_at')) - began_at) / 1000;
  await page.getByRole('button', { name: 'Opname afspelen' }).waitFor({ timeout: 120_000 });
  const heard = await heardIn(page, await recordingOf(page, client));
  await browser.close();
  expect(heard.unexplained, `gaps of ${client}`).toEqual([]);
  return recorded_s - heard.seconds - heard.skipped_s;
}

async function cutForAMinute(round: number): Promise<number[]> {
  const { promise: isMended, resolve: mended } = Promise.withResolvers<void>();
  const clients = Array.from({ length: CUT_AT_ONCE }, (_, i) => `Cliënt zonder lijn ${round}.${i}`);
  const all = Promise.all(clients.map((client) => recordThroughTheCut(client, isMended)));
  const areAllThere = (async () => {
    while (begun < CUT_AT_ONCE * round) await sleep(100);
  })();
  await Promise.race([areAllThere, all]);
  await sleep(randomInt(1000, 9000));
  line.cut();
  await sleep(CUT_MS);
  line.mend();
  mended();
  return all;
}

test('a line that is cut for a minute loses nothing, and the rest is sent by itself', PATIENCE, async () => {
  const missing_s: number[] = [];
  for (let round = 1; round <= Math.ceil(ROUNDS / CUT_AT_ONCE); round++)
    missing_s.push(...(await cutForAMinute(round)));

  console.log(`missing after a cut, in seconds: ${missing_s.map((s) => s.toFixed(2)).join(' ')}`);
  expect(Math.max(...missing_s)).toBeLessThan(LOST_AT_MOST_S);
});
