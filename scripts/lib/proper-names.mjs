/** Which of the words that Dutch always writes with a capital are somebody's, by the other forms that the same list has. */

/** Streets and waters have rules of their own. */
const street =
  /(?:straat|straatje|weg|laan|plein|kade|gracht|singel|steeg|pad|park|kwartier|brug|station|kerk|dreef|hof|markt|haven|polder|kanaal|toren|poort|eiland|eilanden|zee|meer|tunnel|knooppunt|dal|berg|gebied|gebergte|stadion|centrum|gebouw|museum|festival|prijs|dag|dagen|akkoord|verdrag|plan|groep|partij|krant|bank|trip|roman|film|lied|school|college)$/;
/** Peoples, languages and what belongs to a place. */
const belonging =
  /(?:iaan|iaans|iaanse|aans|aanse|ees|eese|eze|ezen|isch|ische|ster|sters|enaar|enaars|naar|naars|ist|isten|isme|iër|iers|se|ers|sen|anen|er|ert|end|ling)$/;
/** Who comes from somewhere, and parts of the world. */
const people =
  /(?:[^r]aan|rijn|oos|ees|naar|ouwer|ander|iër|ling|stan|istan|ië|esie|garije|kije|vakije|wezi[eë]|ika|opa|fan|supporter|isme|regime)$/;
const placeEnding =
  /(?:kerke|kerk|dorp|wijk|drecht|dam|hoven|hove|horst|broek|veen|huizen|rade|rode|lo|loo|wold|woude|monde|mond|voort|voorde|hem|gem|zele|sele|zande|zand|sluis|meerden|burg|kapelle|pelt|ingen|beke|beek|schoten|schot|oord|waard|stad|stede|wierum|werd|um|jum|gum|terp|land|eind|einde|donk|heide|mortel|schans)$/;

/** `words` are those with a small letter, `bare` makes of a name what is compared. */
export function properNames(list, words, bare) {
  const capitals = new Set(
    list.filter((word) => /^\p{Lu}\p{Ll}[\p{L}'-]*$/u.test(word) && !/-\p{Ll}|\p{Ll}\p{Lu}/u.test(word)),
  );
  const owned = new Set(list);
  const has = (word) => capitals.has(word);
  const isForm = (word) =>
    (word.endsWith('s') && has(word.slice(0, -1))) ||
    (word.endsWith("'s") && has(word.slice(0, -2))) ||
    ['se', 'er', 'ers', 'sen', 'e', 'aan', 'en', 'ster', 'naar', 'naars', 'r', 'rs'].some(
      (ending) => word.endsWith(ending) && has(word.slice(0, -ending.length)),
    );
  /** `Arthurroman`: a name with a word behind it. */
  const isCompound = (word) => {
    // `Annebeth`, whose `Annebeths` says that it is somebody.
    const shortest = has(`${word}s`) ? 5 : 4;
    for (let at = 3; at <= word.length - shortest; at++)
      if (has(word.slice(0, at)) && words.has(bare(word.slice(at)))) return true;
    return false;
  };
  const found = { first: [], places: [], others: [] };
  for (const word of capitals) {
    if (street.test(word) || word.includes('-')) continue;
    if (people.test(word) || isCompound(word)) continue;
    const isPlace =
      ['er', 'naar', 'enaar'].some((ending) => has(word + ending)) || (word.endsWith('e') && has(`${word}r`));
    const isFirst = !isPlace && !isForm(word) && (has(`${word}s`) || owned.has(`${word}'s`));
    if (isFirst) found.first.push(word);
    else if (isPlace || (placeEnding.test(word) && !isForm(word))) found.places.push(word);
    else if (!isForm(word) && !belonging.test(word)) found.others.push(word);
  }
  return found;
}
