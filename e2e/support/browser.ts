/** A browser with a microphone that hears what a test plays, on a profile that survives its death. */
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SPEECH_RATE, wavHeader } from '@noteer/audio';
import { type BrowserContext, chromium, type Page } from '@playwright/test';

export type Browser = {
  page: Page;
  context: BrowserContext;
  close(): Promise<void>;
  /** As an empty battery would: every process at once, nothing written. Answers when that was (`Date.now()`). */
  kill(): Promise<number>;
};

const PAGE_WITHIN_MS = 180_000;

const executablePath =
  process.env.NOTEER_CHROMIUM ??
  ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync) ??
  chromium.executablePath();

const flags = (microphone: string) => [
  // For root in a container: Chromium's sandbox does not start there. The rest keeps it from calling home.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-audio-capture=${microphone}`,
  '--autoplay-policy=no-user-gesture-required',
];

/**
 * What the browser of this process hears: a journey that records writes it first. It is read anew by every recording, so that
 * all journeys can share one browser, and with it one clinic.
 */
export const microphone = join(tmpdir(), `noteer-microphone-${process.pid}.wav`);

/** How to start a Chromium whose microphone hears this file, over and over. */
export const hearing = (microphone: string) => ({ executablePath, args: flags(microphone) });

/** A live microphone is never exactly silent: speech that a computer made is, between the words. */
export const withTheRoom = (samples: Int16Array): Int16Array =>
  samples.map((sample) => (sample === 0 ? Math.round(Math.random()) * 6 - 3 : sample));

export const writeWav = (path: string, samples: Int16Array): void => writeExactly(path, withTheRoom(samples));

function writeExactly(path: string, samples: Int16Array): void {
  const sound = Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength);
  writeFileSync(path, Buffer.concat([wavHeader(samples.length), sound]));
}

/** Two channels: each turn on its own, with so much silence after it. */
export function writeStereo(
  path: string,
  turns: { samples: Int16Array; channel: number }[],
  pause_samples: number,
): void {
  const frames = turns.reduce((sum, { samples }) => sum + samples.length + pause_samples, 0);
  const both = new Int16Array(2 * frames);
  let at = 0;
  for (const { samples, channel } of turns) {
    for (const [i, sample] of samples.entries()) both[2 * (at + i) + channel] = sample;
    at += samples.length + pause_samples;
  }
  const header = wavHeader(both.length);
  const format = new DataView(header.buffer);
  format.setUint16(22, 2, true);
  format.setUint32(28, SPEECH_RATE * 4, true);
  format.setUint16(32, 4, true);
  writeFileSync(path, Buffer.concat([header, Buffer.from(both.buffer)]));
}

export type Hole = { at_s: number; seconds: number };

/** A tone: wherever it is missing, something was lost. Unless it has holes, of exact silence. */
export function writeTone(path: string, seconds: number, holes: Hole[] = []): void {
  const tone = Float32Array.from({ length: seconds * SPEECH_RATE }, (_, i) =>
    Math.round(12_000 * Math.sin((2 * Math.PI * 440 * i) / SPEECH_RATE)),
  );
  const sound = withTheRoom(Int16Array.from(tone));
  for (const { at_s, seconds: length_s } of holes) {
    sound.fill(0, at_s * SPEECH_RATE, (at_s + length_s) * SPEECH_RATE);
  }
  writeExactly(path, sound);
}

const childrenOf = (pid: number): number[] => {
  const listed = execFileSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = listed
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const own = pairs.filter(([, parent]) => parent === pid).map(([child]) => child as number);
  return own.flatMap((child) => [child, ...childrenOf(child)]);
};

/** The first process of this profile is the browser; all others are its children. */
function processesOf(profile: string): number[] {
  const listed = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' });
  const line = listed
    .split('\n')
    .find((one) => one.includes(`--user-data-dir=${profile}`) && !one.includes('--type='));
  const pid = Number(line?.trim().split(/\s+/)[0]);
  return pid ? [pid, ...childrenOf(pid)] : [];
}

export async function openBrowser(profile: string, microphone: string, baseURL: string): Promise<Browser> {
  const context = await chromium.launchPersistentContext(profile, {
    ...hearing(microphone),
    baseURL,
    locale: 'nl-NL',
    viewport: { width: 1280, height: 800 },
    timeout: PAGE_WITHIN_MS,
  });
  // A page on a busy machine takes its time; Playwright's own half a minute is for quiet ones.
  context.setDefaultTimeout(PAGE_WITHIN_MS);
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    page,
    context,
    close: () => context.close(),
    async kill() {
      const all = processesOf(profile);
      const killed_at = Date.now();
      for (const pid of all) {
        try {
          process.kill(pid, 'SIGKILL');
        } catch {
          // It died with its parent.
        }
      }
      await context.close().catch(() => undefined);
      // The lock of the profile is let go when the last process is gone.
      while (processesOf(profile).length > 0) await sleep(50);
      return killed_at;
    },
  };
}
