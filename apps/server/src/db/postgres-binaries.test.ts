import { chmodSync, cpSync, lstatSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { packaged, usableBinaries } from './postgres-binaries.ts';
import { postgresIdentity } from './system-user.ts';

const isRoot = process.getuid?.() === 0;
const identity = postgresIdentity('/nowhere');

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'noteer-bin-'));
  chmodSync(root, 0o755);
});

afterEach(() => rmSync(root, { recursive: true }));

/** The package as npm unpacks it: without the links that its install script would make. */
function withoutLinks(folder: string) {
  const home = join(folder, 'native');
  cpSync(packaged().home, home, { recursive: true, verbatimSymlinks: true });
  const lib = join(home, 'lib');
  for (const name of readdirSync(lib)) {
    if (lstatSync(join(lib, name)).isSymbolicLink()) rmSync(join(lib, name));
  }
  return { home, version: '1' };
}

describe('the programs of Postgres', { timeout: 300_000 }, () => {
  test('run after an install without install scripts', () => {
    const installed = withoutLinks(join(root, 'package'));

    expect(usableBinaries(identity, join(root, 'copy'), installed)).toBe(installed.home);
  });

  test.runIf(isRoot)('are copied out of a folder that Postgres cannot enter', { tags: 'thorough' }, () => {
    const installed = withoutLinks(join(root, 'package'));
    chmodSync(join(root, 'package'), 0o700);

    const copy = usableBinaries(identity, join(root, 'copy'), installed);

    expect(copy).toBe(join(root, 'copy', 'postgres-1', 'native'));
    expect(usableBinaries(identity, join(root, 'copy'), installed)).toBe(copy);
  });

  test('that cannot run say so, and what to do', () => {
    const installed = withoutLinks(join(root, 'package'));
    writeFileSync(join(installed.home, 'bin', 'postgres'), 'not a program');

    expect(() => usableBinaries(identity, join(root, 'copy'), installed)).toThrow(
      /does not run.*DATABASE_URL/,
    );
  });
});
