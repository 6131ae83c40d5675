import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { refusedLicences, runtimePackages } from './licences.mjs';
import { inProject } from './project.mjs';

const home = mkdtempSync(join(tmpdir(), 'noteer-licences-'));
afterAll(() => rmSync(home, { recursive: true }));

function put(path, manifest, files = {}) {
  mkdirSync(join(home, path), { recursive: true });
  writeFileSync(join(home, path, 'package.json'), JSON.stringify({ version: '1.0.0', ...manifest }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(home, path, name), text);
}

put('app', {
  name: 'app',
  dependencies: { direct: '*', '@noteer/ours': '*' },
  devDependencies: { tool: '*' },
  optionalDependencies: { elsewhere: '*' },
});
put('node_modules/direct', { name: 'direct', license: 'MIT', dependencies: { deep: '*' } });
put('node_modules/direct/node_modules/deep', { name: 'deep', version: '2.0.0', licenses: [{ type: 'ISC' }] });
put('node_modules/deep', { name: 'deep', license: 'GPL-3.0' });
put('node_modules/tool', { name: 'tool', license: 'AGPL-3.0' });
put('node_modules/@noteer/ours', { name: '@noteer/ours', dependencies: { shown: '*' } });
put(
  'node_modules/shown',
  { name: 'shown', license: 'SEE LICENSE IN LICENSE.txt' },
  {
    'LICENSE.txt':
      'Permission is hereby granted, free of charge, to any person obtaining a copy of this software',
  },
);

test('what runs is listed with its licence, from where it is installed; tools are not', () => {
  const packages = runtimePackages([join(home, 'app')]);

  expect(packages.map(({ name, version, licence }) => `${name} ${version} ${licence}`)).toEqual([
    'deep 2.0.0 ISC',
    'direct 1.0.0 MIT',
    'shown 1.0.0 MIT',
  ]);
});

test('what ours stands for, because it is left out, is not listed', () => {
  put('other', { name: 'other', dependencies: { heavy: '*' } });
  put('ours/left-out', { name: '@noteer/left-out' });
  symlinkSync(join(home, 'ours', 'left-out'), join(home, 'node_modules', 'heavy'));

  expect(runtimePackages([join(home, 'other')])).toEqual([]);
});

test.each([
  ['MIT', false],
  ['LGPL-3.0-or-later', false],
  ['(MIT OR GPL-2.0)', false],
  ['GPL-3.0-only', true],
  ['(GPL-2.0 OR AGPL-3.0)', true],
  ['MIT AND AGPL-3.0', true],
  ['unknown', true],
])('%s is refused: %s', (licence, isRefused) => {
  expect(refusedLicences([{ licence }]).length).toBe(isRefused ? 1 : 0);
});

test('nothing that this product runs on is refused, and each says its licence', () => {
  const packages = runtimePackages([inProject('apps', 'server'), inProject('apps', 'web')]);

  expect(packages.length).toBeGreaterThan(100);
  expect(refusedLicences(packages).map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});
