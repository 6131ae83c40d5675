/**
 * In the place of a recogniser: it takes every window of sound that the workers send, and answers at once with lines of
 * the demo. Where speech is, and all around the recogniser, is the product's own.
 */
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { ensureModels, testModels } from '../../apps/server/test/spoken.ts';

const BYTES_A_SECOND = 32_000;
const SPEECH_FINDER = 'silero-vad-v5';
const WAV_HEADER_BYTES = 44;

const demo = (file: string) =>
  readFileSync(resolve(import.meta.dirname, '../../apps/server/demo', `blood-pressure${file}`));

/** Somewhat more than a minute of a consultation, at 16 kHz. */
export const spokenTalk = (): Buffer => demo('.wav').subarray(WAV_HEADER_BYTES);

/** `dir` gets a folder of models with the one that finds speech: nobody is asked who speaks. */
export async function startScriptedHearing(dir: string, lines_a_window = 3) {
  const { pieces } = JSON.parse(demo('.transcript.json').toString()) as { pieces: { text: string }[] };
  let said = 0;
  const server = createServer((request, response) => {
    let bytes = 0;
    request.on('data', (part: Buffer) => {
      bytes += part.length;
    });
    request.once('end', () => {
      // A whole window is spoken through: what has no text would be told as such.
      const line_s = bytes / BYTES_A_SECOND / lines_a_window;
      const segments = Array.from({ length: lines_a_window }, (_, at) => ({
        start: at * line_s,
        end: (at + 1) * line_s,
        text: pieces[said++ % pieces.length]?.text ?? '',
        avg_logprob: -0.2,
        no_speech_prob: 0.01,
      }));
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ text: segments.map(({ text }) => text).join(' '), segments }));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  await ensureModels([SPEECH_FINDER]);
  const models = join(dir, 'models');
  mkdirSync(models);
  symlinkSync(join(testModels, SPEECH_FINDER), join(models, SPEECH_FINDER));
  return {
    settings: {
      TRANSCRIBER: 'http',
      TRANSCRIBER_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      WRITER: 'extractive',
      MODELS_PATH: models,
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
