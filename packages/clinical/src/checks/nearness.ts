/** Whether two plain words may be one, misheard: at most two letters apart, one in short words. */
export function isNear(a: string, b: string): boolean {
  const limit = Math.min(a.length, b.length) >= 8 ? 2 : 1;
  // Who mishears a word seldom mishears its beginning.
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > limit) return false;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 0; i < a.length; i++) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min((row[j] ?? 0) + (a[i] === b[j] ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return (row[b.length] ?? limit + 1) <= limit;
}
