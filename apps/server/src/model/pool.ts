/** The models that are in use, each made once; one that nobody chose any more is closed when its last answer is there. */
import type { LanguageModel } from './port.ts';
import { ModelError } from './problem.ts';

type PooledModel = LanguageModel & {
  /** What was wrong with its last answer, for the administrator's page. */
  problem: string | undefined;
};

type Entry = { model: PooledModel; uses: number; is_wanted: boolean; clock?: NodeJS.Timeout };

/** Whoever writes a note asks several times, and is away for a moment in between. */
const REST_MS = 30_000;

export class ModelPool {
  readonly #made = new Map<string, Entry>();

  /** The one under this name, made if need be. */
  get(name: string, make: () => LanguageModel): PooledModel {
    const known = this.#made.get(name);
    if (known) {
      known.is_wanted = true;
      clearTimeout(known.clock);
      return known.model;
    }
    const made = make();
    const entry: Entry = { model: { ...made, problem: undefined }, uses: 0, is_wanted: true };
    entry.model.ask = (...asked) => this.#during(name, entry, () => this.#asked(entry, made, asked));
    entry.model.measure = (...asked) => this.#during(name, entry, () => made.measure(...asked));
    this.#made.set(name, entry);
    return entry.model;
  }

  /** All others are let go of. */
  keep(names: ReadonlySet<string>): void {
    for (const [name, entry] of this.#made) {
      entry.is_wanted = names.has(name);
      if (!entry.is_wanted) this.#rest(name, entry);
    }
  }

  async close(): Promise<void> {
    const all = [...this.#made.values()];
    this.#made.clear();
    for (const { clock } of all) clearTimeout(clock);
    await Promise.all(all.map(({ model }) => model.close()));
  }

  async #asked(entry: Entry, made: LanguageModel, asked: Parameters<LanguageModel['ask']>) {
    try {
      const answer = await made.ask(...asked);
      entry.model.problem = undefined;
      return answer;
    } catch (error) {
      if (error instanceof ModelError) entry.model.problem = error.message;
      throw error;
    }
  }

  async #during<T>(name: string, entry: Entry, work: () => Promise<T>): Promise<T> {
    entry.uses += 1;
    clearTimeout(entry.clock);
    try {
      return await work();
    } finally {
      entry.uses -= 1;
      if (!entry.is_wanted) this.#rest(name, entry);
    }
  }

  #rest(name: string, entry: Entry): void {
    clearTimeout(entry.clock);
    if (entry.uses > 0) return;
    entry.clock = setTimeout(() => {
      if (this.#made.get(name) === entry) this.#made.delete(name);
      void entry.model.close();
    }, REST_MS).unref();
  }
}
