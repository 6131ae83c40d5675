/** Towns, by lists, by how their names end, and behind words of living. */
import { list, plain } from '../reading/text.ts';
import type { Span } from './kind.ts';
import { isCommonCapital, isFirstName, isListedWord, isMedicine, isOrdinary } from './ordinary.ts';
import { saidBefore, type Word, wordsOf } from './word.ts';
import { listedPlaces, listedPlacesOfSeveralWords } from './words/listed-places.ts';
import { morePlaces, morePlacesOfSeveralWords } from './words/more-places.ts';
import { afterScale } from './words/never.ts';
import { placeEndings, places, placesOfSeveralWords } from './words/places.ts';
import { rarerPlaces } from './words/rarer-places.ts';
import { edge, either } from './written-names.ts';

const towns = new Set(
  plain(`${places} ${morePlaces} ${rarerPlaces} ${listedPlaces}`).split(/\s+/).filter(Boolean),
);
const townsOfSeveral = new RegExp(
  `${edge.before}(?:${either([...list(placesOfSeveralWords), ...list(morePlacesOfSeveralWords)])})${edge.after}`,
  'giu',
);

/** By their first word: there are too many for one pattern. */
const listedOfSeveral = Map.groupBy(
  listedPlacesOfSeveralWords
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => name.split('_')),
  ([first = '']) => first,
);

/** Behind these a town is named. */
const whereabouts = /^(?:in|uit|naar|te|bij|vanuit|van|from|to|near|at|outside|around|rond|over)$/;

export const isTown = (text: string): boolean => towns.has(text);

/** Also one that no list has, by how it ends: `in Zoelmond`, `uit Koudekerke`. */
export const soundsLikeTown = (word: Word, before: Word | undefined): boolean =>
  word.hasCapital &&
  whereabouts.test(before?.text ?? '') &&
  before?.text !== 'bij' &&
  before?.text !== 'van' &&
  placeEndings.test(word.text);

const living =
  /(?<!\p{L})(?:woont?|woonde|wonen|woonachtig|gewoond|verhuis[dt]?|verhuizen|verhuisde|geboren|opgegroeid|live[sd]?|living|moved|moving|born|raised|grew up|based)(?:\s[\p{L}'-]+){0,6}\s$/iu;

const isEndOfPlace =
  /^(?:\s*[.,?!;]|$|\s(?:en|and|met|with|bij|maar|but|sinds|since|want|omdat|because|nu|now|toen|when|op|aan|near|ik|i|is|was|waar|where|vandaan|geboren|opgegroeid|gewoond|verhuisd|dus|so|tot|until|voor|for|last|vorig)(?!\p{L}))/iu;

export function townsIn(text: string): Span[] {
  const words = wordsOf(text);
  const single = words.flatMap((word, at): Span[] => {
    const town = word.text.split('-')[0] ?? '';
    if (
      (!towns.has(word.text) && !(towns.has(town) && town.length > 4)) ||
      afterScale.test(text.slice(word.end))
    )
      return [];
    const before = words[at - 1];
    const isSure = !isListedWord(word.text) && !isFirstName(word.text);
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
  // `i live in goosnargh`: behind a word of living what no list knows is a town.
  const lived = words.flatMap((word, at): Span[] => {
    const before = words[at - 1];
    const isPlace =
      /^(?:in|uit|naar|te|from|to|near)$/.test(before?.text ?? '') &&
      word.isLetters &&
      word.text.length > 3 &&
      !isOrdinary(word.text) &&
      !isCommonCapital(word.text) &&
      !isMedicine(word.raw) &&
      !isFirstName(word.text) &&
      isEndOfPlace.test(text.slice(word.end)) &&
      (living.test(saidBefore(text, before?.start)) ||
        (/^(?:uit|from)$/.test(before?.text ?? '') &&
          /(?<!\p{L})(?:kom|komt|komen|kwam|come|comes|came)\s$/iu.test(saidBefore(text, before?.start))));
    return isPlace ? [{ start: word.start, end: word.end, kind: 'place' }] : [];
  });
  const several = [...text.matchAll(townsOfSeveral)].map(
    ({ 0: found, index }): Span => ({ start: index, end: index + found.length, kind: 'place' }),
  );
  const listed = words.flatMap((word, at): Span[] => {
    const name = listedOfSeveral
      .get(word.text)
      ?.find((parts) => parts.every((part, index) => words[at + index]?.text === part));
    const last = name && words[at + name.length - 1];
    return last ? [{ start: word.start, end: last.end, kind: 'place' }] : [];
  });
  return [...single, ...several, ...listed, ...lived];
}
