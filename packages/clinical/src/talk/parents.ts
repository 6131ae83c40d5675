/** Parents in the room: who is called so, and by whom. */
import type { Language } from '../note.ts';
import type { Speaker } from './sentence.ts';
import type { Cut } from './split.ts';

export const callsParent =
  /(?:^|[,.!?]\s+|^(?:ja|nee|nou|maar|jawel|och|ach|o|yes|no|oh) )(?:ma|mam|mama|pa|pap|papa|mum|mummy|mom|dad|daddy)(?=\s*[,.!?]|$)/i;
export const parentCalled = (said: string): 'father' | 'mother' =>
  /(?:pa|pap|papa|dad|daddy)(?![\w'])/i.test(callsParent.exec(said)?.[0] ?? '') ? 'father' : 'mother';
const dutchName: Readonly<Record<string, string>> = {
  mother: 'moeder',
  father: 'vader',
  child: 'kind',
  relative: 'naaste',
  interpreter: 'tolk',
};
export const inLanguage = (name: string, language: Language): string =>
  language === 'nl' ? (dutchName[name] ?? name) : name;

/** Both parents are there: nobody can tell by the words alone which of them speaks. */
const bothParents: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:ouders (?:\p{L}+ ){0,4}(?:erbij|mee|hier|aanwezig)|(?:twee|beide|allebei de) ouders|(?:u|jullie) (?:er )?(?:allebei|beiden|alle drie)|met z['’]n drieën)(?!\p{L})/u,
  en: /(?<!\p{L})(?:parents (?:\p{L}+ ){0,4}(?:here|with us|join\p{L}*|along|came|coming)|(?:two|both) parents|both of you|all three of you)(?!\p{L})/u,
};
const aParent: Readonly<Record<Language, string>> = { nl: 'ouder', en: 'parent' };

export const isOneOfParents = (relation: string | undefined): boolean =>
  relation === aParent.nl || relation === aParent.en;

/** `Je ouders komen erbij`: who came along are they, also where nobody says who speaks. */
const parentsCome: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})ouders (?:\p{L}+ ){0,4}(?:erbij|hier|aanwezig)(?!\p{L})/u,
  en: /(?<!\p{L})parents (?:\p{L}+ ){0,4}(?:here|with us|join\p{L}*)(?!\p{L})/u,
};
const BEGINNING = 12;

export function withBothParents(relation: string, cuts: readonly Cut[], language: Language): string {
  if (/^(?:naaste|relative)$/.test(relation))
    return cuts.slice(0, BEGINNING).some(({ words }) => parentsCome[language].test(words.join(' ')))
      ? aParent[language]
      : relation;
  if (!/^(?:moeder|vader|ouders|mother|father|parents)$/.test(relation)) return relation;
  return cuts.some(({ words }) => bothParents[language].test(words.join(' '))) ? aParent[language] : relation;
}

/**
 * Who else is there, once it is settled who speaks: whoever the client or the clinician calls `mam` is the parent; where the other
 * one says it, the other is the child.
 */
export function calledRelation(
  cuts: readonly Cut[],
  speakers: readonly Speaker[],
  language: Language,
): string | undefined {
  const calls = cuts.flatMap((cut, at) =>
    callsParent.test(cut.said) ? [{ cut, role: speakers[at]?.role }] : [],
  );
  const toOther = calls.filter(({ role }) => role === 'client' || role === 'clinician');
  const byOther = calls.filter(({ role }) => role === 'other');
  if (byOther.length > toOther.length) return inLanguage('child', language);
  const named = new Set(toOther.map(({ cut }) => parentCalled(cut.said)));
  const [name] = named;
  if (named.size > 1) return aParent[language];
  return name === undefined ? undefined : inLanguage(name, language);
}
