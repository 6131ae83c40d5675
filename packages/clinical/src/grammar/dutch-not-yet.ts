/** A denial as it was answered: `nog niet`, `niet meer`, `niet echt`. */
export const notYet = (denial: string, phrase: string): string => {
  if (/nog/iu.test(phrase))
    return denial
      .replace(/(?<!\p{L})(?<!nog )(geen|niet|nooit)(?!\p{L})/u, 'nog $1')
      .replace('nog nooit', 'nog niet');
  // `Snijdt u zich wel eens?` `Niet meer.`: that says when, and not never.
  if (/meer/iu.test(phrase) && !/ meer/u.test(denial)) {
    if (/(?<!\p{L})(?:nooit|niet)(?!\p{L})/u.test(denial))
      return denial.replace(/(?<!\p{L})(?:nooit|niet)(?!\p{L})/u, 'niet meer');
    return `${denial} meer`;
  }
  if (/echt|zo|bepaald/iu.test(phrase))
    return denial.replace(/(?<!\p{L})(geen|niet)(?!\p{L})/u, phrase.toLowerCase());
  return denial;
};
