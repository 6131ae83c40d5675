/** `npm start`: from a bare clone to a running Noteer. */
import { main } from './lib/command.mjs';
import { claimDataDir } from './lib/instance.mjs';
import { prepare } from './lib/prepare.mjs';
import { inProject, readSettings } from './lib/project.mjs';
import { ended, start } from './lib/run.mjs';

main(async () => {
  const instance = await claimDataDir(readSettings());
  try {
    const runtime = await prepare();
    const args = ['--env-file-if-exists=.env', inProject('apps', 'server', 'src', 'main.ts')];
    const server = start(runtime, args, { stdio: 'inherit' });
    if (server.pid) instance.addHolder(server.pid);
    return await ended(server);
  } finally {
    instance.release();
  }
});
