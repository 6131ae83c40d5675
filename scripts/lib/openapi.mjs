/** Keeps docs/openapi.json what the contract says today. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Explained } from './command.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';

const file = inProject('docs', 'openapi.json');

/** The contract is TypeScript: the runtime reads it, the Node.js that runs this may not. */
const program = `
  import { endpoints } from '@noteer/contract';
  import { openapi } from '@noteer/contract/openapi';
  process.stdout.write(JSON.stringify(openapi(endpoints), null, 2) + '\\n');`;

export async function printOpenApi(runtime, { isCheck }) {
  const { printed } = await run(runtime, ['--input-type=module', '-e', program]);
  const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === printed;
  if (isCurrent) return;
  if (isCheck)
    throw new Explained('docs/openapi.json is not what the contract says.', 'Run "npm run openapi".');
  writeFileSync(file, printed);
  console.log('docs/openapi.json is written anew.');
}
