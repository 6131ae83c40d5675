/** `npm run sbom`: writes the list of all parts (CycloneDX) to .cache/noteer.cdx.json; `-- FILE` elsewhere. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { main } from './lib/command.mjs';
import { readLock } from './lib/locked-packages.mjs';
import { inProject } from './lib/project.mjs';
import { billOfMaterials } from './lib/sbom.mjs';

main(async ([file]) => {
  const target = file
    ? resolve(process.env.INIT_CWD ?? process.cwd(), file)
    : inProject('.cache', 'noteer.cdx.json');
  const bill = billOfMaterials(readLock());
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(bill, null, 2)}\n`);
  const tools = bill.components.filter(({ scope }) => scope === 'excluded').length;
  console.log(
    `${relative(process.cwd(), target)}: ${bill.components.length} parts, ${tools} of them tools that are not shipped.`,
  );
});
