/** Who is named in a clause where somebody else tells it: one of two parents, and the client again after another person. */
import type { Fact } from '../facts/fact.ts';
import { isConjugated, isVerbAt } from '../grammar/dutch-clauses.ts';
import { subjectPronouns } from '../grammar/dutch-words.ts';
import { goingOn } from '../grammar/names.ts';
import { wordsIn } from '../grammar/words.ts';
import type { Language } from '../note.ts';
import { lacksSubject } from './english-subject.ts';

const aParent: Readonly<Record<Language, RegExp>> = {
  nl: /(?<!\p{L})(?:de |een )?ouder(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the |a )?parent(?!\p{L})/giu,
};
const first: Readonly<Record<Language, string>> = { nl: 'een van de ouders', en: 'one parent' };
const again: Readonly<Record<Language, string>> = { nl: 'deze ouder', en: 'this parent' };

const isOfParents = ({ from }: Fact): boolean =>
  from.some(({ speaker, to }) => /^(?:ouder|parent)$/u.test(speaker.relation ?? to ?? ''));

/** `Niemand belde een van de ouders` would be said of both. */
const ofNobody = /^(?:niemand|geen|nobody|no one) /iu;
export const isOfEitherParent = (clause: string, fact: Fact): boolean =>
  ofNobody.test(clause) && isOfParents(fact) && /(?<!\p{L})(?:ouder|parent)(?!\p{L})/u.test(clause);

/** Both are there: `Ouder belt` would be the one as well as the other. */
export function asOneOfParents(text: string, fact: Fact, language: Language): string {
  if (!isOfParents(fact)) return text;
  let count = 0;
  return text.replace(aParent[language], (word, at: number) => {
    // `(volgens ouder)` names neither.
    if (/\((?:volgens|per) $/u.test(text.slice(0, at))) return language === 'nl' ? 'een ouder' : 'a parent';
    count += 1;
    const name = (count === 1 ? first : again)[language];
    return /^\p{Lu}/u.test(word) ? name.charAt(0).toUpperCase() + name.slice(1) : name;
  });
}

/** Whether a clause is of who told it, or of somebody whom it names. */
export const isOfAnother = (clause: string, { told_by, relation, who }: Fact): boolean =>
  who.role === 'other' ||
  (told_by === 'other' &&
    relation !== undefined &&
    new RegExp(`^(?:een van de |one )?${relation}s?(?!\\p{L})`, 'iu').test(clause));

function lacksIts(clause: string, language: Language): boolean {
  if (language === 'en') return lacksSubject(clause);
  const words = wordsIn(clause);
  const [first, second] = words;
  if (!first || !second || first.after || !isConjugated(first.low) || !isVerbAt(words, 0)) return false;
  return !subjectPronouns.has(second.low) && !/^(?:cliënt|behandelaar|de|het|een|er)$/u.test(second.low);
}

/** `Is bang dat cliënt valt`, where others speak too: they might be who is afraid. */
const ofMind =
  /^(?:is (?:\p{L}+ )?bang|denkt|dacht|vindt|vond|weet|wist|hoopt|zegt|zei|wil|wilde|merkt|merkte|voelt|gelooft|vreest|snapt|ziet)(?: \p{L}+){0,3},? (?:dat|of) cliënt(?!\p{L})/iu;
export const withMinded = (clause: string, { told_by, who }: Fact): string =>
  told_by === 'client' && who.role === 'client' && ofMind.test(clause) ? `Cliënt ${small(clause)}` : clause;
const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

const client: Readonly<Record<Language, string>> = { nl: 'cliënt', en: 'the patient' };

/** `Moeder wist het niet; kwam naar beneden`: behind another person the client is named. */
export const withClient = (clause: string, fact: Fact, language: Language): string =>
  !isOfAnother(clause, fact) && lacksIts(clause, language)
    ? `${client[language]} ${goingOn(clause, language)}`
    : clause;
