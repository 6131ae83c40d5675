/** A note that somebody wrote elsewhere, cut at its headings, however they are marked. */
import { partOf } from '../../file/paper/headings.ts';
import { plain } from '../../reading/text.ts';
import { builtInAt } from './known-headings.ts';

export type NotePart = { heading: string; lines: string[] };

const LONGEST_HEADING = 80;
const MOST_WORDS = 9;

const marked = /^\s{0,3}#{1,6}\s+(?<heading>.+?)\s*#*$/u;
const bold = /^\s*(?:\*\*|__)(?<heading>[^*_]+?):?(?:\*\*|__):?\s*(?<rest>.*)$/u;
const labelled = /^\s*(?:\d{1,2}[.)]\s+)?(?<heading>\p{L}[^:.;?!]{0,79}?)\s*:(?!\/\/)\s*(?<rest>.*)$/u;
/** `S – klaagt over …`, `P.` */
const lettered = /^\s*(?<heading>[SOEPA])(?:\s*[-–.)]\s*|\s*$)(?<rest>.*)$/u;
const numbered = /^\s*\d{1,2}[.)]\s+/u;
const listed = /^\s*[-*•]\s/u;

/** Who it is about and who wrote it: no section of a template, and nobody else's to keep. */
const ofPerson =
  /^(?:naam|voornaam|achternaam|(?:naam )?(?:client|patient|cliente|patiente|pt|behandelaar|therapeut|auteur)|geboortedatum|geb|geb\.? ?datum|leeftijd|bsn|clientnummer|patientnummer|dossiernummer|adres|telefoon|tel|e-?mail|datum(?: (?:contact|gesprek|consult))?|tijd|duur|name|client name|patient name|dob|date of birth|age|date|time|address|phone|clinician|therapist|author|nhs number|nota bene|nb|let op|aan|cc|betreft|t\.a\.v\.?)$/u;

const tidy = (heading: string): string =>
  heading
    .replace(/[*_`]/gu, '')
    .replace(numbered, '')
    .replace(/\s+/gu, ' ')
    .replace(/[:.\s]+$/u, '')
    .trim();

const isKnownHeading = (heading: string): boolean =>
  builtInAt(heading).length > 0 || partOf(heading) !== undefined;

const isShort = (text: string): boolean =>
  text.length <= LONGEST_HEADING && text.split(/\s+/u).length <= MOST_WORDS && /\p{L}/u.test(text);

const isInCapitals = (line: string): boolean =>
  /\p{Lu}{2}/u.test(line) && !/\p{Ll}/u.test(line) && !/[.!?]$/u.test(line.trim());

type Cut = { heading: string; rest: string };

/** `Hoe het gaat` above its text. Where a later word has a capital it may be somebody's name, which is no heading. */
const headsText = /^\p{Lu}[^\p{Lu}.,;:?!]*\s[^\p{Lu}.,;:?!]+$/u;
const MOST_WORDS_UNMARKED = 6;

/**
 * `isLabel`: whether words before a colon head a section here, as they do where the same ones head it in every note.
 * `isAbove`: whether the line stands by itself above a text.
 */
function cutOf(line: string, isLabel: (heading: string) => boolean, isAbove: boolean): Cut | undefined {
  const sure = marked.exec(line)?.groups ?? bold.exec(line)?.groups;
  if (sure) {
    const heading = tidy(sure.heading ?? '');
    return isShort(heading) ? { heading, rest: sure.rest ?? '' } : undefined;
  }
  if (listed.test(line)) return undefined;
  const label = labelled.exec(line)?.groups;
  if (label) {
    const [heading, rest] = [tidy(label.heading ?? ''), label.rest ?? ''];
    if (isShort(heading) && (rest === '' || isKnownHeading(heading) || isLabel(heading)))
      return { heading, rest };
  }
  const letter = lettered.exec(line)?.groups;
  if (letter?.heading) return { heading: letter.heading, rest: letter.rest ?? '' };
  const heading = tidy(line);
  const isKnown = isKnownHeading(heading) && !/[.,]/u.test(line);
  const isOver = isAbove && headsText.test(line.trim()) && heading.split(' ').length <= MOST_WORDS_UNMARKED;
  const isHeading = isShort(heading) && (isInCapitals(heading) || isKnown || isOver);
  return isHeading ? { heading, rest: '' } : undefined;
}

/** What stands before a colon at the beginning of lines. */
function labelsIn(note: string): Set<string> {
  const labels = note.split(/\r?\n/u).flatMap((line) => labelled.exec(line)?.groups?.heading ?? []);
  return new Set(labels.map((label) => plain(tidy(label))));
}

/** Words before a colon that stand in more than one of these notes. */
export function sharedLabels(notes: readonly string[]): (heading: string) => boolean {
  const counted = new Map<string, number>();
  for (const label of notes.flatMap((note) => [...labelsIn(note)]))
    counted.set(label, (counted.get(label) ?? 0) + 1);
  return (heading) => (counted.get(plain(heading)) ?? 0) > 1;
}

/** What stands above the first heading has none, and is left out. */
export function partsOf(note: string, isLabel: (heading: string) => boolean): NotePart[] {
  const parts: NotePart[] = [];
  let open: NotePart | undefined;
  const lines = note.split(/\r?\n/u);
  const isBlank = (at: number) => (lines[at] ?? '').trim() === '';
  for (const [at, line] of lines.entries()) {
    const isAbove = isBlank(at - 1) && !isBlank(at + 1);
    const cut = isBlank(at) ? undefined : cutOf(line, isLabel, isAbove);
    if (cut && ofPerson.test(plain(cut.heading))) continue;
    if (cut) {
      open = { heading: cut.heading, lines: cut.rest.trim() === '' ? [] : [cut.rest] };
      parts.push(open);
    } else if (line.trim() !== '') open?.lines.push(line);
  }
  return parts;
}
