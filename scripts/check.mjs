/** `npm run check`: formats, lints, type-checks, and holds the structure. In CI (CI=true) it changes nothing. */
import { check } from './lib/checks.mjs';
import { main } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';

main(async () => {
  const runtime = await prepare({ web: false });
  await check(runtime, { canWrite: !process.env.CI });
});
