/** The process that runs whisper.cpp. */
import { createRequire } from 'node:module';
import { secondsOf, serve } from '../native/child.ts';

/** What we use of whisper.cpp's binding; its own package would bring a gigabyte of graphics drivers along. */
type Binding = {
  WhisperContext: new (options: {
    filePath: string;
    useGpu: boolean;
    useFlashAttn: boolean;
  }) => {
    transcribeData(
      audio: ArrayBuffer,
      options: {
        language: string;
        prompt: string;
        maxThreads: number;
        temperature: number;
        temperatureInc: number;
        bestOf: number;
      },
    ): { promise: Promise<{ segments: { text: string; t0: number; t1: number }[] }> };
  };
};

export type WhisperOptions = { model: string; threads: number };
export type WhisperRequest = { audio: Int16Array; language: string; prompt: string };
export type WhisperAnswer = { segments: { text: string; t0: number; t1: number }[]; cpu_s: number };

/**
 * When the likeliest words are improbable or repeat themselves, whisper.cpp tries again more freely: at 0.4 and at
 * 0.8, with two candidates each. Its own six tries with five candidates take ten times as long on bad sound.
 */
const TRIES = { temperature: 0, temperatureInc: 0.4, bestOf: 2 };

serve(async ({ model, threads }: WhisperOptions) => {
  const require = createRequire(import.meta.url);
  const { WhisperContext } = require(`@fugood/node-whisper-${process.platform}-${process.arch}`) as Binding;
  const context = new WhisperContext({ filePath: model, useGpu: true, useFlashAttn: true });

  return async ({ audio, language, prompt }: WhisperRequest): Promise<WhisperAnswer> => {
    const began = process.cpuUsage();
    const options = { language, prompt, maxThreads: threads, ...TRIES };
    const { segments } = await context.transcribeData(audio.slice().buffer, options).promise;
    return { segments, cpu_s: secondsOf(process.cpuUsage(began)) };
  };
});
