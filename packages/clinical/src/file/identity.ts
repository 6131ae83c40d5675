/** Whether a letter is about this client: by the names and the day of birth that it gives. */
import type { Language } from '../note.ts';
import { slotsOf } from '../reading/slots.ts';
import { plain } from '../reading/text.ts';
import { readable } from './shorthand/readable.ts';

export type Identity = { name: 'fits' | 'differs' | 'none'; date_of_birth: 'fits' | 'differs' | 'none' };
type Client = { first_name: string; last_name: string; date_of_birth: string };

const particles =
  /^(?:van|de|der|den|ten|ter|te|het|'t|in|op|von|el|al|la|le|du|da|dos|bin|ben|e\/v|ev|geb)$/;
const bare = (word: string): string => plain(word).replace(/[^a-z]/g, '');

/** The parts of a surname that tell: `Jansen-de Vries` has `jansen` and `vries`. */
const surnamesOf = (name: string): string[] =>
  plain(name)
    .split(/[\s-]+/)
    .filter((word) => !particles.test(word))
    .map(bare)
    .filter((word) => word.length > 1);

/** Names in the place where a letter names whom it is about. */
const titled =
  /\b(?:mw|mevr|mevrouw|dhr|de heer|heer|meneer|mej|mr|mrs|ms|miss)\b\.?\s+([^\n,;:()\d]{2,60})/giu;
const labelled =
  /(?:^|\n)[ \t>*#]*(?:betreft|inzake|naam(?: patient| cliënt| client)?|patiënt|patient|cliënt|client|re|name|achternaam)(?:\s+name)?\s*[:\t]\s*([^\n]{2,90})/giu;
const doctor =
  /\b(?:dr|drs|prof|huisarts|psychiater|psycholoog|arts|cardioloog|internist|gp|consultant)\b\.?/iu;

type Named = { surnames: string[]; firsts: string[]; initials: string[] };

/** `A.B. Jansen-de Vries`, `de Vries, Anna (v)`, `Anna de Vries`. */
function namedIn(text: string): Named {
  const beforeBirth = text.split(/\b(?:geb|geboren|geboortedatum|dob|d\.o\.b|born|bsn|\*)\b/i)[0] ?? text;
  const initials = [...beforeBirth.matchAll(/\b((?:\p{Lu}[a-z]?\.\s?){1,5})/gu)].map(([found]) =>
    bare(found.charAt(0)),
  );
  const words = beforeBirth
    .replace(/\b(?:\p{Lu}[a-z]?\.\s?){1,5}/gu, ' ')
    .split(/[\s,()-]+/)
    .filter((word) => /^\p{Lu}[\p{L}'’]+$/u.test(word))
    .map(bare);
  return { surnames: words, firsts: words, initials };
}

function isSame({ surnames, firsts, initials }: Named, client: Client, isBirthday: boolean): boolean {
  const own = surnamesOf(client.last_name);
  if (!own.some((name) => surnames.includes(name))) return false;
  if (isBirthday) return true;
  const first = bare(client.first_name.split(/[\s-]/)[0] ?? '');
  if (first === '' || firsts.includes(first)) return true;
  if (initials.length > 0) return initials[0] === first.charAt(0);
  // Another first name than the client's: `Piet de Vries` for Anna.
  const at = surnames.findIndex((word) => own.includes(word));
  return surnames.slice(0, at).every((word) => particles.test(word));
}

const birth =
  /(?:geb(?:oren|oortedatum|\.|\b)|d\.?o\.?b\.?|born|date of birth|geb\.? ?datum|\*)\s*(?:op|on|:|\t)?\s*$/iu;
const ofRelative = /\b(?:zoon|dochter|kind|kinderen|partner|son|daughter|child)\b[^\n]{0,30}$/iu;
const LABEL_characters = 40;
/** No day of birth stands in the middle of a page that lost its lines. */
const LONGEST_LINE_characters = 2000;

type Found = { day: number; month: number; year: number; isOfBirth: boolean };

function daysIn(line: string, language: Language): Found[] {
  const words = readable(line.replace(/(\d)\s*([-/.])\s*(?=\d)/g, '$1$2'), language).replace(
    /\b(\d{2})(\d{2})((?:19|20)\d{2})\b/g,
    '$1-$2-$3',
  );
  return slotsOf(words, language, { isSpoken: false }).times.flatMap(({ what, start }): Found[] => {
    if (what.kind !== 'day' || what.day.day === undefined || what.day.month === undefined) return [];
    if (what.day.year === undefined) return [];
    const before = words.slice(Math.max(0, start - LABEL_characters), start);
    return [
      {
        day: what.day.day,
        month: what.day.month,
        year: what.day.year,
        isOfBirth: birth.test(before) && !ofRelative.test(before),
      },
    ];
  });
}

/** `12-03-84` is read as 2084: nobody was born then. */
const isYear = (found: number, year: number): boolean => found === year || found - 100 === year;

function birthdayIn(text: string, date_of_birth: string): Identity['date_of_birth'] {
  const [year = 0, month = 0, day = 0] = date_of_birth.split('-').map(Number);
  let isOther = false;
  for (const line of text.split('\n')) {
    if (!/\d/.test(line) || line.length > LONGEST_LINE_characters) continue;
    for (const found of [...daysIn(line, 'nl'), ...daysIn(line, 'en')]) {
      const isDay = found.day === day && found.month === month;
      // Month first, as some countries write it.
      const isSwapped = found.day === month && found.month === day && /\//.test(line);
      if ((isDay || isSwapped) && isYear(found.year, year)) return 'fits';
      isOther ||= found.isOfBirth;
    }
  }
  return isOther ? 'differs' : 'none';
}

export function identityIn(text: string, client: Client): Identity {
  const date_of_birth = birthdayIn(text, client.date_of_birth);
  const places = [...text.matchAll(labelled), ...text.matchAll(titled)]
    .map(([, name = '']) => name)
    .filter((name) => !doctor.test(name));
  const named = places.map(namedIn).filter(({ surnames }) => surnames.length > 0);
  if (named.some((each) => isSame(each, client, date_of_birth === 'fits')))
    return { name: 'fits', date_of_birth };
  const whole = new RegExp(
    `\\b${plain(`${client.first_name} ${client.last_name}`).replace(/[^a-z0-9]+/g, '[^a-z0-9]+')}\\b`,
  );
  if (whole.test(plain(text))) return { name: 'fits', date_of_birth };
  return { name: named.length > 0 ? 'differs' : 'none', date_of_birth };
}
