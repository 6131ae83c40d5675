/** Parts of a talk that are over are written while people still talk: after it those answers are there. */
import type { Answer, Asking, Question } from './port.ts';

type Written = {
  key: string;
  stop: AbortController;
  /** All of it so far, and who reads it as it comes. */
  text: string;
  readers: Set<(text: string) => void>;
  answer: Promise<Answer>;
  answered: Answer | undefined;
};

/** Of a talk that went on no longer nothing stays, whatever became of it. */
const KEPT_MS = 30 * 60_000;

type Ask = (question: Question, asking: Asking) => Promise<Answer>;

/** Kept in memory alone: without it the note only comes later. */
export class WritingAlong {
  readonly #ask: Ask;
  readonly #written = new Map<string, Written>();
  readonly #clocks = new Map<string, NodeJS.Timeout>();
  #waiting = 0;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  write(key: string, question: Question): Answer | undefined {
    this.#keepLonger(key);
    const name = JSON.stringify(question);
    const known = this.#written.get(name);
    if (known || this.#waiting > 0) return known?.answered;
    const stop = new AbortController();
    const readers: Written['readers'] = new Set();
    const onText = (text: string) => {
      written.text = text;
      for (const tell of readers) tell(text);
    };
    const answer = this.#ask(question, { signal: stop.signal, onText });
    const written: Written = { key, stop, text: '', readers, answer, answered: undefined };
    this.#written.set(name, written);
    answer.then(
      (whole) => {
        written.answered = whole;
      },
      // Whoever waits for it asks again.
      () => this.#drop(name, written),
    );
    return undefined;
  }

  /** As it was written along, or is just being written; anew where it is not, or was not good. */
  async ask(question: Question, asking: Asking): Promise<Answer> {
    const known = asking.isAgain ? undefined : this.#written.get(JSON.stringify(question));
    const answer = known && (await this.#wait(known, asking));
    if (answer) return answer;
    this.#makeWay();
    this.#waiting += 1;
    try {
      return await this.#ask(question, asking);
    } finally {
      this.#waiting -= 1;
    }
  }

  forget(key: string): void {
    clearTimeout(this.#clocks.get(key));
    this.#clocks.delete(key);
    for (const [name, written] of this.#written) if (written.key === key) this.#drop(name, written);
  }

  async #wait({ answer, text, readers }: Written, { signal, onText }: Asking): Promise<Answer | undefined> {
    const { promise, reject } = Promise.withResolvers<never>();
    const leave = () => reject(signal.reason);
    signal.throwIfAborted();
    signal.addEventListener('abort', leave, { once: true });
    if (onText) readers.add(onText);
    if (text) onText?.(text);
    try {
      return await Promise.race([answer.catch(() => undefined), promise]);
    } finally {
      signal.removeEventListener('abort', leave);
      if (onText) readers.delete(onText);
    }
  }

  /** What nobody waits for yet is begun again with the next words. */
  #makeWay(): void {
    for (const [name, written] of this.#written)
      if (!written.answered && written.readers.size === 0) this.#drop(name, written);
  }

  #keepLonger(key: string): void {
    clearTimeout(this.#clocks.get(key));
    this.#clocks.set(key, setTimeout(() => this.forget(key), KEPT_MS).unref());
  }

  #drop(name: string, written: Written): void {
    if (this.#written.get(name) === written) this.#written.delete(name);
    written.stop.abort();
  }
}
