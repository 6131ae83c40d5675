/**
 * A small network over the words of a text. A word is the sum of what its traits weigh; then two layers look at five words
 * each, so that a word is judged with its four neighbours on either side.
 */
import { TRAIT_PLACES } from './traits.ts';

export const WIDTH = 48;
const REACH = 2;
const SEEN = 2 * REACH + 1;

/** How many weights each part has. A layer has a square for each word that it sees: from each value of that word to each of its own. */
export const sizes = {
  traits: TRAIT_PLACES * WIDTH,
  traits_bias: WIDTH,
  first: SEEN * WIDTH * WIDTH,
  first_bias: WIDTH,
  second: SEEN * WIDTH * WIDTH,
  second_bias: WIDTH,
  out: 3 * WIDTH,
  out_bias: 1,
} as const;
export type Part = keyof typeof sizes;
export const parts = Object.keys(sizes) as Part[];
export type Network = Readonly<Record<Part, Float32Array>>;

/** All weights zero. */
export const emptyNetwork = (): Network =>
  Object.fromEntries(parts.map((part) => [part, new Float32Array(sizes[part])])) as Network;

/** Of all words, one after the other. */
export type Activations = { words: Float32Array; first: Float32Array; second: Float32Array };

const keepPositive = (values: Float32Array): void => {
  for (let at = 0; at < values.length; at++) if ((values[at] as number) < 0) values[at] = 0;
};

/** Calls back with each pair of places of a layer: from which word, to which, and where the square between them begins. */
export function eachSeen(count: number, seen: (from: number, to: number, square: number) => void): void {
  for (let to = 0; to < count; to++)
    for (let step = 0; step < SEEN; step++) {
      const from = to + step - REACH;
      if (from >= 0 && from < count) seen(from * WIDTH, to * WIDTH, step * WIDTH * WIDTH);
    }
}

function layer(weights: Float32Array, bias: Float32Array, below: Float32Array): Float32Array {
  const count = below.length / WIDTH;
  const above = new Float32Array(below.length);
  for (let word = 0; word < count; word++) above.set(bias, word * WIDTH);
  eachSeen(count, (from, to, square) => {
    for (let input = 0; input < WIDTH; input++) {
      const value = below[from + input] as number;
      if (value === 0) continue;
      const row = square + input * WIDTH;
      for (let output = 0; output < WIDTH; output++)
        above[to + output] = (above[to + output] as number) + value * (weights[row + output] as number);
    }
  });
  keepPositive(above);
  return above;
}

function wordsOf({ traits, traits_bias }: Network, told: readonly Int32Array[]): Float32Array {
  const words = new Float32Array(told.length * WIDTH);
  for (const [index, places] of told.entries()) {
    const to = index * WIDTH;
    words.set(traits_bias, to);
    for (const place of places)
      for (let at = 0; at < WIDTH; at++)
        words[to + at] = (words[to + at] as number) + (traits[place * WIDTH + at] as number);
  }
  keepPositive(words);
  return words;
}

/** `change`: what learning does to the values of each layer before the next one sees them. */
export function activationsOf(
  network: Network,
  told: readonly Int32Array[],
  change: (values: Float32Array) => void = () => {},
): Activations {
  const words = wordsOf(network, told);
  change(words);
  const first = layer(network.first, network.first_bias, words);
  change(first);
  const second = layer(network.second, network.second_bias, first);
  change(second);
  return { words, first, second };
}

/** For each word how far it speaks for a name, and below zero against one. */
export function outputOf({ out, out_bias }: Network, { words, first, second }: Activations): number[] {
  return Array.from({ length: words.length / WIDTH }, (_, word) => {
    let sum = out_bias[0] as number;
    for (const [part, values] of [words, first, second].entries())
      for (let at = 0; at < WIDTH; at++)
        sum += (values[word * WIDTH + at] as number) * (out[part * WIDTH + at] as number);
    return sum;
  });
}
