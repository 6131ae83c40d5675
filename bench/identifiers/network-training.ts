/** How the network is learned, from texts in a shuffled order that is always the same. */
import {
  activationsOf,
  emptyNetwork,
  type Network,
  type Part,
  WIDTH,
} from '../../packages/clinical/src/identifiers/learned/network.ts';
import { TRAITS_OF_THE_WORD } from '../../packages/clinical/src/identifiers/learned/traits.ts';
import { stepper } from './adam.ts';
import { repeatable, shuffled } from './shuffled.ts';
import { addSlopes, type Told } from './slopes.ts';

const ROUNDS = 5;
const AT_ONCE = 64;
const RATE = 2e-3;
const LEAST_RATE = 1e-5;
/** Of the values between layers so many are left out by chance, and so often a word is only known by its kind: so nothing is learned by heart. */
const LEFT_OUT = 0.25;
const SCALE = 1 / (1 - LEFT_OUT);
const WORD_HIDDEN = 0.1;

const spread: Partial<Record<Part, number>> = {
  traits: 0.08,
  first: Math.sqrt(1 / (5 * WIDTH)),
  second: Math.sqrt(1 / (5 * WIDTH)),
  out: Math.sqrt(1 / (3 * WIDTH)),
};

export function networkAtFirst(random: () => number): Network {
  const network = emptyNetwork();
  for (const [part, most] of Object.entries(spread))
    network[part as Part].forEach((_, at, all) => {
      all[at] = (2 * random() - 1) * most;
    });
  return network;
}

export function learnNetwork(texts: readonly Told[], tell: (text: string) => void = () => {}): Network {
  const random = repeatable(1);
  const [network, slopes] = [networkAtFirst(random), emptyNetwork()];
  const step = stepper(network);
  const leaveOut = (values: Float32Array): void => {
    for (let at = 0; at < values.length; at++)
      values[at] = random() < LEFT_OUT ? 0 : (values[at] as number) * SCALE;
  };
  const hidden = (places: Int32Array): Int32Array =>
    random() < WORD_HIDDEN ? places.subarray(TRAITS_OF_THE_WORD) : places;
  const all = ROUNDS * texts.length;
  let [seen, counted] = [0, 0];
  for (const at of shuffled(texts.length, ROUNDS, random)) {
    const text = texts[at] as Told;
    const told = { ...text, traits: text.traits.map(hidden) };
    addSlopes(network, slopes, told, activationsOf(network, told.traits, leaveOut), SCALE);
    counted += text.counts.reduce((sum, counts) => sum + counts, 0);
    seen += 1;
    if (seen % AT_ONCE === 0) {
      step(slopes, counted, RATE * (1 - seen / all) + LEAST_RATE);
      counted = 0;
    }
    if (seen % texts.length === 0)
      tell(`The network has read everything ${seen / texts.length} of ${ROUNDS} times.`);
  }
  return network;
}
