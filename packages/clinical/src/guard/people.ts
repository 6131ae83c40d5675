/** Other people than the client, as talk and notes name them. */
import type { Language } from '../note.ts';

const kin: Readonly<Record<Language, string>> = {
  nl: `moeder mama mam ma vader papa pap pa ouders zus zusje zuster zussen broer broertje broers zoon zoontje zonen dochter dochtertje dochters
    kind kinderen kleinkind kleinzoon kleindochter oma opa grootmoeder grootvader tante oom neef nicht partner echtgenoot echtgenote
    vriend vriendin verloofde ex schoonmoeder schoonvader schoonzus schoonzusje zwager schoondochter schoonzoon stiefvader stiefmoeder
    buurvrouw buurman collega baas leidinggevende huisgenoot mantelzorger familie familielid tweelingzus tweelingbroer`,
  en: `mother mum mom mam father dad parents sister sisters brother brothers son sons daughter daughters child children kids grandchild
    grandson granddaughter grandma grandpa grandmother grandfather gran granny nan aunt auntie uncle cousin nephew niece partner husband wife
    fiance fiancee boyfriend girlfriend friend ex stepfather stepmother stepson stepdaughter neighbour neighbor colleague boss
    coworker roommate flatmate family relative twin sibling siblings`,
};

const kinIn: Readonly<Record<Language, ReadonlySet<string>>> = {
  nl: new Set(kin.nl.split(/\s+/)),
  en: new Set(kin.en.split(/\s+/)),
};

/** `mijn man`, `haar vrouw`: elsewhere these are any man and woman. */
const owners = /^(?:mijn|m'n|mn|haar|zijn|z'n|je|jouw|uw|hun|my|her|his|your|their)$/;
/** `Vrouw heeft ook koorts` is hers; `Vrouw, 45 jaar` and `Man van 60` are the client. */
const ofAge = /^(?:van|,|met|die|in|\d.*)?$/;
const spouses = /^(?:man|vrouw|vent|meisje|jongen|jongste|oudste)$/;

/** The people that a sentence names, one name for each. */
export function peopleIn(words: readonly string[], language: Language): string[] {
  return words.filter(
    (word, at) =>
      kinIn[language].has(word) ||
      (language === 'nl' &&
        spouses.test(word) &&
        (owners.test(words[at - 1] ?? '') || (at === 0 && !ofAge.test(words[1] ?? '')))),
  );
}

/** Somebody who was just named goes on: `Mijn zus ook. Die slikt lithium.` */
export const goesOn: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:en|maar|want|nou|ja|dus) )*(?:die|hij|zij|ze|dat was bij|bij hem|bij haar|haar|zijn)\b/,
  en: /^(?:(?:and|but|so|well|yeah|cause|because) )*(?:he|she|they|him|her|his|that was for)\b/,
};

/** A clause that begins anew with the speaker. */
export const self: Readonly<Record<Language, RegExp>> = {
  nl: /^(?:(?:en|maar|want|nou|dus|omdat) )*(?:ik|zelf|wij|we)\b|\bik (?:heb|ben|had|was) zelf\b|\bmezelf\b/,
  en: /^(?:(?:and|but|so|well|because) )*(?:i|i'm|i've|i'd|i'll|we|myself)\b/,
};
