/**
 * `npm run common-passwords -- FILE`: makes the list of passwords that everybody tries first, out of a JSON array of them by how
 * common they are, such as `src/passwords.json` of the package @zxcvbn-ts/language-common (MIT). What is kept is the first five
 * bytes of each one's SHA-256, sorted: 200,000 bytes that nobody has to read, and in which one of a billion others is found.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { main } from './lib/command.mjs';
import { inProject } from './lib/project.mjs';

const KEPT = 40_000;
const BYTES = 5;

main(async () => {
  const [file] = process.argv.slice(2);
  if (!file) throw new Error('Name the file with the passwords: npm run common-passwords -- passwords.json');
  const words = JSON.parse(readFileSync(file, 'utf8')).map((word) => word.toLowerCase());
  const kept = [...new Set(words)].filter((word) => word.length >= 4).slice(0, KEPT);
  const prefixes = kept
    .map((word) => createHash('sha256').update(word).digest().subarray(0, BYTES))
    .sort(Buffer.compare);
  const target = inProject('apps/server/src/identity/common-passwords.bin');
  writeFileSync(target, Buffer.concat(prefixes));
  console.log(`${kept.length} passwords in ${target}`);
});
