/** `npm run learned-weights`: learns from all passages and prints what the product reads. A minute; nothing of it runs with the product. */
import { writeFileSync } from 'node:fs';
import { examplesOf, hands, own } from './passages.ts';
import { STEPS_IN_ONE, weightsOf } from './weights.ts';

const target = new URL('../../packages/clinical/src/identifiers/learned/weights.ts', import.meta.url);
const LONGEST_LINE = 4000;

const all = [own(), ...hands()];
const bytes = Buffer.from(weightsOf(all.flatMap(examplesOf)).buffer).toString('base64');
const lines = bytes.match(new RegExp(`.{1,${LONGEST_LINE}}`, 'g')) ?? [];
writeFileSync(
  target,
  `/** Learned from \`bench/identifiers/passages\` by \`npm run learned-weights\`: a byte for each place of \`hash.ts\`. */
export const WEIGHT_STEP = 1 / ${STEPS_IN_ONE};
export const learnedWeights = \`\n${lines.join('\n')}\n\`;\n`,
);
const passages = all.reduce((sum, hand) => sum + hand.passages.length, 0);
console.log(`Learned from ${passages} passages of ${all.length} hands.`);
