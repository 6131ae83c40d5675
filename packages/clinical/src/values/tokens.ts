/** A text cut once into words, figures and marks: everything else reads these, each at most a few times. */

export type Token = {
  kind: 'word' | 'figure' | 'mark';
  /** In small letters and without accents: `tweeënveertig` is `tweeenveertig`. */
  text: string;
  start: number;
  end: number;
  /** Nothing stands between it and the one before. */
  is_glued: boolean;
  has_capital: boolean;
};

/** Longer is no word that anybody says. */
const LONGEST_WORD = 60;
const spaces = new Set(' \n\t\r\u00a0\u2009\u202f');
const APOSTROPHES = new Set("'’");
const accents = /\p{M}/gu;

const isFigure = (letter: string) => letter >= '0' && letter <= '9';
const isLetter = (letter: string) =>
  (letter >= 'a' && letter <= 'z') ||
  (letter >= 'A' && letter <= 'Z') ||
  letter.toLowerCase() !== letter.toUpperCase() ||
  (letter >= '\u0300' && letter < '\u0370');

const beyondAscii = /[^a-zA-Z']/;
const fold = (word: string): string => {
  if (word.length > LONGEST_WORD) return word;
  const plain = beyondAscii.test(word)
    ? word.normalize('NFD').replace(accents, '').replaceAll('’', "'")
    : word;
  return plain.toLowerCase();
};

/** Where the token ends that begins at `at`. An apostrophe between letters belongs to its word: `o'clock`. */
function endOf(text: string, at: number, kind: Token['kind']): number {
  const belongs = kind === 'figure' ? isFigure : isLetter;
  let end = at + 1;
  while (
    end < text.length &&
    (belongs(text.charAt(end)) ||
      (kind === 'word' && APOSTROPHES.has(text.charAt(end)) && isLetter(text.charAt(end + 1))))
  )
    end += 1;
  return end;
}

export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    const letter = text.charAt(at);
    if (spaces.has(letter)) {
      at += 1;
      continue;
    }
    const kind = isFigure(letter) ? 'figure' : isLetter(letter) ? 'word' : 'mark';
    const end = kind === 'mark' ? at + 1 : endOf(text, at, kind);
    const written = text.slice(at, end);
    tokens.push({
      kind,
      text: kind === 'word' ? fold(written) : written,
      start: at,
      end,
      is_glued: tokens.at(-1)?.end === at,
      has_capital: kind === 'word' && letter !== letter.toLowerCase(),
    });
    at = end;
  }
  return tokens;
}

export const isMark = (token: Token | undefined, marks: string): boolean =>
  token?.kind === 'mark' && marks.includes(token.text);
export const isWord = (token: Token | undefined, words: ReadonlySet<string>): boolean =>
  token?.kind === 'word' && words.has(token.text);
export const wordSet = (words: string): ReadonlySet<string> => new Set(words.split(' '));
