import type { Carrier, Matter } from './matters.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said-shape.ts';

export type Reading = { noted: Noted; said: Said; scores: Float64Array; top: number };

export function placeOf(
  { tokens }: Noted,
  { at, to }: Pick<Matter, 'at' | 'to'>,
): { start: number; end: number } {
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

/** `Medicijnen van haar man (furosemide)` are his; `geen stemmen (haar broer wel)` are not the brother's. */
function isParted({ tokens }: Noted, person: number, at: number): boolean {
  const between = tokens.slice(Math.min(person, at), Math.max(person, at)).map(({ text }) => text);
  const opens = between.indexOf('(');
  const closes = between.indexOf(')', opens);
  // `Oom (broer van moeder) overleed`: what stands between brackets goes on with him.
  if (person < at && opens >= 0 && closes > opens) between.splice(opens, closes - opens + 1);
  return between.some((text) => (person < at ? /^[;.)]$/ : /^[;.()]$/).test(text));
}

const he = /^(?:hij|he)$/;
const she = /^(?:zij|ze|she)$/;
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

/** `net als haar broer`, `like her brother`: then it is of the client as well. */
function isCompared({ tokens }: Noted, at: number): boolean {
  const before = [1, 2, 3].map((back) => tokens[at - back]?.text ?? '');
  return /^(?:als|like|zoals|evenals)$/.test(before.find((text) => !owners.test(text)) ?? '');
}
const owners = /^(?:zijn|haar|hun|de|his|her|their|the|mijn|my)$/;

const lady = /^(?:mevrouw|meneer|de heer|mw|dhr)$/;
const isOfClient = /^(?:cliente?|patiente?|client|patient)$/;

/** Somebody is named in the same part of the sentence, or before it as the one who is meant. */
export function hasRelation(noted: Noted, at: number, { names, units }: Said): boolean {
  const isTold = units.some(({ teller }) => teller !== null);
  const { tokens, slots } = noted;
  // `Cliënt gebruikt X op advies van zijn zus`: the client does.
  if (isOfClient.test(clauseAt(noted, at)[0]?.text ?? '')) return false;
  // Where a third person speaks, the note may call them so.
  if (isTold && lady.test(clauseAt(noted, at)[0]?.text ?? '')) return true;
  if (
    tokens.some(({ text }, near) => names.has(text) && !isCompared(noted, near) && !isParted(noted, near, at))
  )
    return true;
  const relations = slots.filter((slot) => slot.type === 'relation' && !isCompared(noted, slot.at));
  const before = relations.findLast((slot) => slot.at < at);
  const [first] = clauseAt(noted, at);
  // `Vader had een infarct, zij gebruikt amlodipine`: then she is the client.
  const isPronoun = he.test(first?.text ?? '') || she.test(first?.text ?? '');
  const isElse =
    isPronoun &&
    before?.type === 'relation' &&
    (first?.start ?? 0) > before.start &&
    !isSamePerson(first?.text ?? '', before.value, tokens[before.at]?.text ?? '');
  if (relations.some((slot) => !isParted(noted, slot.at, at) && !(isElse && slot.at <= before.at)))
    return true;
  if (before?.type !== 'relation') return false;
  const person = clauseAt(noted, at).find(({ text }) => he.test(text) || she.test(text));
  return isSamePerson(person?.text ?? '', before.value, tokens[before.at]?.text ?? '');
}

/** From the start of its clause: `Heeft Tourette`. */
export function clauseUpTo(noted: Noted, matter: Matter): { start: number; end: number } {
  let at = matter.at;
  while (at > 0 && !ends.test(noted.tokens[at - 1]?.text ?? '')) at -= 1;
  return { start: noted.tokens[at]?.start ?? 0, end: placeOf(noted, matter).end };
}

/** What stands between semicolons. */
export function partAt(text: string, at: number): string {
  const from = text.lastIndexOf(';', at) + 1;
  const to = text.indexOf(';', at);
  return text.slice(from, to < 0 ? text.length : to).trim();
}

/** From the start of its part of the sentence: `Is eerder behandeld voor dwang, met clomipramine`. */
export function partUpTo(noted: Noted, matter: Pick<Matter, 'at' | 'to'>): { start: number; end: number } {
  let at = matter.at;
  while (at > 0 && !/^[;.()]$/.test(noted.tokens[at - 1]?.text ?? '')) at -= 1;
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
