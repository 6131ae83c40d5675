/** The language models that can be fetched for writing, and whether this machine has room for them. */
import { mkdir, statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { dirname } from 'node:path';
import { installModel, type OnProgress, removeModel } from './install.ts';
import { buildsForThisMachine } from './llama-builds.ts';
import { bytesOf, type ManifestEntry, manifest } from './manifest.ts';
import { ModelError } from './model-error.ts';
import { findModel, installedModels, modelPlaces, type PlacesSettings } from './places.ts';

export type OfferedModel = {
  name: string;
  licence: string;
  /** Where it comes from. */
  host: string;
  bytes: number;
  memory_bytes: number;
};

export type Room = { memory_bytes: number; disk_free_bytes: number };

export type ModelShelf = {
  /** The smallest first. */
  readonly offered: readonly OfferedModel[];
  isHere(name: string): Promise<boolean>;
  /** Language models that somebody put here by hand. */
  others(): Promise<string[]>;
  /** False where it is in a folder that is only read. */
  isRemovable(name: string): Promise<boolean>;
  /** Of the machine that this runs on. */
  room(): Promise<Room>;
  /** Goes on where an earlier try ended. Throws a ModelError that says why it cannot be had. */
  fetch(name: string, watch: { onProgress: OnProgress; signal: AbortSignal }): Promise<void>;
  /** What came of it too, once nobody is at it any more. */
  remove(name: string, signal: AbortSignal): Promise<void>;
};

/** Beside the file itself: the recordings of a day must still fit. */
const SPARE_BYTES = 2_000_000_000;

const hostOf = ({ source }: ManifestEntry) => ('https' in source ? new URL(source.https).host : 'npm');

async function roomIn(home: string): Promise<Room> {
  await mkdir(home, { recursive: true });
  const { bavail, bsize } = await statfs(home);
  // In a container the machine's memory is not all ours.
  const granted = process.constrainedMemory();
  return {
    memory_bytes: granted > 0 ? Math.min(granted, totalmem()) : totalmem(),
    disk_free_bytes: bavail * bsize,
  };
}

/** Throws a ModelError when a model would not fit. Those that need little are not asked. */
export async function makeSureOfRoom(entry: ManifestEntry, home: string): Promise<void> {
  if (!entry.offer) return;
  const { memory_bytes, disk_free_bytes } = await roomIn(home);
  if (memory_bytes < entry.offer.memory_bytes)
    throw new ModelError(`${entry.name} needs more memory than this machine has.`, 'memory');
  if (disk_free_bytes < bytesOf(entry) + SPARE_BYTES)
    throw new ModelError(`There is too little room on the disk for ${entry.name}.`, 'disk');
}

export function createShelf(
  settings: PlacesSettings,
  entries: readonly ManifestEntry[] = manifest,
  builds: readonly ManifestEntry[] = buildsForThisMachine(),
): ModelShelf {
  const places = modelPlaces(settings);
  const offers = entries.filter(({ offer }) => offer !== undefined);
  const offered = offers
    .map((entry) => ({
      name: entry.name,
      licence: entry.licence,
      host: hostOf(entry),
      bytes: bytesOf(entry),
      memory_bytes: entry.offer?.memory_bytes ?? 0,
    }))
    .sort((a, b) => a.bytes - b.bytes);

  return {
    offered,
    isHere: async (name) => (await findModel(places, name)) !== undefined,
    room: () => roomIn(places.home),

    async others() {
      const here = await installedModels(places);
      return here
        .filter(({ kind, name }) => kind === 'llama' && !offered.some((offer) => offer.name === name))
        .map(({ name }) => name);
    },

    async isRemovable(name) {
      const found = await findModel(places, name);
      return found === undefined || dirname(found.folder) === places.home;
    },

    remove: (name, signal) => removeModel(name, places, signal),

    async fetch(name, watch) {
      const entry = offers.find((each) => each.name === name);
      if (!entry) throw new ModelError(`There is no language model "${name}".`);
      await makeSureOfRoom(entry, places.home);
      // What runs it goes first: a model that is here is used at once.
      for (const build of builds) await installModel(build, places, { ...watch, onProgress: () => {} });
      await installModel(entry, places, watch);
    },
  };
}
