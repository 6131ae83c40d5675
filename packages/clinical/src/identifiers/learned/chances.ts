/** How likely each word of a text identifies somebody, by what was learned from passages of many hands. */
import { recently } from '../../reading/recent.ts';
import { bytesOf } from '../printed-bytes.ts';
import { wordsOf } from '../word.ts';
import { activationsOf, type Network, outputOf, parts, sizes } from './network.ts';
import { networkSteps, networkWeights } from './network-weights.ts';
import { FEATURE_PLACES, regressionOf } from './regression.ts';
import { regressionWeights } from './regression-weights.ts';
import { traitsOf } from './traits.ts';

/** For each of `wordsOf(text)` how likely it identifies somebody; nothing where nobody was asked. */
export type Chances = (text: string) => readonly number[];

export type Learned = { regression: Int8Array; network: Network };

/** Beyond this neither is heard more: what one of them has never seen, it may be very sure of. */
const SUREST = 9;
const within = (said: number): number => Math.max(-SUREST, Math.min(SUREST, said));

/** Two that learned the same in different ways err in different places: the middle between them errs less than either. */
export const chancesBy = (learned: () => Learned): Chances =>
  recently((text) => {
    const { regression, network } = learned();
    const words = wordsOf(text);
    const byNetwork = outputOf(network, activationsOf(network, traitsOf(words)));
    return regressionOf(regression, words).map((said, at) => {
      const middle = (within(said) + within(byNetwork[at] ?? 0)) / 2;
      return 1 / (1 + Math.exp(-middle));
    });
  });

function readNetwork(): Network {
  return Object.fromEntries(
    parts.map((part) => {
      const bytes = new Int8Array(bytesOf(networkWeights[part], sizes[part]).buffer);
      return [part, Float32Array.from(bytes, (byte) => byte * networkSteps[part])];
    }),
  ) as Network;
}

/** Read when they are asked for the first time. */
let read: Learned | undefined;
function ours(): Learned {
  read ??= {
    regression: new Int8Array(bytesOf(regressionWeights, FEATURE_PLACES).buffer),
    network: readNetwork(),
  };
  return read;
}
export const chancesIn = chancesBy(ours);
