/** How much better or worse a network would do on a text, for each of its weights: backwards through its layers. */
import {
  type Activations,
  eachSeen,
  type Network,
  outputOf,
  WIDTH,
} from '../../packages/clinical/src/identifiers/learned/network.ts';
import { chance } from './shuffled.ts';

/** A text: of each word its traits, whether it is part of an identifier, and how much that counts (0: it is no word). */
export type Told = { traits: Int32Array[]; isIt: boolean[]; counts: number[] };

/** A name that is missed is worse than a word that is taken. */
export const IS_IT_COUNTS = 1.5;

/** Where a value was above zero, what was asked of it goes on to what it came from. */
function throughPositive(asked: Float32Array, values: Float32Array, scale: number): void {
  for (let at = 0; at < asked.length; at++)
    asked[at] = (values[at] as number) > 0 ? (asked[at] as number) * scale : 0;
}

function backThroughLayer(
  { weights, slopes, bias }: Record<'weights' | 'slopes' | 'bias', Float32Array>,
  below: Float32Array,
  asked: Float32Array,
  askedBelow: Float32Array,
): void {
  for (let at = 0; at < asked.length; at++)
    bias[at % WIDTH] = (bias[at % WIDTH] as number) + (asked[at] as number);
  eachSeen(below.length / WIDTH, (from, to, square) => {
    for (let input = 0; input < WIDTH; input++) {
      const value = below[from + input] as number;
      // What was zero below has no slope, and nothing is asked of it either.
      if (value === 0) continue;
      const row = square + input * WIDTH;
      let sum = 0;
      for (let output = 0; output < WIDTH; output++) {
        const wanted = asked[to + output] as number;
        slopes[row + output] = (slopes[row + output] as number) + value * wanted;
        sum += wanted * (weights[row + output] as number);
      }
      askedBelow[from + input] = (askedBelow[from + input] as number) + sum;
    }
  });
}

const layers = ['words', 'first', 'second'] as const;

/** Of the output: adds to its slopes, and says what is asked of the values that it was made of. */
function backThroughOutput(network: Network, slopes: Network, text: Told, values: Activations): Activations {
  const nothing = () => new Float32Array(values.words.length);
  const asked: Activations = { words: nothing(), first: nothing(), second: nothing() };
  for (const [word, said] of outputOf(network, values).entries()) {
    const is = text.isIt[word] ?? false;
    const error = (chance(said) - Number(is)) * (text.counts[word] ?? 0) * (is ? IS_IT_COUNTS : 1);
    if (error === 0) continue;
    slopes.out_bias[0] = (slopes.out_bias[0] as number) + error;
    for (const [part, name] of layers.entries())
      for (let at = 0; at < WIDTH; at++) {
        const [here, weight] = [word * WIDTH + at, part * WIDTH + at];
        slopes.out[weight] = (slopes.out[weight] as number) + error * (values[name][here] as number);
        asked[name][here] = error * (network.out[weight] as number);
      }
  }
  return asked;
}

/** Adds to the slopes what one text says of the weights. `scale`: by how much values that were above zero had been made larger. */
export function addSlopes(
  network: Network,
  slopes: Network,
  text: Told,
  values: Activations,
  scale: number,
): void {
  const asked = backThroughOutput(network, slopes, text, values);
  throughPositive(asked.second, values.second, scale);
  const second = { weights: network.second, slopes: slopes.second, bias: slopes.second_bias };
  backThroughLayer(second, values.first, asked.second, asked.first);
  throughPositive(asked.first, values.first, scale);
  const first = { weights: network.first, slopes: slopes.first, bias: slopes.first_bias };
  backThroughLayer(first, values.words, asked.first, asked.words);
  throughPositive(asked.words, values.words, scale);
  for (const [word, places] of text.traits.entries())
    for (let at = 0; at < WIDTH; at++) {
      const wanted = asked.words[word * WIDTH + at] as number;
      if (wanted === 0) continue;
      slopes.traits_bias[at] = (slopes.traits_bias[at] as number) + wanted;
      for (const place of places)
        slopes.traits[place * WIDTH + at] = (slopes.traits[place * WIDTH + at] as number) + wanted;
    }
}
