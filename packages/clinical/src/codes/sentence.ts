/** The shape of a sentence with figures, and what several of them need. */
import type { Language } from '../note.ts';
import { dimensionsIn } from './dimension-names.ts';
import type { Told } from './types.ts';

type Values = Told['values'];
export type Sentence = Readonly<Record<Language, (values: Values) => string>>;

/** " (ambulant sectie II, GZ-psycholoog)", or nothing when none of it was said. */
export function inBrackets(values: Values, language: Language): string {
  const said = dimensionsIn(values, language);
  return said === '' ? '' : ` (${said})`;
}

/** The code in brackets when the list has one: " (CO0497)". */
export const codeInBrackets = ({ code }: Values): string => (code === '' ? '' : ` (${code})`);

/** The day as people write it: 1-2-2026, and the same with a month's name in English. */
export function dayIn(day: string | number | undefined, language: Language): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return String(day);
  return date.toLocaleDateString(language === 'nl' ? 'nl-NL' : 'en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
}
