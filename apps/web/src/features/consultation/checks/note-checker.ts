/** Has notes checked in a worker; on this thread where there is none. */
import type { CheckAnswer, CheckAsked } from './checks-worker.ts';
import { type CheckInput, type Found, noteChecks } from './note-checks.ts';

export class NoteChecker {
  readonly #here = noteChecks();
  readonly #waiting = new Map<number, { input: CheckInput; resolve: (found: Found) => void }>();
  #worker: Worker | null = null;
  /** The conversation that the worker has. */
  #sent: CheckInput['pieces'] | null = null;
  #hasWorkers = typeof Worker === 'function';
  #turn = 0;

  check(input: CheckInput): Promise<Found> {
    if (!this.#hasWorkers) return Promise.resolve(this.#here(input));
    const turn = ++this.#turn;
    const { promise, resolve } = Promise.withResolvers<Found>();
    this.#waiting.set(turn, { input, resolve });
    this.#worker ??= this.#open();
    const { pieces, ...rest } = input;
    const isNew = pieces !== this.#sent;
    this.#sent = pieces;
    this.#worker.postMessage({ turn, input: rest, pieces: isNew ? pieces : undefined } satisfies CheckAsked);
    return promise;
  }

  /** Nobody listens any more; asked again, it begins anew. */
  rest(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#sent = null;
    this.#waiting.clear();
  }

  #open(): Worker {
    const worker = new Worker(new URL('./checks-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data: { turn, found } }: MessageEvent<CheckAnswer>) => {
      this.#waiting.get(turn)?.resolve(found);
      this.#waiting.delete(turn);
    };
    // It could not be loaded: the checks are worth a moment's wait.
    worker.onerror = () => {
      this.#hasWorkers = false;
      for (const { input, resolve } of this.#waiting.values()) resolve(this.#here(input));
      this.rest();
    };
    return worker;
  }
}
