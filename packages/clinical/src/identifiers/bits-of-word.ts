/** Where a word leaves its marks in the dictionary: six bits of four million, so that one word in seventy that it has not seems to be there. */
export const BITS = 2 ** 22;
const MARKS = 6;

const mixed = (text: string, seed: number): number => {
  let hash = seed;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
};

export function bitsOf(word: string): number[] {
  const [first, step] = [mixed(word, 0x811c9dc5), mixed(word, 0x9747b28c) | 1];
  return Array.from({ length: MARKS }, (_, at) => ((first + Math.imul(at, step)) >>> 0) % BITS);
}
