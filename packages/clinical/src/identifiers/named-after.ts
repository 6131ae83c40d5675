/** Scales, tests, syndromes and signs that are called after people: they are nobody, also when somebody of the talk is called so. */
import { recently } from '../reading/recent.ts';
import { list, plain } from '../reading/text.ts';
import type { Span } from './kind.ts';
import { strictTitle } from './name-cues.ts';
import { isPatientCalled } from './names-by-company.ts';
import { isFirstName, isOrdinary, isSurname, isUsualSurname } from './ordinary.ts';
import { saidBefore } from './word.ts';
import {
  alsoSurnames,
  conditionsByName,
  kindsBeforeName,
  kindsBehindName,
  measuredBehindName,
  scalesByName,
  testsOfTowns,
  wholeByName,
} from './words/named-after.ts';
import { thingsOfSeveralWords } from './words/things-with-capitals.ts';
import { edge, either } from './written-names.ts';

type Place = { start: number; end: number };

/** Without accents and capitals, letter for letter: what is found has its place in the text itself. */
const inPlace = (text: string): string =>
  Array.from(text, (letter) => {
    const bare = plain(letter);
    return bare.length === letter.length ? bare : letter;
  }).join('');

const scales = new Set(list(scalesByName));
/** `the Edinburgh`, `de Glasgow`: no town has an article. */
const townTests = new Set(list(testsOfTowns));
const wholes = new Set([...list(wholeByName), ...list(thingsOfSeveralWords)]);
const all = [...new Set([...scales, ...wholes, ...townTests, ...list(conditionsByName)])];
const names = new RegExp(`${edge.before}(${either(all)})('?s)?${edge.after}`, 'gu');

/** Of those that half the country is called, an article before them says nothing. */
const isOwn = (name: string): boolean => !isFirstName(name) && !isUsualSurname(name);
const areMet = new Set(alsoSurnames.split(' '));
/** So rare that nobody else is meant. */
const isRare = (name: string): boolean =>
  !isFirstName(name) && !isSurname(name) && !isOrdinary(name) && !areMet.has(name);

const inside = `${measuredBehindName}|rating|self|report|zelf|ideation|intent|severity|abnormal|involuntary|movement|adult|kinder|children|youth|geriatric|state|trait|compulsive|social|activity|activities|daily|living|auditory|verbal|visual|learning|memory|behaviou?r|behavioral|behavioural|progressive|complex|complexe|side|effects?|extrapyramidal|aggression`;
const kindBehind = new RegExp(`^[ -]+(?:(?:${inside})[ -]){0,4}(?:${kindsBehindName})${edge.after}`, 'u');
const measureBehind = new RegExp(`^[ -]+(?:${measuredBehindName})${edge.after}`, 'u');
const kindBefore = new RegExp(
  `${edge.before}(?:${kindsBeforeName})\\s(?:van|of|volgens|de|according to)\\s$`,
  'u',
);
const testBefore = /(?<!\p{L})(?:tests?|lijst|score|index)\s(?:van|of|volgens)\s$/u;
/** `Hamilton 22`, `Montgomery-Åsberg: 9`, `Addenbrooke's was 81`, `Beck niet afgenomen`. */
const scoreBehind =
  /^(?:-?score)?(?: ?[:=] ?| (?:(?:was|is|van|of|nu|now|komt op|scored|totaal|total) )?)(?:\d+(?:[/,.]\d+)?(?![\p{L}\p{N}])|niet afgenomen|afgenomen|herhaald|ingevuld|repeated|completed)/u;
const articleBefore =
  /(?<!\p{L})(?:de|een|the|an?|geen|no|positieve|negatieve|positive|negative|mogelijke|possible|vermoedelijke|probable|vroege|early|onset|tegen|against|ook|also|modified|gemodificeerde|revised|short|verkorte|herziene) $/u;
const outcomeBehind =
  /^ (?:(?:was|is|were|zijn) )?(?:negative|positive|negatief|positief|afwezig|absent|aanwezig|present|bilateraal|bilateral|uitgesloten|ruled out)(?!\p{L})/u;

/** What is thought of: `denkt aan Noonan`, `geen aanwijzingen voor Wernicke`. */
const consideredBefore =
  /(?<!\p{L})(?:den(?:k|kt|ken)|dacht|dachten|gedacht|overweeg|overwogen|verdenking|verdacht|past|passend|passen|lijkt|wijst|wijzend|aanwijzingen|differentiaal|dd|suspicion|suspected|considered|consider|exclude|suggestive|indicative|evidence|screened|tested|diagnosed|diagnose|diagnosis|gediagnosticeerd)[: ]+(?:(?:aan|op|of|bij|voor|for|with|van|met) )?(?:[a-z]+ (?:of|or|en|and) (?:aan )?)?$/u;
/** `EMDR volgens Shapiro`, `CBT following Clark and Wells`. */
const therapyBefore =
  /(?<!\p{L})(?:emdr|cgt|cbt|mbt|dgt|dbt|act|ipt|schematherapie|therapie|therapy|behandeling|treatment|exposure|model|protocol|methode|method|techniek|training|driehoek|pyramide|piramide|fasen|stages|theorie|theory|criteria)(?: \p{L}+)? (?:volgens|following|according to|as per|van|of|by|after|naar) (?:de |the )?(?:[a-z-]+,? (?:en|and|&) )?$/u;

/** `Glasgow 15`, `Edinburgh 14`; but `to Glasgow 15 years ago`. */
const scoredTowns = /^(?:glasgow|edinburgh)$/;
const townScore =
  /^(?: ?[:=] ?| (?:(?:was|is|of|van) )?)(?:[12]?\d|30)(?:\/(?:15|30))?(?![\p{L}\p{N}]| (?:years?|months?|weeks?|days?|hours?|minutes?|miles?|times|jaar|maanden|weken|dagen|uur|minuten|keer|km|kilometer)(?!\p{L}))/u;
const goingBefore =
  /(?<!\p{L})(?:in|to|from|near|at|for|of|via|outside|around|naar|uit|bij|van|te|vanuit|en|and) $/u;

/** Where the name of a test ends, or nothing when the words beside it do not make it one. */
function endOf(name: string, bare: string, start: number, end: number): number | undefined {
  const [before, after] = [saidBefore(bare, start), bare.slice(end)];
  if (scoredTowns.test(name) && townScore.test(after) && !goingBefore.test(before)) return end;
  if (townTests.has(name) && !/(?<!\p{L})(?:de|een|the|an?) $/u.test(before))
    return kindBehind.test(after) ? end : undefined;
  const isPossessive = /s$/.test(bare.slice(start, end)) && !name.endsWith('s');
  const behind =
    kindBehind.exec(after) ??
    (isPossessive ? null : measureBehind.exec(after)) ??
    (scales.has(name) ? scoreBehind.exec(after) : null) ??
    outcomeBehind.exec(after);
  if (behind) return end + behind[0].length;
  const isIt =
    wholes.has(name) ||
    isRare(name) ||
    kindBefore.test(before) ||
    therapyBefore.test(before) ||
    (!isFirstName(name) && consideredBefore.test(before)) ||
    (isOwn(name) && testBefore.test(before)) ||
    townTests.has(name) ||
    ((scales.has(name) ? !isFirstName(name) : isOwn(name)) && articleBefore.test(before));
  return isIt ? end : undefined;
}

const eitherCase = (kinds: string) =>
  kinds.replaceAll(/(?<=^|\|)[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`);
const unlisted = new RegExp(
  `(?<!\\p{L})(\\p{Lu}[\\p{L}'’-]+)(?:[ -](?:and |en |& )?\\p{Lu}[\\p{L}'’-]+){0,4}[ -](?:${eitherCase(kindsBehindName)})(?!\\p{L})`,
  'gu',
);
const unlistedSign =
  /(?<=(?<!\p{L})(?:syndroom|proef|teken|fenomeen|reflex|handgreep|manoeuvre|syndrome|sign|phenomenon)\s(?:van|of|volgens)\s)(\p{Lu}[\p{L}-]{2,})/gu;

const isTitled = (before: string): boolean => {
  const [, word = ''] = /(\p{L}+)\.?\s+(?:\p{Lu}\.\s?)*$/u.exec(before) ?? [];
  return strictTitle.test(plain(word)) || /(?<!\p{L})\p{Lu}\.\s?$/u.test(before);
};
/** `Emma Young 28`: with a first name before it it is somebody. */
const hasFirstName = (before: string): boolean => {
  const [, word = ''] = /(?<!\p{L})(\p{Lu}[\p{L}-]+)\s$/u.exec(before) ?? [];
  return word !== '' && isFirstName(plain(word)) && !isOrdinary(plain(word));
};

function read(text: string): Place[] {
  const bare = inPlace(text);
  const listed = [...bare.matchAll(names)].flatMap(({ 0: found, 1: name = '', index }): Place[] => {
    const end = endOf(name.replaceAll('-', ' '), bare, index, index + found.length);
    if (end === undefined) return [];
    return [{ start: index, end: end + (/^-\p{L}+/u.exec(bare.slice(end))?.[0].length ?? 0) }];
  });
  const others = [...text.matchAll(unlisted)].flatMap(({ 0: found, 1: first = '', index }): Place[] => {
    const isSomebody = isFirstName(plain(first)) || strictTitle.test(plain(first));
    return isSomebody ? [] : [{ start: index, end: index + found.length }];
  });
  const signs = [...text.matchAll(unlistedSign)].flatMap(({ 0: found, index }): Place[] =>
    isFirstName(plain(found)) || isSurname(plain(found)) ? [] : [{ start: index, end: index + found.length }],
  );
  return [...listed, ...others, ...signs].filter(({ start }) => {
    const before = saidBefore(text, start);
    const [name = ''] = /^[\p{L}-]+/u.exec(text.slice(start)) ?? [];
    return (
      !isTitled(before) &&
      !hasFirstName(before) &&
      !(/^\p{Lu}/u.test(name) && isPatientCalled(plain(name), before, text.slice(start + name.length)))
    );
  });
}

const namedAfter: (text: string) => readonly Place[] = recently(read);

const kinds: readonly Span['kind'][] = ['person', 'surname', 'place', 'address', 'institution'];
/** Whether what was found lies in the name of a test or a disease. */
export const isNamedAfter = (text: string, { start, end, kind }: Span): boolean =>
  kinds.includes(kind) && namedAfter(text).some((place) => place.start <= start && end <= place.end);
