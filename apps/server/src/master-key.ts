import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartError } from './errors.ts';

/** The key from the settings, else the one in the data directory, made there at the first start. */
export function loadMasterKey(fromSettings: Buffer | undefined, dataDir: string): Buffer {
  if (fromSettings) return fromSettings;
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'master.key');
  try {
    return parse(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  // Written whole and then linked: two processes that start together end up with one key.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
  return parse(file);
}

function parse(file: string): Buffer {
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length !== 32) {
    throw new StartError(`${file} is damaged: it should hold 64 hexadecimal digits. Put its backup back.`);
  }
  return key;
}
