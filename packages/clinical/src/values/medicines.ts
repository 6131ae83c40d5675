/** Medicines by name: Dutch, English, brands and other spellings. */
import list from '../../data/medicines.json' with { type: 'json' };
import { type Token, tokensOf } from './tokens.ts';

const SHORTEST_NAME = 4;
const MOST_WORDS = 4;

const wordsOf = (name: string): string =>
  tokensOf(name)
    .filter(({ kind }) => kind !== 'mark')
    .map(({ text }) => text)
    .join(' ');

const all: readonly (readonly string[])[] = list.medicines.map((names) => names.split(', ').map(wordsOf));
/** By any name; where two share a brand, both are it. */
const byName = new Map<string, string[]>();
for (const names of all)
  for (const name of names) byName.set(name, [...(byName.get(name) ?? []), names[0] ?? name]);
/** Ordinary words or people too: a medicine only with a capital. */
const wordsToo = new Set(list.words_too);
const firstWords = new Set([...byName.keys()].map((name) => name.split(' ')[0]));

/** All names of what goes by this name, the name itself first. */
export const namesOfMedicine = (name: string): string[] => {
  const own = new Set(byName.get(name) ?? []);
  return [...new Set([name, ...all.filter(([first]) => own.has(first ?? '')).flat()])];
};

/** The longest name that begins at `at`. */
export function readMedicine(
  tokens: readonly Token[],
  at: number,
): { name: string; written: string; next: number } | null {
  const first = tokens[at];
  if (!first || !firstWords.has(first.text)) return null;
  let found: { name: string; written: string; next: number } | null = null;
  let said = '';
  for (let words = 0, next = at; words < MOST_WORDS; next++) {
    const token = tokens[next];
    if (!token) break;
    if (token.kind === 'mark') {
      if (!token.is_glued || !tokens[next + 1]?.is_glued) break;
      continue;
    }
    said = said ? `${said} ${token.text}` : token.text;
    words += 1;
    const isName = said.length >= SHORTEST_NAME && (first.has_capital || !wordsToo.has(said));
    const name = isName ? byName.get(said)?.[0] : undefined;
    if (name !== undefined) found = { name, written: said, next: next + 1 };
  }
  return found;
}
