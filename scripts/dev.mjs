/** `npm run dev`: the server starts anew when its code changes, the browser follows the web app's. */
import { main } from './lib/command.mjs';
import { claimDataDir } from './lib/instance.mjs';
import { prepare } from './lib/prepare.mjs';
import { addressOf, inProject, readSettings } from './lib/project.mjs';
import { ended, start } from './lib/run.mjs';
import { startServer } from './lib/server.mjs';

main(async () => {
  const settings = readSettings();
  const instance = await claimDataDir(settings);
  try {
    const runtime = await prepare({ web: false });
    const server = startServer(runtime, instance, ['--watch', '--watch-preserve-output']);
    const vite = start(
      runtime,
      [inProject('node_modules', 'vite', 'bin', 'vite.js'), '--clearScreen', 'false'],
      {
        cwd: inProject('apps', 'web'),
        env: settings,
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    console.log(`Development: open Vite's address below. The server itself is at ${addressOf(settings)}.`);

    const both = [server, vite];
    const codes = both.map(ended);
    // One without the other is of no use.
    const first = await Promise.race(codes);
    for (const child of both) child.kill('SIGTERM');
    await Promise.all(codes);
    return first;
  } finally {
    instance.release();
  }
});
