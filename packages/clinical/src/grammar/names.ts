/** Whether a capital at the start of a sentence belongs to a name, so that it stays when the sentence goes on. */
import type { Language } from '../note.ts';
import { isConjugated } from './dutch-clauses.ts';
import { adjectives } from './dutch-negation.ts';
import { isInfinitive, isParticiple } from './dutch-verbs.ts';
import {
  adverbs,
  coordinators,
  determiners,
  kin,
  neuter,
  prepositions,
  subjectPronouns,
  subordinators,
} from './dutch-words.ts';
import { auxiliaries, isBase, isPastForm } from './english-verbs.ts';
import { bodyParts, englishAdverbs, englishKin, englishSubordinators } from './english-words.ts';
import { set, small, wordsIn } from './words.ts';

const dutchKnown = (low: string): boolean =>
  [
    adverbs,
    coordinators,
    determiners,
    kin,
    neuter,
    prepositions,
    subordinators,
    subjectPronouns,
    adjectives,
  ].some((words) => words.has(low)) ||
  isConjugated(low) ||
  isInfinitive(low) ||
  isParticiple(low) ||
  /(?:tien|tig|honderd|heid|ing|tie|pijn|klachten|je|teit|isme|sel|dag|week|maand|jaar|ari|ober|ember|juni|juli|mei|april|maart|augustus)$/u.test(
    low,
  );

const englishSmall =
  set(`the a an this that these those it there he she they we you i my your his her their some any no not
  never nothing none nobody everything something someone in on at for with from by about and but or so mood sleep appetite weight work pain onset last next`);
const englishKnown = (low: string): boolean =>
  [englishAdverbs, englishKin, bodyParts, englishSubordinators, englishSmall, auxiliaries].some((words) =>
    words.has(low),
  ) ||
  isBase(low) ||
  isBase(low.replace(/e?s$/u, '')) ||
  isPastForm(low) ||
  /(?:ing|tion|ness|ly|ment|ache|pain|ies|tes)$/u.test(low);

/** A word that no list knows, with a verb behind it (`Rob slikt`): a name, as far as can be told. */
function isName(text: string, language: Language): boolean {
  const [first, second, third] = wordsIn(text);
  if (!first || !/^\p{Lu}\p{Ll}/u.test(first.text)) return false;
  const known = language === 'nl' ? dutchKnown(first.low) : englishKnown(first.low);
  if (known) return false;
  if (!second) return false;
  const goes =
    first.after === ','
      ? kin.has(second.low)
      : !first.after && /^(?:en|and)$/u.test(second.low) && /^\p{Lu}/u.test(third?.text ?? '');
  if (goes || first.after) return goes;
  return language === 'nl'
    ? isConjugated(second.low)
    : /^(?:is|was|has|had|does|did|can|will|says|said|thinks|\p{L}{3,}s|\p{L}+ed)$/u.test(second.low);
}

/** As it goes on in the middle of a sentence: small, unless it is a name. */
export const goingOn = (text: string, language: Language): string =>
  isName(text, language) ? text : small(text);
