/**
 * `node scripts/demo-consultations.mjs`: makes the sound and the transcripts of the demo anew from the dialogues in
 * apps/server/demo, all of them or those that are named. Needed after a dialogue was changed, or when the speech test
 * finds that the pipeline hears them otherwise; what comes out is committed. Wants espeak-ng and some minutes.
 */
import { main } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';
import { inProject } from './lib/project.mjs';
import { show } from './lib/run.mjs';

main(async (names) => {
  const runtime = await prepare();
  return show(runtime, [inProject('apps', 'server', 'demo', 'make.ts'), ...names]);
});
