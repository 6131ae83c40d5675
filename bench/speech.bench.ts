/**
 * How well and how fast each engine turns speech into text: on real English, spoken Dutch, shouted Dutch, silence and
 * noise. Speed is counted in processor time, so that a busy machine gives nearly the same figures.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Transcription } from '../apps/server/src/engines/transcription/index.ts';
import { dutchMbrolaVoices } from '../apps/server/test/mbrola.ts';
import {
  dialogue,
  ensureModels,
  ensureSpeech,
  joined,
  noise,
  realDutch,
  realEnglish,
  type Spoken,
  silence,
} from '../apps/server/test/spoken.ts';
import { wordErrorRate } from '../apps/server/test/word-errors.ts';
import { demoConsultations, dutchConsultation, fieldWords } from './dutch-consultation.ts';
import { type EngineUnderTest, engines, hear, open, peakMemory, processorSeconds } from './heard-engine.ts';

const RATE = 16_000;
/** A full window. */
const WINDOW_S = 28;

/** Lines of the game that are heard: LINES=20 for a short look. */
const LINES = Number(process.env.LINES ?? 100);
const wanted = process.env.ENGINES?.split(',');

const together = (spoken: Spoken[], pause_s: number) => ({
  text: spoken.map(({ text }) => text).join(' '),
  samples: joined(spoken.flatMap(({ samples }) => [samples, silence(pause_s)])),
});

type Row = {
  engine: string;
  'cpu s a window': number;
  'times speech, one core': number;
  'times speech, all cores': number;
  'MB at most': number;
  'word errors: English': number;
  'Dutch, two voices': number | undefined;
  'Dutch, shouted': number | undefined;
  'text on silence and noise': string;
};

const hundredths = (value: number) => Math.round(value * 100) / 100;
const percent = (rate: number) => Math.round(rate * 1000) / 10;

/** Consultations by two voices at a time. One of them has so few words that four more or less are 3 points. */
async function dutchErrors(by: Transcription): Promise<number> {
  const pairs = [['nl', 'nl+f3'], dutchMbrolaVoices()].filter(({ length }) => length === 2);
  const said: string[] = [];
  const heard: string[] = [];
  for (const voices of pairs) {
    for (const lines of [dutchConsultation, ...demoConsultations()]) {
      said.push(...lines);
      heard.push((await hear(by, await dialogue(lines, voices), 'nl', fieldWords)).text);
    }
  }
  return wordErrorRate(said.join(' '), heard.join(' '));
}

async function wordErrors(engine: EngineUnderTest, by: Transcription) {
  const english = together(await realEnglish(), 0.8);
  const read = wordErrorRate(english.text, (await hear(by, english.samples, 'en')).text);
  if (!engine.languages.includes('nl')) return { english: read, dutch: undefined, shouted: undefined };
  const dutch = await dutchErrors(by);
  const game = together(await realDutch(LINES), 1);
  const shouted = wordErrorRate(game.text, (await hear(by, game.samples, 'nl')).text);
  return { english: read, dutch, shouted };
}

async function textOnNothing(by: Transcription, language: 'nl' | 'en'): Promise<string> {
  const minutes = [silence(60), noise(60, 80), noise(60, 8_000)];
  const texts: string[] = [];
  for (const audio of minutes) texts.push((await hear(by, audio, language, fieldWords)).text);
  return texts.join('').trim() || 'none';
}

/** Full windows of what people read, one after the other, on one thread. */
async function onOneCore(engine: EngineUnderTest, by: Transcription, talk: Int16Array) {
  await hear(by, talk.subarray(0, 5 * RATE), 'en');
  const before = processorSeconds(engine);
  const { windows, audio_s } = await hear(by, talk, 'en');
  const cpu_s = processorSeconds(engine) - before;
  return { cpu_s: cpu_s / windows, times: audio_s / cpu_s };
}

/** As many at once as there are cores, with the threads that the product takes. */
async function onAllCores(engine: EngineUnderTest, folder: string, talk: Int16Array): Promise<number> {
  const by = open(engine, folder);
  try {
    await hear(by, talk.subarray(0, 5 * RATE), 'en');
    const window = talk.subarray(0, WINDOW_S * RATE);
    const began = performance.now();
    const heard = await Promise.all(
      Array.from({ length: availableParallelism() }, () => hear(by, window, 'en')),
    );
    const audio_s = heard.reduce((sum, each) => sum + each.audio_s, 0);
    return audio_s / ((performance.now() - began) / 1000);
  } finally {
    await by.close();
  }
}

async function measure(engine: EngineUnderTest, folder: string): Promise<Row> {
  const english = together(await realEnglish(), 0.3).samples;
  const talk = joined([english, english, english]);
  const by = open(engine, folder, 1);
  try {
    const { cpu_s, times } = await onOneCore(engine, by, talk);
    const { english: read, dutch, shouted } = await wordErrors(engine, by);
    const row = {
      engine: engine.name,
      'cpu s a window': hundredths(cpu_s),
      'times speech, one core': hundredths(times),
      'times speech, all cores': hundredths(await onAllCores(engine, folder, talk)),
      'MB at most': Math.round(peakMemory(engine)),
      'word errors: English': percent(read),
      'Dutch, two voices': dutch === undefined ? undefined : percent(dutch),
      'Dutch, shouted': shouted === undefined ? undefined : percent(shouted),
      'text on silence and noise': await textOnNothing(by, engine.languages[0] ?? 'en'),
    };
    console.log(`  ${engine.name}: measured`);
    return row;
  } finally {
    await by.close();
  }
}

let isGood = true;
function aim(what: string, isMet: boolean): void {
  if (!isMet) isGood = false;
  console.log(`  ${isMet ? '✓' : '✗'} ${what}`);
}

ensureSpeech(['espeak-ng', 'pocketsphinx-testdata', 'fillets-ng-data', 'fillets-ng-data-nl', 'vorbis-tools']);
await ensureModels(['silero-vad-v5', 'moonshine-base-en', 'whisper-small']);
const folder = mkdtempSync(join(tmpdir(), 'noteer-speech-'));
const rows: Row[] = [];
try {
  for (const engine of engines) {
    const isWanted = !wanted || wanted.some((name) => engine.program.source.includes(name));
    if (isWanted) rows.push(await measure(engine, folder));
  }
} finally {
  rmSync(folder, { recursive: true });
}
console.table(rows);
console.log(
  `${process.arch}, ${availableParallelism()} cores, load of the machine now ${(loadavg()[0] ?? 0).toFixed(1)}`,
);

const [onnx, ggml] = ['ONNX', 'whisper.cpp'].map((name) => rows.find(({ engine }) => engine.includes(name)));
if (onnx && ggml) {
  const ratio = ggml['cpu s a window'] / onnx['cpu s a window'];
  const isX64 = process.arch === 'x64';
  aim(
    `ONNX Runtime takes 1/${ratio.toFixed(2)} of whisper.cpp's time${isX64 ? ' (aim 1/20)' : ''}`,
    !isX64 || ratio >= 20,
  );
  for (const what of ['word errors: English', 'Dutch, two voices', 'Dutch, shouted'] as const) {
    const more = (onnx[what] ?? 0) - (ggml[what] ?? 0);
    aim(`${what}: ${more.toFixed(1)} points more than whisper.cpp (aim: at most 1)`, more <= 1);
  }
  const fastest = Math.max(onnx['times speech, one core'], ggml['times speech, one core']);
  aim(`the default hears ${fastest} times as fast as speech on one core (aim 2)`, fastest >= 2);
}
for (const row of rows) {
  aim(`${row.engine} writes nothing on silence and noise`, row['text on silence and noise'] === 'none');
  aim(`${row.engine} takes less than 1 GB`, row['MB at most'] < 1000);
}
process.exitCode = isGood ? 0 : 1;
