/** Who is named in a sentence that goes on about them: by relation, whose relation that is, and by first name. */
import { medicineMentions } from '../reading/medicine-mentions.ts';
import type { Names } from '../reading/names-said.ts';
import { tokensOf } from '../reading/tokens.ts';
import type { AboutWords } from './about-words.ts';
import { noNames } from './named-asked.ts';
import type { OtherPerson, Speaker } from './sentence.ts';

/** `isBeside`: named by the way, as in `bij mijn vader`. */
export type Named = OtherPerson & { gender: 'f' | 'm' | null; isBeside?: boolean };

const besides = /^(?:bij|met|van|voor|aan|door|naast|over|naar|with|for|of|to|by|from|about)$/;
const ofMine = /^(?:mijn|m'n|mn|my)$/;
const interprets = /^(?:tolk|interpreter)$/;

/** Of these, each calls the other by a word of the same row: `mijn vader`, by a daughter, may be the client. */
const rows: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:dochter|zoon|kind|daughter|son|child)$/,
    /^(?:vader|moeder|p?ap?|m?am?|papa|mama|ouders|father|mother|mum|mom|dad|parents)$/,
  ],
  [
    /^(?:moeder|vader|ouder|ouders|mother|father|parents?)$/,
    /^(?:dochter|dochtertje|zoon|zoontje|kind|daughter|son|child)$/,
  ],
  [
    /^(?:man|vrouw|partner|echtgenoot|echtgenote|vriend|vriendin|husband|wife|spouse|girlfriend|boyfriend)$/,
    /^(?:man|vrouw|partner|echtgenoot|echtgenote|vriend|vriendin|husband|wife|girlfriend|boyfriend)$/,
  ],
  [/^(?:broer|zus|zusje|brother|sister)$/, /^(?:broer|broertje|zus|zusje|zuster|brother|sister)$/],
];

/** Whose relation it is, where that is not the client: `mijn moeder`, by the husband, is his. */
function holderOf(
  relation: string,
  owner: string,
  { role, relation: by, isOwn }: Speaker,
): string | undefined {
  if (!ofMine.test(owner)) return undefined;
  if (role === 'clinician') return 'clinician';
  if (role !== 'other' || by === undefined || (interprets.test(by) && !isOwn)) return undefined;
  return rows.some(([one, other]) => one.test(by) && other.test(relation)) ? undefined : by;
}

/** Who is named by relation: the last, for that one is who goes on. */
export function namedIn(words: readonly string[], lists: AboutWords, speaker: Speaker): Named | undefined {
  const { women, men, others, owners, kinds } = lists;
  for (let at = words.length - 1; at >= 0; at--) {
    const relation = words[at] ?? '';
    const gender = women.has(relation) ? 'f' : men.has(relation) ? 'm' : null;
    if (gender === null && !others.has(relation)) continue;
    const before = kinds.has(words[at - 1] ?? '') ? at - 2 : at - 1;
    const owner = words[before] ?? '';
    if (!owners.has(owner)) continue;
    const of = holderOf(relation, owner, speaker);
    return {
      relation,
      gender: gender ?? genderBehind(words.slice(at + 1), lists),
      isBeside: besides.test(words[before - 1] ?? '') || owner === 'bij',
      ...(of === undefined ? {} : { of }),
    };
  }
  return undefined;
}

/** `My friend had one, she's dancing`: of a woman. */
export function genderBehind(
  words: readonly string[],
  { he, she, verbs, plural }: AboutWords,
): 'f' | 'm' | null {
  const isMan = words.some((word) => he.has(word));
  const isWoman = words.some(
    (word, at) =>
      she.has(word) &&
      !plural.has(words[at + 1] ?? '') &&
      (word.includes("'") || verbs.has(words[at + 1] ?? '') || verbs.has(words[at - 1] ?? '')),
  );
  return isMan === isWoman ? null : isMan ? 'm' : 'f';
}

const byName =
  /(?:^|(?<=^(?:\p{L}+ ){1,2})|(?<=(?:[,;]|(?<!\p{L})(?:dan|maar|en|want|omdat|toen|als|then|but|and|because|so|when)) ))(\p{Lu}\p{Ll}{2,}) (\p{Ll}+)/gu;
const doing =
  /^(?:gets|goes|wakes|wanders|forgets|comes|looks|drinks|sleeps|eats|smokes|says|thinks|wants|lives|works|cries|\p{L}{2,}t)$/u;

/** `Then Peter gets up as well, he wanders`, by the client: somebody whom they know by name. */
export function namedTold(
  said: string,
  words: readonly string[],
  names: Names,
  lists: AboutWords,
): Named | undefined {
  for (const [, name = '', verb = ''] of said.matchAll(byName)) {
    if (!names.has(name.toLowerCase()) || noNames.test(name)) continue;
    if (!lists.verbs.has(verb) && !doing.test(verb)) continue;
    if (medicineMentions(tokensOf(name)).length > 0) continue;
    return { relation: name, gender: genderBehind(words, lists) };
  }
  return undefined;
}
