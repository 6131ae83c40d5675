/** Keeps the pages of docs/ that are printed from the contract what the contract says today. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Explained } from './command.mjs';
import { inProject } from './project.mjs';
import { run } from './run.mjs';

/** The contract is TypeScript: the runtime reads it, the Node.js that runs this may not. */
const pages = {
  openapi: {
    name: 'openapi.json',
    program: `
      import { endpoints } from '@noteer/contract';
      import { openapi } from '@noteer/contract/openapi';
      process.stdout.write(JSON.stringify(openapi(endpoints), null, 2) + '\\n');`,
  },
  permissions: {
    name: 'permissions.md',
    program: `
      import { endpoints } from '@noteer/contract';
      import { permissionsPage } from '@noteer/contract/permissions-page';
      process.stdout.write(permissionsPage(endpoints));`,
  },
};

async function print(page, runtime, isCheck) {
  const { name, program } = pages[page];
  const file = inProject('docs', name);
  const { printed } = await run(runtime, ['--input-type=module', '-e', program]);
  if (existsSync(file) && readFileSync(file, 'utf8') === printed) return;
  if (isCheck) throw new Explained(`docs/${name} is not what the contract says.`, `Run "npm run ${page}".`);
  writeFileSync(file, printed);
  console.log(`docs/${name} is written anew.`);
}

export const printOpenApi = (runtime, { isCheck }) => print('openapi', runtime, isCheck);
export const printPermissions = (runtime, { isCheck }) => print('permissions', runtime, isCheck);
