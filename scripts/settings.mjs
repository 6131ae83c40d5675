/** `npm run settings`: prints the settings of the institution to docs/settings.md. `--check` only compares. */

import { main } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';
import { printSettings } from './lib/printed-pages.mjs';

main(async (args) => {
  const runtime = await prepare({ web: false });
  await printSettings(runtime, { isCheck: args.includes('--check') });
});
