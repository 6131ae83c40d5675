/** Reads files and feeds of appointments in a thread each, one after the other: one that takes too much is ended with what it holds. */
import { Worker } from 'node:worker_threads';
import { EngineError } from '../../errors.ts';
import { type AgendaReader, AgendaUnreadable, limits, type ReadAgenda } from './port.ts';
import type { ThreadAnswer, ThreadData } from './thread.ts';

const program = new URL('./thread.ts', import.meta.url);

async function readInThread(data: ThreadData, signal: AbortSignal): Promise<ReadAgenda> {
  signal.throwIfAborted();
  const worker = new Worker(program, {
    execArgv: [],
    workerData: data,
    transferList: [data.bytes.buffer as ArrayBuffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.memory_mb },
  });
  worker.unref();
  const end = () => void worker.terminate();
  const timer = setTimeout(end, limits.read_ms);
  signal.addEventListener('abort', end, { once: true });
  try {
    const answer = await new Promise<ThreadAnswer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', (error: NodeJS.ErrnoException) =>
        reject(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new AgendaUnreadable('too_many_lines') : error),
      );
      worker.once('exit', () =>
        reject(signal.aborted ? signal.reason : new AgendaUnreadable('too_many_lines')),
      );
    });
    if ('refused' in answer) throw new AgendaUnreadable(answer.refused);
    if ('failed' in answer)
      throw new EngineError(`reading an agenda: ${answer.failed}`, { retryable: false });
    return answer.agenda;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    await worker.terminate();
  }
}

export function createAgendaReader(): AgendaReader {
  let last: Promise<unknown> = Promise.resolve();
  return (bytes, question, signal) => {
    const read = last.then(() => readInThread({ bytes, question }, signal));
    last = read.catch(() => {});
    return read;
  };
}
