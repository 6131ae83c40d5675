import type { ChildProcess } from 'node:child_process';
import { EngineError } from '../../errors.ts';
import { forkEngine } from './fork.ts';
import type { FromChild, ToChild } from './messages.ts';
import { watchPatience } from './patience.ts';
import type { PoolOptions } from './pool.ts';
import { giveWay } from './priority.ts';

/** Loading a model of a gigabyte from a slow disk. */
const LOAD_PATIENCE_MS = 120_000;

type Reply = Extract<FromChild, { type: 'ready' | 'answer' }>;

/** One child with one engine. It answers one request at a time. */
export class NativeProcess {
  readonly #name: string;
  readonly #patience_ms: number;
  readonly #child: ChildProcess;
  readonly #exited: Promise<void>;
  readonly #ready: Promise<unknown>;
  #isAlive = true;
  #ended_by: NodeJS.Signals | undefined;
  /** What the exchange under way does when the child dies. There is one at a time. */
  #onGone: () => void = () => {};
  #idle_timer: NodeJS.Timeout | undefined;

  constructor(options: PoolOptions) {
    const { name, program, patience_ms, gives_way = false } = options;
    this.#name = name;
    this.#patience_ms = patience_ms;
    this.#child = forkEngine(program, options);
    const exit = Promise.withResolvers<void>();
    this.#exited = exit.promise;
    const gone = (_: unknown, signal?: NodeJS.Signals | null) => {
      this.#isAlive = false;
      this.#ended_by = signal ?? undefined;
      this.#onGone();
      exit.resolve();
    };
    this.#child.once('exit', gone).once('error', gone);
    this.#ready = this.#exchange({ type: 'load', options: options.options }, LOAD_PATIENCE_MS).then(() => {
      if (gives_way) giveWay(this.#child.pid);
    });
    // Whoever asks gets this failure; until then it is nobody's.
    this.#ready.catch(() => {});
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  /** The signal that ended it, if one did. */
  get ended_by(): NodeJS.Signals | undefined {
    return this.#ended_by;
  }

  async ask(request: unknown, signal: AbortSignal): Promise<unknown> {
    clearTimeout(this.#idle_timer);
    const stop = () => void this.end();
    signal.addEventListener('abort', stop, { once: true });
    try {
      await this.#ready;
      return await this.#exchange({ type: 'request', request }, this.#patience_ms);
    } catch (error) {
      // An engine that failed once may be in any state.
      await this.end();
      throw signal.aborted ? signal.reason : error;
    } finally {
      signal.removeEventListener('abort', stop);
    }
  }

  whenIdleFor(idle_ms: number, onEnd: () => void): void {
    this.#idle_timer = setTimeout(() => {
      onEnd();
      void this.end();
    }, idle_ms);
    this.#idle_timer.unref();
  }

  end(): Promise<void> {
    clearTimeout(this.#idle_timer);
    this.#child.kill('SIGKILL');
    return this.#exited;
  }

  #exchange(message: ToChild, patience_ms: number): Promise<unknown> {
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    const fail = (what: string, isTooSlow = false) =>
      reject(new EngineError(`${this.#name} ${what}`, { retryable: true, isTooSlow }));
    const stopWatching = watchPatience(this.#child.pid, patience_ms, () =>
      fail(`gave no answer within ${Math.round(patience_ms / 1000)} s`, true),
    );
    const onMessage = (reply: FromChild) => {
      if (reply.type === 'failed') fail(message.type === 'load' ? `cannot start: ${reply.reason}` : 'failed');
      else resolve((reply as Reply & { answer?: unknown }).answer);
    };
    this.#onGone = () => fail('stopped in the middle of its work');
    this.#child.on('message', onMessage);
    if (this.#isAlive) this.#child.send(message, (error) => error && this.#onGone());
    else this.#onGone();
    return promise.finally(() => {
      stopWatching();
      this.#child.off('message', onMessage);
      // Sound is large: nothing of this exchange stays with the child.
      this.#onGone = () => {};
    });
  }
}
