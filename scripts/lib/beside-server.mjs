/** Commands that work on an installation beside its server: backups, and keys. */
import { join } from 'node:path';
import { claimDataDir } from './instance.mjs';
import { holderOf } from './lock.mjs';
import { prepare } from './prepare.mjs';
import { dataDir, inProject, readSettings } from './project.mjs';
import { show } from './run.mjs';

const asked = new Set(['keys', 'list', 'verify', 'prune', 'restore']);

/** While no server runs, none may start between: whoever started the database would stop it under it. */
async function runBeside(program, args, needsDatabase) {
  const runtime = await prepare({ web: false, tools: false });
  const settings = readSettings();
  const env = { ...settings, DATA_DIR: dataDir(settings) };
  const isIdle = !settings.DATABASE_URL && !holderOf(join(dataDir(settings), 'noteer.lock'));
  const instance = needsDatabase && isIdle ? await claimDataDir(settings) : undefined;
  try {
    return await show(runtime, [inProject('apps', 'server', 'src', program), ...args], { env });
  } finally {
    instance?.release();
  }
}

export function runBackup(args) {
  const isMaking = !asked.has(args[0]);
  return runBeside('backup/command.ts', isMaking ? ['make', ...args] : args, isMaking);
}

export const runKeys = (args) => runBeside('keys-command.ts', args, true);
