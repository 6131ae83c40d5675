/**
 * Has documents read by way of a small process that starts their readers. Starting a process stops the one that does it for
 * longer the more memory it holds, and the server holds a lot: people who wait for a page would wait for that as well.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { EngineError } from '../../errors.ts';
import type { Pauses } from '../native/pauses.ts';
import { giveWay } from '../native/priority.ts';
import type { RunAs } from '../native/surroundings.ts';
import { type AttachmentReader, AttachmentUnreadable, type ReadEvent } from './port.ts';
import type { FromStarter, OpenRequest, ToStarter } from './starter-messages.ts';

const program = new URL('./starter-child.ts', import.meta.url);
/** Documents pass through it one after the other. */
const HEAP_MB = 200;
const IDLE_MS = 10 * 60_000;

const gone = () => new EngineError('what starts readers of documents ended', { retryable: true });

type Waiting = { resolve: (answer: FromStarter) => void; reject: (error: unknown) => void };

class Starter {
  readonly #child: ChildProcess;
  readonly #exited: Promise<void>;
  readonly #waiting = new Map<number, Waiting>();
  readonly #open = new Set<number>();
  /** Of each reader, what lets it go on for good. */
  readonly #readers = new Map<number, () => void>();
  readonly #pauses: Pauses;
  isAlive = true;

  constructor(pauses: Pauses) {
    this.#pauses = pauses;
    this.#child = fork(program, {
      execArgv: [`--max-old-space-size=${HEAP_MB}`, '--v8-pool-size=1'],
      serialization: 'advanced',
      stdio: 'ignore',
      detached: true,
      env: {},
    });
    giveWay(this.#child.pid);
    this.#child.unref();
    this.#child.channel?.unref();
    this.#child.on('message', (answer: FromStarter) => this.#hear(answer));
    const exit = Promise.withResolvers<void>();
    this.#exited = exit.promise;
    const ended = () => {
      this.isAlive = false;
      for (const document of this.#open) this.#forget(document);
      for (const { reject } of this.#waiting.values()) reject(gone());
      exit.resolve();
    };
    this.#child.once('exit', ended).once('error', ended);
  }

  #hear(answer: FromStarter): void {
    const { document } = answer;
    if ('reader_pid' in answer) this.#begun(document, answer.reader_pid);
    else this.#waiting.get(document)?.resolve(answer);
  }

  #begun(document: number, pid: number): void {
    // Told too late where nobody wants the document any more.
    if (this.#open.has(document)) this.#readers.set(document, this.#pauses.include(pid));
  }

  #forget(document: number): void {
    this.#open.delete(document);
    this.#readers.get(document)?.();
    this.#readers.delete(document);
  }

  tell(message: ToStarter): void {
    if ('open' in message) this.#open.add(message.document);
    if ('stop' in message) this.#forget(message.document);
    // Whoever waits for an answer hears of a starter that is gone by its end.
    if (this.isAlive) this.#child.send(message, () => {});
  }

  async next(document: number, signal: AbortSignal): Promise<FromStarter> {
    signal.throwIfAborted();
    if (!this.isAlive) throw gone();
    const { promise, resolve, reject } = Promise.withResolvers<FromStarter>();
    const stop = () => reject(signal.reason);
    signal.addEventListener('abort', stop, { once: true });
    this.#waiting.set(document, { resolve, reject });
    this.tell({ document, next: true });
    return promise.finally(() => {
      signal.removeEventListener('abort', stop);
      this.#waiting.delete(document);
    });
  }

  end(): Promise<void> {
    this.#child.kill('SIGKILL');
    return this.#exited;
  }
}

function eventIn(answer: FromStarter): ReadEvent | undefined {
  if ('event' in answer) return answer.event;
  if ('failure' in answer) throw new AttachmentUnreadable(answer.failure);
  if ('failed' in answer)
    throw new EngineError(answer.failed, { retryable: true, isTooSlow: answer.isTooSlow });
  return undefined;
}

type Reader = {
  read(...asked: Parameters<AttachmentReader>): AsyncGenerator<ReadEvent>;
  close(): Promise<void>;
};

/** One starter for all documents. It begins with the first, and ends when there was none for a while. */
export function createAttachmentReader(pauses: Pauses, run_as?: RunAs): Reader {
  let starter: Starter | undefined;
  let last_document = 0;
  let open = 0;
  let idle: NodeJS.Timeout | undefined;

  function begin(request: OpenRequest): { on: Starter; document: number } {
    clearTimeout(idle);
    if (!starter?.isAlive) starter = new Starter(pauses);
    last_document += 1;
    open += 1;
    starter.tell({ document: last_document, open: request });
    return { on: starter, document: last_document };
  }

  function finish(on: Starter, document: number): void {
    on.tell({ document, stop: true });
    open -= 1;
    if (open > 0) return;
    idle = setTimeout(() => void starter?.end(), IDLE_MS);
    idle.unref();
  }

  return {
    async *read({ bytes }, { signal, from_page, language }) {
      signal.throwIfAborted();
      const { on, document } = begin({ bytes, from_page, language, run_as });
      try {
        for (;;) {
          const event = eventIn(await on.next(document, signal));
          if (!event) return;
          yield event;
        }
      } finally {
        finish(on, document);
      }
    },

    async close() {
      clearTimeout(idle);
      await starter?.end();
    },
  };
}
