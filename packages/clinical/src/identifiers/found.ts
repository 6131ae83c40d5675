/** All that identifies somebody in one text, by every rule and by what was learned. */
import { plain } from '../reading/text.ts';
import { addressesIn } from './addresses.ts';
import { agesIn } from './ages.ts';
import { announcedNamesIn } from './announced.ts';
import { announcedPlacesIn } from './announced-places.ts';
import { birthDatesIn } from './birth-dates.ts';
import { calledSoIn } from './called-so.ts';
import { clubsAndPubsIn } from './clubs-and-pubs.ts';
import { electronicIn } from './electronic.ts';
import { handlesIn } from './handles.ts';
import type { KnownIdentifiers, Span } from './kind.ts';
import { knownNamesIn, knownSurnamesIn, type partsOf } from './known-names.ts';
import type { Chances } from './learned/chances.ts';
import { learnedIn, likelihoodIn } from './learned/spans.ts';
import { isNamedAfter } from './named-after.ts';
import { namedHousesIn } from './named-houses.ts';
import { namesIn } from './names.ts';
import { isMonth, isMonthOrAmount, isPill } from './names-that-are-words.ts';
import { numbersIn } from './numbers.ts';
import { isEponym } from './ordinary.ts';
import { placesAndInstitutionsIn } from './places-and-institutions.ts';
import { schoolsAndTeamsIn } from './schools-and-teams.ts';
import { spelledIn } from './spelled.ts';
import { spokenCodesIn } from './spoken-codes.ts';
import { strangeWordsIn } from './strange-words.ts';
import { smallSurnamesIn } from './surnames-in-small-letters.ts';
import { titledAgainIn, titledWordsIn } from './titled-words.ts';
import { userNamesIn } from './user-names.ts';
import { saidBefore } from './word.ts';
import { thingOfTown } from './words/peoples.ts';

/** A name by a rule is kept unless what was learned is almost sure that it is none; a word that no dictionary has, unless it is unlikely one. */
const HARDLY_LIKELY = 0.02;
const UNLIKELY = 0.2;

/** The earlier in this list knows more of what it found: of two that overlap it counts. */
export function spansIn(
  text: string,
  before: string,
  known: KnownIdentifiers,
  parts: ReturnType<typeof partsOf>,
  titledNames: ReadonlySet<string>,
  chances: Chances,
): Span[] {
  const language = known.language ?? 'nl';
  const codes = (known.numbers ?? []).filter((code) => code.trim().length > 2);
  const ofFile = [...knownSurnamesIn(text, known.people ?? []), ...knownNamesIn(text, parts)];
  const isSomebodys = (span: Span) =>
    !isNobody(text, span) && !isNamedAfter(text, span) && !isThing(text, span);
  const likely = likelihoodIn(text, chances);
  const unless = (spans: readonly Span[], unlikely: number) =>
    spans.filter((span) => likely(span) >= unlikely);
  const byRules = [
    ...codes.flatMap((code) => allOf(text, code)),
    ...electronicIn(text),
    ...handlesIn(text),
    ...userNamesIn(text),
    ...birthDatesIn(text, known.birth_dates ?? [], before),
    ...agesIn(text),
    ...numbersIn(text, before),
    ...spelledIn(text),
    ...spokenCodesIn(text),
    ...addressesIn(text),
    ...joined(text, [
      ...ofFile,
      ...unless(
        [...titledWordsIn(text), ...titledAgainIn(text, titledNames), ...namesIn(text)],
        HARDLY_LIKELY,
      ),
    ]),
    ...placesAndInstitutionsIn(text),
    ...announcedPlacesIn(text),
    ...unless([...announcedNamesIn(text), ...smallSurnamesIn(text)], HARDLY_LIKELY),
    ...namedHousesIn(text),
    ...schoolsAndTeamsIn(text),
    ...clubsAndPubsIn(text),
    ...unless(calledSoIn(text), HARDLY_LIKELY),
    ...unless(strangeWordsIn(text, language), UNLIKELY),
  ].filter(isSomebodys);
  // The rules know better what it is.
  const isFound = (span: Span) => byRules.some(({ start, end }) => span.start < end && start < span.end);
  return [...byRules, ...learnedIn(text, chances).filter((span) => !isFound(span) && isSomebodys(span))];
}

const titled = /(?<!\p{L})(?:mr|mrs|ms|miss|dr|mevrouw|meneer|mw|dhr|dokter)\.?\s$/iu;
/** `Mr Parkinson doesn't have Parkinson's.`; `since May`, of a client who is called so. */
function isNobody(text: string, { start, end, kind }: Span): boolean {
  if (kind !== 'person' && kind !== 'surname' && kind !== 'place') return false;
  const [before, name, after] = [saidBefore(text, start), plain(text.slice(start, end)), text.slice(end)];
  if (isMonthOrAmount(name, before, after)) return true;
  if (kind === 'place') return false;
  if (isPill(name, before, after)) return true;
  if (/^\p{Lu}/u.test(text.slice(start, end)) && isMonth(name, before, after)) return true;
  return /^['’]s(?!\p{L})/u.test(after) && isEponym(name) && !titled.test(before);
}

/** `Deventer koek`: what is made in a town says nothing of who eats it. */
const isThing = (text: string, { start, end, kind }: Span): boolean =>
  (kind === 'place' || kind === 'person') &&
  thingOfTown.test(text.slice(end)) &&
  (kind === 'place' || /^\p{Lu}\p{L}+(?:se|er|s)$/u.test(text.slice(start, end)));

function allOf(text: string, code: string): Span[] {
  const [whole, wanted] = [text.toLowerCase(), code.toLowerCase()];
  const found: Span[] = [];
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + wanted.length))
    found.push({ start: at, end: at + wanted.length, kind: 'number' });
  return found;
}

/** An institution or street around a name takes the name with it: `Sint Jozef ziekenhuis`. */
const joined = (text: string, names: readonly Span[]): Span[] => {
  const wider = placesAndInstitutionsIn(text);
  return names.flatMap((name) => {
    const around = wider.find(({ start, end }) => start <= name.start && name.end <= end);
    return around ? [around] : [name];
  });
};
