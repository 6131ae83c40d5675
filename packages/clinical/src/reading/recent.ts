/** What was made of the last texts: one rule after another looks at the same words, talk, facts and checks at the same sentences. */
const MOST_TEXTS = 512;
/** Longer ones are no sentences, and too much to keep. */
const LONGEST_TEXT = 2_000;

export function recently<V>(make: (text: string) => V): (text: string) => V {
  const made = new Map<string, V>();
  return (text) => {
    if (text.length > LONGEST_TEXT) return make(text);
    const known = made.get(text);
    if (known !== undefined) return known;
    const value = make(text);
    if (made.size >= MOST_TEXTS) {
      const [oldest = ''] = made.keys();
      made.delete(oldest);
    }
    made.set(text, value);
    return value;
  };
}
