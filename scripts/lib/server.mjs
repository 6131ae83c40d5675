/** How the server is run. */
import { existsSync } from 'node:fs';
import { inProject } from './project.mjs';
import { start } from './run.mjs';

/** Starts the server in the user's terminal; it goes on holding the data folder if we are killed. */
export function startServer(runtime, instance, flags = []) {
  const settings = existsSync(inProject('.env')) ? [`--env-file=${inProject('.env')}`] : [];
  const args = [...flags, ...settings, inProject('apps', 'server', 'src', 'main.ts')];
  const server = start(runtime, args, { stdio: 'inherit' });
  if (server.pid) instance.addHolder(server.pid);
  return server;
}
