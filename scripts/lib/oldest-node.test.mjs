/**
 * `npm start` and `npm test` begin on whatever Node the machine has, before the product's own is installed. Once it is, npm
 * finds that one first: what the oldest lacks is seen on a bare machine alone, or here.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from './project.mjs';
import { filesUnder } from './source-files.mjs';

const types = inProject('node_modules', 'oldest-node');
const scripts = filesUnder(inProject('scripts')).filter((file) => !file.endsWith('.test.mjs'));

/** Names that a script takes from Node, each with its module. */
function takenFromNode(text) {
  return [...text.matchAll(/^import \{([^}]+)\} from 'node:([\w/]+)';/gm)].flatMap(([, names, module]) =>
    names
      .split(',')
      .map((name) => name.trim().replace(/ as .*/, ''))
      .filter(Boolean)
      .map((name) => ({ name, module })),
  );
}

const isExported = ({ name, module }) =>
  new RegExp(
    `(?:\\b(?:function|const|class|let|var|namespace) ${name}\\b|^ +(?:readonly )?${name}[(:])`,
    'm',
  ).test(readFileSync(join(types, `${module}.d.ts`), 'utf8'));

test('the types are those of the oldest Node that package.json takes', () => {
  const { version } = JSON.parse(readFileSync(join(types, 'package.json'), 'utf8'));
  const { engines } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  expect(engines.node).toBe(`>=${version.split('.').slice(0, 2).join('.')}`);
});

test('what only a newer Node has is seen', () => {
  const [newer] = takenFromNode("import { globSync } from 'node:fs';");
  expect(isExported(newer)).toBe(false);
});

test('scripts take nothing from Node that the oldest one lacks', () => {
  const taken = scripts.flatMap((file) =>
    takenFromNode(readFileSync(file, 'utf8')).map((import_) => ({ file, ...import_ })),
  );
  expect(taken.length).toBeGreaterThan(50);
  expect(taken.filter((import_) => !isExported(import_))).toEqual([]);
});
