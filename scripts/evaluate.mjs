/** `npm run evaluate`: any language model over invented consultations, with a report to choose by. */
import { main } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';
import { dataDir, inProject, readSettings } from './lib/project.mjs';
import { show } from './lib/run.mjs';

main(async (args) => {
  const runtime = await prepare({ web: false, tools: false });
  const settings = readSettings();
  // What runs a model on this machine lies where the product has it.
  const { MODELS_PATH = '' } = settings;
  const env = { ...process.env, MODELS_PATH, DATA_DIR: dataDir(settings) };
  return show(runtime, [inProject('apps', 'server', 'src', 'evaluate', 'command.ts'), ...args], { env });
});
