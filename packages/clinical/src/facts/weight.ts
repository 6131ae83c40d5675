/** How much a note would miss a fact: learnt from what people of the field wrote down of consultations. */
import type { Language } from '../note.ts';
import { stemsOf } from '../reading/stems.ts';
import { wordsOf } from '../reading/text.ts';
import { tokensOf } from '../reading/tokens.ts';
import { commits } from './commitments.ts';
import { isOfDeath } from './death-thoughts.ts';
import { englishWeights, englishWordWeights } from './english-weights.ts';
import type { Fact } from './fact.ts';
import { type Features, featuresOf } from './features.ts';
import { tellsSensed } from './found-sure.ts';
import { namesIllness } from './judgements.ts';
import type { FactKind } from './kind.ts';
import { pointsNowhere } from './leaning.ts';
import { isNoise } from './noise.ts';
import { isOfTalk } from './of-talk.ts';
import { isRefused } from './refused.ts';
import { isAppointment, isOfSomebody, names } from './unclear.ts';
import { weights } from './weights.ts';

const ALL = [
  'amounts',
  'frequencies',
  'durations',
  'measurements',
  'times',
  'people',
  'findings',
  'medicines',
  'changes',
  'sides',
] as const;

/** `Nu niet.`, after thoughts of death in the spring: no note may miss it. */
const denial = /\b(?:niet|nooit|geen|nee|not|never|no)\b/i;

/** `Is het ook`, `Echt niet`: words, and nothing that they say something of. */
function isEmpty(fact: Fact, language: Language): boolean {
  const { clause, quote, slots, asked, kind, leans_on } = fact;
  if (isSeen(fact)) return false;
  // `Dan is het een carpaletunnelsyndroom.`: what it is, in one word.
  if (kind === 'conclusion' && fact.told_by === 'clinician' && namesIllness(quote, language)) return false;
  if (ALL.some((name) => slots[name].length > 0)) return false;
  if (kind === 'risk' && leans_on !== undefined && denial.test(quote)) return false;
  const stems = stemsOf(tokensOf(clause ?? quote)).size;
  // A quotation of few words says nothing without its question: `Eerlijk gezegd niet.`
  return stems === 0 || (clause === null ? stems < 2 : stems < 2 && asked === '');
}

const FRAGMENT_WORDS = 3;
/** `een kwart, nee`; `maandag, wacht, dinsdag`: what was meant is not certain. */
const broken =
  /,\s*(?:nee|no)[.,;]?$|\b(?:wacht|hang on|wait),|\bof nee\b|[\p{L}\d],? (?:nee|sorry|o nee|pardon)\b[,.]? |, no,? (?:wait|sorry|not)|\b(?:sorry|wacht even|ik bedoel|i mean)\b/iu;

const count = '(?:\\d+|één|een|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|one|two|three|four|five|six)';
/** `drie keer twee keer per dag`, `op zeven, op achtentwintig maart`: begun, and begun again. */
const begunAgain = new RegExp(
  `(?<!\\p{L})(?:${count} (keer|times),? ${count} \\1|(op|om|on|at) ${count}, \\2 \\p{L}+)(?!\\p{L})`,
  'iu',
);

/** What is quoted within a clause is as it was said. */
const isBroken = ({ clause }: Fact): boolean => {
  const told = (clause ?? '').replace(/“[^”]*”/gu, '');
  return broken.test(told) || begunAgain.test(told);
};

const decided: ReadonlySet<FactKind> = new Set(['plan', 'next_contact', 'safety_plan', 'handover']);
/** `Een einde aan mijn leven maken, nee.`, and what was decided and put otherwise in one sentence, is quoted as it was said. */
export const isBrokenDenial = (fact: Fact, language: Language): boolean =>
  isBroken(fact) &&
  (isOfDeath(fact.quote, language) ||
    (decided.has(fact.kind) && fact.told_by === 'clinician' && !unfinished.test(fact.quote)));
/** `Naar veertig, nee, dat is te veel`: what is meant instead comes later. */
const unfinished =
  /(?:nee|wacht|sorry|no|wait)(?: wacht| sorry| even)?,? (?:dat|that|ik|i|laat|let|het|it) [^.]*[.!]?$|(?:nee|wacht|sorry|no|wait)[.!]?$/iu;

/** `Slikt sertraline` says all there is to say. */
const taking = /^(?:gebruikt|slikt|neemt|krijgt|start|stopt|takes|uses|has|on)$/i;

const found: ReadonlySet<FactKind> = new Set(['examination', 'controls', 'impression']);
const seen = /^(?:geen|no) \p{L}{4,}|^(?:\p{L}{3,} ){1,2}(?:is|zijn|are) \p{L}{4,}/iu;

const toDo =
  /^(?:stoppen|afmaken|hervatten|afbouwen|minderen|staken|halveren|ophogen|verhogen|verlagen|bijhouden|oefenen|drinken|smeren|rusten|koelen|prikken|herhalen|afzeggen|opzeggen|innemen|meenemen)$/i;
/** `Buik is soepel`, `Geen drukpijn`: so what is found is told. */
const isSeen = ({ clause, quote, kind, told_by }: Fact): boolean =>
  found.has(kind) && told_by === 'clinician' && seen.test(clause ?? quote);

/** `Buikspieroefeningen stoppen`, `Kuur afmaken`: what was agreed, in few words. */
const isInstruction = ({ kind, told_by }: Fact, words: readonly string[]): boolean =>
  kind === 'plan' && told_by !== 'client' && words.length > 1 && toDo.test(words.at(-1) ?? '');

/** A few words that nobody asked for, and that name nothing by themselves: `Twaalf kilometer.`, `Lariam.` */
function isFragment(fact: Fact): boolean {
  const { clause, quote, slots, asked, leans_on } = fact;
  if (asked !== '' || leans_on !== undefined || isSeen(fact)) return false;
  const words = wordsOf(clause ?? quote);
  if (words.length > FRAGMENT_WORDS || isInstruction(fact, words)) return false;
  const isMedicineOnly =
    slots.medicines.length > 0 && slots.amounts.length === 0 && slots.changes.length === 0;
  const isNamed = slots.findings.some(({ isHint }) => !isHint) || slots.measurements.length > 0;
  if (isMedicineOnly) return words.length <= 2 && !taking.test(words[0] ?? '');
  return !isNamed && slots.medicines.length === 0;
}

/** `Ze wordt wakker`, of whom nobody can tell: worth its words only where it names a complaint or a medicine. */
const isUnnamed = (fact: Fact): boolean =>
  isOfSomebody({ ...fact, clause: fact.quote }) && !names(fact) && !isFixed(fact);

const agreed: ReadonlySet<FactKind> = new Set(['plan', 'next_contact', 'handover', 'safety_plan']);
/** `She'll have a visit from our nurse tomorrow at eleven`: a day and its hour that who treats has set. */
const isFixed = (fact: Fact): boolean =>
  fact.told_by === 'clinician' && agreed.has(fact.kind) && isAppointment(fact);

/** `Neef wel, jaren geleden`: what of the nephew, only the question said. */
const isShortOfOther = (fact: Fact): boolean =>
  fact.who.role === 'other' &&
  fact.asked !== '' &&
  !names(fact) &&
  /\b(?:wel|niet|ook|did|does|not|too)\b/i.test(fact.clause ?? fact.quote) &&
  wordsOf(fact.clause ?? fact.quote).length <= SHORT_OF_OTHER_WORDS;
const SHORT_OF_OTHER_WORDS = 5;

/** `Er zijn verschillende middelen. Acamprosaat, naltrexon, disulfiram.`: names without a verb, of what there is. */
const isListOfNames = ({ standing, clause, slots, told_by }: Fact): boolean =>
  standing === 'general' &&
  told_by === 'clinician' &&
  slots.medicines.length > 1 &&
  /^(?:(?:uitleg|explained): )?[\p{L}-]+(?:, [\p{L}-]+)*(?: (?:of|en|or|and) [\p{L}-]+)?$/iu.test(
    clause ?? '',
  );

/** What is explained in general is seldom worth its room. */
const GENERAL = 0.04;

/** Seldom said in words of a lab or a complaint, and found all the same. */
const SENSED = 0.1;

/** `Zou niet gereanimeerd willen worden`: in few words, and no note may miss it. */
const ofLastWishes =
  /(?<!\p{L})(?:(?:ge)?reanime\p{L}*|reanimatie\p{L}*|wilsverklaring|behandelverbod|resuscitat\p{L}*)(?!\p{L})/iu;
const LAST_WISH = 0.1;

/** Long facts take the room of others: what counts is what a word of it is worth. */
const LENGTH = 0.7;
const SHORTEST = 3;

const weightByName = new Map(Object.entries(weights));
const englishByName = new Map(Object.entries(englishWeights));

const worthOf = (features: Features, weight: ReadonlyMap<string, number>): number => {
  let worth = weight.get('bias') ?? 0;
  for (const [name, value] of features) worth += (weight.get(name) ?? 0) * value;
  return worth;
};

export function weightOf(fact: Fact, language: Language): number {
  if (
    isEmpty(fact, language) ||
    isFragment(fact) ||
    isNoise(fact, language) ||
    (isOfTalk(fact) && !(fact.told_by === 'clinician' && commits(fact.quote, language))) ||
    isListOfNames(fact) ||
    isUnnamed(fact) ||
    isShortOfOther(fact) ||
    pointsNowhere(fact) ||
    isBroken(fact)
  )
    return -1;
  const worth =
    worthOf(featuresOf(fact, language), weightByName) +
    (tellsSensed(fact, language) ? SENSED : 0) +
    (ofLastWishes.test(fact.clause ?? '') ? LAST_WISH : 0);
  const words = Math.max(SHORTEST, wordsOf(fact.clause ?? fact.quote).length);
  const more = fact.from.some(isRefused) ? REFUSED : 0;
  return worth / words ** LENGTH - (fact.standing === 'general' ? GENERAL : 0) + more;
}
/** An admission or a medicine that was thought of and not wanted stands in any note. */
const REFUSED = 0.08;

/**
 * How soon a fact gets room in the note: its weight, and in English with what doctors wrote down of consultations, which is
 * already a worth a word.
 */
export function rankOf(fact: Fact, language: Language): number {
  if (language !== 'en' || fact.weight < 0) return fact.weight;
  let worth = worthOf(featuresOf(fact, language), englishByName);
  for (const stem of stemsOf(tokensOf(fact.clause ?? fact.quote))) worth += englishWordWeights.get(stem) ?? 0;
  return (fact.weight + worth) / 2;
}
