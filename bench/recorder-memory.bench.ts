/** What a recording of two hours costs the browser, against one of two minutes: sound comes faster than people talk. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { openBrowser, writeTone } from '../e2e/support/browser.ts';
import { freePort, startNoteer } from '../e2e/support/noteer.ts';

const SHORT_MIN = 2;
const LONG_MIN = 120;
const AIM = 1.2;

/** In the place of the audio thread: the same messages, as fast as `hurry` is asked for them. */
const hurriedAudioThread = `
  MediaStreamAudioSourceNode.prototype.connect = () => {};
  window.AudioWorkletNode = class {
    constructor() {
      const { port1, port2 } = new MessageChannel();
      this.port = port1;
      let sound, samples = 0;
      port2.onmessage = ({ data }) => { sound = data.port ?? sound; };
      window.hurry = async (seconds) => {
        for (let batch = 0; batch < seconds * 4; batch++) {
          const pcm = new Int16Array(4000).map(() => Math.random() * 4000 - 2000).buffer;
          sound.postMessage({ pcm }, [pcm]);
          for (let level = 1; level <= 5; level++) {
            samples += 800;
            port2.postMessage({ rms: 0.05 + 0.05 * Math.random(), peak: 0.2, samples });
          }
          if (batch % 20 === 19) await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };
    }
  };`;

async function startRecording(page: Page): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('E-mailadres').fill('sanne@demo.noteer');
  await page.getByLabel('Wachtwoord', { exact: true }).fill('Welkom-bij-Noteer!');
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click();
  await page.getByLabel('Naam van de cliënt').fill('Lange Adem');
  await page.getByRole('button', { name: 'Toevoegen' }).click();
  await page.getByRole('button', { name: 'Start opname' }).click();
  await page.getByText('Opname loopt').waitFor();
}

/** Minute by minute, each one with the server before the next begins: no more waits than in a real recording. */
async function recordUntil(page: Page, from_min: number, to_min: number): Promise<void> {
  for (let minute = from_min + 1; minute <= to_min; minute++) {
    await page.evaluate('hurry(60)');
    await page
      .getByText(`op de server tot ${String(minute).padStart(2, '0')}:00`)
      .waitFor({ timeout: 120_000 });
  }
}

/** Asks a worker through the page that it belongs to: it has no session of its own. */
async function heapOfWorkers(devtools: CDPSession): Promise<number> {
  let used = 0;
  let asked = 0;
  const { promise: answered, resolve } = Promise.withResolvers<void>();
  devtools.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message) as { id: number; result?: { usedSize?: number } };
    if (id !== 2) return;
    used += result?.usedSize ?? 0;
    asked -= 1;
    if (asked === 0) resolve();
  });
  devtools.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type !== 'worker') return;
    asked += 1;
    for (const [id, method] of [
      [1, 'HeapProfiler.collectGarbage'],
      [2, 'Runtime.getHeapUsage'],
    ] as const) {
      void devtools.send('Target.sendMessageToTarget', {
        sessionId,
        message: JSON.stringify({ id, method }),
      });
    }
  });
  await devtools.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false });
  await answered;
  return used;
}

/** Of the page and its storage worker together, after a collection, in megabytes. */
async function heapOf(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const workers = await heapOfWorkers(devtools);
  await devtools.detach();
  return (usedSize + workers) / 1e6;
}

const data_dir = mkdtempSync(join(tmpdir(), 'noteer-bench-'));
chmodSync(data_dir, 0o755);
writeTone(join(data_dir, 'tone.wav'), 5);
// Nobody listens: transcription would only take the processor away.
const settings = { DEMO: 'accounts', MFA: 'optional', MODELS_PATH: data_dir, LOG_LEVEL: 'warn' };
const noteer = await startNoteer({ data_dir, port: await freePort(), settings });
const browser = await openBrowser(join(data_dir, 'profile'), join(data_dir, 'tone.wav'), noteer.url);
try {
  await browser.context.addInitScript(hurriedAudioThread);
  await startRecording(browser.page);
  await recordUntil(browser.page, 0, SHORT_MIN);
  const short = await heapOf(browser.page);
  await recordUntil(browser.page, SHORT_MIN, LONG_MIN);
  const long = await heapOf(browser.page);
  const ratio = long / short;
  console.log(
    `${LONG_MIN} minutes: ${long.toFixed(1)} MB, ${SHORT_MIN} minutes: ${short.toFixed(1)} MB, ratio ${ratio.toFixed(2)} (aim: at most ${AIM})`,
  );
  process.exitCode = ratio <= AIM ? 0 : 1;
} finally {
  await browser.close();
  await noteer.stop();
  rmSync(data_dir, { recursive: true, force: true });
}
