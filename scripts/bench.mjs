/** `npm run bench`: runs every bench/*.bench.ts, or those that are named (`npm run bench -- identity`). */
import { readdirSync } from 'node:fs';
import { ensureChromium } from './lib/chromium.mjs';
import { Explained, main } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';
import { inProject } from './lib/project.mjs';
import { show } from './lib/run.mjs';

const suffix = '.bench.ts';
/** These look at pages, or print letters. */
const inBrowser = new Set(['home', 'letters', 'recorder-memory', 'site', 'typing']);

main(async (names) => {
  const all = readdirSync(inProject('bench'))
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.slice(0, -suffix.length));
  const unknown = names.find((name) => !all.includes(name));
  if (unknown) throw new Explained(`There is no benchmark "${unknown}".`, `There are: ${all.join(', ')}.`);

  const runtime = await prepare();
  let failures = 0;
  for (const name of names.length > 0 ? names : all) {
    console.log(`\n${name}`);
    const chromium = inBrowser.has(name) && (await ensureChromium(runtime, { isForTests: true }));
    const env = { ...process.env, ...(chromium && { NOTEER_CHROMIUM: chromium }) };
    if ((await show(runtime, [inProject('bench', name + suffix)], { env })) !== 0) failures += 1;
  }
  return failures > 0 ? 1 : 0;
});
