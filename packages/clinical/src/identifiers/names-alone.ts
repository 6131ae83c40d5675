/** Names that nothing announces: by lists, by their capitals, and by what is said of them. */
import { isToDo } from './deeds-at-the-start.ts';
import {
  introduced,
  isAddressed,
  isDetermined,
  neverAlone,
  personVerb,
  says,
  sureVerb,
  tellsOfPerson,
} from './name-cues.ts';
import {
  initial,
  isCapitalName,
  isSmallName,
  isToldName,
  particlesOf,
  splitName,
  surnameEnding,
} from './name-words.ts';
import {
  doesSomething,
  isFamily,
  isPatientCalled,
  isToldMoreOf,
  standsWithNames,
} from './names-by-company.ts';
import { doesAsPeopleDo, isExplained, isMonth, isSomebodyByRole } from './names-that-are-words.ts';
import {
  isCommonCapital,
  isEponym,
  isFirstName,
  isListedWord,
  isMedicine,
  isOrdinary,
  isSureSurname,
  isSurname,
  isUsualSurname,
  soundsLikeFirstName,
} from './ordinary.ts';
import { isSmallNameHere } from './small-names-that-are-words.ts';
import { isTown, soundsLikeTown } from './towns.ts';
import { saidBefore, type Word } from './word.ts';
import { afterScale } from './words/never.ts';

export type Begin = { from: number; isTitled: boolean; isSure: boolean };

/** `Helpende gedachte`: what is said of the next word. */
const adjective = /(?:ende|ige|ische|lijke|ale|ele|ieve|aire|ante|ente|euze|oze|bare|ic|al|ive|ous|ary)$/;
const alone =
  /(?:^|[,.?!:]\s*|(?<!\p{L})(?:ja|nou|nee|ja nou|yeah|well|dat|toen|en|maar|omdat|als|want|of|nu|daarna|gisteren|vandaag|sinds|that|when|and|but|because|if|so|since|then|yesterday|today)\s)$/iu;
const toYou = /^,[^.!]*(?<!\p{L})(?:you|your|yourself|je|jij|jou|jouw|u|uw|jullie|ik|i)(?!\p{L})/iu;

/** `spreekt Wolof`: what is spoken and no list has is a language. */
const speaks =
  /(?<!\p{L})(?:spreekt|spreken|spreek|sprak|spraken|moedertaal(?: is)?|voertaal(?: is)?|taal|tolk in het|speaks?|spoke|speaking|mother tongue(?: is)?|first language(?: is)?|language|fluent in|interpreter in)(?:\s(?:alleen|only|ook|thuis|vooral|mainly|some|wat|een beetje|goed|vloeiend|gebrekkig|nauwelijks|matig|a little)){0,2}\s$/iu;

/** `drinkt Jupiler`, `started Epilim 200 mg`: what is drunk, watched or taken and no list has is no person. */
const consumes =
  /(?<!\p{L})(?:drinkt|drinken|dronk|drinks|drank|rookt|rookte|smokes|kijkt|kijken naar|kijkt naar|keek|watches|watching|watched|leest|las|reads|speelt|speelde|gamet|plays|played|playing|luistert naar|listens to|listening to|fan van|fan of|slikt|slikte|gebruikt|gebruikte|neemt|nam|takes|took|taking|uses|used|started|start|starten met|gestart met|begonnen met|stopped|stop|stopte met|gestopt met|switched to|prescribed|given|kreeg|doet aan|eet|ate|eats)(?:\s(?:ook|alleen|vooral|soms|veel|nog|only|also|some|mainly|elke dag|every day|iv|im))?\s$/iu;
const dose =
  /^\s(?:depot\s|retard\s|chrono\s)?\d+(?:[.,]\d+)?\s?(?:mg|mcg|microgram|milligram|ml|g|gram|ie|iu|%|druppels|drops|tabl\p{L}*|puffs?)(?![\p{L}])/iu;
const isConsumed = (text: string, word: Word): boolean =>
  dose.test(text.slice(word.end)) || consumes.test(saidBefore(text, word.start));

export function byItself(words: readonly Word[], at: number, text: string): Begin | undefined {
  const word = words[at] as Word;
  const next = words[at + 1];
  const isUnsure = isOrdinary(word.text);
  const begin = (isSure: boolean): Begin => ({ from: at, isTitled: false, isSure });
  if (
    word.hasCapital &&
    isEponym(word.text) &&
    isPatientCalled(word.text, saidBefore(text, word.start), text.slice(word.end))
  )
    return begin(false);
  if (isEponym(word.text) && !isFirstName(word.text)) return undefined;
  if (isEponym(word.text) && afterScale.test(text.slice(word.end))) return undefined;
  // `J. de Vries`
  if (initial(word) && next?.raw === '.' && word.raw !== 'I') {
    let to = at;
    while (initial(words[to]) && words[to + 1]?.raw === '.') to += 2;
    const core = particlesOf(words, to);
    const name = words[core];
    if (name?.hasCapital && (core > to || isCapitalName(name, text)) && !isMedicine(name.raw))
      return { from: at, isTitled: true, isSure: true };
  }
  if (isFamily(word, words[at - 1])) return begin(true);
  if (word.hasCapital && !word.isFirst) {
    // `de Mantoux`, `een Rennie`: people have no article, tests and things have.
    if (
      /^(?:de|het|een|the|a|an)$/.test(words[at - 1]?.text ?? '') &&
      !isFirstName(word.text) &&
      !isSurname(word.text) &&
      !surnameEnding.test(word.text)
    )
      return undefined;
    if (soundsLikeTown(word, words[at - 1])) return undefined;
    const isOnNoList = !isFirstName(word.text) && !isSurname(word.text) && !surnameEnding.test(word.text);
    if (isOnNoList && (speaks.test(saidBefore(text, word.start)) || isConsumed(text, word))) return undefined;
    if (isMonth(word.text, saidBefore(text, word.start), text.slice(word.end))) return undefined;
    return isCapitalName(word, text) ? begin(!isTown(word.text)) : undefined;
  }
  const split = splitName(words, at);
  if (split) return begin(false);
  if (!isUnsure && soundsLikeFirstName(word.text) && !isMedicine(word.raw) && !isCommonCapital(word.text))
    return begin(false);
  if (isFirstName(word.text) && !isUnsure && !isMedicine(word.raw))
    return word.text.length > 2 || word.hasCapital ? begin(word.hasCapital) : undefined;
  if (isSureSurname(word.text)) return begin(word.hasCapital);
  // `marc smeets`: a word too, but not before a surname.
  if (isToldName(word) && next?.gap === ' ' && isSureSurname(next.text)) return begin(false);
  const [said, following] = [saidBefore(text, word.start), text.slice(word.end)];
  if (
    !word.hasCapital &&
    isFirstName(word.text) &&
    (isExplained(word.text, said, following) || isSmallNameHere(word.text, said, following))
  )
    return begin(false);
  if (!isMedicine(word.raw) && !isCommonCapital(word.text) && isToldMoreOf(word, following))
    return begin(false);
  if (word.hasCapital && isFirstName(word.text) && isSomebodyByRole(following)) return begin(false);
  const isUnknown = !isUnsure && !isMedicine(word.raw) && !isCommonCapital(word.text) && word.text.length > 3;
  // Small and on no list: who is spoken to, or does what only people do.
  if (!word.hasCapital && isUnknown && isAddressed(said, following)) return begin(false);
  if (
    !word.hasCapital &&
    sureVerb.test(next?.text ?? '') &&
    !isDetermined.test(said) &&
    ((isUnknown && (isSmallName(word) || says.test(next?.text ?? '')) && alone.test(said)) ||
      isToldName(word))
  )
    return begin(false);
  // `ja nou marloos zegt`
  if (
    !word.hasCapital &&
    word.text.length > 3 &&
    says.test(next?.text ?? '') &&
    alone.test(said) &&
    !isListedWord(word.text) &&
    !isMedicine(word.raw)
  )
    return begin(false);
  // `Izzy, when did you`
  if (word.hasCapital && word.isFirst && isUnknown && next?.raw === ',' && toYou.test(following))
    return begin(false);
  if (
    word.hasCapital &&
    (isUnknown || isFirstName(word.text)) &&
    !neverAlone.test(word.text) &&
    standsWithNames(words, at)
  )
    return begin(false);
  const goesOn =
    next !== undefined &&
    (personVerb.test(next.text) ||
      (!isUnsure && !adjective.test(word.text) && doesSomething(next, words[at + 2])) ||
      (next.hasCapital && isSurname(next.text)) ||
      (/^(?:en|and)$/.test(next.text) && /^(?:ik|i|zijn|haar|mijn)$/.test(words[at + 2]?.text ?? '')));
  if (word.hasCapital && word.isFirst && isFirstName(word.text) && isUnsure) {
    if (doesAsPeopleDo(word.text, following) || isToDo(word.text, said, following)) return begin(false);
    const isSomebody =
      sureVerb.test(next?.text ?? '') ||
      tellsOfPerson.test(following) ||
      (next?.raw === ',' && toYou.test(following)) ||
      (goesOn && /^(?:mijn|my|zijn|haar|onze|our|his|her|ik|i)$/.test(words[at + 2]?.text ?? '')) ||
      (next?.hasCapital === true && isSurname(next.text));
    const isFull = next?.hasCapital === true && isSurname(next.text) && !isTown(next.text);
    const mayBeAlone = !neverAlone.test(word.text) || (says.test(next?.text ?? '') && word.text !== 'dan');
    return isSomebody && (isFull || mayBeAlone) ? begin(false) : undefined;
  }
  if (
    word.hasCapital &&
    word.isFirst &&
    !isUnsure &&
    goesOn &&
    isCapitalName(word, text) &&
    word.text.length > 2 &&
    !isTown(word.text)
  )
    return begin(false);
  // Two small words that are a name together: `sanne bakker`.
  if (
    !word.hasCapital &&
    isUsualSurname(word.text) &&
    !isUnsure &&
    introduced.test(saidBefore(text, word.start)) &&
    word.text.length > 4
  )
    return begin(false);
  return undefined;
}
