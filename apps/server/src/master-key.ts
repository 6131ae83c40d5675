/** Where master keys are: one in the settings, or any number in a file that every process reads again when it changed. */
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { StartError } from './errors.ts';
import {
  createKeyRing,
  FIXED_PURPOSES,
  fixedKeyOf,
  type KeyRing,
  type RingKeys,
  ringOfOne,
} from './key-ring.ts';

type Where = { MASTER_KEY?: Buffer | undefined; MASTER_KEY_FILE?: string | undefined; DATA_DIR: string };

/** So long may a process not know of a new key. */
const LOOK_AGAIN_MS = 1_000;

export const ringFile = ({ MASTER_KEY_FILE, DATA_DIR }: Where): string =>
  MASTER_KEY_FILE ?? join(DATA_DIR, 'master.key');

/** One key alone is 64 digits, as it always was; several are lines of a number and a key, with the fixed ones by name. */
export function parseRing(text: string): RingKeys | undefined {
  const keys = new Map<number, Buffer>();
  const fixed = new Map<string, Buffer>();
  for (const line of text.trim().split('\n')) {
    const parts = /^(?:(?<name>[a-z0-9-]+) )?(?<key>[0-9a-f]{64})$/i.exec(line.trim())?.groups;
    if (!parts?.key) return undefined;
    const { name = '0', key } = parts;
    if (/^\d+$/.test(name)) keys.set(Number(name), Buffer.from(key, 'hex'));
    else fixed.set(name.replaceAll('-', ' '), Buffer.from(key, 'hex'));
  }
  const isWhole = keys.has(0) || FIXED_PURPOSES.every((purpose) => fixed.has(purpose));
  return keys.size > 0 && isWhole ? { keys, fixed } : undefined;
}

export function ringText({ keys, fixed }: RingKeys): string {
  const only = keys.get(0);
  if (keys.size === 1 && fixed.size === 0 && only) return `${only.toString('hex')}\n`;
  const lines = [
    ...[...keys].map(([id, key]) => `${id} ${key.toString('hex')}\n`),
    ...[...fixed].map(([purpose, key]) => `${purpose.replaceAll(' ', '-')} ${key.toString('hex')}\n`),
  ];
  return lines.join('');
}

function readRing(file: string): RingKeys {
  const ring = parseRing(readFileSync(file, 'utf8'));
  if (ring) return ring;
  throw new StartError(
    `${file} is damaged: it should hold 64 hexadecimal digits a key. Put its backup back.`,
  );
}

/** Written whole and then linked: two processes that start together end up with one key. */
function makeFirst(file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

function ringIn(file: string): KeyRing {
  const stampOf = () => {
    const { ino, size, mtimeMs } = statSync(file);
    return `${ino} ${size} ${mtimeMs}`;
  };
  let stamp = stampOf();
  let known = readRing(file);
  let looked = performance.now();
  return createKeyRing((isWanted) => {
    const now = performance.now();
    if (!isWanted && now - looked < LOOK_AGAIN_MS) return known;
    looked = now;
    const found = stampOf();
    if (found !== stamp) {
      known = readRing(file);
      stamp = found;
    }
    return known;
  });
}

/** The key from the settings, else those in the file, made at the first start. */
export function openKeyRing(where: Where): { ring: KeyRing; text: () => string } {
  const { MASTER_KEY } = where;
  if (MASTER_KEY) return { ring: ringOfOne(MASTER_KEY), text: () => `${MASTER_KEY.toString('hex')}\n` };
  const file = ringFile(where);
  try {
    readRing(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    makeFirst(file);
  }
  return { ring: ringIn(file), text: () => ringText(readRing(file)) };
}

/** Changes the ring in one go. Whoever else changes it meanwhile is refused. */
export function changeRing(file: string, change: (ring: RingKeys) => RingKeys): RingKeys {
  const draft = `${file}.new`;
  try {
    writeFileSync(draft, '', { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    throw new StartError(
      `${draft} is there: somebody changes the keys right now. If nobody does, remove it.`,
    );
  }
  try {
    const changed = change(readRing(file));
    writeFileSync(draft, ringText(changed), { mode: 0o600, flush: true });
    renameSync(draft, file);
    return changed;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** With a new key that seals from now on. What is compared and not opened keeps its keys, by name. */
export const withNewKey = (ring: RingKeys): RingKeys => ({
  keys: new Map([...ring.keys, [Math.max(...ring.keys.keys()) + 1, randomBytes(32)]]),
  fixed: new Map(FIXED_PURPOSES.map((purpose) => [purpose, fixedKeyOf(ring, purpose)])),
});

export const withoutKey = (ring: RingKeys, id: number): RingKeys => ({
  ...ring,
  keys: new Map([...ring.keys].filter(([each]) => each !== id)),
});
