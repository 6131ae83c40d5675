/** How well voices are told apart: pairs, three people, monologues, the half that was tuned on and the half that was not. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sileroDetector } from '../apps/server/src/engines/vad/detector.ts';
import { xvectorReader } from '../apps/server/src/engines/voices/xvector.ts';
import { ensureModels, ensureSpeech, testModels } from '../apps/server/test/spoken.ts';
import { judge, type Verdict } from './judge-talk.ts';
import { median } from './load.ts';
import { packages, type Speaker } from './speakers.ts';
import { talkOf } from './talks.ts';
import { development, type Half, heldOut } from './voice-halves.ts';

/** How far the noise of the room lies below the speech, in turn. */
const NOISE_DB = [30, 20, 12];
/** The kernel counts a process's time in hundredths of a second. */
const TICKS_A_SECOND = 100;

ensureSpeech([...packages]);
await ensureModels(['silero-vad-v5', 'xvector-vosk-0.4']);
const detector = sileroDetector(join(testModels, 'silero-vad-v5', 'silero_vad_v5.onnx'));
const folder = join(testModels, 'xvector-vosk-0.4');
const reader = xvectorReader({ name: 'xvector-vosk-0.4', kind: 'voices', folder, file: '' });

let isGood = true;
let minutes = 0;
let seed = 0;

function report(what: string, value: string, isMet = true): void {
  if (!isMet) isGood = false;
  console.log(`  ${isMet ? '✓' : '✗'} ${what.padEnd(62)} ${value}`);
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

async function measure(speakers: Speaker[]): Promise<Verdict> {
  const talk = await talkOf(speakers, NOISE_DB[seed % NOISE_DB.length] as number, ++seed);
  const verdict = await judge(talk, detector, reader);
  minutes += talk.samples.length / 16_000 / 60;
  const { right, right_of_all, unsure, voices, changed } = verdict;
  console.log(
    `    ${talk.name.padEnd(62)} ${percent(right)} (of all ${percent(right_of_all)}), unsure ${percent(unsure)}, ` +
      `changed ${percent(changed)}, voices ${voices}`,
  );
  return verdict;
}

async function measureAll(talks: Speaker[][]): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  for (const speakers of talks) verdicts.push(await measure(speakers));
  return verdicts;
}

const rights = (verdicts: Verdict[]) => verdicts.map(({ right }) => right);

async function measureHalf(name: string, half: Half): Promise<void> {
  const pairs = await measureAll(half.pairs);
  const threes = await measureAll(half.threes);
  const alone = await measureAll(half.alone.map((speaker) => [speaker]));
  const alike = await measureAll(half.alike);
  const middle = median(rights(pairs));
  const worst = Math.min(...rights(pairs));
  const three = Math.min(...rights(threes));
  const single = alone.filter(({ voices }) => voices === 1).length;
  const all = [...pairs, ...threes];
  report(`${name}: two voices, median of ${pairs.length} pairs (93 %)`, percent(middle), middle >= 0.93);
  report(`${name}: two voices, the worst pair (80 %)`, percent(worst), worst >= 0.8);
  report(`${name}: three people, the worst of ${threes.length} talks (85 %)`, percent(three), three >= 0.85);
  report(`${name}: monologues with one voice (all)`, `${single}/${alone.length}`, single === alone.length);
  report(
    `${name}: of all speech, also what the detector missed, median`,
    percent(median(all.map((v) => v.right_of_all))),
  );
  report(`${name}: judged unsure, median`, percent(median(all.map(({ unsure }) => unsure))));
  report(`${name}: given live and changed later, median`, percent(median(all.map(({ changed }) => changed))));
  report(`${name}: variants of one speaking program (as it is)`, rights(alike).map(percent).join(', '));
}

/** The child that listens to voices: this program's only one with this file in its command. */
function readerPid(): string {
  const found = readdirSync('/proc').find((pid) => {
    if (!/^\d+$/.test(pid)) return false;
    try {
      const isOurs =
        readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1] === `${process.pid}`;
      return isOurs && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('xvector-child');
    } catch {
      return false; // It ended while we looked.
    }
  });
  if (!found) throw new Error('nobody listens to voices');
  return found;
}

function reportCost(): void {
  const pid = readerPid();
  const fields = (readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1] as string).split(' ');
  const seconds = (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
  const share = seconds / minutes / 60;
  const [, peak_kb = '0'] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  report(
    'processor seconds for a minute of sound, reader (1.8, 3 %)',
    (seconds / minutes).toFixed(2),
    share < 0.03,
  );
  report(
    'memory of the reader at its highest, MB (under 256)',
    `${Math.round(Number(peak_kb) / 1024)}`,
    Number(peak_kb) < 256 * 1024,
  );
}

try {
  const { HALF } = process.env;
  if (HALF !== 'held-out') await measureHalf('development', development);
  if (HALF !== 'development') await measureHalf('held out', heldOut);
  reportCost();
} finally {
  await Promise.all([detector.close(), reader.close()]);
}
process.exitCode = isGood ? 0 : 1;
