/** What every mail is put together from, and what becomes of a name before it goes into one. */
import type { Language } from '@noteer/contract';

type Message = { subject: string; text: string };
export type InBothLanguages<Values> = Record<Language, (values: Values) => Message>;

export const paragraphs = (...lines: string[]) => [...lines, 'Noteer'].join('\n\n');

// Whatever ends a line, is not to be seen, or turns the direction of what follows.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** What mail programs make a link of: an address, with or without its protocol, of a page or of a mailbox. */
const LINK = /:\/\/|www\.|@|[\p{L}\p{N}-]\.\p{L}{2,}|\//iu;

/** The most of a name that a greeting needs. */
const LONGEST_NAME = 60;

/**
 * As one line without a link in it. Anybody may type anything as a name, and have it mailed to any address: the words of a mail
 * of ours are ours.
 */
export function inOneLine(text: string): string {
  const line = text.replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim();
  return line
    .split(' ')
    .filter((word) => !LINK.test(word))
    .join(' ');
}

/** A name that is none is not repeated. */
function nameIn(text: string): string | undefined {
  const name = inOneLine(text);
  const isWhole = name.length > 0 && name === text.replaceAll(/ +/g, ' ').trim();
  return isWhole && name.length <= LONGEST_NAME ? name : undefined;
}

export const greeting: Record<Language, (first_name: string) => string> = {
  nl: (first_name) => `Beste ${nameIn(first_name) ?? 'collega'},`,
  en: (first_name) => `Dear ${nameIn(first_name) ?? 'colleague'},`,
};
