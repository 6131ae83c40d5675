/** Postgres refuses to run as root: this decides as whom it runs instead. */
import { execFileSync, spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { StartError } from '../errors.ts';

/** Empty when we are not root: then Postgres simply runs as us. */
export type Identity = { uid: number; gid: number } | Record<string, never>;

const isRoot = () => process.getuid?.() === 0;

function find(user: string): Identity | undefined {
  const id = (flag: string) => spawnSync('id', [flag, user], { encoding: 'utf8' });
  const uid = id('-u');
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(id('-g').stdout) } : undefined;
}

function create(user: string): Identity | undefined {
  spawnSync('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--shell',
    '/usr/sbin/nologin',
    user,
  ]);
  return find(user);
}

/** Data that a plain user made before stays that user's, also when root starts it now. */
function ownerOf(dataDir: string): Identity | undefined {
  const owner = statSync(dataDir, { throwIfNoEntry: false });
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : undefined;
}

export function postgresIdentity(dataDir: string): Identity {
  if (!isRoot()) return {};
  const identity = ownerOf(dataDir) ?? find('postgres') ?? find('noteer') ?? create('noteer');
  if (identity) return identity;
  throw new StartError(
    'Postgres does not run as root, and the system user "noteer" could not be created. ' +
      'Run "useradd --system noteer", start Noteer as another user than root, or set DATABASE_URL.',
  );
}

/** Gives a folder and all in it to `identity`; nothing to do when we are not root. */
export function handOver(path: string, identity: Identity): void {
  if ('uid' in identity) execFileSync('chown', ['-R', `${identity.uid}:${identity.gid}`, path]);
}

/** Whether `identity` can enter a folder: a private (0700) folder above it may keep another user out. */
export function canEnter(path: string, identity: Identity): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd "$0"', path], { ...identity, cwd: '/' }).status === 0;
}
