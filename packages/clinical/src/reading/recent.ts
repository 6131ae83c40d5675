/** What was made of the last few texts: one rule after another looks at the same words. */
const MOST_TEXTS = 64;

export function recently<V>(make: (text: string) => V): (text: string) => V {
  const made = new Map<string, V>();
  return (text) => {
    const known = made.get(text);
    if (known !== undefined) return known;
    const value = make(text);
    if (made.size >= MOST_TEXTS)
      for (const oldest of made.keys()) {
        made.delete(oldest);
        break;
      }
    made.set(text, value);
    return value;
  };
}
