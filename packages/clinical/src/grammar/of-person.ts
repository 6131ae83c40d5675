/** A statement about somebody else, with who that is: `Die slikte clomipramine` → `Broer slikte clomipramine`. */
import type { Language } from '../note.ts';
import { capitalised } from '../reading/text.ts';
import { goingOn } from './names.ts';

const pronoun: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:ja|nee|en|maar|want|dus|nou),? )*(?:die|hij|zij|ze|ie)(?= )/iu,
  en: /^(?:(?:yes|no|and|but|because|so|well),? )*(?:he|she|who)(?= )/iu,
};
const contracted = /^(?:(?:yes|no|and|but|because|so|well),? )*(?:he|she)(?=['’](?:s|d|ll)\b)/iu;

/** `moeder van man`, where she is not the client's. */
export const calledOf = ({ relation, of }: { relation: string; of?: string }, language: Language): string => {
  if (of === undefined) return relation;
  if (language === 'nl') return `${relation} van ${of === 'clinician' ? 'behandelaar' : of}`;
  return `${of}'s ${relation}`;
};

/** `clause`: null where the grammar was not sure of it; then its words stand as they were said, with whom they are about. */
export function ofPerson(clause: string | null, quote: string, relation: string, language: Language): string {
  const named = capitalised(relation);
  const text = clause ?? quote.replace(/[“”"]/g, '').trim();
  const short = text.replace(pronoun[language], named);
  if (short !== text && clause !== null) return short;
  if (clause === null) return `${language === 'nl' ? 'Over' : 'About'} ${relation}: “${text}”`;
  if (new RegExp(`(?<!\\p{L})${relation}(?!\\p{L})`, 'iu').test(text)) return text;
  // Of more than one: `hebben het samen gedaan` is not theirs alone.
  if (/^(?:hebben|zijn|waren|hadden|gaan|gingen|we|wij|they|we're) /iu.test(text)) return text;
  if (contracted.test(text)) return text.replace(contracted, named);
  return `${named}: ${goingOn(text, language)}`;
}
