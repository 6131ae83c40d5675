/** From one sample up to, not including, another. */
export type Span = { from: number; to: number };
