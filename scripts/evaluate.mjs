/** `npm run evaluate`: any language model over invented consultations, with a report to choose by. */
import { main } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';
import { inProject } from './lib/project.mjs';
import { show } from './lib/run.mjs';

main(async (args) => {
  const runtime = await prepare({ web: false, tools: false });
  return show(runtime, [inProject('apps', 'server', 'src', 'evaluate', 'command.ts'), ...args]);
});
