import { expect, test } from 'vitest';
import { unknownIn } from './unknown-measures.ts';

test.each([
  ['Spiegel 0,91.', ['spiegel']],
  ['XYZS 22, vorige keer 30.', ['XYZS']],
  ['Spiegel over 10 dagen.', []],
  ['MIU: 6 sutures in the arm, tetanus given.', []],
  ['SEH: 4 hechtingen.', []],
  ['Eating little, 74.1 kg. Sleeps badly.', ['weight']],
  ['Sinds mei 35,5 kg afgevallen.', []],
] as const)('%s', (text, names) => {
  expect(unknownIn(text)).toEqual(names);
});
