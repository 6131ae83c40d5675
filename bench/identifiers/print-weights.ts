/** `npm run learned-weights`: learns from all passages and prints what the product reads. Some minutes; nothing of it runs with the product. */
import { writeFileSync } from 'node:fs';
import { parts } from '../../packages/clinical/src/identifiers/learned/network.ts';
import { learnFrom } from './learning.ts';
import { hands, own } from './passages.ts';

const LONGEST_LINE = 12_000;
const printed = (bytes: Int8Array): string => {
  const text = Buffer.from(bytes.buffer).toString('base64');
  return `\`\n${(text.match(new RegExp(`.{1,${LONGEST_LINE}}`, 'g')) ?? []).join('\n')}\n\``;
};
const write = (name: string, text: string) =>
  writeFileSync(new URL(`../../packages/clinical/src/identifiers/learned/${name}`, import.meta.url), text);

const from = 'Learned from `bench/identifiers/passages` by `npm run learned-weights`';
const all = [own(), ...hands()];
const { regression, network } = learnFrom(all, console.log);

write(
  'regression-weights.ts',
  `/** ${from}: a byte for each place of \`regression.ts\`. */
export const regressionWeights = ${printed(regression)};
`,
);
write(
  'network-weights.ts',
  `/** ${from}: a byte for each weight of \`network.ts\`, and how much a step of it is. */
export const networkSteps = {
${parts.map((part) => `  ${part}: ${network.steps[part]},`).join('\n')}
};
export const networkWeights = {
${parts.map((part) => `  ${part}: ${printed(network.bytes[part])},`).join('\n')}
};
`,
);
const passages = all.reduce((sum, hand) => sum + hand.passages.length, 0);
console.log(`Learned from ${passages} passages of ${all.length} hands.`);
