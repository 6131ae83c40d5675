/** The code of before the last migration, taken out of git into a folder of its own: the release that this one follows. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
const migrations = 'apps/server/migrations';

type Release = {
  commit: string;
  /** The migrations that it does not have. */
  lacks: string[];
  /** What is run. */
  program: string;
};

function git(...args: string[]): string {
  try {
    return execFileSync('git', ['-C', root, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? error).trim();
    throw new Error(
      `The release before this one is taken from git, and its history is not here (git ${args[0]}: ${said}). ` +
        'Run this in a clone with its history: git fetch --unshallow.',
    );
  }
}

/** So far back it is looked for. */
const COMMITS = 1_000;

type Found = { commit: string; lacks: string[] };

/** The newest commit that lacks as few migrations as there are commits for: numbers tell little where branches were joined. */
function commitBefore(known: readonly string[]): Found {
  let found: Found | undefined;
  const lacking = (commit: string) => {
    const names = git('ls-tree', '--name-only', commit, `${migrations}/`);
    return known.filter((name) => !names.includes(`/${name}\n`));
  };
  // One that is further back, by its name in git.
  const { UPGRADE_FROM } = process.env;
  if (UPGRADE_FROM) return { commit: UPGRADE_FROM, lacks: lacking(UPGRADE_FROM) };
  const commits = git('rev-list', '--date-order', `--max-count=${COMMITS}`, 'HEAD').trim().split('\n');
  for (const commit of commits) {
    const lacks = lacking(commit);
    if (lacks.length === 0) continue;
    if (!found || lacks.length < found.lacks.length) found = { commit, lacks };
    if (lacks.length === 1) break;
  }
  if (found) return found;
  throw new Error('The history of before the newest migration is not here: git fetch --unshallow.');
}

/** Its own packages, and all others as they are here: what it depends on changes rarely, and this is about tables. */
function linkModules(into: string): void {
  const modules = join(into, 'node_modules');
  mkdirSync(join(modules, '@noteer'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@noteer') symlinkSync(join(root, 'node_modules', name), join(modules, name));
  for (const folder of ['packages', 'apps'])
    for (const name of readdirSync(join(into, folder)))
      symlinkSync(join(into, folder, name), join(modules, '@noteer', name));
}

export function takePreviousRelease(into: string): Release {
  const known = readdirSync(join(root, migrations)).filter((name) => name.endsWith('.sql'));
  const { commit, lacks } = commitBefore(known);
  mkdirSync(into, { recursive: true });
  const archive = execFileSync(
    'git',
    ['-C', root, 'archive', commit, 'apps/server', 'packages', 'package.json'],
    {
      maxBuffer: 1_000_000_000,
    },
  );
  execFileSync('tar', ['-x', '-C', into], { input: archive });
  linkModules(into);
  return { commit, lacks, program: join(into, 'apps/server/src/main.ts') };
}
