/** Keeps the pages of docs/ that are printed from the code what the code says today. */
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
  settings: {
    name: 'settings.md',
    program: `
      import { InstitutionSettings } from '@noteer/contract';
      import { z } from 'zod';
      import { institutionVariables as variables } from './apps/server/src/institution-variables.ts';
      import { fieldKinds as kinds, groups } from './apps/web/src/features/institution/fields.ts';
      import { hintStrings as hints } from './apps/web/src/features/institution/hint-strings.ts';
      import { fieldStrings as names, groupStrings as headings, optionStrings as options } from './apps/web/src/features/institution/strings.ts';
      import { settingsPage } from './scripts/lib/settings-page.mjs';
      const schema = z.toJSONSchema(z.object(InstitutionSettings.shape), { io: 'input', unrepresentable: 'any' });
      process.stdout.write(settingsPage({ schema, groups, kinds, names, headings, hints, options, variables }));`,
  },
};

async function print(page, runtime, isCheck) {
  const { name, program } = pages[page];
  const file = inProject('docs', name);
  const { printed } = await run(runtime, ['--input-type=module', '-e', program]);
  if (existsSync(file) && readFileSync(file, 'utf8') === printed) return;
  if (isCheck) throw new Explained(`docs/${name} is not what the code says.`, `Run "npm run ${page}".`);
  writeFileSync(file, printed);
  console.log(`docs/${name} is written anew.`);
}

export const printOpenApi = (runtime, { isCheck }) => print('openapi', runtime, isCheck);
export const printSettings = (runtime, { isCheck }) => print('settings', runtime, isCheck);
export const printPermissions = (runtime, { isCheck }) => print('permissions', runtime, isCheck);
