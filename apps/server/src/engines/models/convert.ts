/** What is made of a model's files before it can be used. Answers the files that stay, the main one first. */
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ManifestEntry } from './manifest.ts';
import { ModelError } from './model-error.ts';
import { writeMoonshineTokens } from './moonshine-tokens.ts';
import { GGML } from './whisper-conversion/names.ts';
import { xvectorFiles } from './xvector-conversion/convert-xvector.ts';

type Watch = { onProgress: (done: number) => void; signal: AbortSignal };

const programs = {
  whisper: new URL('./whisper-conversion/convert-thread.ts', import.meta.url),
  xvector: new URL('./xvector-conversion/convert-thread.ts', import.meta.url),
};

async function inThread(program: URL, folder: string, { onProgress, signal }: Watch): Promise<void> {
  const workerData = { folder, source: folder, target: folder };
  const thread = new Worker(program, { workerData, execArgv: [] });
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
      await inThread(programs.whisper, folder, watch);
      return [GGML, 'encoder.onnx', 'decoder.onnx', 'vocab.json', 'config.json', 'generation_config.json'];
    case 'xvector':
      await inThread(programs.xvector, folder, watch).catch((error: unknown) => {
        // A thread's own kinds of error do not survive the way out of it.
        throw watch.signal.aborted ? error : new ModelError((error as Error).message);
      });
      return [...xvectorFiles];
    case 'moonshine':
      await writeMoonshineTokens(join(folder, 'moonshine.min.js'), join(folder, 'tokens.txt'));
      return ['encoder_model.onnx', 'decoder_model_merged.onnx', 'tokens.txt'];
    default:
      return entry.files.map(({ as }) => as);
  }
}
