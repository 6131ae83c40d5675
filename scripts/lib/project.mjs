/** Where the project is and what its settings are, whatever folder the command was called from. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';

export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

export const inProject = (...parts) => join(root, ...parts);

/** What the server will see: the environment, over the project's .env file. */
export function readSettings() {
  const file = inProject('.env');
  return { ...(existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}), ...process.env };
}

export const dataDir = (settings) => resolve(root, settings.DATA_DIR || 'data');

export const addressOf = (settings) =>
  settings.PUBLIC_URL || `http://${settings.HOST || '127.0.0.1'}:${settings.PORT || 3000}`;
