/**
 * Runs native engines in processes of their own. When one crashes, hangs or is no longer wanted, its process is
 * ended and only the call that it was busy with fails; the next call starts another.
 */
import { EngineError } from '../../errors.ts';
import type { Surroundings } from './fork.ts';
import { NativeProcess } from './process.ts';

export type PoolOptions = Surroundings & {
  /** What the engine is called in errors. */
  name: string;
  /** The child's program: a module that calls `serve`. */
  program: URL;
  /** What the child's `load` gets. */
  options: unknown;
  /** Processes at once. */
  size: number;
  /** A call that takes longer of the processor is given up, and its process with it: see patience.ts. */
  patience_ms: number;
  /** Processes that had nothing to do for this long are ended: a model takes a gigabyte. */
  idle_ms?: number;
};

const IDLE_MS = 10 * 60_000;

type Call = {
  request: unknown;
  signal: AbortSignal;
  resolve: (answer: unknown) => void;
  reject: (error: unknown) => void;
};

export class NativePool<Request, Answer> {
  readonly #options: PoolOptions;
  readonly #waiting: Call[] = [];
  readonly #idle: NativeProcess[] = [];
  readonly #busy = new Set<NativeProcess>();
  #isClosed = false;
  #last_failure: string | undefined;

  constructor(options: PoolOptions) {
    this.#options = options;
  }

  /** Why the last call failed; undefined after one that went well. */
  get last_failure(): string | undefined {
    return this.#last_failure;
  }

  call(request: Request, signal: AbortSignal): Promise<Answer> {
    signal.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const call: Call = { request, signal, resolve, reject };
    this.#waiting.push(call);
    const forget = () => {
      const place = this.#waiting.indexOf(call);
      // A call that is under way is ended by its process.
      if (place < 0) return;
      this.#waiting.splice(place, 1);
      reject(signal.reason);
    };
    signal.addEventListener('abort', forget, { once: true });
    this.#next();
    return promise.finally(() => signal.removeEventListener('abort', forget)) as Promise<Answer>;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const error = new EngineError(`${this.#options.name} is being stopped`, { retryable: true });
    for (const call of this.#waiting.splice(0)) call.reject(error);
    await Promise.all([...this.#idle.splice(0), ...this.#busy].map((child) => child.end()));
  }

  #next(): void {
    if (this.#waiting.length === 0 || this.#isClosed) return;
    if (this.#busy.size >= this.#options.size) return;
    const call = this.#waiting.shift() as Call;
    let child = this.#idle.pop();
    while (child && !child.isAlive) child = this.#idle.pop();
    child ??= new NativeProcess(this.#options);
    this.#busy.add(child);
    void this.#run(child, call);
  }

  async #run(child: NativeProcess, call: Call): Promise<void> {
    try {
      const answer = await child.ask(call.request, call.signal);
      this.#last_failure = undefined;
      call.resolve(answer);
    } catch (error) {
      if (error instanceof EngineError) this.#last_failure = error.message;
      call.reject(error);
    }
    this.#busy.delete(child);
    if (child.isAlive && !this.#isClosed) this.#rest(child);
    this.#next();
  }

  #rest(child: NativeProcess): void {
    this.#idle.push(child);
    child.whenIdleFor(this.#options.idle_ms ?? IDLE_MS, () => {
      const place = this.#idle.indexOf(child);
      if (place >= 0) this.#idle.splice(place, 1);
    });
  }
}
