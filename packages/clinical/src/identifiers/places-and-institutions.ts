/** Towns, and the hospitals, schools and employers of people. */
import { recently } from '../reading/recent.ts';
import { list, plain } from '../reading/text.ts';
import type { Span } from './kind.ts';
import { isCommonCapital, isEponym, isFirstName, isMedicine, isOrdinary } from './ordinary.ts';
import { type Word, wordsOf } from './word.ts';
import { alsoOrdinary, dutchKinds, englishKinds, institutions } from './words/institutions.ts';
import { afterScale } from './words/never.ts';
import { placeEndings, places, placesOfSeveralWords } from './words/places.ts';

const towns = new Set(plain(places).split(/\s+/).filter(Boolean));
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]?");
const either = (names: readonly string[]) =>
  names
    .toSorted((a, b) => b.length - a.length)
    .map((name) => escaped(name).replace(/[ -]/g, '[ -]?'))
    .join('|');
const edge = { before: '(?<![\\p{L}\\p{N}])', after: '(?![\\p{L}\\p{N}])' };

const townsOfSeveral = new RegExp(
  `${edge.before}(?:${either(list(placesOfSeveralWords))})${edge.after}`,
  'giu',
);
const named = new RegExp(`${edge.before}(?:${either(list(institutions))})${edge.after}`, 'giu');

/** Behind these a town is named. */
const whereabouts = /^(?:in|uit|naar|te|bij|vanuit|van|from|to|near|at|outside|around|rond|over)$/;

const kindWords = new Set([...dutchKinds.split('|'), ...englishKinds.split('|')].map(plain));
export const isKindOfInstitution = (text: string): boolean => kindWords.has(text);

export const isTown = (text: string): boolean => towns.has(text);

/** Also one that no list has, by how it ends: `in Zoelmond`, `uit Koudekerke`. */
export const soundsLikeTown = (word: Word, before: Word | undefined): boolean =>
  word.hasCapital &&
  whereabouts.test(before?.text ?? '') &&
  before?.text !== 'bij' &&
  before?.text !== 'van' &&
  placeEndings.test(word.text);

function townsIn(text: string): Span[] {
  const words = wordsOf(text);
  const single = words.flatMap((word, at): Span[] => {
    const town = word.text.split('-')[0] ?? '';
    if (
      (!towns.has(word.text) && !(towns.has(town) && town.length > 4)) ||
      afterScale.test(text.slice(word.end))
    )
      return [];
    const before = words[at - 1];
    const isSure = !isOrdinary(word.text) && !isFirstName(word.text);
    const isNamed = word.hasCapital && (!word.isFirst || isSure);
    // `de Hoorn`, and `Axel` who is a person.
    if (isFirstName(word.text) && !whereabouts.test(before?.text ?? '')) return [];
    const isSaid =
      isSure ||
      (whereabouts.test(before?.text ?? '') &&
        /(?:woon|won|verhui|live|moved|geboren|born|komt?|from)/iu.test(text) &&
        word.text.length > 3 &&
        word.hasCapital);
    return isNamed || isSaid ? [{ start: word.start, end: word.end, kind: 'place' }] : [];
  });
  const several = [...text.matchAll(townsOfSeveral)].map(
    ({ 0: found, index }): Span => ({ start: index, end: index + found.length, kind: 'place' }),
  );
  return [...single, ...several];
}

/** Where people work, learn or are treated. */
const works =
  /(?:werk\p{L}*|gewerkt|vrijwilligerswerk|baas|leidinggevende|ontslag|rijdt|baan|functie|stage|dienst|collega's?|contract|solliciteer\p{L}*|gesolliciteerd|ontslagen|opgenomen|opname|behandeld|behandeling|aangemeld|aanmelding|verwezen|doorverwezen|studeer\p{L}*|studie|zit|school|les|opleiding|medewerker|manager|chauffeur|begeleid\p{L}*|begeleiding|verzekerd|lid|traint?|voetbalt?|work|works|worked|working|job|employed|admitted|treated|referred|studies|studied|studying|student|enrolled|placement|intern|discharged|attends?|patient|nurse|teacher)(?![\p{L}])(?:\s[\p{L}'-]+){0,4}\s(?:bij|voor|op|aan|in|door|naar|van|at|for|with|in|by|to|from)(?:\s(?:de|het|een|the|'t))?\s$/iu;

const capitals = "(?:\\p{Lu}\\p{Ll}?\\.|\\p{Lu}[\\p{L}\\p{M}'’-]*)";
const linked = `(?:${capitals})(?:\\s(?:(?:van|de|der|den|het|'t|of|the|&)\\s){0,2}(?:${capitals}))*`;
/** `Ziekenhuis` and `ziekenhuis`. */
const eitherCase = (kind: string) =>
  kind.replace(/^\p{Ll}/u, (letter) => `[${letter.toUpperCase()}${letter}]`);
const kinds = `(?:${[...dutchKinds.split('|'), ...englishKinds.split('|')].map(eitherCase).join('|')})`;
const behindKind = new RegExp(`${edge.before}(${kinds})((?:\\s(?:de|het|'t|van|in))?\\s)(${linked})`, 'giu');
const beforeKind = new RegExp(`(${linked})\\s(${kinds})${edge.after}`, 'gu');
const lowerKind = new RegExp(
  `${edge.before}(?:basisschool|obs|cbs|verpleeghuis|verzorgingshuis|verzorgingstehuis|woonzorgcentrum|zorgcentrum|kinderdagverblijf|peuterspeelzaal|hospice|manege|sportschool|restaurant|café|cafe)\\s((?:de|het|'t)\\s\\p{Ll}+)(?=\\s*(?:[.,?!;]|$|\\s(?:in|en|maar|te)\\s))`,
  'giu',
);
const smallSchool = /(?<=(?:^|\s)(?:het|op|aan|van)\s)(\p{Ll}{5,})\s(?:lyceum|gymnasium|college)(?!\p{L})/gu;
const compound =
  /(?<![\p{L}])(\p{Lu}[\p{L}-]{2,}(?:ziekenhuis|kliniek|lyceum|college|school|gasthuis|stichting|apotheek|praktijk|huis|zorg|groep))(?![\p{L}])/gu;
const atWork = new RegExp(linked, 'gu');

const capitalised = /^\p{Lu}/u;
/** What bears a capital here and names nothing. */
const isPlainName = (name: string): boolean =>
  name
    .split(/\s+/)
    .map((part) => part.replace(/[.,'’]+$/, ''))
    .every(
      (part) =>
        part.length < 2 ||
        isCommonCapital(plain(part)) ||
        isEponym(plain(part)) ||
        isMedicine(part) ||
        (isOrdinary(plain(part)) && !/[A-Z]{2}/.test(part)) ||
        /^[A-Z]{2,5}$/.test(part),
    );

function institutionsIn(text: string): Span[] {
  const spans: Span[] = [];
  const add = (start: number, length: number) =>
    spans.push({ start, end: start + length, kind: 'institution' });
  const firstAt = (index: number) => wordsOf(text).find(({ start }) => start === index)?.isFirst ?? false;
  for (const { 0: found, index } of text.matchAll(named)) {
    const isShort = alsoOrdinary.has(plain(found)) || found.length <= 4;
    const isWorth =
      /^[A-Z]{2,}/.test(found) ||
      (capitalised.test(found) && !firstAt(index)) ||
      works.test(text.slice(0, index));
    if (!isShort || isWorth) add(index, found.length);
  }
  for (const { 1: kind = '', 2: gap = '', 3: name = '', index } of text.matchAll(behindKind)) {
    // The flag that lets the kind have a capital lets names be without: those do not count here.
    if (!capitalised.test(name) || (isPlainName(name) && !/\s(?:De|Het)\s$/.test(gap))) continue;
    if (/\b(?:van|in)\b/.test(gap) || /^gemeente$/i.test(kind)) continue;
    const whole =
      new RegExp(`^${linked}`, 'u').exec(text.slice(index + kind.length + gap.length))?.[0] ?? name;
    const article = /(?:de|het|'t)\s$/i.exec(gap)?.[0].length ?? 0;
    add(index + kind.length + gap.length - article, article + whole.replace(/[.'’]+$/, '').length);
  }
  for (const { 0: found, 1: name = '', index } of text.matchAll(beforeKind)) {
    const first =
      firstAt(index) &&
      (isOrdinary(plain(name.split(/\s/)[0] ?? '')) || isCommonCapital(plain(name.split(/\s/)[0] ?? '')));
    const skipped = first ? (/^\S+\s*/.exec(name)?.[0].length ?? 0) : 0;
    const left = name.slice(skipped);
    if (left === '' || isPlainName(left)) continue;
    add(index + skipped, found.length - skipped);
  }
  for (const { 0: found, 1: name = '', index } of text.matchAll(lowerKind))
    add(index + found.length - name.length, name.length);
  for (const { 0: found, 1: name = '', index } of text.matchAll(smallSchool))
    if (!isOrdinary(plain(name))) add(index, found.length);
  for (const { 1: name = '', index } of text.matchAll(compound))
    if (!firstAt(index) && !isOrdinary(plain(name))) add(index, name.length);
  for (const { 0: name, index } of text.matchAll(atWork))
    if (!firstAt(index) && !isPlainName(name) && works.test(text.slice(0, index))) {
      const before = text.slice(0, index);
      const isDoctor =
        /(?:dokter|dr\.?|doctor|mevrouw|meneer|mr\.?|mrs\.?|ms\.?|psychiater|huisarts)\s$/iu.test(before) ||
        isFirstName(plain(name.split(/\s/)[0] ?? '')) ||
        towns.has(plain(name));
      if (!isDoctor && !/^(?:Dr|Dokter|Mevrouw|Meneer|Doctor|Mrs?|Ms)\b/.test(name))
        add(index, name.replace(/[.'’]+$/, '').length);
    }
  const isPart = (one: Span) =>
    spans.some(
      (other) =>
        other !== one &&
        other.start <= one.start &&
        one.end <= other.end &&
        other.end - other.start > one.end - one.start,
    );
  return spans.filter((span) => !isPart(span));
}

/** Asked for by names and by what is beside them: read once. */
export const placesAndInstitutionsIn: (text: string) => readonly Span[] = recently((text: string) => [
  ...institutionsIn(text),
  ...townsIn(text),
]);
