/** Which lines of a paper go on in the next: the page ended, not the sentence. */
import { findMedicine } from '../../reading/medicines.ts';
import { beginsWithMoment } from '../shorthand/moment-leads.ts';
import { hasBox } from './boxes.ts';
import type { Part } from './headings.ts';

/** What stands before the words of a line: quotes, bullets, numbers. `- [ ] bellen` is a task; a box alone is of a form. */
export const prefix = /^ *(?:> *)*(?:(?:[-*+•–▪◦·]|[12]?\d\\?[.)])\s+(?:\[[ xX]\]\s+)?)?/u;

/** Lists of these stand a line each. */
export const inLines: ReadonlySet<Part> = new Set([
  'medicines',
  'stopped_medicines',
  'earlier_medicines',
  'allergies',
  'lab',
  'history',
  'alerts',
]);

const dose =
  /^(?:à )?\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|g|ml|IE|E|IU|x|maal)\b|^\d\s?dd(?:\s?\d)?\b|^[0-2](?:-[0-2]){2,3}\b/i;
const isOften =
  /^(?:(?:s[\s./:]+)?\d\s?dd|(?:take |neem )?(?:een|één|one|two|twee|\d|½) (?:tab|caps|puf|inha|sach|drupp|drop|stuk|pleister|patch)|\d\s?x\b|(?:een|twee|drie|vier)maal\b|once\b|twice\b|three times|'?s (?:ochtends|avonds|middags)\b|zo nodig\b|daags\b|per dag\b|voor de nacht\b|at night\b|daily\b|[obtq]\.?d\.?s?\b|tid\b|bid\b|prn\b|nocte\b|mane\b|as (?:needed|required)\b|when (?:needed|required)\b|every\b|each\b|elke\b|om de\b|indien nodig\b|bij (?:het )?(?:ontbijt|eten)\b|an\b|zn\b|[0-3](?:-[0-3]){2,3}\b)/i;
/** `RR: …`, `Gewicht: …`: a line of its own. */
const isEntryOf = (line: string) => /^\p{Lu}[\p{L}\d-]{1,24}(?: \p{L}+)?:\s/u.test(line);
const firstWord = (line: string): string => /^["'(]*[\p{L}\d'’-]+/u.exec(line)?.[0] ?? '';
const hasDose = (line: string) => /\d\s?(?:mg|mcg|µg|g|ml|IE|IU)\b/i.test(line);

/** Columns of a page that lost its tabs, and entries that begin with their day. */
const isEntry = (line: string) =>
  /\S {3,}\S/.test(line) ||
  /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}/.test(line) ||
  ofYear.test(line) ||
  ofTurn.test(line);
/** `2019  sertraline`, `heden  fentanyl`: of a list by years. */
const ofYear =
  /^(?:(?:19|20)\d\d(?:\s?[-–]\s?(?:(?:19|20)?\d\d|heden|nu|now|present))?(?:\s?:\s|\s{2,})|(?:heden|nu|thans|now|present)(?:\s?:\s|\s{2,}))\S/iu;

/** `weeks 3-4: 50 mg`, `vanaf 1 mei: 20 mg`: of a scheme. */
const ofTurn =
  /^(?:(?:vanaf|per|tot|from|until|on|op) )?(?:(?:weken|week|weeks|wk|dagen|dag|days?|stap|step|fase|phase)\.? ?\d{1,2}(?:\s?[-–]\s?\d{1,2})?|\d{1,2} \p{L}{3,9})\s?:\s/iu;

/** A name and behind it, on the next line, how much and how often. */
function isDoseOf(last: string, next: string): boolean {
  const name = /[\p{L}\d'’-]+$/u.exec(last)?.[0] ?? '';
  const isBare =
    findMedicine(name) !== undefined || (!/\d/.test(last) && findMedicine(firstWord(last)) !== undefined);
  return (isBare && dose.test(next)) || (hasDose(last) && isOften.test(next));
}

const isWhole =
  /(?:[\d%)]|\b(?:mg|mcg|µg|g|kg|ml|cm|mmHg|min|l|mol|dd|daags|dag|nacht|nodig|daily|night|needed))$/;

/** Room that is left on a full line, as letters differ in width. */
const NARROWER = 0.86;

/** Whether the next word would not have fitted on the line; `width` is that of the lines around. */
export const isFull = (last: string, next: string, width: number): boolean =>
  last.length + 1 + firstWord(next).length > NARROWER * width;

/** No entry of a list ends in these: `Zopiclon 7,5 mg wordt sinds`. */
const isUnfinished =
  /(?<!\p{L})(?:wordt|werd|is|was|heeft|sinds|van|met|voor|door|wegens|tot|naar|de|het|een|zijn|haar|en|of|niet|per|vanaf|om|te|is|was|has|been|since|of|with|for|by|from|to|the|a|and|or|not|due|because)$/iu;

/** `… bij ontslag` and on the next line `5. MMSE 27/30`: the end of a sentence, and not the fifth of a list. */
const isCutOff = (before: string, line: string, width: number): boolean =>
  /^(?:[2-9]|[12]\d)\. \p{Lu}/u.test(line) &&
  !/^\s*\d{1,2}[.)]\s/.test(before) &&
  /[\p{L}\d-]$/u.test(before.trimEnd()) &&
  isFull(before.trimEnd(), line, width);

/** Narrower lines are no running text that was broken. */
const NARROWEST_characters = 28;

/** Whether a line goes on with the sentence of the line before it. */
export function goesOn(before: string, line: string, part: Part, width: number): boolean {
  const last = before.trimEnd();
  const next = line.trimStart();
  if (next === '' || last === '' || hasBox(before) || hasBox(line)) return false;
  if (before.includes('\t') || line.includes('\t')) return false;
  if (
    ((prefix.exec(line)?.[0].trim() ?? '') !== '' && !isCutOff(before, line, width)) ||
    isEntry(next) ||
    /\S {3,}\S/.test(last)
  )
    return false;
  if (/[\p{Ll}]-$/u.test(last) && /^\p{Ll}/u.test(next)) return true;
  // `… pollenseizoen. Allergieën:` and on the next line what they are.
  if (/[.;,]\s\p{Lu}[\p{L} /-]{2,30}:$/u.test(last) && isFull(last, next, width)) return true;
  if (/[.!?:;]["”’)]*$/.test(last) && !/\b(?:dr|drs|mw|dhr|prof|ca|max|nr)\.$/i.test(last)) return false;
  const isOpen = (last.match(/\(/g)?.length ?? 0) > (last.match(/\)/g)?.length ?? 0);
  if (/^(?:geachte|beste|waarde|lieve|dear)\b|^(?:collega\p{L}*|hallo|hoi|hi)\b.{0,30},$/iu.test(last))
    return false;
  if (isOpen || last.endsWith(',')) return true;
  // `70,5` and on the next line `kg bij binnenkomst`.
  if (/\d$/.test(last) && isUnit.test(next)) return true;
  if (isEntryOf(next) || beginsWithMoment(next)) return false;
  const isName = findMedicine(firstWord(next)) !== undefined;
  if (inLines.has(part)) {
    if (isUnfinished.test(last) && /^[\p{Ll}\d]/u.test(next)) return true;
    if (isName) return false;
    // `4,6` and on the next line `mg`, `temp` and `36.6`: neither says anything alone.
    const isTorn = (/\d$/.test(last) && isUnit.test(next)) || (/\p{L}$/u.test(last) && isNumber.test(next));
    if (isTorn && isFull(last, next, width)) return true;
    return isDoseOf(last, next) || (isFull(last, next, width) && /^\p{Ll}{2,}(?:\s|$)/u.test(next));
  }
  // `levothyroxine 75 mcg, 1 maal daags` and `lamotrigine 100 mg …`: each an entry of a list.
  if (isName && isListed(last, next)) return false;
  // What ends in a figure or its unit and is followed by a capital was a line of its own.
  if (isWhole.test(last) && /^\p{Lu}/u.test(next)) return false;
  if (width >= NARROWEST_characters && isFull(last, next, width)) return true;
  // A line that was left half empty ended by itself.
  const isShort = width >= NARROWEST_characters && last.length + firstWord(next).length < HALF * width;
  return /^\p{Ll}/u.test(next) && /\p{L}$/u.test(last) && !isName && !isShort;
}
const isListed = (last: string, next: string): boolean =>
  hasDose(last) &&
  hasDose(next) &&
  findMedicine(firstWord(last.replace(prefix, ''))) !== undefined &&
  !isUnfinished.test(last) &&
  !/[.!?]\s+\p{Lu}/u.test(last);
const isUnit = /^(?:mg|mcg|µg|g|ml|kg|cm|mmol|IE|IU|%)(?![\p{L}\d])/u;
const isNumber = /^[<>]?\d+(?:[.,/]\d+)*(?![\d-]|\s?(?:mg|mcg|x)(?!\p{L}))/u;
const HALF = 0.5;
