/** `npm run openapi`: prints the contract to docs/openapi.json. `--check` only compares. */

import { main } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';
import { printOpenApi } from './lib/printed-pages.mjs';

main(async (args) => {
  const runtime = await prepare({ web: false });
  await printOpenApi(runtime, { isCheck: args.includes('--check') });
});
