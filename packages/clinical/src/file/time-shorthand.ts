/** Parts of the day and hours behind a dose, as they are written in short: `10 mg vdn`, `20 mg ON`, `5 mg 08.00 en 20.00`. */
import type { Rule } from './value-shorthand.ts';

const unit = '(?:mg|mcg|µg|ug|g|ml|IE|IU|E|druppels?|dr|tablet(?:ten)?|tabl?|capsules?|caps?|stuks?|dd)';
const end = '(?=\\s|$|[,;:.)/])';

/** `08.00 en 20.00`: an hour behind a dose needs no word for it. */
const hour = new RegExp(
  `(?<=\\d\\s?${unit}\\.?,?\\s(?:om\\s)?(?:[012]?\\d[.:][0-5]\\d(?:\\suur)?(?:\\sen|,|\\s?/|\\s-)\\s?){0,3})([01]?\\d|2[0-3])[.:]([0-5]\\d)(?!\\d|\\s?(?:uur|u\\b|h\\b|mg|mcg|g\\b|ml|%))`,
  'giu',
);

export const dutchTimes: readonly Rule[] = [
  [/\bter vervanging van\b/giu, 'in plaats van'],
  // No condition.
  [/\bnet als(?= (?:ook )?(?:met )?(?:(?:de|het|haar|zijn) )?\p{L}{5})/giu, 'evenals'],
  [/\bv\.?d\.?n\.?(?=\s|$|[,;:)])/gi, 'voor de nacht'],
  [new RegExp(`(?<=\\d\\s?${unit}?\\.?,?\\s|\\bdd \\d )a\\.?n\\.?${end}`, 'giu'), 'voor de nacht'],
  [/(?<![\p{L}'’])['’]?s[- ]?(?:ocht|ochtends|morg|morgens)\.?(?=\s|$|[,;:.)])/giu, "'s ochtends"],
  [/(?<![\p{L}'’])['’]?s[- ]?(?:avonds|av)\.?(?=\s|$|[,;:.)])/giu, "'s avonds"],
  [/(?<![\p{L}'’])['’]?s[- ]?(?:middags|midd)\.?(?=\s|$|[,;:.)])/giu, "'s middags"],
  [hour, '$1.$2 uur'],
  // As the reader of deeds knows it: `25 mcg beginnen`, `begin ik sertraline 50 mg`.
  [/(?<=\d\s?(?:mg|mcg|µg|g)\s)(?:te )?beginnen\b/giu, 'starten'],
  [/\bbegin(?:nen)? (ik|wij|we)(?= (?:met )?\p{L}+ \d)/giu, 'start $1'],
];

export const englishTimes: readonly Rule[] = [
  [/\bin (?:place|lieu) of\b/giu, 'instead of'],
  [new RegExp(`(?<=\\d\\s?(?:${unit}|micrograms?|units?|milligrams?)\\s)ON\\b`, 'gu'), 'at night'],
  [/\b(?:h\.s\.|qhs)(?=\s|$|[,;)])/gi, 'at night'],
];
