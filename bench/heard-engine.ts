/** An engine as the product uses it, and what it takes of the machine while it listens. */
import { readFileSync } from 'node:fs';
import type { Language } from '@noteer/contract';
import pino from 'pino';
import { processorTime_ms } from '../apps/server/src/engines/native/patience.ts';
import { createTranscription, type Transcription } from '../apps/server/src/engines/transcription/index.ts';
import type { WhisperEngine } from '../apps/server/src/engines/transcription/whisper-model.ts';
import { packed } from '../apps/server/src/engines/vad/packed.ts';
import { enginesOf } from '../apps/server/test/progress.ts';
import { testModels } from '../apps/server/test/spoken.ts';

const RATE = 16_000;
/** What the product looks at to find one window. */
const LOOK_AHEAD = 60 * RATE;

export type EngineUnderTest = {
  name: string;
  languages: Language[];
  TRANSCRIBER: 'whisper' | 'moonshine';
  WHISPER_ENGINE: WhisperEngine | 'auto';
  /** The child's program, by which its processes are found. */
  program: RegExp;
};

export const engines: EngineUnderTest[] = [
  {
    name: 'Whisper small, ONNX Runtime',
    languages: ['nl', 'en'],
    TRANSCRIBER: 'whisper',
    WHISPER_ENGINE: 'onnx',
    program: /whisper-onnx-child\.ts/,
  },
  {
    name: 'Whisper small, whisper.cpp',
    languages: ['nl', 'en'],
    TRANSCRIBER: 'whisper',
    WHISPER_ENGINE: 'ggml',
    program: /whisper-ggml-child\.ts/,
  },
  {
    name: 'Moonshine base',
    languages: ['en'],
    TRANSCRIBER: 'moonshine',
    WHISPER_ENGINE: 'auto',
    program: /moonshine-child\.ts/,
  },
];

export function open(engine: EngineUnderTest, DATA_DIR: string, threads?: number): Transcription {
  const { TRANSCRIBER, WHISPER_ENGINE } = engine;
  return createTranscription(
    {
      DATA_DIR,
      MODELS_PATH: testModels,
      TRANSCRIBER,
      WHISPER_ENGINE,
      TRANSCRIBER_THREADS: threads,
      FETCH_MODELS: 'off',
      MEASURE_ENGINES: 'off',
      ROLE: 'worker',
    },
    pino({ level: 'warn' }),
  );
}

export type Heard = { text: string; windows: number; audio_s: number };

/** A whole recording the way the product does it: window by window. */
export async function hear(
  by: Transcription,
  audio: Int16Array,
  language: Language,
  prompt = '',
): Promise<Heard> {
  const transcriber = await by.transcriber(language);
  if (!transcriber) throw new Error(`no model for ${language}`);
  const { signal } = new AbortController();
  const words: string[] = [];
  let windows = 0;
  for (let from = 0; from < audio.length; ) {
    const samples = audio.subarray(from, from + LOOK_AHEAD);
    const { parts, speech, done } = await by.cut(samples, from + samples.length === audio.length);
    if (parts.length > 0) {
      const window = packed(samples, parts);
      const options = { language, prompt, speech: window.inside(speech), signal };
      const segments = await transcriber.transcribe(window.audio, options);
      words.push(...segments.map(({ text }) => text));
      windows += 1;
    }
    from += done;
  }
  return { text: words.join(' '), windows, audio_s: audio.length / RATE };
}

const children = ({ program }: EngineUnderTest) => enginesOf(process.pid, program);

export const processorSeconds = (engine: EngineUnderTest): number =>
  children(engine).reduce((sum, pid) => sum + (processorTime_ms(pid) ?? 0), 0) / 1000;

/** The most that one of its processes ever held, in MB. */
export const peakMemory = (engine: EngineUnderTest): number =>
  Math.max(
    0,
    ...children(engine).map((pid) => {
      const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      return (Number(peak) * 1024) / 1e6;
    }),
  );
