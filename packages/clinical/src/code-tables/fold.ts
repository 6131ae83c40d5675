/** Small letters, no accents, one space between words: what is compared when people type or name the same thing differently. */
export const foldWords = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s_]+/g, ' ')
    .trim();
