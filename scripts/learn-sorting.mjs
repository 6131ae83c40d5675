/** `npm run learn-sorting`: learns again what sorts a talk under headings, from the pieces in bench/sorted-talk. */
import { main } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';
import { inProject } from './lib/project.mjs';
import { show } from './lib/run.mjs';

main(async () => show(await prepare({ web: false }), [inProject('bench', 'sorted-talk', 'learn.ts')]));
