/** Reads WAVs of any kind in a thread beside the one that answers: resampling an hour of sound takes seconds. */
import { once } from 'node:events';
import { MessageChannel, type MessagePort, Worker } from 'node:worker_threads';
import { AudioError } from '@noteer/audio';
import type { Answer, Question } from './messages.ts';

export type WavReading = {
  /** As `toMono16k`. A piece is asked for when the samples of the one before were taken. */
  toMono16k(
    file: AsyncIterable<Uint8Array>,
    onBalance: (balance: Int8Array<ArrayBuffer>) => void,
  ): AsyncGenerator<Int16Array<ArrayBuffer>>;
  close(): Promise<void>;
};

const program = new URL('./read-thread.ts', import.meta.url);

/** One thread for all files: each gives way to the next after a piece, so that no slow sender holds up another. */
export function createWavReading(): WavReading {
  let thread: Worker | undefined;

  function started(): Worker {
    if (thread) return thread;
    const next = new Worker(program, { execArgv: [] });
    // What it was reading fails by its port; the next file gets a new thread.
    const forget = () => {
      if (thread === next) thread = undefined;
    };
    next.once('error', forget).once('exit', forget);
    next.unref();
    thread = next;
    return next;
  }

  function openFile(): MessagePort {
    const { port1, port2 } = new MessageChannel();
    started().postMessage(port2, [port2]);
    return port1;
  }

  return {
    async *toMono16k(file, onBalance) {
      const port = openFile();
      const ask = conversation(port);
      try {
        // A copy: the piece lies in memory that the connection uses again.
        for await (const piece of file) yield* (await ask({ piece: Uint8Array.from(piece) })).samples;
        const { samples, balance } = await ask({ end: true });
        yield* samples;
        if (balance) onBalance(balance);
      } finally {
        port.close();
      }
    },

    async close() {
      await thread?.terminate();
    },
  };
}

function conversation(port: MessagePort) {
  const gone = once(port, 'close').then(() => {
    throw new Error('the thread that reads WAVs ended');
  });
  // When the file is read and the port closed, nobody waits for it.
  gone.catch(() => {});
  return async (question: Question) => {
    const answered = once(port, 'message');
    port.postMessage(question, 'piece' in question ? [question.piece.buffer as ArrayBuffer] : []);
    const [answer] = (await Promise.race([answered, gone])) as [Answer];
    if ('refused' in answer) throw new AudioError(answer.refused.code, answer.refused.message);
    if ('failed' in answer) throw new Error(answer.failed);
    return answer;
  };
}
