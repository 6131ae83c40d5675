/** How many words of a letter were read as they are, in the order in which they stand: the longest sequence that both have. */
export function wordsRight(said: string[], read: string[]): number {
  let previous = new Uint32Array(read.length + 1);
  for (const word of said) {
    const current = new Uint32Array(read.length + 1);
    for (const [at, other] of read.entries()) {
      current[at + 1] =
        word === other
          ? (previous[at] as number) + 1
          : Math.max(previous[at + 1] as number, current[at] as number);
    }
    previous = current;
  }
  return previous.at(-1) as number;
}
