/**
 * Reads a document from outside, page by page, in a process of its own that a bad file can end but not use: it has no
 * environment of ours, may read nothing but its own program, write nothing and start nothing. The file comes over the line
 * between the two, because nothing of a client lies on a disk as it is.
 */
import { fileURLToPath } from 'node:url';
import { EngineError } from '../../errors.ts';
import { processorTime_ms } from '../native/patience.ts';
import { NativeProcess } from '../native/process.ts';
import type { RunAs } from '../native/surroundings.ts';
import { watchMemory } from './memory.ts';
import {
  AttachmentUnreadable,
  isReadable,
  type Language,
  type Limits,
  type ReadEvent,
  type ReadFailure,
  type ReadPage,
  limits as usualLimits,
} from './port.ts';
import type { ReadAnswer, ReadRequest } from './reader-child.ts';

export { AttachmentUnreadable, type ReadEvent, type ReadFailure, type ReadPage } from './port.ts';

type Cost = { peak_bytes: number; worked_ms: number };

type ReadOptions = {
  signal: AbortSignal;
  /** The first page that is wanted: after a reader that was ended in the middle, the one it was busy with. */
  from_page?: number;
  language: Language;
  limits?: Partial<Limits>;
  run_as?: RunAs | undefined;
  /** Told as soon as there is a process. */
  onStart?: (pid: number) => void;
  /** Told at the end: the most memory that the process held, and how long it worked. */
  onEnd?: (cost: Cost) => void;
};

const project = fileURLToPath(new URL('../../../../../', import.meta.url));
const program = ['package.json', 'apps/server/package.json', 'apps/server/src/', 'node_modules/'];
/** Of JavaScript alone; pictures and OCR are outside of it. */
const HEAP_MB = 400;

const reader = ({ page_ms }: Limits, run_as: RunAs | undefined) =>
  new NativeProcess({
    name: 'the reader of documents',
    program: new URL('reader-child.ts', import.meta.url),
    options: {},
    size: 1,
    patience_ms: page_ms,
    gives_way: true,
    is_confined: true,
    run_as,
    flags: [
      `--max-old-space-size=${HEAP_MB}`,
      // One thread beside its own to compile and collect.
      '--v8-pool-size=1',
      '--permission',
      '--allow-addons',
      // Not the whole project: by default the data lies in it, and the settings with their secrets.
      ...program.map((path) => `--allow-fs-read=${project}${path}`),
    ],
  });

/** One document in one process, with its limits. */
class Reading {
  readonly #child: NativeProcess;
  readonly #memory: ReturnType<typeof watchMemory>;
  readonly #signal: AbortSignal;
  #isTooMuch = false;

  constructor(limits: Limits, signal: AbortSignal, run_as: RunAs | undefined) {
    this.#child = reader(limits, run_as);
    this.#signal = signal;
    this.#memory = watchMemory(this.#child.pid, limits.memory_bytes, () => {
      this.#isTooMuch = true;
      void this.#child.end();
    });
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }

  async ask(request: ReadRequest): Promise<Exclude<ReadAnswer, { failure: ReadFailure }>> {
    const answer = await this.#answer(request);
    if ('failure' in answer) throw new AttachmentUnreadable(answer.failure);
    return answer;
  }

  async #answer(request: ReadRequest): Promise<ReadAnswer> {
    try {
      return (await this.#child.ask(request, this.#signal)) as ReadAnswer;
    } catch (error) {
      // V8 ends a process that fills its heap by SIGABRT, or by SIGTRAP.
      const isFull = this.#isTooMuch || ['SIGABRT', 'SIGTRAP'].includes(this.#child.ended_by ?? '');
      if (isFull) throw new AttachmentUnreadable('out_of_memory');
      if (error instanceof EngineError && error.isTooSlow) throw new AttachmentUnreadable('took_too_long');
      throw error;
    }
  }

  async end(): Promise<Cost> {
    this.#memory.stop();
    const worked_ms = this.#child.pid === undefined ? 0 : (processorTime_ms(this.#child.pid) ?? 0);
    await this.#child.end();
    return { peak_bytes: this.#memory.peak_bytes(), worked_ms };
  }
}

/**
 * Says how many pages there are and then gives them one after the other. Throws AttachmentUnreadable for a file that
 * will never be read, and a retryable EngineError when its process was ended from outside. A file of which no page
 * could be made out is `not_readable`, told after its last page, so that the pictures of its pages are there; of one
 * that is read from a later page on, whoever has the pages before it tells (`isReadable`).
 */
export async function* readAttachment(
  { bytes }: { bytes: Uint8Array },
  { signal, from_page = 1, language, limits: own, run_as, onStart, onEnd }: ReadOptions,
): AsyncGenerator<ReadEvent> {
  signal.throwIfAborted();
  const limits = { ...usualLimits, ...own };
  if (bytes.length === 0) throw new AttachmentUnreadable('empty');
  if (bytes.length > limits.file_bytes) throw new AttachmentUnreadable('too_large');
  const reading = new Reading(limits, signal, run_as);
  if (reading.pid !== undefined) onStart?.(reading.pid);
  try {
    const opened = await reading.ask({ open: { bytes, language } });
    const count = 'pages' in opened ? opened.pages : 0;
    yield { type: 'pages', count };
    const words: ReadPage['words'] = [];
    for (let number = from_page; number <= count; number++) {
      const answer = await reading.ask({ page: number });
      if (!('page' in answer)) continue;
      yield { type: 'page', page: answer.page };
      words.push(...answer.page.words);
    }
    if (from_page === 1 && !isReadable(words)) throw new AttachmentUnreadable('not_readable');
  } finally {
    // Not within the optional call, which would not end it where nobody wants to know.
    const cost = await reading.end();
    onEnd?.(cost);
  }
}
