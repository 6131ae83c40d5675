/** `npm start`: from a bare clone to a running Noteer. */
import { main } from './lib/command.mjs';
import { claimDataDir } from './lib/instance.mjs';
import { prepare } from './lib/prepare.mjs';
import { readSettings } from './lib/project.mjs';
import { ended } from './lib/run.mjs';
import { startServer } from './lib/server.mjs';

main(async () => {
  const instance = await claimDataDir(readSettings());
  try {
    const runtime = await prepare({ tools: false });
    return await ended(startServer(runtime, instance));
  } finally {
    instance.release();
  }
});
