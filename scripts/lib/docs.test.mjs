import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from './project.mjs';

const pages = [
  ...['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'deploy/README.md'],
  ...readdirSync(inProject('docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Paths from the root that a page names, but for those with a part to fill in. */
const namedPaths = (text) =>
  [...text.matchAll(/`((?:apps|packages|e2e|scripts|docs|bench|pictures|deploy)\/[\w./-]+)`/g)].map(
    ([, path]) => path,
  );

const linkedPaths = (text) => [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, path]) => path);

test.each(pages)('every file that %s names is there', (page) => {
  const text = readFileSync(inProject(page), 'utf8');
  const missing = [
    ...namedPaths(text).filter((path) => !existsSync(inProject(path))),
    ...linkedPaths(text).filter((path) => !existsSync(join(dirname(inProject(page)), path))),
  ];

  expect(missing).toEqual([]);
});
