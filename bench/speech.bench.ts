/** How well and how fast speech becomes text: on real English, spoken Dutch, shouted Dutch, silence and noise. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Language } from '@noteer/contract';
import pino from 'pino';
import { createTranscription, type Transcription } from '../apps/server/src/engines/transcription/index.ts';
import { packed } from '../apps/server/src/engines/vad/packed.ts';
import {
  dialogue,
  ensureModels,
  ensureSpeech,
  joined,
  realDutch,
  realEnglish,
  type Spoken,
  silence,
  testModels,
} from '../apps/server/test/spoken.ts';
import { wordErrorRate } from '../apps/server/test/word-errors.ts';
import { dutchConsultation, fieldWords } from './dutch-consultation.ts';

const RATE = 16_000;
/** What the product looks at to find one window. */
const LOOK_AHEAD = 60 * RATE;
const THREADS = 1;

const folder = mkdtempSync(join(tmpdir(), 'noteer-speech-'));
let isGood = true;

function report(what: string, value: string, isMet = true): void {
  if (!isMet) isGood = false;
  console.log(`  ${isMet ? '✓' : '✗'} ${what.padEnd(62)} ${value}`);
}

const percent = (rate: number) => `${(rate * 100).toFixed(1)} %`;

const transcriptionBy = (TRANSCRIBER: 'whisper' | 'moonshine'): Transcription =>
  createTranscription(
    {
      DATA_DIR: folder,
      MODELS_PATH: testModels,
      TRANSCRIBER,
      TRANSCRIBER_THREADS: THREADS,
      WHISPER_ENGINE: 'auto',
      FETCH_MODELS: 'off',
      MEASURE_ENGINES: 'off',
      ROLE: 'worker',
    },
    pino({ level: 'warn' }),
  );

/** A whole recording the way the product does it: window by window. */
async function transcribe(by: Transcription, audio: Int16Array, language: Language, prompt = '') {
  const transcriber = await by.transcriber(language);
  if (!transcriber) throw new Error(`no model for ${language}`);
  const words: string[] = [];
  for (let from = 0; from < audio.length; ) {
    const samples = audio.subarray(from, from + LOOK_AHEAD);
    const { parts, speech, done } = await by.cut(samples, from + samples.length === audio.length);
    if (parts.length > 0) {
      const window = packed(samples, parts);
      const { signal } = new AbortController();
      const segments = await transcriber.transcribe(window.audio, {
        language,
        prompt,
        speech: window.inside(speech),
        signal,
      });
      words.push(...segments.map(({ text }) => text));
    }
    from += done;
  }
  return words.join(' ');
}

const together = (spoken: Spoken[], pause_s: number) => ({
  text: spoken.map(({ text }) => text).join(' '),
  samples: joined(spoken.flatMap(({ samples }) => [samples, silence(pause_s)])),
});

async function measureWords(whisper: Transcription, moonshine: Transcription): Promise<void> {
  const english = together(await realEnglish(), 0.8);
  for (const [name, engine] of [
    ['Whisper small', whisper],
    ['Moonshine base', moonshine],
  ] as const) {
    const rate = wordErrorRate(english.text, await transcribe(engine, english.samples, 'en'));
    report(`word errors, English read aloud, ${name} (under 10 %)`, percent(rate), rate < 0.1);
  }
  const consultation = await dialogue(dutchConsultation);
  const said = dutchConsultation.join(' ');
  const dutch = wordErrorRate(said, await transcribe(whisper, consultation, 'nl', fieldWords));
  report('word errors, Dutch consultation of two espeak-ng voices (under 30 %)', percent(dutch), dutch < 0.3);
  const shouted = together(await realDutch(100), 1);
  const rate = wordErrorRate(shouted.text, await transcribe(whisper, shouted.samples, 'nl'));
  report('word errors, 100 Dutch lines acted in a game (as it is)', percent(rate));
}

const noise = (seconds: number, loudness: number) =>
  silence(seconds).map(() => (Math.random() - 0.5) * 2 * loudness);

async function measureSilence(whisper: Transcription): Promise<void> {
  for (const [name, audio] of [
    ['silence', silence(60)],
    ['the noise of a room', noise(60, 80)],
    ['loud noise', noise(60, 8_000)],
  ] as const) {
    const text = await transcribe(whisper, audio, 'nl', fieldWords);
    report(`text written on a minute of ${name} (none)`, text || 'none', text === '');
  }
}

/** One after the other, so that both meet the same machine. */
async function measureSpeed(whisper: Transcription): Promise<void> {
  const english = together(await realEnglish(), 0.5).samples;
  const audio = joined([english, english, english, english]);
  const pcm = join(folder, 'speech.pcm');
  writeFileSync(pcm, new Uint8Array(audio.buffer));
  const model = join(testModels, 'whisper-small', 'ggml-model-q8_0.bin');
  const bare = () =>
    Number(
      execFileSync(
        process.execPath,
        [join(import.meta.dirname, 'bare-whisper.ts'), model, pcm, String(THREADS)],
        { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
      )
        .trim()
        .split('\n')
        .at(-1),
    );
  const ours = async () => {
    const began = performance.now();
    await transcribe(whisper, audio, 'en');
    return performance.now() - began;
  };
  const times = { bare: bare(), ours: await ours() };
  const again = { ours: await ours(), bare: bare() };
  const ratio = (times.bare + again.bare) / (times.ours + again.ours);
  const length_s = audio.length / RATE;
  report('speed as a ratio to whisper.cpp by itself (at least 0.9)', ratio.toFixed(2), ratio >= 0.9);
  report('seconds of work for a second of speech, on one core', (times.ours / 1000 / length_s).toFixed(2));
}

ensureSpeech(['espeak-ng', 'pocketsphinx-testdata', 'fillets-ng-data', 'fillets-ng-data-nl', 'vorbis-tools']);
await ensureModels(['silero-vad-v5', 'moonshine-base-en', 'whisper-small']);
const whisper = transcriptionBy('whisper');
const moonshine = transcriptionBy('moonshine');
try {
  await measureSilence(whisper);
  await measureWords(whisper, moonshine);
  await measureSpeed(whisper);
} finally {
  await Promise.all([whisper.close(), moonshine.close()]);
  rmSync(folder, { recursive: true });
}
process.exitCode = isGood ? 0 : 1;
