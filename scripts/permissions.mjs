/** `npm run permissions`: prints the table of permissions to docs/permissions.md. `--check` only compares. */

import { main } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';
import { printPermissions } from './lib/printed-pages.mjs';

main(async (args) => {
  const runtime = await prepare({ web: false });
  await printPermissions(runtime, { isCheck: args.includes('--check') });
});
