/** The one in the middle; 0 of none. */
export const median = (values: number[]): number =>
  values.length === 0 ? 0 : (values.toSorted((a, b) => a - b)[values.length >> 1] as number);
