/** Headings of lists of what is used no more, in as many words as their writers like: `Gestopt in de laatste 12 maanden`. */
import { plain } from '../../reading/text.ts';
import type { Under } from './line-headings.ts';
import { namesMedicine } from './line-signs.ts';

const lists =
  '(?:medicatie|middelen|medicijnen|geneesmiddelen|recepten|voorschriften|medications?|medicines|drugs|items)';
const ended =
  '(?:gestopte?|gestaakte?|beeindigde?|stopgezette?|vervallen|afgesloten|stopped|discontinued|ceased|ended)';
/** When, or where: no sentence goes on so. */
const further =
  '(?: ?(?:[<>(,;]|(?:in|sinds|tijdens|binnen|gedurende|laatste|afgelopen|recent|vanaf|bij|op|door|voor|de|last|past|during|since|within|this|at|on|by|recently)\\b).*)?';
const stopped: readonly RegExp[] = [
  new RegExp(`^(?:recent(?:ly)? |onlangs |inmiddels )?(?:${lists} )?${ended}(?: ${lists})?${further}$`),
  new RegExp(
    `^(?:.{0,40}[,;/-] ?)?(?:wordt |worden )?(?:niet meer|no longer|not) (?:in gebruik|gebruikte?|(?:being )?(?:used|taken|taking)|in use|actueel|actief|active)${further}$`,
  ),
];

const LONGEST_characters = 70;

/** The first words of the line below, behind its number, day or mark. */
export const isEntry = (below: string): boolean =>
  namesMedicine(
    below
      .replace(/[|\t,;:()]+/g, ' ')
      .trim()
      .split(/\s+/)
      .slice(0, 4)
      .join(' '),
  );

/** The list that a line opens, undefined where it is no heading or no medicine stands under it. */
export function pastListOf(line: string, below: string): Under | undefined {
  const heading = line.split('\t')[0]?.trim().replace(/:$/, '') ?? '';
  if (heading.length > LONGEST_characters || /[.?!]$/.test(heading) || namesMedicine(heading))
    return undefined;
  const name = plain(heading).replace(/^[-–*•\s[]+|[\]\s]+$/g, '');
  if (!stopped.some((pattern) => pattern.test(name)) || !isEntry(below)) return undefined;
  return { part: 'stopped_medicines', heading };
}
