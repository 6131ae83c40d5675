/** What is made of a model's files before it can be used. Answers the files that stay, the main one first. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ManifestEntry } from './manifest.ts';
import { writeMoonshineTokens } from './moonshine-tokens.ts';
import { GGML } from './whisper-conversion/names.ts';

type Watch = { onProgress: (done: number) => void; signal: AbortSignal };

async function whisperInThread(folder: string, { onProgress, signal }: Watch): Promise<void> {
  const program = new URL('./whisper-conversion/convert-thread.ts', import.meta.url);
  const thread = new Worker(program, { workerData: { folder }, execArgv: [] });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = () => {
    void thread.terminate();
    reject(signal.reason);
  };
  signal.addEventListener('abort', stop, { once: true });
  thread
    .on('message', onProgress)
    .once('error', reject)
    .once('exit', () => resolve());
  await promise.finally(() => signal.removeEventListener('abort', stop));
}

export async function convert(entry: ManifestEntry, folder: string, watch: Watch): Promise<string[]> {
  switch (entry.conversion) {
    case 'whisper':
      await whisperInThread(folder, watch);
      return [GGML, 'encoder.onnx', 'decoder.onnx', 'vocab.json', 'config.json', 'generation_config.json'];
    case 'moonshine':
      await writeMoonshineTokens(join(folder, 'moonshine.min.js'), join(folder, 'tokens.txt'));
      return ['encoder_model.onnx', 'decoder_model_merged.onnx', 'tokens.txt'];
    default:
      return entry.files.map(({ as }) => as);
  }
}
