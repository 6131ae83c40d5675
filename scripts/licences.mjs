/** `npm run licences`: whose work runs here, and under which terms. `-- texts` prints the terms themselves. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Explained, main } from './lib/command.mjs';
import { refusedLicences, runtimePackages } from './lib/licences.mjs';
import { prepare } from './lib/prepare.mjs';
import { inProject, root } from './lib/project.mjs';
import { run } from './lib/run.mjs';

/** The list of models is TypeScript: the runtime reads it, the Node.js that runs this may not. */
const printModels = `
  import { manifest } from './apps/server/src/engines/models/manifest.ts';
  process.stdout.write(JSON.stringify(manifest.map(({ name, licence, source }) =>
    ({ name, licence, source: source.npm ?? source.https }))));`;

async function models(runtime) {
  const { printed } = await run(runtime, ['--input-type=module', '-e', printModels], { cwd: root });
  return JSON.parse(printed);
}

function printTable(packages, known) {
  const byLicence = new Map();
  for (const one of packages) byLicence.set(one.licence, [...(byLicence.get(one.licence) ?? []), one]);
  console.log(`${packages.length} packages that run, as installed on this machine:`);
  for (const [licence, those] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
    console.log(`\n${licence} (${those.length})`);
    for (const { name, version } of those) console.log(`  ${name} ${version}`);
  }
  console.log(
    '\nModels and what runs language models, which are got when they are chosen and are no part of the packages:',
  );
  for (const { name, licence, source } of known) console.log(`  ${name}: ${licence}; from ${source}`);
}

function printTexts(packages) {
  for (const { name, version, licence, folder, files } of packages) {
    console.log(`\n${'='.repeat(80)}\n${name} ${version}: ${licence}\n`);
    for (const file of files) console.log(readFileSync(join(folder, file), 'utf8').trim());
    if (files.length === 0) console.log('(the package has no text of its licence)');
  }
}

main(async (args) => {
  const runtime = await prepare({ web: false, tools: false });
  // The scripts name the Node that everything runs on.
  const folders = [['apps', 'server'], ['apps', 'web'], ['scripts']].map((path) => inProject(...path));
  const packages = runtimePackages(folders);
  if (args.includes('texts')) printTexts(packages);
  else printTable(packages, await models(runtime));
  const refused = refusedLicences(packages);
  if (refused.length === 0) return;
  throw new Explained(
    `Not to be shipped:\n${refused.map(({ name, licence }) => `  ${name}: ${licence}`).join('\n')}`,
    'A GPL or AGPL would hold for all of Noteer, and a package without a licence may not be used. Take another one.',
  );
});
