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
  new RegExp(`^(?:tijdens|gedurende|in|during) (?:(?:de|het|deze|the|this) )?[a-z]{4,} ${ended}$`),
  new RegExp(
    `^(?:.{0,40}[,;/-] ?)?(?:wordt |worden )?(?:niet meer|no longer|not) (?:in gebruik|gebruikte?|(?:being )?(?:used|taken|taking)|in use|actueel|actief|active)${further}$`,
  ),
];

/** `Wat hij gehad heeft`, `WHAT HE TOOK`. */
const earlier =
  /^wat (?:hij|zij|ze|pati\p{L}+|cli\p{L}+|mevrouw|meneer|al|eerder) (?:\p{L}+ ){0,3}(?:gehad|geprobeerd|geslikt|gebruikt)(?: heeft| had| hebben| is| werd)?$|^wat (?:hij|zij|ze) (?:heeft|had) (?:gehad|geprobeerd|geslikt|gebruikt)$|^what (?:he|she|they|the patient) (?:took|has had|had|has tried|tried|was on|used|has taken)(?: before| previously| in the past)?$/u;

const LONGEST_characters = 70;

/** `Stop   Geneesmiddel   Reden`: the titles of columns stand between a heading and its list. */
const isTitles = (line: string): boolean =>
  !/\d/.test(line) &&
  /(?:^|\s)(?:(?:genees)?middel(?:en)?|medicijn|naam|artikel|medicine|medication|drug|name)(?:\s|$)/iu.test(
    line,
  );

/** The first words of the line below, behind its number, day or mark. */
export const isEntry = (below: string): boolean => {
  const [first = '', second = ''] = below.split('\n');
  return namesMedicine(
    (isTitles(first) ? second : first)
      .replace(/[|\t,;:()]+/g, ' ')
      .trim()
      .split(/\s+/)
      .slice(0, 4)
      .join(' '),
  );
};

/** The list that a line opens, undefined where it is no heading or no medicine stands under it. */
export function pastListOf(line: string, below: string): Under | undefined {
  const heading = line.split('\t')[0]?.trim().replace(/:$/, '') ?? '';
  if (heading.length > LONGEST_characters || /[.?!]$/.test(heading) || namesMedicine(heading))
    return undefined;
  const name = plain(heading).replace(/^(?:\d{1,2}[.)])?[-–*•\s[]+|[\]\s]+$/g, '');
  const isStopped = stopped.some((pattern) => pattern.test(name));
  if ((!isStopped && !earlier.test(name)) || !isEntry(below)) return undefined;
  return { part: isStopped ? 'stopped_medicines' : 'earlier_medicines', heading };
}
