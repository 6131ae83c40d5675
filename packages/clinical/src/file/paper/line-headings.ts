/** Lines of a paper that are headings, or begin with one. */
import { partLike } from './heading-words.ts';
import { type Part, partOf } from './headings.ts';
import { signedLabel, slashedLabel } from './label-signs.ts';
import { namesCause } from './line-signs.ts';
import { prefix } from './wrapped-lines.ts';

/** Where something stands: the part of the paper, and the heading as written. */
export type Under = { part: Part; heading: string };
export const nowhere: Under = { part: 'other', heading: '' };

const markdown = /^\s{0,3}#{1,6}\s+(.*?)\s*#*$|^\s*\*\*([^*]{1,60})\*\*:?\s*$/;
/** A heading may name a day: `Lab d.d. 12-02-2025:`, `Medicatie (per 3 maart 2025)`, `MEDICATIELIJST per 8-1`. */
const dayBehind =
  /\s*(?:\(?\s*(?:d\.d\.|dd\.?|per|van|op|of|on|as of)?\s*\d{1,4}[-/. ](?:\d{1,2}|[a-z]{3,9})\.?[-/. ]\d{2,4}\s*\)?|\s(?:d\.d\.|dd\.?|per|van|op|of|on|as of)\s\d{1,2}(?:[-/]\d{1,2}|\s[a-z]{3,9}\.?))$/iu;
const label =
  /^(?:\*\*)?([\p{L}][\p{L}\p{N} /&'().,-]{0,60}?)(?:\*\*)?(?:\s*(?::|\t)|\s+[–—-](?=\s))(?:\*\*)?(?=\s|$|\S)/u;

/** `P/ controle over 6 weken`, `O RR 120/80`, and `P` alone above its list. */
const slashed = /^([SOEPBC])\/(?=\s)|^([SOEP])(?= {1,4}[\p{L}-])(?! coli)|^([SOEAP])(?=\s*$)/u;
const ofLetter: Readonly<Record<string, Part>> = {
  ...{ S: 'course', O: 'examination', E: 'diagnosis', A: 'diagnosis', C: 'diagnosis' },
  ...{ P: 'plan', B: 'plan' },
};

/** `GEST  oxybutynine 5 mg`: short and in capitals, in a column of its own. */
const inColumn = /^(\p{Lu}{3,10})\s{2,}(?=\S)/u;

/** Longer lines are no headings, and slow to compare with them. */
const LONGEST_HEADING_characters = 110;

type Heading = { part: Part; name: string; body: number };

/** Whether the line is a heading or begins with one. `body` is where the words after it begin. */
export function headingOf(line: string): Heading | undefined {
  const marked = markdown.exec(line.slice(0, 2 * LONGEST_HEADING_characters));
  if (marked) {
    const name = marked[1] ?? marked[2] ?? '';
    return { part: partOf(name.replace(dayBehind, '')) ?? 'other', name, body: line.length };
  }
  const begin = prefix.exec(line)?.[0].length ?? 0;
  const words = line.slice(begin);
  const slash = slashedLabel(words);
  if (slash) return { ...slash, body: begin + slash.body };
  const bare = words.trim().replace(/:$/, '');
  // `medicatie?` is the end of a question that went over two lines.
  const isEnd = /^\p{Ll}.*[.?!]$/u.test(bare);
  const whole =
    bare.length <= LONGEST_HEADING_characters && (bare.length > 1 || words.includes(':')) && !isEnd
      ? partOf(bare.replace(dayBehind, '').replace(/\s*\([^)]*\)$/, ''))
      : undefined;
  if (whole) return { part: whole, name: bare, body: line.length };
  const signed = signedLabel(words);
  if (signed) return { ...signed, body: begin + signed.body };
  // `Bespreking:` alone on its line ends what stood before it, whatever it is called.
  const isTitle = /^\p{Lu}[^.:;\t\d]{2,40}$/u.test(bare);
  if (isTitle && words.trim().endsWith(':'))
    return { part: partLike(bare) ?? 'other', name: bare, body: line.length };
  const alike = isTitle && begin === 0 ? partLike(bare) : undefined;
  // `ALLERGIE PENICILLINE` says it all.
  if (alike && !(alike === 'allergies' && namesCause(bare)))
    return { part: alike, name: bare, body: line.length };
  const column = inColumn.exec(words);
  const ofColumn = column && partOf(column[1] ?? '');
  if (ofColumn) return { part: ofColumn, name: column[1] ?? '', body: begin + column[0].length };
  const letter = slashed.exec(words);
  if (letter)
    return {
      part: ofLetter[letter[0].charAt(0)] ?? 'other',
      name: letter[0],
      body: begin + letter[0].length,
    };
  const found = label.exec(words);
  const name = (found?.[1] ?? '').replace(dayBehind, '').replace(/\s*\([^)]*\)$/, '');
  const part = found ? (partOf(name) ?? (/^\p{Lu}/u.test(name) ? partLike(name) : undefined)) : undefined;
  return found && part ? { part, name: found[1] ?? '', body: begin + found[0].length } : undefined;
}

/** `Dank voor uw verwijzing. Reden: paniek. Allergie: geen. Zijn vrouw …`: a label in the midst of a line. */
export function labelIn(sentence: string): (Under & { body: number }) | undefined {
  const found = label.exec(sentence);
  const part = found ? partOf(found[1] ?? '') : undefined;
  return found && part ? { part, heading: found[1] ?? '', body: found[0].length } : undefined;
}

const MOST_WORDS = 4;
/** A short line that begins with a capital and ends without a mark, behind one that ended: `Huidige situatie`. */
export const isTitle = (line: string, before: string): boolean =>
  /^\p{Lu}[\p{L} /&-]{2,40}$/u.test(line.trim()) &&
  line.trim().split(' ').length <= MOST_WORDS &&
  /[.!?]["”’)]*$/.test(before.trimEnd());
/** `Toestandsbeeld: …`, `4. Methadon     drank`, whatever it is: not what stood before it. */
export const isLabelled = (line: string): boolean =>
  /^(?:\d{1,2}[.)]\s+)?\p{Lu}[\p{L} /-]{2,40}?(?::\s+|\s{3,})\S/u.test(line);
