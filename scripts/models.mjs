/** `npm run models`: lists the models that are here, and gets more. */
import { main } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';
import { dataDir, inProject, readSettings } from './lib/project.mjs';
import { show } from './lib/run.mjs';

main(async (args) => {
  const runtime = await prepare({ web: false, tools: false });
  const settings = readSettings();
  const program = inProject('apps', 'server', 'src', 'engines', 'models', 'command.ts');
  const env = { ...settings, DATA_DIR: dataDir(settings) };
  return show(runtime, [program, ...args], { env });
});
