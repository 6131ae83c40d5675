import type { ChildProcess } from 'node:child_process';
import { forkEngine } from '../../engines/native/fork.ts';
import { watchPatience } from '../../engines/native/patience.ts';
import { giveWay } from '../../engines/native/priority.ts';
import type { RunAs } from '../../engines/native/surroundings.ts';
import { EngineError } from '../../errors.ts';
import type { FromModel, ModelOptions, Question, ToModel } from './messages.ts';

export type ProcessOptions = {
  /** What the model is called in errors. */
  name: string;
  options: ModelOptions;
  gives_way: boolean;
  run_as?: RunAs | undefined;
};

export type Reply = Extract<FromModel, { type: 'answered' | 'measured' }>;

type Exchange = {
  resolve: (reply: Reply) => void;
  reject: (error: unknown) => void;
  onText: (delta: string) => void;
};

/** Without a word, of its own processor time. A step takes seconds; a large model from a slow disk minutes. */
const PATIENCE_MS = 10 * 60_000;
/** A word every fifty milliseconds is not worth a new clock each. */
const PATIENCE_RENEWED_MS = 5_000;

const program = new URL('./model-child.ts', import.meta.url);

/** The process with the model, from here. Several may ask it at once; it answers one after the other. */
export class ModelProcess {
  readonly #name: string;
  readonly #gives_way: boolean;
  readonly #child: ChildProcess;
  readonly #exited: Promise<void>;
  readonly #exchanges = new Map<number, Exchange>();
  #last_id = 0;
  #isAlive = true;
  #stopWatching: (() => void) | undefined;
  #watched_from = 0;

  constructor({ name, options, gives_way, run_as }: ProcessOptions) {
    this.#name = name;
    this.#gives_way = gives_way;
    this.#child = forkEngine(program, { gives_way, run_as });
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#exited = promise;
    const gone = () => {
      this.#isAlive = false;
      this.#failAll('stopped in the middle of its work');
      resolve();
    };
    this.#child.once('exit', gone).once('error', gone);
    this.#child.on('message', (message: FromModel) => this.#hear(message));
    this.tell({ type: 'load', options });
  }

  get isAlive(): boolean {
    return this.#isAlive;
  }

  get isAsked(): boolean {
    return this.#exchanges.size > 0;
  }

  tell(message: ToModel): void {
    // A child that is gone says so itself.
    if (this.#isAlive) this.#child.send(message, () => {});
  }

  measure(texts: string[], signal: AbortSignal | undefined): Promise<Reply> {
    return this.#exchange((id) => ({ type: 'measure', id, texts }), { signal, onText: () => {} });
  }

  ask(
    question: Question,
    watch: { signal: AbortSignal | undefined; onText: (delta: string) => void },
  ): Promise<Reply> {
    return this.#exchange((id) => ({ type: 'ask', id, question }), watch);
  }

  end(): Promise<void> {
    this.#child.kill('SIGKILL');
    return this.#exited;
  }

  #exchange(
    message: (id: number) => ToModel,
    { signal, onText }: { signal: AbortSignal | undefined; onText: (delta: string) => void },
  ): Promise<Reply> {
    signal?.throwIfAborted();
    this.#last_id += 1;
    const id = this.#last_id;
    const { promise, resolve, reject } = Promise.withResolvers<Reply>();
    this.#exchanges.set(id, { resolve, reject, onText });
    // Whoever stopped it waits for nothing; the model goes no further than the step that it is at.
    const stop = () => {
      this.tell({ type: 'stop', id });
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', stop, { once: true });
    this.#renewPatience();
    this.tell(message(id));
    return promise.finally(() => {
      signal?.removeEventListener('abort', stop);
      this.#exchanges.delete(id);
      if (!this.isAsked) this.#stopWatching?.();
    });
  }

  #hear(message: FromModel): void {
    if (performance.now() - this.#watched_from > PATIENCE_RENEWED_MS) this.#renewPatience();
    // It has more threads now.
    if (message.type === 'ready' && this.#gives_way) giveWay(this.#child.pid);
    if (message.type === 'cannot load') this.#giveUp(`cannot start: ${message.reason}`);
    // An engine that failed once may be in any state.
    if (message.type === 'failed') this.#giveUp('failed');
    if (!('id' in message)) return;
    const exchange = this.#exchanges.get(message.id);
    if (message.type === 'text') exchange?.onText(message.delta);
    if (message.type === 'answered' || message.type === 'measured') exchange?.resolve(message);
    if (message.type === 'too long') exchange?.reject(this.#tooLong(message));
  }

  #tooLong({ tokens, context_tokens }: { tokens: number; context_tokens: number }): EngineError {
    const room = `${context_tokens} that ${this.#name} reads`;
    return new EngineError(`a question of ${tokens} tokens does not fit into the ${room}`, {
      retryable: false,
    });
  }

  #renewPatience(): void {
    this.#stopWatching?.();
    this.#stopWatching = undefined;
    if (!this.isAsked) return;
    this.#watched_from = performance.now();
    const said = `gave no sign of life for ${PATIENCE_MS / 1000} s`;
    this.#stopWatching = watchPatience(this.#child.pid, PATIENCE_MS, () => this.#giveUp(said, true));
  }

  #giveUp(what: string, isTooSlow = false): void {
    this.#failAll(what, isTooSlow);
    void this.end();
  }

  #failAll(what: string, isTooSlow = false): void {
    this.#isAlive = false;
    for (const { reject } of this.#exchanges.values())
      reject(new EngineError(`${this.#name} ${what}`, { retryable: true, isTooSlow }));
  }
}
