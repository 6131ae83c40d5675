/** Takes out of spoken sentences what says nothing. Only ever leaves words out: no word is added or moved. */

import { capitalised, wordsOf } from '../reading/text.ts';
import type { Talk } from '../talk/talk.ts';

/** `[muziek]`, `(lacht)` and `♪`: what recognisers write about sounds. A dose between brackets is none. */
const annotations = /\[[^\]\d]*\]|\((?:\p{L}+ ?){1,2}\)|[♪♫*]+/gu;
/** `sl- slapen`: a word that was begun twice. `in- en doorslapen` is none. */
const brokenWord = /(?<![\p{L}\d])(\p{L}{1,4})-\s+(?=\1)/giu;
/** `ik ik heb`, `ik heb ik heb`. Numbers said twice may be meant: `113, 113`. */
const repeated =
  /(?<![\p{L}\d'’-])((?:\p{L}[\p{L}'’-]*)(?:\s+\p{L}[\p{L}'’-]*){0,2})(?:[,.…]*\s+\1(?![\p{L}\d'’-]))+/giu;
/** Words that are said twice on purpose. */
const meantTwice =
  /^(?:heel|veel|erg|nee|ja|very|really|no|yes|so|zo|much|many|steeds|beter|meer|dat|die|je|that|had)$/iu;

const spaced = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.?!…])/g, '$1')
    .replace(/([,…])[,…]+/g, '$1')
    .replace(/,([.?!])/g, '$1')
    .replace(/^[\s,.…;:–-]+/, '')
    .trim();

/** The sentence without hesitations, fillers and stutters. */
export function tidied(sentence: string, talk: Talk): string {
  const smooth = sentence.replace(annotations, ' ').replace(talk.hesitations, ' ').replace(brokenWord, '');
  const plainer = talk.fillers.reduce(
    (text, filler) => text.replace(filler, (found) => (/^,.*,$/.test(found.trim()) ? ',' : '')),
    smooth,
  );
  const once = plainer.replace(repeated, (found, word: string) => (meantTwice.test(word) ? found : word));
  return spaced(once);
}

const wordCount = (text: string) => text.match(/[\p{L}\d]+(?:['’-][\p{L}\d]+)*/gu)?.length ?? 0;

/** The tidied sentence without its openers, with a capital and an end. What remains stands by itself. */
export function statement(sentence: string, talk: Talk): string {
  let text = tidied(sentence, talk);
  for (;;) {
    const opener = talk.openers.map((each) => each.exec(text)?.[0]).find((found) => found !== undefined);
    if (opener === undefined) break;
    const rest = text.slice(opener.length);
    // Three words left would be a fragment: then the opener is part of the sense.
    if (wordCount(rest) < 4) break;
    text = rest;
  }
  return finished(text);
}

export function finished(text: string): string {
  const body = spaced(text).replace(/[\s,;:…–-]+$/u, '');
  return capitalised(/[.?!]["”’)]*$/.test(body) ? body : `${body}.`);
}

/** Without its last point or mark, to stand inside another sentence. */
export const unfinished = (text: string): string => spaced(text).replace(/[\s.,;:…?!–-]+$/u, '');

/** Lower case at the start, unless the word has its capital for another reason: `Ik` becomes `ik`, `EMDR` and `I` stay. */
export function midSentence(text: string): string {
  const [first = ''] = text.split(/[\s,.]/, 1);
  if (/^(?:I|I['’]\w+)$/.test(first) || /\p{Lu}.*\p{Lu}/u.test(first)) return text;
  return text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

export const isNoise = (sentence: string, talk: Talk): boolean =>
  wordsOf(tidied(sentence, talk)).every((word) => talk.noise.has(word));
