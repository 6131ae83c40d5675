/**
 * A browser without enough of the processor loses sound. What it loses is found in the recording itself, by the tone that
 * is missing there, and must be what the recorder told.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Gap, listGaps, listRecordings, type Recording, SAMPLE_RATE } from '@noteer/contract';
import type { Page } from '@playwright/test';
import { samplesOf } from '../apps/server/test/spoken.ts';
import { type Hole, openBrowser, writeTone } from './support/browser.ts';
import type { Clinic } from './support/clinic.ts';
import { expect, test } from './support/journey.ts';
import { button, field } from './support/screen.ts';
import { hold, keepCoresBusy, processesOfPart } from './support/starve.ts';
import { signIn } from './support/steps.ts';
import { holesIn, notMissing, notTold } from './support/tone.ts';

// On a machine that something else starves too, every step takes its time.
test.setTimeout(1_200_000);

/** What is promised: every gap so long, at its place and of its length within as much. */
const PROMISED_S = 0.05;

/** What the page says of its beginning and end is that much from what the audio thread does, on the busiest machine. */
const START_AND_STOP_S = 2;

type Outcome = { sound: Int16Array; gaps: Gap[]; recording: Recording; clock_s: number };

/** Records the tone while `meanwhile` goes on, and answers what the server has then. */
async function record(
  clinic: Clinic,
  holes: Hole[],
  meanwhile: (page: Page, profile: string) => Promise<void>,
): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'noteer-starved-'));
  const microphone = join(folder, 'tone.wav');
  const profile = join(folder, 'profile');
  // Heard over and over: what went by before the recording began comes again.
  writeTone(microphone, 40, holes);
  const browser = await openBrowser(profile, microphone, clinic.url);
  try {
    const { page } = browser;
    await signIn(page, clinic, await clinic.newColleague());
    await field(page, 'Naam van de cliënt').fill('Vera Zandstra');
    await button(page, 'Toevoegen').click();
    await button(page, 'Start opname').waitFor();
    await page.evaluate(noteTheTimes);
    await button(page, 'Start opname').click();
    await expect(page.getByText('Opname loopt')).toBeVisible();
    await meanwhile(page, profile);
    await button(page, 'Opname stoppen').click();
    const clock_s = (await page.evaluate<number>('window.stopped_at - window.began_at')) / 1000;
    await expect(button(page, 'Opname afspelen')).toBeVisible({ timeout: 300_000 });
    return { clock_s, ...(await outcomeOf(page, clinic.url)) };
  } finally {
    await browser.close();
  }
}

/** By the page itself: a look from outside comes late. */
const noteTheTimes = `new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-at="recording"]')) return;
  window.began_at = Date.now();
  observer.disconnect();
}).observe(document.body, { subtree: true, attributes: true, childList: true });
addEventListener('click', () => { window.stopped_at = Date.now(); }, { capture: true })`;

async function outcomeOf(page: Page, url: string): Promise<Omit<Outcome, 'clock_s'>> {
  const access = await page.evaluate<string>("sessionStorage.getItem('access_token')");
  const headers = { authorization: `Bearer ${access}` };
  const get = async (path: string) => (await fetch(url + path, { headers })).json();
  let recording: Recording | undefined;
  await expect
    .poll(
      async () => {
        [recording] = listRecordings.response.parse(await get(listRecordings.path)).data;
        return recording?.recording_file_url ?? null;
      },
      { timeout: 300_000 },
    )
    .not.toBeNull();
  if (!recording) throw new Error('there is no recording');
  const { data: gaps } = listGaps.response.parse(await get(listGaps.path.replace('{id}', recording.id)));
  const file = await fetch(new URL(recording.recording_file_url ?? '', url));
  return { recording, gaps, sound: await samplesOf(new Uint8Array(await file.arrayBuffer())) };
}

/** What this device has on its disk of the recording that is being made. */
const gapsOnDisk = (page: Page) =>
  page.evaluate<Gap[]>(`new Promise((done) => {
    const opened = indexedDB.open('noteer-captures');
    opened.onsuccess = () => {
      const all = opened.result.transaction('captures').objectStore('captures').getAll();
      all.onsuccess = () => { opened.result.close(); done(all.result[0]?.gaps ?? []); };
    };
  })`);

const heldBy = (gaps: Gap[], kind: Gap['kind']): Hole[] =>
  gaps
    .filter((gap) => gap.kind === kind)
    .map(({ from_sample, samples }) => ({ at_s: from_sample / SAMPLE_RATE, seconds: samples / SAMPLE_RATE }));

const secondsOf = (holes: Hole[]) => holes.reduce((sum, { seconds }) => sum + seconds, 0);

/** Between two stops the sound goes on for longer; one that goes on by fits and starts is told in parts closer than this. */
const ONE_STOP_S = 1;

/**
 * Each stop has its place, in their order, where that much is told within what is promised. What was counted for one stop is not
 * counted for the next, also where a machine that is busy with others left no whole second between them.
 */
function stopsNotTold(stops_s: number[], told: Hole[]): number[] {
  const left = told.toSorted((a, b) => a.at_s - b.at_s);
  return stops_s.filter((stop_s) => {
    let [together_s, last_s] = [0, Number.NEGATIVE_INFINITY];
    const at = left.findIndex(({ at_s, seconds }) => {
      together_s = at_s - last_s < ONE_STOP_S ? together_s + seconds : seconds;
      last_s = at_s;
      return together_s > stop_s - PROMISED_S;
    });
    left.splice(0, at + 1);
    return at < 0;
  });
}

/** Neither is anything missing that was not told, nor anything told that is not missing. */
function expectKnown({ sound, gaps, recording }: Outcome): Hole[] {
  const told = heldBy(gaps, 'silent');
  expect(notTold(sound, told, PROMISED_S, PROMISED_S), 'missing and not told').toEqual([]);
  expect(notMissing(sound, told, PROMISED_S), 'told and not missing').toEqual([]);
  const samples = gaps.reduce((sum, gap) => sum + gap.samples, 0);
  expect(recording).toMatchObject({ gap_count: gaps.length, gap_samples: samples });
  return holesIn(sound, PROMISED_S);
}

// It takes all processors from whatever else is tested meanwhile.
test('every gap that a starved browser leaves in a tone is told, at its place and of its length', {
  tag: ['@desk', '@thorough'],
}, async ({ clinic }) => {
  let onDisk: Gap[] = [];
  const held_s: number[] = [];
  const outcome = await record(clinic, [], async (page, profile) => {
    await keepCoresBusy(3000, 4);
    // However strong the machine is: without any processor the page misses what is said.
    for (const ms of [120, 250, 400, 800]) {
      await hold(processesOfPart(profile, 'renderer'), ms);
      await page.waitForTimeout(1500);
    }
    // And here the sound itself stands still: nothing in the recording shows it but the clock.
    const audio = processesOfPart(profile, 'audio');
    for (const ms of [150, 300, 700]) {
      held_s.push((await hold(audio, ms)) / 1000);
      await page.waitForTimeout(1500);
    }
    await page.waitForTimeout(3000);
    onDisk = await gapsOnDisk(page);
    await expect(page.getByText('Dit apparaat is te druk', { exact: false })).toBeVisible();
  });

  const missing = expectKnown(outcome);
  const skipped = heldBy(outcome.gaps, 'skipped');
  const recorded_s = outcome.sound.length / SAMPLE_RATE;
  console.log(
    `${missing.length} gaps over 50 ms in the tone, ${secondsOf(missing).toFixed(2)} s; told: ` +
      `${outcome.gaps.length}; skipped ${secondsOf(skipped).toFixed(2)} s, held ${held_s.map((s) => s.toFixed(2)).join(' + ')} s; ` +
      `clock ${outcome.clock_s.toFixed(2)} s, recorded ${recorded_s.toFixed(2)} s`,
  );
  expect(missing.length).toBeGreaterThan(0);
  expect(skipped.length).toBeGreaterThan(0);
  expect(stopsNotTold(held_s, skipped), 'stops of the sound that are not told').toEqual([]);
  expect(secondsOf(skipped)).toBeLessThan(outcome.clock_s - recorded_s + START_AND_STOP_S);
  expect(onDisk.length).toBeGreaterThan(0);
  expect(outcome.gaps.map((gap) => JSON.stringify(gap))).toEqual(
    expect.arrayContaining(onDisk.map((gap) => JSON.stringify(gap))),
  );
});

test('silence in the middle of a sound is told, and a whole sound is not', {
  tag: ['@desk', '@thorough'],
}, async ({ clinic }) => {
  const holes = [0.06, 0.1, 0.25, 0.7].map((seconds, i) => ({ at_s: 8 + 3 * i, seconds }));
  // A busy machine adds gaps of its own: these are known by their lengths.
  const untold = (told: Hole[]) =>
    holes.filter(({ seconds }) => !told.some((gap) => Math.abs(gap.seconds - seconds) <= PROMISED_S));
  const outcome = await record(clinic, holes, async (page) => {
    await expect
      .poll(async () => untold(heldBy(await gapsOnDisk(page), 'silent')), { timeout: 300_000 })
      .toEqual([]);
  });

  const missing = expectKnown(outcome);
  expect(untold(missing)).toEqual([]);
});
