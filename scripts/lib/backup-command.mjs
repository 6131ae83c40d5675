/** How backups are made and put back, by the server's own program. */
import { join } from 'node:path';
import { claimDataDir } from './instance.mjs';
import { holderOf } from './lock.mjs';
import { prepare } from './prepare.mjs';
import { dataDir, inProject, readSettings } from './project.mjs';
import { show } from './run.mjs';

const asked = new Set(['keys', 'list', 'verify', 'prune', 'restore']);

/** While no server runs, none may start between: a backup would stop the database under it. */
export async function runBackup(args) {
  const [first = ''] = args;
  const runtime = await prepare({ web: false });
  const settings = readSettings();
  const program = inProject('apps', 'server', 'src', 'backup', 'command.ts');
  const env = { ...settings, DATA_DIR: dataDir(settings) };
  const isMaking = !asked.has(first);
  const isIdle = isMaking && !settings.DATABASE_URL && !holderOf(join(dataDir(settings), 'noteer.lock'));
  const instance = isIdle ? await claimDataDir(settings) : undefined;
  try {
    return await show(runtime, [program, ...(isMaking ? ['make'] : []), ...args], { env });
  } finally {
    instance?.release();
  }
}
