import type { Carrier, Matter } from './matters.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said-shape.ts';

export type Reading = { noted: Noted; said: Said; scores: Float64Array; top: number };

export function placeOf({ tokens }: Noted, { at, to }: Matter): { start: number; end: number } {
  return { start: tokens[at]?.start ?? 0, end: tokens[to - 1]?.end ?? 0 };
}

export const unitsOf = (carriers: readonly Carrier[]): number[] =>
  carriers.slice(0, 3).map(({ word }) => word.unit);

/** The part of the note's sentence that a word stands in, between its commas. */
export function clauseAt({ tokens }: Noted, at: number) {
  let from = at;
  while (from > 0 && !ends.test(tokens[from - 1]?.text ?? '')) from -= 1;
  let to = at;
  while (to < tokens.length && !ends.test(tokens[to]?.text ?? '')) to += 1;
  return tokens.slice(from, to);
}
const ends = /^[,;:.()–—]$/;

const isParted = ({ tokens }: Noted, from: number, to: number) =>
  tokens.slice(Math.min(from, to), Math.max(from, to)).some(({ text }) => /^[;.()]$/.test(text));

const he = /^(?:hij|he|hem|him)$/;
const she = /^(?:zij|ze|she|her)$/;
const male =
  /^(?:vader|broer|zoon|opa|oom|kleinzoon|schoonvader|zwager|buurman|stiefvader|father|brother|son|grandfather|uncle|father-in-law|nephew)$/;
const female =
  /^(?:moeder|zus|dochter|oma|tante|kleindochter|schoonmoeder|schoonzus|buurvrouw|stiefmoeder|mother|sister|daughter|grandmother|aunt|mother-in-law|niece)$/;
const man = /^(?:man|echtgenoot|vriend|husband|boyfriend)$/;
const woman = /^(?:vrouw|echtgenote|vriendin|wife|girlfriend)$/;

/** `Haar man drinkt; hij had …` goes on about him, `zijn vrouw is moe; hij …` does not. */
function isSamePerson(pronoun: string, relation: string, word: string): boolean {
  if (he.test(pronoun)) return male.test(relation) || man.test(word);
  return she.test(pronoun) && (female.test(relation) || woman.test(word));
}

/** Somebody is named in the same part of the sentence, or before it as the one who is meant. */
export function hasRelation(noted: Noted, at: number): boolean {
  const { tokens, slots } = noted;
  const relations = slots.filter((slot) => slot.type === 'relation');
  if (relations.some((slot) => !isParted(noted, slot.at, at))) return true;
  const before = relations.findLast((slot) => slot.at < at);
  if (before?.type !== 'relation') return false;
  const [first] = clauseAt(noted, at);
  return isSamePerson(first?.text ?? '', before.value, tokens[before.at]?.text ?? '');
}

/** From the start of its clause: `Heeft Tourette`. */
export function clauseUpTo(noted: Noted, matter: Matter): { start: number; end: number } {
  let at = matter.at;
  while (at > 0 && !ends.test(noted.tokens[at - 1]?.text ?? '')) at -= 1;
  return { start: noted.tokens[at]?.start ?? 0, end: placeOf(noted, matter).end };
}

type Stand = { polarity: -1 | 0 | 1; isPast: boolean };

/** Findings as the readers judge them: a denial may be part of their own words. */
export function standOf({ polarity, read, tokens }: Noted, { at, isFinding, terms }: Matter): Stand {
  const start = tokens[at]?.start ?? 0;
  const found = isFinding
    ? read.findings.find(
        (each) => `f:${each.finding}` === terms[0] && each.start <= start && start < each.end,
      )
    : undefined;
  if (!found) return { polarity: polarity[at] ?? 0, isPast: false };
  const isOpen = found.isConditional || found.polarity === 'uncertain';
  return { polarity: isOpen ? 0 : found.polarity === 'denied' ? -1 : 1, isPast: found.isPast };
}

export const isName = ({ at, isFinding, isMedicine }: Matter, { tokens }: Noted) =>
  !isFinding && !isMedicine && at > 0 && /^\p{Lu}/u.test(tokens[at]?.raw ?? '');
