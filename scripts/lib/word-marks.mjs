/** The words of the dictionaries as marks, for `dictionary.ts`: a fifth of what the words themselves take. */
import { spawnSync } from 'node:child_process';
import { root } from './project.mjs';

const question = `
  const { BITS, bitsOf } = await import('./packages/clinical/src/identifiers/bits-of-word.ts');
  let asked = '';
  for await (const part of process.stdin) asked += part;
  const marks = new Uint8Array(BITS / 8);
  for (const word of asked.split('\\n')) for (const bit of bitsOf(word)) marks[bit >> 3] |= 1 << (bit & 7);
  process.stdout.write(Buffer.from(marks).toString('base64'));
`;

/** In base64. */
export function marksOf(words) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', question], {
    cwd: root,
    input: [...words].join('\n'),
    maxBuffer: 1e9,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}
