/** Scales, tests, syndromes and signs that are called after people: they are nobody, also when somebody of the talk is called so. */
import { recently } from '../reading/recent.ts';
import { list, plain } from '../reading/text.ts';
import type { Span } from './kind.ts';
import { strictTitle } from './name-cues.ts';
import { isFirstName, isOrdinary, isSurname, isUsualSurname } from './ordinary.ts';
import { saidBefore } from './word.ts';
import {
  alsoSurnames,
  conditionsByName,
  kindsBeforeName,
  kindsBehindName,
  measuredBehindName,
  scalesByName,
  wholeByName,
} from './words/named-after.ts';
import { edge, either } from './written-names.ts';

type Place = { start: number; end: number };

/** Without accents and capitals, letter for letter: what is found has its place in the text itself. */
const inPlace = (text: string): string =>
  Array.from(text, (letter) => {
    const bare = plain(letter);
    return bare.length === letter.length ? bare : letter;
  }).join('');

const scales = list(scalesByName);
const conditions = list(conditionsByName);
/** Of those that half the country is called, a verb or an article before them says nothing. */
const isOwn = (name: string): boolean => !isFirstName(name) && !isUsualSurname(name);
/** So rare that nobody else is meant. */
const living = new Set(alsoSurnames.split(' '));
const rare = [...scales, ...conditions].filter(
  (name) => !isFirstName(name) && !isSurname(name) && !isOrdinary(name) && !living.has(name),
);
const any = either([...scales, ...conditions]);
const called = `(?:${any})(?:[- ](?:${any}))?`;
const inside = `${measuredBehindName}|rating|self|report|zelf|ideation|intent|severity|abnormal|involuntary|movement|adult|kinder|children|youth|geriatric|state|trait|compulsive|social|activity|activities|daily|living|auditory|verbal|visual|learning|memory|behaviou?r|behavioral|behavioural|progressive|complex|complexe|side|effects?|extrapyramidal`;
const between = `(?:'?s)?[ -]+(?:(?:${inside})[ -]){0,4}`;

const always = new RegExp(
  `${edge.before}(?:${either([...list(wholeByName), ...rare])})(?:'?s)?${edge.after}`,
  'gu',
);
const withKind = new RegExp(`${edge.before}(?:${called})${between}(?:${kindsBehindName})${edge.after}`, 'gu');
const withMeasure = new RegExp(
  `${edge.before}(?:${called})[ -]+(?:${measuredBehindName})${edge.after}`,
  'gu',
);
const behindKind = new RegExp(
  `(?<=${edge.before}(?:${kindsBeforeName})\\s(?:van|of|volgens|de|according to)\\s)(?:${called})${edge.after}`,
  'gu',
);
const unlistedBehindKind =
  /(?<=(?<!\p{L})(?:syndroom|proef|teken|fenomeen|reflex|handgreep|manoeuvre|syndrome|sign|phenomenon)\s(?:van|of|volgens)\s)\p{Lu}[\p{L}-]{2,}/gu;
const behindTest = new RegExp(
  `(?<=${edge.before}(?:test|tests|lijst|score|index)\\s(?:van|of|volgens)\\s)(?:${either([...scales, ...conditions].filter(isOwn))})${edge.after}`,
  'gu',
);
/** `Hamilton 22`, `Montgomery-Åsberg: 9`, `Addenbrooke's was 81`, `Beck niet afgenomen`. */
const scored = new RegExp(
  `${edge.before}(?:${either(scales)})(?:'?s)?(?:-?score)?(?: ?[:=] ?| (?:(?:was|is|van|of|nu|now|komt op|scored|totaal|total) )?)(?:\\d+(?:[/,.]\\d+)?${edge.after}|niet afgenomen|afgenomen|herhaald|ingevuld|repeated|completed)`,
  'gu',
);
const articles =
  'de|een|the|a|an|geen|no|positieve|negatieve|positive|negative|mogelijke|possible|vermoedelijke|probable|vroege|early|onset|tegen|against|ook|also';
const behindArticle = new RegExp(
  `(?<=${edge.before}(?:${articles}) )(?:${either([...scales.filter((name) => !isFirstName(name)), ...conditions.filter(isOwn)])})${edge.after}(?!['-]?s? (?:familie|family))`,
  'gu',
);
const withOutcome = new RegExp(
  `${edge.before}(?:${called})(?:'?s)? (?:(?:was|is|were|zijn) )?(?:negative|positive|negatief|positief|afwezig|absent|aanwezig|present|bilateraal|bilateral|uitgesloten|ruled out)${edge.after}`,
  'gu',
);

const kindBehind = new RegExp(
  `(?<!\\p{L})(\\p{Lu}[\\p{L}'’-]+)(?:[ -](?:and |en |& )?\\p{Lu}[\\p{L}'’-]+){0,4}[ -](?:${kindsBehindName.replaceAll(/(?<=^|\|)[a-z]/g, (letter) => `[${letter.toUpperCase()}${letter}]`)})(?!\\p{L})`,
  'gu',
);

const titled = (before: string): boolean => {
  const [, word = ''] = /(\p{L}+)\.?\s+(?:\p{Lu}\.\s?)*$/u.exec(before) ?? [];
  return strictTitle.test(plain(word)) || /(?<!\p{L})\p{Lu}\.\s?$/u.test(before);
};
/** `Emma Young 28`: with a first name before it it is somebody. */
const isWhole = (before: string): boolean => {
  const [, word = ''] = /(?<!\p{L})(\p{Lu}[\p{L}-]+)\s$/u.exec(before) ?? [];
  return word !== '' && isFirstName(plain(word)) && !isOrdinary(plain(word));
};

function read(text: string): Place[] {
  const bare = inPlace(text);
  const places = [
    always,
    withKind,
    withMeasure,
    behindKind,
    behindTest,
    scored,
    behindArticle,
    withOutcome,
  ].flatMap((pattern) =>
    [...bare.matchAll(pattern)].map(({ 0: found, index }) => ({
      start: index,
      end: index + found.length + (/^-\p{L}+/u.exec(bare.slice(index + found.length))?.[0].length ?? 0),
    })),
  );
  const unlisted = [...text.matchAll(kindBehind)].flatMap(({ 0: found, 1: first = '', index }): Place[] => {
    const isSomebody = isFirstName(plain(first)) || strictTitle.test(plain(first));
    return isSomebody ? [] : [{ start: index, end: index + found.length }];
  });
  const signs = [...text.matchAll(unlistedBehindKind)].flatMap(({ 0: found, index }): Place[] =>
    isFirstName(plain(found)) || isSurname(plain(found)) ? [] : [{ start: index, end: index + found.length }],
  );
  return [...places, ...unlisted, ...signs].filter(({ start }) => {
    const before = saidBefore(text, start);
    return !titled(before) && !isWhole(before);
  });
}

const namedAfter: (text: string) => readonly Place[] = recently(read);

const kinds: readonly Span['kind'][] = ['person', 'surname', 'place', 'address', 'institution'];
/** Whether what was found lies in the name of a test or a disease. */
export const isNamedAfter = (text: string, { start, end, kind }: Span): boolean =>
  kinds.includes(kind) && namedAfter(text).some((place) => place.start <= start && end <= place.end);
