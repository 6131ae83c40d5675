import { expect, test } from 'vitest';
import { refusedLicences } from './licences.mjs';
import { lockedPackages, readLock, shippedPackages } from './locked-packages.mjs';
import { billOfMaterials } from './sbom.mjs';

const abc = 'sha512-3a81oZNherrMQXNJriBBMRLm+k6JqX6iCp7u5ktV05ohkpkqJ0/BqDa6PCOj/uu9RU1EI2Q86A4qmslPpUyknw==';
const abcInHex =
  'ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f';

const lock = {
  packages: {
    '': { name: 'noteer', version: '1.2.3', devDependencies: { tool: '*' } },
    'apps/server': { name: '@noteer/server', version: '0.0.1', dependencies: { direct: '*', '@a/b': '*' } },
    'node_modules/@noteer/server': { link: true, resolved: 'apps/server' },
    'node_modules/direct': { version: '1.0.0', license: 'MIT', integrity: abc, dependencies: { deep: '*' } },
    'node_modules/direct/node_modules/deep': { version: '2.0.0', license: '(MIT OR GPL-2.0)' },
    'node_modules/deep': { version: '3.0.0', license: 'GPL-3.0-only', dev: true },
    'node_modules/@a/b': { version: '1.0.0', license: 'ISC', optional: true, dependencies: { direct: '*' } },
    'node_modules/tool': { version: '1.0.0', license: 'AGPL-3.0', dev: true, dependencies: { deep: '*' } },
  },
};
const bill = billOfMaterials(lock);
const needsOf = (ref) => bill.dependencies.find((one) => one.ref === ref)?.dependsOn;

test('a part is listed with its version, checksum and licence, and with whether it is shipped', () => {
  expect(bill.components.find(({ name }) => name === 'direct')).toEqual({
    type: 'library',
    'bom-ref': 'pkg:npm/direct@1.0.0',
    name: 'direct',
    version: '1.0.0',
    scope: 'required',
    purl: 'pkg:npm/direct@1.0.0',
    hashes: [{ alg: 'SHA-512', content: abcInHex }],
    licenses: [{ license: { id: 'MIT' } }],
  });
  expect(bill.components.map(({ purl, scope }) => `${purl} ${scope}`)).toEqual([
    'pkg:npm/%40a/b@1.0.0 optional',
    'pkg:npm/%40noteer/server@0.0.1 undefined',
    'pkg:npm/deep@2.0.0 required',
    'pkg:npm/deep@3.0.0 excluded',
    'pkg:npm/direct@1.0.0 required',
    'pkg:npm/tool@1.0.0 excluded',
  ]);
  expect(bill.components[2]?.licenses).toEqual([{ expression: '(MIT OR GPL-2.0)' }]);
});

test('what needs what is found as Node finds it: the nearest counts', () => {
  expect(needsOf('pkg:npm/direct@1.0.0')).toEqual(['pkg:npm/deep@2.0.0']);
  expect(needsOf('pkg:npm/tool@1.0.0')).toEqual(['pkg:npm/deep@3.0.0']);
  expect(needsOf('pkg:npm/%40noteer/server@0.0.1')).toEqual(['pkg:npm/%40a/b@1.0.0', 'pkg:npm/direct@1.0.0']);
  expect(needsOf('pkg:npm/noteer@1.2.3')).toEqual(['pkg:npm/%40noteer/server@0.0.1']);
});

test('a GPL among what is shipped is refused on every platform; among tools it is not shipped', () => {
  expect(refusedLicences(shippedPackages(lock))).toEqual([]);
  const more = { ...lock.packages, 'node_modules/elsewhere': { version: '1.0.0', license: 'GPL-3.0-only' } };
  expect(refusedLicences(shippedPackages({ packages: more })).map(({ name }) => name)).toEqual(['elsewhere']);
});

test('the list of this product names every package of its lock once, and nothing that is not there', () => {
  const own = billOfMaterials(readLock());
  const refs = [own.metadata.component, ...own.components].map((one) => one['bom-ref']);
  const known = new Set(lockedPackages(readLock()).map(({ name, version }) => `${name}@${version ?? ''}`));

  expect(new Set(refs).size).toBe(refs.length);
  expect(refs.length).toBe(known.size);
  expect(own.dependencies.flatMap(({ dependsOn }) => dependsOn).filter((ref) => !refs.includes(ref))).toEqual(
    [],
  );
  expect(own.components.filter(({ scope, hashes }) => scope && hashes.length === 0)).toEqual([]);
  expect(billOfMaterials(readLock())).toEqual(own);
});

test('what runs language models is in the list of this product, although no install brings it', () => {
  const { components } = billOfMaterials(readLock());
  const [engine] = components.filter(({ purl }) => purl.startsWith('pkg:npm/%40node-llama-cpp/linux-x64@'));

  expect(engine).toMatchObject({ scope: 'optional', licenses: [{ license: { id: 'MIT' } }] });
  expect(engine.hashes).toHaveLength(1);
});
