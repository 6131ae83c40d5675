/** What was made of a talk once serves everyone who asks for it, and is forgotten with the talk. */
import type { Language } from '../note.ts';

export function onceFor<K extends object, V>(
  make: (key: K, language: Language) => V,
): (key: K, language: Language) => V {
  const made = { nl: new WeakMap<K, V>(), en: new WeakMap<K, V>() };
  return (key, language) => {
    const known = made[language].get(key);
    if (known !== undefined) return known;
    const value = make(key, language);
    made[language].set(key, value);
    return value;
  };
}
