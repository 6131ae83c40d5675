/** Gets the models that this installation needs, in the background, and tells how far that is. */
import { setTimeout as sleep } from 'node:timers/promises';
import { installModel, type Step } from './install.ts';
import { entryOf } from './manifest.ts';
import { ModelError } from './model-error.ts';
import type { ModelPlaces } from './places.ts';

type Log = { info(fields: object, message: string): void; warn(fields: object, message: string): void };

/** A registry that cannot be reached now may be later. */
const AGAIN_MS = 10 * 60_000;
const LOGGED_STEPS = 4;

type Getting = { step: Step; done: number | undefined };

export class ModelKeeper {
  readonly places: ModelPlaces;
  readonly #log: Log;
  readonly #stop = new AbortController();
  readonly #getting = new Map<string, Getting>();
  readonly #failures = new Map<string, string>();
  #work: Promise<void> = Promise.resolve();

  constructor(places: ModelPlaces, log: Log) {
    this.places = places;
    this.#log = log;
  }

  /** Tries until all are here. Recordings are kept meanwhile. */
  fetch(missing: () => Promise<string[]>): void {
    this.#work = this.#fetchAll(missing).catch((error: unknown) => {
      if (!this.#stop.signal.aborted) this.#log.warn({ err: error }, 'models could not be got');
    });
  }

  /** How far a model is that is being got now. */
  progressOf(name: string): Getting | undefined {
    return this.#getting.get(name);
  }

  failureOf(name: string): string | undefined {
    return this.#failures.get(name);
  }

  async close(): Promise<void> {
    this.#stop.abort();
    await this.#work;
  }

  async #fetchAll(missing: () => Promise<string[]>): Promise<void> {
    const { signal } = this.#stop;
    for (;;) {
      const names = await missing();
      if (names.length === 0) return;
      for (const name of names) await this.#fetch(name);
      if ((await missing()).length > 0) await sleep(AGAIN_MS, undefined, { signal, ref: false });
    }
  }

  async #fetch(name: string): Promise<void> {
    const entry = entryOf(name);
    if (!entry) return;
    this.#log.info({ model: name }, 'getting a model');
    let logged = '';
    try {
      await installModel(entry, this.places, {
        signal: this.#stop.signal,
        onProgress: (step, done) => {
          this.#getting.set(name, { step, done });
          const mark = `${step} ${Math.floor((done ?? 0) * LOGGED_STEPS)}`;
          if (mark === logged) return;
          logged = mark;
          this.#log.info({ model: name, step, percent: done && Math.round(done * 100) }, 'getting a model');
        },
      });
      this.#failures.delete(name);
      this.#log.info({ model: name }, 'the model is ready');
    } catch (error) {
      if (this.#stop.signal.aborted) throw error;
      const reason = error instanceof ModelError ? error.message : 'something unexpected happened';
      this.#failures.set(name, reason);
      this.#log.warn({ err: error, model: name }, 'a model could not be got; it is tried again later');
    } finally {
      this.#getting.delete(name);
    }
  }
}
