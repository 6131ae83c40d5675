/** Names and values joined by strokes, each with its own: `PHQ-9/GAD-7: 14/11`, `L/G/BMI 1,72 m / 67 kg / 22,6`. */
import { findMedicine } from '../../reading/medicines.ts';
import { namedIn } from '../values/named-measures.ts';

const name = '[\\p{L}γ][\\p{L}\\d-]{0,14}';
const value = '[<>]?\\d{1,4}(?:[.,]\\d{1,2})?(?: ?(?:kg|cm|m|mmol/l|[µun]mol/l|U/l|[mµu]?g/l|%))?';
const joined = new RegExp(
  `(?<![\\p{L}\\d/-])(${name}(?: ?/ ?${name}){1,3})(?: (?:was|is|waren|van|of|resp\\.?|were))?\\s?[:=]?\\s(${value}(?: ?/ ?${value}){1,3})(?![\\p{L}\\d/.-]\\d|\\d|/|\\s?(?:mg|mcg|ml|dd)(?!\\p{L}))`,
  'gu',
);
const short: Readonly<Record<string, string>> = { L: 'lengte', G: 'gewicht', W: 'weight', H: 'height' };
const isShort = /^(?:[LGWHK]|Na|Ca|Mg|Cl|Hb|Ht|TC|TG|[fFv]?T[34]|eGFR|HF|HR|[Kk]reat|[Uu]reum|[Cc]hol)$/u;
const isMeasure = (each: string): boolean => isShort.test(each) || namedIn(each).length > 0;

const isMedicine = (each: string): boolean =>
  findMedicine(each.replace(/^(?:nor|desmethyl|hydroxy)/iu, '')) !== undefined;

/** A blood pressure has one name and two numbers; what is no measure may be two medicines in one. */
function apart(found: string, names: string, values: string): string {
  const called = names.split(/ ?\/ ?/);
  const given = values.split(/ ?\/ ?(?=[<>\d])/);
  if (called.length !== given.length) return found;
  // `clozapine/norclozapine 410/220 µg/l`.
  const [unit = ''] = /(?<=\d) ?[\p{L}]+\/l$/u.exec(values) ?? [];
  if (unit !== '' && called.every(isMedicine))
    return called.map((each, at) => `${each} ${given[at]?.replace(unit, '')}${unit}`).join(', ');
  if (!called.every(isMeasure)) return found;
  return called.map((each, at) => `${short[each] ?? each} ${given[at]}`).join(', ');
}

export const withJoinedApart = (text: string): string =>
  text.includes('/') ? text.replace(joined, apart) : text;
