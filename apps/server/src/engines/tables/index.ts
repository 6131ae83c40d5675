/** Reads tables in a thread of their own each, one after the other: one that takes too much is ended with what it holds. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { EngineError } from '../../errors.ts';
import { limits, type TableOutcome, type TableReader, TableUnreadable } from './port.ts';
import type { ThreadAnswer, ThreadData, ThreadQuestion } from './thread.ts';

const program = new URL('./thread.ts', import.meta.url);

type Thread = {
  ask(question?: ThreadQuestion): Promise<ThreadAnswer>;
  end(): void;
  /** Resolves when it is gone, however it went. */
  ended: Promise<void>;
};

function start(data: ThreadData, signal: AbortSignal): Thread {
  const worker = new Worker(program, {
    execArgv: [],
    workerData: data,
    transferList: [data.bytes.buffer as ArrayBuffer],
    resourceLimits: { maxOldGenerationSizeMb: limits.memory_mb },
  });
  worker.unref();
  const timer = setTimeout(() => void worker.terminate(), limits.read_ms);
  const end = () => {
    clearTimeout(timer);
    void worker.terminate();
  };
  signal.addEventListener('abort', end, { once: true });
  const ended = once(worker, 'exit').then(
    () => {
      throw signal.aborted ? signal.reason : new TableUnreadable('too_many_lines');
    },
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') throw new TableUnreadable('too_many_lines');
      throw error;
    },
  );
  return {
    end,
    ended: ended.catch(() => {}),
    async ask(question) {
      const answered = once(worker, 'message');
      // If the thread ends, nobody waits for this one any more.
      answered.catch(() => {});
      if (question) worker.postMessage(question);
      const [answer] = (await Promise.race([answered, ended])) as [ThreadAnswer];
      if ('refused' in answer) throw new TableUnreadable(answer.refused);
      if ('failed' in answer)
        throw new EngineError(`reading a table: ${answer.failed}`, { retryable: false });
      return answer;
    },
  };
}

export function createTableReader(): TableReader {
  let last: Promise<unknown> = Promise.resolve();

  /** Waits until the one before is over; `isOver` lets the next begin. */
  async function turn(): Promise<() => void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const before = last;
    last = promise;
    await before;
    return resolve;
  }

  return async (bytes, question, current, signal) => {
    const isOver = await turn();
    let thread: Thread | undefined;
    try {
      signal.throwIfAborted();
      thread = start({ bytes, question }, signal);
      thread.ended.then(isOver);
      const answer = await thread.ask();
      if (!('head' in answer)) throw new EngineError('reading a table: no head', { retryable: false });
      if (!answer.head.fits) thread.end();
      return {
        head: answer.head,
        outcomes: answer.head.fits ? outcomesOf(thread, current) : nothing(),
      };
    } catch (error) {
      thread?.end();
      if (!thread) isOver();
      throw error;
    }
  };
}

async function* nothing(): AsyncGenerator<TableOutcome[]> {}

async function* outcomesOf(
  thread: Thread,
  current: Parameters<TableReader>[2],
): AsyncGenerator<TableOutcome[]> {
  try {
    for await (const lines of current()) await thread.ask({ current: lines });
    for (;;) {
      const answer = await thread.ask({ next: true });
      if (!('outcomes' in answer) || answer.outcomes.length === 0) return;
      yield answer.outcomes;
    }
  } finally {
    thread.end();
  }
}
