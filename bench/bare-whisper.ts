/** whisper.cpp by itself on the samples in a file, with the options that we give it: how long it takes, in ms. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const [model, pcm, threads] = process.argv.slice(2);
const require = createRequire(new URL('../apps/server/package.json', import.meta.url));
const { WhisperContext } = require(`@fugood/node-whisper-${process.platform}-${process.arch}`);
const context = new WhisperContext({ filePath: model, useGpu: true, useFlashAttn: true });
const samples = new Uint8Array(readFileSync(pcm as string));

const began = performance.now();
await context.transcribeData(samples.buffer, {
  language: 'en',
  maxThreads: Number(threads),
  temperature: 0,
  temperatureInc: 0.4,
  bestOf: 2,
}).promise;
console.log(Math.round(performance.now() - began));
