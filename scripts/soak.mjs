/** `npm run soak`: many clinicians record at once while processes, database and lines are killed. */
import { main } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';
import { inProject } from './lib/project.mjs';
import { show } from './lib/run.mjs';

main(async (args) => show(await prepare(), [inProject('bench', 'soak', 'soak.ts'), ...args]));
