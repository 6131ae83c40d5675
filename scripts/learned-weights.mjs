/** `npm run learned-weights`: learns again what tells names from words, after passages were added. */
import { main } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';
import { inProject } from './lib/project.mjs';
import { show } from './lib/run.mjs';

main(async () => show(await prepare(), [inProject('bench', 'identifiers', 'print-weights.ts')]));
