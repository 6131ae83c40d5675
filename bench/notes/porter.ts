/**
 * Porter's stemmer (1980) with the later rules of the NLTK library, which the published ROUGE figures were computed with.
 * Here only to be comparable with them; the product has stems of its own.
 */
const irregular: Readonly<Record<string, string>> = {
  skies: 'sky',
  sky: 'sky',
  dying: 'die',
  lying: 'lie',
  tying: 'tie',
  news: 'news',
  innings: 'inning',
  inning: 'inning',
  outings: 'outing',
  outing: 'outing',
  cannings: 'canning',
  canning: 'canning',
  howe: 'howe',
  proceed: 'proceed',
  exceed: 'exceed',
  succeed: 'succeed',
};

/** `c` and `v` for every letter: a y after a consonant sounds as a vowel. */
function shape(word: string): string {
  let sounds = '';
  for (const letter of word) {
    const isVowel = 'aeiou'.includes(letter) || (letter === 'y' && sounds.endsWith('c'));
    sounds += isVowel ? 'v' : 'c';
  }
  return sounds;
}

const syllables = (stem: string): number => shape(stem).match(/v+c+/g)?.length ?? 0;
const hasVowel = (stem: string): boolean => shape(stem).includes('v');
const endsInDouble = (word: string): boolean => word.at(-1) === word.at(-2) && shape(word).endsWith('c');
const isShort = (word: string): boolean => {
  const sounds = shape(word);
  return sounds === 'vc' || (sounds.endsWith('cvc') && !/[wxy]$/.test(word));
};

type Rule = readonly [ending: string, instead: string, holds: (stem: string) => boolean];

/** The first rule whose ending fits decides, also when its condition does not hold. */
function apply(word: string, rules: readonly Rule[]): string {
  for (const [ending, instead, holds] of rules) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, word.length - ending.length);
    return holds(stem) ? stem + instead : word;
  }
  return word;
}

const rules = (table: string, holds: (stem: string) => boolean): Rule[] =>
  table.split(' ').map((pair) => {
    const [ending = '', instead = ''] = pair.split('>');
    return [ending, instead, holds];
  });
const isMeasured = (stem: string) => syllables(stem) > 0;
const isLong = (stem: string) => syllables(stem) > 1;

const doubleEndings = [
  ...rules(
    'ational>ate tional>tion enci>ence anci>ance izer>ize bli>ble entli>ent eli>e ousli>ous ization>ize ation>ate ator>ate',
    isMeasured,
  ),
  ...rules(
    'alism>al iveness>ive fulness>ful ousness>ous aliti>al iviti>ive biliti>ble fulli>ful',
    isMeasured,
  ),
  ['logi', 'log', (stem) => syllables(`${stem}l`) > 0] as Rule,
];
const adjectiveEndings = rules('icate>ic ative> alize>al iciti>ic ical>ic ful> ness>', isMeasured);
const lastEndings = [
  ...rules('al> ance> ence> er> ic> able> ible> ant> ement> ment> ent>', isLong),
  ['ion', '', (stem) => isLong(stem) && /[st]$/.test(stem)] as Rule,
  ...rules('ou> ism> ate> iti> ous> ive> ize>', isLong),
];

function withoutPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (word.endsWith('ies')) return word.slice(0, word.length === 4 ? -1 : -2);
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

function withoutPast(word: string): string {
  if (word.endsWith('ied')) return word.slice(0, word.length === 4 ? -1 : -2);
  if (word.endsWith('eed')) return syllables(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const ending = ['ed', 'ing'].find((each) => word.endsWith(each) && hasVowel(word.slice(0, -each.length)));
  if (!ending) return word;
  const stem = word.slice(0, -ending.length);
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (endsInDouble(stem)) return /[lsz]$/.test(stem) ? stem : stem.slice(0, -1);
  return syllables(stem) === 1 && isShort(stem) ? `${stem}e` : stem;
}

/** `happy` becomes `happi`, `enjoy` and `by` stay. */
const withI = (word: string): string =>
  word.length > 2 && word.endsWith('y') && shape(word.slice(0, -1)).endsWith('c')
    ? `${word.slice(0, -1)}i`
    : word;

function withoutDouble(word: string): string {
  if (!word.endsWith('alli')) return apply(word, doubleEndings);
  const stem = word.slice(0, -4);
  return isMeasured(stem) ? withoutDouble(`${stem}al`) : word;
}

function withoutE(word: string): string {
  if (!word.endsWith('e')) return word;
  const stem = word.slice(0, -1);
  const measure = syllables(stem);
  return measure > 1 || (measure === 1 && !isShort(stem)) ? stem : word;
}

export function porterStem(word: string): string {
  if (irregular[word]) return irregular[word];
  if (word.length <= 2) return word;
  let stem = withI(withoutPast(withoutPlural(word)));
  stem = apply(apply(withoutDouble(stem), adjectiveEndings), lastEndings);
  stem = withoutE(stem);
  return stem.endsWith('ll') && syllables(stem.slice(0, -1)) > 1 ? stem.slice(0, -1) : stem;
}
