/**
 * llama.cpp as packages of exactly the version that node-llama-cpp asks for. They are left out of the install, because with those for
 * graphics cards they are as large as all else together, and come with the first language model.
 */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import pinned from './llama-engine.json' with { type: 'json' };
import type { ManifestEntry } from './manifest.ts';

/** `any`: one that Vulkan may drive. */
type Card = 'any' | 'nvidia';
type Machine = { platform: string; arch: string; cards: ReadonlySet<Card> };

const purposes = {
  none: 'runs language models on a processor',
  any: 'runs language models on a graphics card, by Vulkan',
  nvidia: 'runs language models on a card of NVIDIA, by CUDA',
};

/** With the version: processes of two versions of Noteer may share a folder, each with its own. */
const nameOf = (name: string) => `${name.replace('@', '').replace('/', '-')}-${pinned.version}`;

const builds = pinned.packages.map((one) => ({
  asked_for_as: one.name,
  arch: one.arch,
  card: one.card as Card | null,
  entry: {
    name: nameOf(one.name),
    kind: 'engine',
    purpose: purposes[(one.card ?? 'none') as keyof typeof purposes],
    licence: pinned.licence,
    languages: [],
    source: {
      npm: `${one.name}@${pinned.version}`,
      tarball_bytes: one.tarball_bytes,
      bytes: one.bytes,
      integrity: one.integrity,
    },
    files: [],
  } satisfies ManifestEntry,
}));

export const llamaBuilds: readonly ManifestEntry[] = builds.map(({ entry }) => entry);

/** Where each package is that was asked for, of those that are in `folders` by the name of their entry. */
export const packagesIn = (folders: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(
    builds.flatMap(({ asked_for_as, entry }) => {
      const folder = folders.get(entry.name);
      return folder ? [[asked_for_as, folder]] : [];
    }),
  );

const list = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** Seen by what their drivers leave in the file system. */
export function cardsSeen(root = '/'): ReadonlySet<Card> {
  const isNvidia = ['dev/nvidia0', 'proc/driver/nvidia'].some((path) => existsSync(join(root, path)));
  const isAny = list(join(root, 'dev/dri')).some((name) => name.startsWith('renderD'));
  return new Set<Card>([...(isNvidia ? (['nvidia'] as const) : []), ...(isAny ? (['any'] as const) : [])]);
}

/** The one for the processor first: without it there is no engine. None for a machine that has no build. */
export function buildsFor({ platform, arch, cards }: Machine): readonly ManifestEntry[] {
  if (platform !== 'linux') return [];
  return builds
    .filter((build) => build.arch === arch && (build.card === null || cards.has(build.card)))
    .map(({ entry }) => entry);
}

export const buildsForThisMachine = (): readonly ManifestEntry[] =>
  buildsFor({ platform: process.platform, arch: process.arch, cards: cardsSeen() });
