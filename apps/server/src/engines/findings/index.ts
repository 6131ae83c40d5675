/** Reads what papers say in a thread beside the one that answers: of fifty pages that takes half a second. */
import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';
import type { FileSource, Finding } from '@noteer/clinical';
import { EngineError } from '../../errors.ts';
import type { FindingsAnswer } from './thread.ts';

export type FindingsReader = (paper: FileSource) => Promise<Finding[]>;

const program = new URL('./thread.ts', import.meta.url);

/** One thread for all papers, one after the other. It begins with the first and stays. */
export function createFindings(): { read: FindingsReader; close(): Promise<void> } {
  let thread: Worker | undefined;

  function started(): Worker {
    if (thread) return thread;
    const next = new Worker(program, { execArgv: [] });
    // What it was reading fails by its port; the next paper gets a new thread.
    const forget = () => {
      if (thread === next) thread = undefined;
    };
    next.once('error', forget).once('exit', forget);
    next.unref();
    thread = next;
    return next;
  }

  return {
    async read({ id, kind, date, author, text, template, language }) {
      const { port1, port2 } = new MessageChannel();
      // Only what it reads: whoever asks may know more of the paper.
      const paper: FileSource = { id, kind, date, author, text, language, ...(template && { template }) };
      const answered = once(port1, 'message');
      const gone = once(port1, 'close').then(() => {
        throw new EngineError('the thread that reads papers ended', { retryable: true });
      });
      // When it has answered nobody waits for the port to close.
      gone.catch(() => {});
      try {
        started().postMessage({ paper, port: port2 }, [port2]);
        const [answer] = (await Promise.race([answered, gone])) as [FindingsAnswer];
        if ('failed' in answer) throw new Error(`papers cannot be read: ${answer.failed}`);
        return answer.findings;
      } finally {
        port1.close();
      }
    },

    async close() {
      await thread?.terminate();
    },
  };
}
