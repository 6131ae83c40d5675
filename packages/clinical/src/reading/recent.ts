/** What was made of the last texts: one rule after another looks at the same words, talk, facts and checks at the same sentences. */
import type { Language } from '../note.ts';

/** Texts are kept in two heaps, the young and the old: when the young one is full the old one goes, without looking through it. */
const MOST_YOUNG = 1_024;
/** Longer ones are no sentences, and too much to keep. */
const LONGEST_TEXT = 2_000;

export function recently<V>(make: (text: string) => V): (text: string) => V {
  let young = new Map<string, V>();
  let old = new Map<string, V>();
  return (text) => {
    if (text.length > LONGEST_TEXT) return make(text);
    const known = young.get(text);
    if (known !== undefined) return known;
    const value = old.get(text) ?? make(text);
    if (young.size >= MOST_YOUNG) {
      old = young;
      young = new Map();
    }
    young.set(text, value);
    return value;
  };
}

/** The same for what depends on the language too. */
export function recentlyIn<V>(
  make: (text: string, language: Language) => V,
): (text: string, language: Language) => V {
  const made = { nl: recently((text) => make(text, 'nl')), en: recently((text) => make(text, 'en')) };
  return (text, language) => made[language](text);
}

/** People use the same words over and over; each is looked up once. So many words are remembered, and then none. */
const MOST_WORDS = 20_000;

export function onceAWord<V>(make: (word: string) => V): (word: string) => V {
  const made = new Map<string, V>();
  return (word) => {
    const known = made.get(word);
    if (known !== undefined || made.has(word)) return known as V;
    if (made.size >= MOST_WORDS) made.clear();
    const value = make(word);
    made.set(word, value);
    return value;
  };
}
