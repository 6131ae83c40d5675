/** Marks names of people whom nobody named. */
import type { Language } from '../note.ts';
import { findMedicine } from '../reading/medicines.ts';
import { list } from '../reading/text.ts';
import { isWord, type Token } from '../reading/tokens.ts';
import type { Found } from './found.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said-shape.ts';

const titles: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:dr|drs|dokter|mevrouw|mevr|mw|meneer|dhr|hr|heer|zus|broer|dochter|zoon|partner|vriend|vriendin|collega|psychiater|psycholoog|huisarts|verpleegkundige|echtgenote|echtgenoot|vrouw|man)$/,
  en: /^(?:dr|doctor|mr|mrs|ms|miss|sister|brother|daughter|son|partner|boyfriend|girlfriend|husband|wife|nurse|colleague|consultant|psychiatrist|psychologist|gp)$/,
};

/** Eponyms of the field follow a title too: `collega Down` is no name that anybody would miss. */
const terms = new Set(list('lasegue, parkinson, alzheimer, van, de, den, der, ten, ter, het, i, st'));

const isName = ({ raw, text }: Token): boolean =>
  /^\p{Lu}\p{Ll}+$/u.test(raw) && text.length >= 3 && !terms.has(text);

const BEGINNING = 3;

/** A name misheard begins as the name does. */
function isSaid({ text }: Token, said: Said): boolean {
  const beginnings =
    beginningsOf.get(said) ?? new Set(said.words.map((word) => word.text.slice(0, BEGINNING)));
  beginningsOf.set(said, beginnings);
  return beginnings.has(text.slice(0, BEGINNING));
}

const beginningsOf = new WeakMap<Said, ReadonlySet<string>>();

/** Only after a title or a relation: a capital elsewhere may be of an institution, a place, a term. */
export const checkNames = ({ tokens, language }: Noted, said: Said): Found[] =>
  tokens
    .filter((token, index) => {
      if (!isWord(token) || !isName(token)) return false;
      const before = tokens[index - 1]?.text === '.' ? tokens[index - 2] : tokens[index - 1];
      if (before === undefined || !titles[language].test(before.text)) return false;
      return findMedicine(token.raw) === undefined && !isSaid(token, said);
    })
    .map(({ start, end }) => ({ kind: 'name', start, end }));
