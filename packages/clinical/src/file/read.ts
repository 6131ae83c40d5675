/** A sentence of a paper with what its words say, and the days that they name. */

import { dayOf } from '../reading/calendar.ts';
import type { Spot, TimeSlot } from '../reading/slot.ts';
import { type Slots, slotsOf } from '../reading/slots.ts';
import type { FileDay, FileSource } from './finding.ts';
import { othersIn, relation } from './named-others.ts';
import { ticked } from './paper/boxes.ts';
import type { PaperSentence } from './paper/paper.ts';
import { underMoment } from './shorthand/moment-leads.ts';
import { readable } from './shorthand/readable.ts';
import { valuesOf } from './values/sentence-values.ts';
import { inPairs } from './values/value-pairs.ts';
import { isClientAfterAll } from './whose-words.ts';

export type ReadSentence = PaperSentence & {
  paper: FileSource;
  /** In the words that the readers know; the places of `slots` are in these. */
  words: string;
  slots: Slots;
  /** The day that its heading names. */
  headingDay: FileDay | undefined;
  /** What the table that it is a row of says of its values. */
  given?: { day?: FileDay; isEarlier?: boolean };
};

const pad = (value: number): string => String(value).padStart(2, '0');

/** The day, month or year that a time names, counted from the day of the paper. */
export function fileDay(time: TimeSlot, paper: FileSource, isAhead = false): FileDay | undefined {
  const { what } = time;
  if (what.kind === 'year') return { date: `${what.year}-01-01`, precision: 'year' };
  if (what.kind === 'day' && what.day.day === undefined && what.day.month !== undefined) {
    const [year = 0, month = 0] = paper.date.split('-').map(Number);
    const isLater = isAhead ? what.day.month < month : what.day.month > month;
    const named = what.day.year ?? year + (isLater ? (isAhead ? 1 : -1) : 0);
    return { date: `${named}-${pad(what.day.month)}-01`, precision: 'month' };
  }
  if (what.kind === 'clock' || what.kind === 'age' || what.kind === 'season') return undefined;
  if (what.kind === 'span' && time.relation !== 'ago' && time.relation !== 'since') return undefined;
  const date = dayOf(time, paper.date, !isAhead);
  if (date === undefined) return undefined;
  const isExact = (what.kind === 'day' && !time.isVague) || what.kind === 'days' || what.kind === 'feast';
  return { date, precision: isExact ? 'day' : 'month' };
}

export const isWithin = ({ start, end }: Spot, within: Spot): boolean =>
  start >= within.start && end <= within.end;

/** Days that tell when something was or began; a day that it lasts until is none. */
export const daysNamed = (slots: Slots, within: Spot): TimeSlot[] =>
  slots.times.filter(
    (time) =>
      isWithin(time, within) &&
      time.relation !== 'until' &&
      time.relation !== 'before' &&
      time.relation !== 'within',
  );

/** `Vrouw gebruikt Ozempic` in a note about a man; `Vrouw van 45 jaar` is the client. */
const spouse =
  /^(?:\p{L}+\s)?(?:vrouw|man|vriend|echtgenoot|echtgenote) (?:heeft|gebruikt|slikt|neemt|krijgt|is|was|had|kreeg|lijdt)\b(?! verwezen)/iu;

/** Verbs of what somebody has or does themselves; who says or sees tells of the client. */
const ownVerb =
  /^\s+(?:deed|doet|had|heeft|is|was|werd (?:\p{L}+ ){0,8}(?:opgenomen|behandeld)|kreeg|krijgt|gebruikt|slikt|pleegde|overleed|leed|lijdt|weegt|has|had|is|was|takes|took|died|attempted)\b/u;

/** `Partner van patiënte gebruikt …`. */
const ofClient =
  /^ (?:van|of) (?:de |the )?(?:pati[eë]nte?|cli[eë]nte?|pt|betrokkene|patient|client|mevrouw|meneer|mw\.?|dhr\.?)(?= )/iu;
/** `dochter (17), die zelf fluoxetine gebruikt`: what follows is hers, up to the end of it. */
const who = /^(?: \p{Lu}\p{L}+)?(?: \([^)]*\))?,? (?:die|who)(?! (?:zegt|vindt|meldt|ziet|says|reports)) /u;

/** Somebody of the family with a relative clause that the place is in. */
const isInTheirs = ({ slots, words }: ReadSentence, { start }: Spot): boolean =>
  slots.people.some(
    ({ kind, end }) =>
      kind === 'family' &&
      end <= start &&
      who.test(words.slice(end)) &&
      !/[.;]\s/.test(words.slice(end, start)),
  );

/** `Moeder deed een poging toen cliënt 12 was`: hers, until the next mark. */
function isOfFirst({ slots, words }: ReadSentence, { start }: Spot): boolean {
  const first = slots.people.find(({ kind }) => kind === 'family');
  if (
    !first ||
    first.end > start ||
    !/^(?:(?!volgens |according )\p{L}+\s)?$/iu.test(words.slice(0, first.start))
  )
    return false;
  const behind = words.slice(first.end).replace(ofClient, '');
  return ownVerb.test(behind) && !/[;,.]\s|\bdat\b|\bthat\b/.test(words.slice(first.end, start));
}

/** `Roel gebruikt sinds jaren valproaat`, `De heer Vos krijgt …` in the paper of a woman. */
function isOfNamed({ words, paper }: ReadSentence, { start }: Spot): boolean {
  const { names, otherTitle } = othersIn(paper);
  const subject = otherTitle?.exec(words)?.[0];
  const name = /^\p{Lu}\p{Ll}{2,}(?=\s)/u.exec(words)?.[0];
  const end = subject?.length ?? (name !== undefined && names.has(name) ? name.length : undefined);
  if (end === undefined || end > start) return false;
  const between = words.slice(end, start);
  return theirOwn.test(between) && !/\.\s\p{Lu}/u.test(between.replace(/^\.?\s?(?:\p{Lu}\.\s?)*/u, ''));
}
const theirOwn =
  /\s(?:gebruikt|slikt|neemt|krijgt|kreeg|gebruikte|had|heeft|takes|uses|has|is on|was on|is prescribed|receives)\b/iu;

/** `echtgenote (gebruikt zelf metoprolol)`, `Broer is mantelzorger; gebruikt zelf quetiapine`. */
const isOfThemselves = ({ slots, words }: ReadSentence, { start }: Spot): boolean =>
  slots.people.some(
    ({ kind, end }) =>
      kind === 'family' &&
      end <= start &&
      /\b(?:zelf|himself|herself|themselves)\b/iu.test(words.slice(end, start)) &&
      !/\b(?:pati[eë]nte?|cli[eë]nte?|pt|betrokkene|patient|client)\b|\.\s/iu.test(words.slice(end, start)),
  );

/** `Quetiapine hielp bij haar zus goed`, `fluoxetine van haar moeder`. */
const behindOther = new RegExp(
  `^(?:\\d[.,]\\d|[^,;.()]){0,40}\\s\\(?(?:bij|van|of)\\s(?:haar|zijn|diens|his|her|een|a)\\s(?:\\p{L}+\\s)?(?:${relation})(?![\\p{L}-])`,
  'iu',
);

/** `His tablets, which his wife puts out for him, are …`. */
const isOwnList =
  /^(?:his|her|zijn|haar|diens) (?:\p{L}+ )?(?:tablets|medicines?|medications?|medicatie|medicijnen|tabletten|pillen)\b/iu;

/** Whether the words at a place are somebody else's. */
export const isOfOther = (sentence: ReadSentence, spot: Spot): boolean =>
  !(isOwnList.test(sentence.words) && sentence.part !== 'family') && isTheirs(sentence, spot);

/** `De oudste is bij ons bekend en gebruikt methadon`: a child, and not the client. */
const oneOfThem =
  /^(?:de |het |haar |zijn |the |her |his )?(?:oudste|jongste|middelste|andere|beide|kinderen|tweeling|eldest|youngest|oldest|elder|younger|children|twins?|kind|child|baby)(?: \p{L}+)? (?:is|was|zijn|heeft|hebben|had|gebruikt|slikt|neemt|krijgt|has|have|takes|uses|are|were)\b/iu;

/** `two sons, one of whom takes sertraline`, `10 of mum's amitriptyline`. */
const ofWhom =
  /\b(?:of whom|van wie|whose|wiens|wier)\b[^.;]*$|\b(?:mum|mom|mother|dad|father|wife|husband|sister|brother|partner|friend|son|daughter|gran|nan|baby|infant|child)['’]s\s(?:birth )?(?:weight |height )?$|\b(?:moeders|vaders|oma's|opa's|buurvrouws)\s*$/iu;

const isTheirs = (sentence: ReadSentence, { start, end }: Spot): boolean =>
  sentence.part === 'family' ||
  isOfNamed(sentence, { start, end }) ||
  isOfThemselves(sentence, { start, end }) ||
  behindOther.test(sentence.words.slice(end)) ||
  spouse.test(sentence.words) ||
  oneOfThem.test(sentence.words) ||
  oneOfThem.test(sentence.words.slice(0, start).split(/;\s/).at(-1) ?? '') ||
  ofWhom.test(sentence.words.slice(0, start)) ||
  isInTheirs(sentence, { start, end }) ||
  (!isClientAfterAll(sentence.words.slice(0, start)) &&
    (isOfFirst(sentence, { start, end }) ||
      sentence.slots.clauses.findLast((clause) => clause.start <= start)?.who.role === 'other'));

function headingDayOf(heading: string, paper: FileSource): FileDay | undefined {
  if (!/\d/.test(heading)) return undefined;
  const read = slotsOf(readable(heading, paper.language), paper.language, { isSpoken: false });
  const [first] = read.times.flatMap((time) => fileDay(time, paper) ?? []);
  return first;
}

let lastHeading: { heading: string; paper: FileSource; day: FileDay | undefined } | undefined;
/** Sentences under one heading ask for the same day. */
function dayOfHeading(heading: string, paper: FileSource): FileDay | undefined {
  if (lastHeading?.heading !== heading || lastHeading.paper !== paper)
    lastHeading = { heading, paper, day: headingDayOf(heading, paper) };
  return lastHeading.day;
}

export function readSentence(sentence: PaperSentence, paper: FileSource): ReadSentence {
  const text = underMoment(ticked(sentence.text), sentence.heading, paper.language);
  const words = readable(inPairs(text, sentence.heading), paper.language);
  const slots = slotsOf(words, paper.language, { isSpoken: false });
  return {
    ...sentence,
    paper,
    words,
    slots: { ...slots, measurements: valuesOf(words, slots, sentence.part) },
    headingDay: dayOfHeading(sentence.heading, paper),
  };
}

/** Where a finding of this sentence stands. */
export const placeIn = ({ paper, from, to }: ReadSentence, day?: FileDay) => ({
  source: paper.id,
  from,
  to,
  ...(day ?? { date: paper.date, precision: 'day' as const }),
});
