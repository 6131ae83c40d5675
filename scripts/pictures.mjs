/** `npm run pictures`: takes the pictures and the film of the public site; `npm run pictures -- nl home film` some of them. */
import { ensureChromium } from './lib/chromium.mjs';
import { main } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';
import { inProject } from './lib/project.mjs';
import { show } from './lib/run.mjs';

main(async (names) => {
  const runtime = await prepare();
  const env = { ...process.env, NOTEER_CHROMIUM: await ensureChromium(runtime) };
  return show(runtime, [inProject('pictures', 'take.ts'), ...names], { env });
});
