/** Names of other countries that people here say as a word, a brand or a sound: they count by their place in the sentence alone. */
export const namesLikeWords = `
`;
