/** Makes the data folder of a new Postgres, with the database `noteer` in it. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { StartError } from '../errors.ts';
import type { PostgresHome } from './postgres-home.ts';

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function removeAbandoned(dir: string): void {
  for (const name of readdirSync(dir)) {
    const [prefix, pid] = name.split('-');
    if (prefix === 'initdb' && !isAlive(Number(pid))) rmSync(join(dir, name), { recursive: true });
  }
}

/** Made under another name and renamed when whole: a start that is killed half-way leaves nothing half. */
export async function createCluster(home: PostgresHome): Promise<void> {
  removeAbandoned(home.dir);
  const fresh = mkdtempSync(join(home.dir, `initdb-${process.pid}-`));
  home.handOver(fresh);

  // The built-in C.UTF-8 sorts the same on every machine, and unlike C it knows that É is a capital é.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--username=noteer', '--auth-local=trust', '--auth-host=reject'];
  await home.run('initdb', ['--data-checksums', ...locale, ...access, '-D', home.seen(fresh)]);
  const single = ['--single', '-D', home.seen(fresh), '-c', 'exit_on_error=on', 'postgres'];
  await home.run('postgres', single, 'CREATE DATABASE noteer;\n');

  try {
    renameSync(fresh, home.dataDir);
  } catch (cause) {
    rmSync(fresh, { recursive: true });
    // Another start was quicker: its database is as good as ours.
    if (existsSync(join(home.dataDir, 'PG_VERSION'))) return;
    throw new StartError(
      `${home.dataDir} is not empty and holds no database. Move it away and start again.`,
      {
        cause,
      },
    );
  }
  const parent = openSync(home.dir, 'r');
  fsyncSync(parent);
  closeSync(parent);
}
