/** What the process that listens to voices does when it is treated badly. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { joined, realEnglish, speak, testModels } from '../../../test/spoken.ts';
import type { VoiceReader } from './port.ts';
import { xvectorReader } from './xvector.ts';

const RATE = 16_000;
const name = 'xvector-vosk-0.4';
const { signal } = new AbortController();
const opened: VoiceReader[] = [];
const open = (folder = join(testModels, name)) => {
  const reader = xvectorReader({ name, kind: 'voices', folder, file: '' });
  opened.push(reader);
  return reader;
};
afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())));

const whole = (audio: Int16Array) => [{ from: 0, to: audio.length }];

/** The child that listens to voices for this process. */
function childPid(): number {
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const [, parent] = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] as string).split(' ');
      const isOurs = Number(parent) === process.pid;
      if (isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('xvector-child'))
        return Number(pid);
    } catch {
      // It ended while we looked.
    }
  }
  throw new Error('there is no child');
}

test('a process that is killed in the middle fails its call, may be tried again, and the next call is served', async () => {
  const again = open();
  const audio = joined((await realEnglish()).map(({ samples }) => samples));
  const first = again.read(audio, whole(audio), signal);
  process.kill(childPid(), 'SIGKILL');
  await expect(first).rejects.toMatchObject({ name: 'EngineError', retryable: true });
  expect(again.problem()).toContain('stopped in the middle');
  expect((await again.read(audio, whole(audio), signal)).length).toBeGreaterThan(3);
  expect(again.problem()).toBeUndefined();
});

test('the process has room on a machine of 512 MB, also for speech without a pause', {
  tags: 'thorough',
}, async () => {
  const own = open();
  const audio = joined((await realEnglish()).map(({ samples }) => samples)).subarray(0, 30 * RATE);
  for (let i = 0; i < 4; i++) await own.read(audio, whole(audio), signal);
  const [, peak_kb] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${childPid()}/status`, 'utf8')) ?? [];
  expect(Number(peak_kb) / 1024).toBeLessThan(256);
});

test.each([
  [
    'swapped',
    (folder: string) => {
      const [frames, prints] = [join(folder, 'xvector-frames.onnx'), join(folder, 'xvector-prints.onnx')];
      renameSync(frames, `${frames}.other`);
      renameSync(prints, frames);
      renameSync(`${frames}.other`, prints);
    },
  ],
  ['cut short', (folder: string) => truncateSync(join(folder, 'xvector-frames.onnx'), 100_000)],
  ['gone', (folder: string) => rmSync(join(folder, 'xvector-prints.onnx'))],
])('a process with weights that are %s says that it cannot start', async (_, damage) => {
  const folder = mkdtempSync(join(tmpdir(), 'noteer-voices-'));
  cpSync(join(testModels, name), folder, { recursive: true });
  damage(folder);
  const own = open(folder);
  const audio = await speak('Goedemorgen', 'nl');
  await expect(own.read(audio, whole(audio), signal)).rejects.toThrow(`${name} cannot start`);
  expect(own.problem()).toContain('cannot start');
  rmSync(folder, { recursive: true });
});

test('the process stops when nobody wants the answer any more', async () => {
  const controller = new AbortController();
  const audio = joined((await realEnglish()).map(({ samples }) => samples));
  const reading = open().read(audio, whole(audio), controller.signal);
  controller.abort(new Error('deleted'));
  await expect(reading).rejects.toThrow('deleted');
});
