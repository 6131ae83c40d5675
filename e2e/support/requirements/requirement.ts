/** One statement of the specification, and the tests that fail when it is no longer true. */
export type Proof = { file: string; title: string };

export type Requirement =
  | { line: string; proof: readonly Proof[] }
  /** The product does not do this. Why, for whoever decides. */
  | { line: string; proof: 'lacking'; why: string };

export const asks = (line: string, ...proof: [Proof, ...Proof[]]): Requirement => ({ line, proof });

/** Names a test file once; each call names one of its tests, by its title or by `describe > title`. */
export const testsIn =
  (file: string) =>
  (title: string): Proof => ({ file, title });
