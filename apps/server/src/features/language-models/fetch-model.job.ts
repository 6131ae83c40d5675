import { setTimeout as sleep } from 'node:timers/promises';
import { system } from '../../actor.ts';
import { audit } from '../../audit.ts';
import { ModelError } from '../../engines/models/model-error.ts';
import type { JobHandler } from '../../jobs/handler.ts';
import type { Services } from '../../services.ts';
import { forgetFetch, isWanted, noteFailure, noteProgress } from './queries.ts';

/** How often the page and a pause are served. */
const LOOK_MS = 1_000;
/** A line that breaks off is taken up again this often without a byte in between. */
const TRIES = 5;
const AGAIN_MS = 2_000;

/** Goes on where an earlier run ended, whether a pause, a restart or a crash ended it. */
export const fetchModel: JobHandler<'fetch-model'> = {
  async run(services, { name }, signal) {
    const { db, engines } = services;
    if (!(await isWanted(db, name))) return;
    try {
      if (!(await engines.shelf.isHere(name))) await fetchOnAndOn(services, name, signal);
    } catch (error) {
      if (!(error instanceof ModelError)) throw error;
      services.log.warn({ model: name, trouble: error.trouble }, 'a language model could not be fetched');
      await noteFailure(db, name, error.trouble);
      return;
    }
    if (!(await engines.shelf.isHere(name))) return;
    await db.transaction().execute(async (tx) => {
      if (await forgetFetch(tx, name))
        await audit(tx, system, 'language_model.fetched', { detail: { model: name } });
    });
  },

  async gaveUp({ db }, { name }) {
    await noteFailure(db, name, 'other');
  },
};

/** Takes up a line that breaks off, as long as something comes each time. */
async function fetchOnAndOn(services: Services, name: string, signal: AbortSignal): Promise<void> {
  const watch = watchFetch(services, name, signal);
  let furthest = 0;
  let tries = 0;
  try {
    for (;;) {
      try {
        await services.engines.shelf.fetch(name, { onProgress: watch.onProgress, signal: watch.signal });
        return;
      } catch (error) {
        if (watch.isPaused()) return;
        if (!(error instanceof ModelError) || error.trouble !== 'unreachable') throw error;
        tries = watch.bytes() > furthest ? 1 : tries + 1;
        furthest = watch.bytes();
        if (tries >= TRIES) throw error;
        await sleep(AGAIN_MS, undefined, { signal: watch.signal });
      }
    }
  } catch (error) {
    if (!watch.isPaused()) throw error;
  } finally {
    await watch.stop();
  }
}

/** Writes down how far it is, and stops the fetching when somebody paused it. */
function watchFetch({ db, engines: { shelf } }: Services, name: string, signal: AbortSignal) {
  const total = shelf.offered.find((each) => each.name === name)?.bytes ?? 0;
  const ending = new AbortController();
  let bytes = 0;
  let before: { bytes: number; at: number } | undefined;
  let isPaused = false;
  const look = async () => {
    const now = performance.now();
    const moved = before && bytes > before.bytes ? (bytes - before.bytes) / ((now - before.at) / 1000) : null;
    before = { bytes, at: now };
    const bytes_a_s = moved === null ? null : Math.max(1, Math.round(moved));
    if (await noteProgress(db, name, { bytes_done: bytes, bytes_a_s })) return;
    isPaused = true;
    ending.abort();
  };
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    // A database that is away for a moment ends no download.
    looking = looking.then(look).catch(() => {});
  }, LOOK_MS);
  return {
    signal: AbortSignal.any([signal, ending.signal]),
    onProgress: (step: string, done?: number) => {
      if (step === 'fetching' && done !== undefined) bytes = Math.round(done * total);
      if (step === 'checking') bytes = total;
    },
    bytes: () => bytes,
    isPaused: () => isPaused,
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
