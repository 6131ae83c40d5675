/** Asks the product's own rules which of many names are words, medicines, scales or towns to them already. */
import { spawnSync } from 'node:child_process';
import { root } from './project.mjs';

const question = `
  const at = './packages/clinical/src/identifiers/';
  const { isCommonCapital, isEponym, isMedicine, isOrdinary } = await import(at + 'ordinary.ts');
  const { isTown } = await import(at + 'towns.ts');
  const texts = async (name) => Object.values(await import(at + 'words/' + name + '.ts')).filter((each) => typeof each === 'string').join(' ');
  const own = await Promise.all(['first-names', 'more-first-names', 'surnames', 'more-surnames'].map(texts));
  let asked = '';
  for await (const part of process.stdin) asked += part;
  const isOther = (name) => isTown(name) || isCommonCapital(name) || isEponym(name);
  const names = JSON.parse(asked);
  process.stdout.write(JSON.stringify({
    refused: names.filter((name) => isOther(name) || isOrdinary(name) || isMedicine(name)),
    ordinary: names.filter(isOrdinary),
    own: own.join(' ').split(/\\s+/).filter((name) => isOrdinary(name) && !isOther(name)),
    never: await texts('named-after'),
  }));
`;

/** `refused` of these names, those of them that are `ordinary` words, those of the rules' `own` lists that are words to them, and what is `never` a name, as text. */
export function askedOfRules(names) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', question], {
    cwd: root,
    input: JSON.stringify(names),
    maxBuffer: 1e9,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}
