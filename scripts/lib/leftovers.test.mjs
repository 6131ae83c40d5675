import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { removeLeftovers } from './leftovers.mjs';
import { inProject } from './project.mjs';

const home = mkdtempSync(join(tmpdir(), 'noteer-leftovers-'));
afterAll(() => rmSync(home, { recursive: true }));

const here = `${process.platform}/${process.arch}`;
const other = process.arch === 'x64' ? 'arm64' : 'x64';
const programs = 'onnxruntime-node/bin/napi-v6';
const kept = [
  `${programs}/${here}/binding.node`,
  'tesseract.js-core/package.json',
  'tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm.js',
  '@tesseract.js-data/nld/4.0.0_best_int/nld.traineddata.gz',
  'node-llama-cpp/llama/grammars/json.gbnf',
  'zod/index.js',
];
const unread = [
  `${programs}/${process.platform}/${other}/binding.node`,
  `${programs}/elsewhere/x64/binding.node`,
  'tesseract.js-core/tesseract-core-simd.wasm',
  '@tesseract.js-data/nld/4.0.0/nld.traineddata.gz',
  'node-llama-cpp/llama/gitRelease.bundle',
];
const readByTools = ['zod/index.js.map', 'zod/index.d.cts'];

function packages(name) {
  for (const path of [...kept, ...unread, ...readByTools]) {
    mkdirSync(dirname(join(home, name, path)), { recursive: true });
    writeFileSync(join(home, name, path), '');
  }
  return join(home, name);
}

test.each([
  ['with tools', { tools: true }, [...kept, ...readByTools]],
  ['without', { tools: false }, kept],
])('of packages %s what is read stays, and nothing else', (name, given, expected) => {
  const folder = packages(name);
  removeLeftovers({ ...given, packages: folder });
  expect([...kept, ...unread, ...readByTools].filter((path) => existsSync(join(folder, path)))).toEqual(
    expected,
  );
});

test('sources of ours, which packages are linked to, stay whole', () => {
  const folder = packages('linked');
  const source = join(home, 'sources', 'words.d.ts');
  mkdirSync(dirname(source));
  writeFileSync(source, '');
  symlinkSync(dirname(source), join(folder, 'ours'));

  removeLeftovers({ tools: false, packages: folder });

  expect(existsSync(source)).toBe(true);
});

test('packages that are not there are none', () => {
  mkdirSync(join(home, 'empty'));
  removeLeftovers({ tools: true, packages: join(home, 'empty') });
});

test('what is kept is where it is looked for in the packages of this version', () => {
  const looked = kept.slice(0, 4).map((path) => path.replace('binding.node', 'onnxruntime_binding.node'));
  expect(looked.filter((path) => !existsSync(inProject('node_modules', path)))).toEqual([]);
});
