import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildsFor, cardsSeen, packagesIn } from './llama-builds.ts';
import pinned from './llama-engine.json' with { type: 'json' };
import { bytesOf } from './manifest.ts';

const root = mkdtempSync(join(tmpdir(), 'noteer-cards-'));
afterAll(() => rmSync(root, { recursive: true }));

const machine = (name: string, files: string[]) => {
  for (const file of files) {
    mkdirSync(join(root, name, file, '..'), { recursive: true });
    writeFileSync(join(root, name, file), '');
  }
  return cardsSeen(join(root, name));
};
const none = machine('none', ['dev/null']);
const screen = machine('screen', ['dev/dri/card0']);
const any = machine('any', ['dev/dri/card0', 'dev/dri/renderD128']);
const nvidia = machine('nvidia', ['dev/nvidia0', 'dev/dri/renderD128']);

const PROCESSOR = 30_375_097;

test.each([
  ['a processor alone', { arch: 'x64', cards: none }, ['linux-x64']],
  ['a card that only shows a screen', { arch: 'x64', cards: screen }, ['linux-x64']],
  ['a card', { arch: 'x64', cards: any }, ['linux-x64', 'linux-x64-vulkan']],
  [
    'a card of NVIDIA',
    { arch: 'x64', cards: nvidia },
    ['linux-x64', 'linux-x64-vulkan', 'linux-x64-cuda', 'linux-x64-cuda-ext'],
  ],
  ['an ARM with a card', { arch: 'arm64', cards: any }, ['linux-arm64']],
  ['an architecture without a build', { arch: 'riscv64', cards: none }, []],
])('a machine with %s gets what it can use', (_, given, expected) => {
  const builds = buildsFor({ platform: 'linux', ...given });
  expect(builds.map(({ source }) => 'npm' in source && source.npm)).toEqual(
    expected.map((name) => `@node-llama-cpp/${name}@${pinned.version}`),
  );
});

test('nothing is got for a system without a build, and without a card tens of megabytes are', () => {
  expect(buildsFor({ platform: 'darwin', arch: 'arm64', cards: none })).toEqual([]);
  expect(buildsFor({ platform: 'linux', arch: 'x64', cards: none }).map(bytesOf)).toEqual([PROCESSOR]);
});

test('each package is found under the name by which it is asked for', () => {
  const [build] = buildsFor({ platform: 'linux', arch: 'arm64', cards: none });
  expect(packagesIn(new Map([[build?.name ?? '', '/models/it']]))).toEqual({
    '@node-llama-cpp/linux-arm64': '/models/it',
  });
});

test('what is got is of the version that is installed, and the install has none of it', () => {
  const project = resolve(import.meta.dirname, '../../../../..');
  const { packages } = JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version?: string; link?: boolean; optionalDependencies?: object }>;
  };
  const library = packages['node_modules/node-llama-cpp'];
  expect(library?.version).toBe(pinned.version);
  expect(Object.keys(library?.optionalDependencies ?? {})).toEqual(
    expect.arrayContaining(pinned.packages.map(({ name }) => name)),
  );
  const installed = Object.entries(packages).filter(([path]) => path.includes('@node-llama-cpp/'));
  expect(installed.filter(([, { link }]) => !link)).toEqual([]);
});
