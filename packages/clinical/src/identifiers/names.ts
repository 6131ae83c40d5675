/** People's names that nobody told us: behind titles and relations, by lists, and by their capitals. */
import { recently } from '../reading/recent.ts';
import type { Span } from './kind.ts';
import {
  called,
  neverAlone,
  ofDisease,
  onlyPeople,
  personVerb,
  relation,
  strictTitle,
  title,
} from './name-cues.ts';
import {
  endOfName,
  initial,
  isCapitalName,
  isSmallName,
  isToldName,
  particlesOf,
  splitName,
  surnameEnding,
} from './name-words.ts';
import { type Begin, byItself } from './names-alone.ts';
import {
  isCommonCapital,
  isEponym,
  isFirstName,
  isListedWord,
  isMedicine,
  isOrdinary,
  isParticle,
  isSurname,
} from './ordinary.ts';
import { isTown } from './towns.ts';
import { saidBefore, type Word, wordsOf } from './word.ts';

/** `isSure`: so clear a name here that the same word is a name in the rest of the talk. */
type NameSpan = Span & { isSure: boolean };

function spansOf(
  words: readonly Word[],
  from: number,
  to: number,
  isTitled: boolean,
  isSure: boolean,
): NameSpan[] {
  const at = (index: number) => words[index] as Word;
  const span = (a: number, b: number, kind: 'person' | 'surname'): NameSpan => ({
    start: at(a).start,
    end: at(b).end,
    kind,
    isSure,
  });
  const first = from;
  const isFirst =
    !isParticle(at(from).text) &&
    (!isTitled || (isFirstName(at(from).text) && to > from) || initial(words[from]));
  if (from === to) return [span(from, to, isTitled && !isFirstName(at(from).text) ? 'surname' : 'person')];
  if (!isFirst) return [span(from, to, 'surname')];
  const rest = words.findIndex(({ isLetters }, index) => index > first && isLetters);
  return [span(first, first, 'person'), span(rest, to, 'surname')];
}

/** Names in one text. Later words of a name are not looked at again. */
function readNames(text: string): NameSpan[] {
  const words = wordsOf(text);
  const found: NameSpan[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] as Word;
    if (!word.isLetters) continue;
    const start = beginOf(words, at, text);
    if (!start) continue;
    const { from, isTitled, isSure } = start;
    let core = particlesOf(words, from);
    while (initial(words[core]) && words[core + 1]?.raw === '.') core = particlesOf(words, core + 2);
    const to = splitName(words, from) ?? endOfName(words, core, text);
    found.push(...spansOf(words, from, to, isTitled, isSure));
    at = to;
  }
  return found;
}

export const namesIn: (text: string) => readonly NameSpan[] = recently(readNames);

const isPoliteTitle =
  /^(?:mevrouw|mevr|mw|meneer|dhr|heer|mijnheer|dokter|dr|doctor|professor|prof|mr|mrs|ms|miss|mister)$/;
/** Behind these a verb goes on, and a name does not: `meneer mopperde de hele dag`. */
const behindVerb =
  /^(?:zich|de|het|een|niet|ook|dat|al|nog|veel|heel|erg|wel|weer|elke|elk|dagelijks|soms|me|mij|ons|u|je|op|aan|met|over|geen|om|te|tegen|zijn|haar|goed|slecht|the|an?|that|to|me|about|whether|his|her|not|it|of)$/;
const isBehindPolite = (name: Word, next: Word | undefined): boolean =>
  name.text.length > 3 &&
  !isMedicine(name.raw) &&
  (isOrdinary(name.text) ? surnameEnding.test(name.text) && !isListedWord(name.text) : true) &&
  !(/(?:t|de|te|en|d|s)$/.test(name.text) && behindVerb.test(next?.text ?? ''));
const notBehindTitle =
  /^(?:snel|wel|with|over|post|last|thus|long|lang|lange|even|may|can|top|thuis|low|rich|short|still|kort|vlot|vlug|sterk|dus|voorbij|op|os)$/;
const isDoctor = /^(?:heer|dokter|dr|doctor|professor|prof|mr|mrs|ms|mister)$/;
const kinship = /^(?:aunt|auntie|uncle|tante|oom|nan|nana|granny|grandma|grandpa|oma|opa)$/;
const modal = /^(?:will|may|can|wil|per|her|with|dan|wel|said|ben|meer)$/;
/** Whether a name begins at this word, and why. */
function beginOf(words: readonly Word[], at: number, text: string): Begin | undefined {
  const word = words[at] as Word;
  const before = words[at - 1];
  const dotted = before?.raw === '.' && words[at - 2] !== undefined ? words[at - 2] : before;
  const said = saidBefore(text, word.start);
  const core = particlesOf(words, at);
  const name = words[core];
  if (!name?.isLetters) return undefined;
  if (isEponym(word.text) && ofDisease.test(said)) return undefined;
  const isTitled =
    dotted !== undefined &&
    title.test(dotted.text) &&
    (dotted === before || /^(?:dr|drs|mw|mevr|prof|ir|mr|mrs|ms|fam|dhr)$/.test(dotted.text));
  if (isTitled) {
    const isStrict = strictTitle.test(dotted.text);
    const isNamed = name.hasCapital
      ? !isMedicine(name.raw) &&
        (isStrict || !isOrdinary(name.text) || isSurname(name.text) || isFirstName(name.text) || core > at) &&
        !isCommonCapital(name.text)
      : isSmallName(name) ||
        (isStrict && core > at && isSurname(name.text)) ||
        (isStrict && isSurname(name.text) && !isOrdinary(name.text)) ||
        // `dokter parkinson`: of a disease nobody is a doctor.
        (isDoctor.test(dotted.text) && isEponym(name.text) && name.text.length > 4) ||
        (isPoliteTitle.test(dotted.text) &&
          (isSurname(name.text) || isBehindPolite(name, words[core + 1])) &&
          !personVerb.test(name.text) &&
          !neverAlone.test(name.text) &&
          !notBehindTitle.test(name.text));
    // `de juf van milan`
    const isOf = core > at && !word.hasCapital && isFirstName(name.text) && !isSurname(name.text);
    if (isNamed) return { from: isOf ? core : at, isTitled: !isOf, isSure: true };
  }
  // `Auntie May`, `oom wil`, `uncle art`: behind these every first name is one.
  if (
    kinship.test(before?.text ?? '') &&
    ((word.hasCapital && !word.isFirst && !isCommonCapital(word.text) && !isMedicine(word.raw)) ||
      (isFirstName(word.text) && (word.hasCapital || !(personVerb.test(word.text) || modal.test(word.text)))))
  )
    return { from: at, isTitled: false, isSure: word.hasCapital };
  // `moeder van Pip`
  if (
    word.hasCapital &&
    !word.isFirst &&
    isFirstName(word.text) &&
    /^(?:van|of)$/.test(before?.text ?? '') &&
    relation.test(words[at - 2]?.text ?? '')
  )
    return { from: at, isTitled: false, isSure: true };
  if (core > at) {
    // `de` alone begins no name: `Van der Meer belde` does.
    return word.hasCapital &&
      !word.isFirst &&
      name.hasCapital &&
      !isCommonCapital(name.text) &&
      !isMedicine(name.raw) &&
      !isTown(name.text)
      ? { from: at, isTitled: true, isSure: true }
      : undefined;
  }
  if (called.test(said) && (isCapitalName(word, text) || isSmallName(word) || isToldName(word)))
    return { from: at, isTitled: false, isSure: true };
  // `mum's breakdown`: what a relative has is no name.
  const isOwned = before !== undefined && /^['’]s?\s/.test(text.slice(before.end, word.start));
  const kin = isOwned ? undefined : before?.raw === ',' || before?.raw === '(' ? words[at - 2] : before;
  // `my husband Grant`: with a capital behind a relation every word is a name, but no disease and no people.
  if (
    before &&
    relation.test(before.text) &&
    word.hasCapital &&
    !word.isFirst &&
    word.text.length > 1 &&
    !isCommonCapital(word.text) &&
    !isMedicine(word.raw) &&
    !isEponym(word.text)
  )
    return { from: at, isTitled: false, isSure: true };
  if (onlyPeople.test(said) && !word.hasCapital && isToldName(word))
    return { from: at, isTitled: false, isSure: false };
  if (
    kin &&
    relation.test(kin.text) &&
    (before !== kin
      ? word.hasCapital && isCapitalName(word, text)
      : isCapitalName(word, text) || isSmallName(word) || isToldName(word)) &&
    !(before !== kin && word.isFirst && (before?.raw !== '(' || isOrdinary(word.text)))
  )
    return { from: at, isTitled: false, isSure: true };
  if (/^(?:ons|onze)$/.test(before?.text ?? '') && isToldName(word))
    return { from: at, isTitled: false, isSure: true };
  return byItself(words, at, text);
}
