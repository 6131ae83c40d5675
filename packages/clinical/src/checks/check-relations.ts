/** Marks the relation of somebody of whom the talk tells otherwise: the father, where it was the brother. */
import { clauseAt, standOf } from './finding-place.ts';
import type { Found } from './found.ts';
import { type Carrier, carriersOf, type Matter, mattersOf } from './matters.ts';
import type { Noted } from './note-reading.ts';
import type { Said } from './said-shape.ts';
import { meaningsOf } from './slot-words.ts';
import type { WordValue } from './slots.ts';
import { isCondition } from './standing.ts';

/** Who is told of at each place where the talk has it. */
type Owners = { whose: string | null; unit: number; isDenied: boolean }[];

const MOST_CARRIERS = 6;
const PART_LETTERS = 5;
const LONG_WORD = 10;

/** A long word may be said in part: `basaalcel`, `basaalcelcarcinoom`. */
function inPart({ at, isFinding, isMedicine }: Matter, { tokens }: Noted, said: Said): Carrier[] {
  const text = tokens[at]?.text ?? '';
  if (isFinding || isMedicine || text.length < LONG_WORD) return [];
  return carriersOf(
    { at, to: at + 1, terms: [`p:${text.slice(0, PART_LETTERS)}`], isFinding, isMedicine },
    said,
    PART_WORTH,
  );
}
const PART_WORTH = 0.1;

function ownersOf(matter: Matter, noted: Noted, said: Said): Owners {
  const named = carriersOf(matter, said);
  const carriers = named.length > 0 ? named : inPart(matter, noted, said);
  if (carriers.length > MOST_CARRIERS) return [];
  return carriers.flatMap(({ unit, word }): Owners => {
    if (!unit.isAsked) return [{ whose: unit.whose, unit: word.unit, isDenied: word.polarity === -1 }];
    // `Zit het in de familie?` `Mijn moeder heeft het.`
    return said.units.flatMap((each, at) =>
      each.piece === unit.piece + 1 && each.whose !== null && !each.isAsked
        ? [
            {
              whose: each.whose,
              unit: at,
              isDenied: said.words.slice(each.from, each.to).some(({ polarity }) => polarity === -1),
            },
          ]
        : [],
    );
  });
}

/** Years and ages tell whom it is about as well. */
function ownersOfValues(noted: Noted, said: Said, isHere: (at: number) => boolean): Owners {
  return noted.slots.flatMap((slot): Owners => {
    if (slot.type !== 'amount' || !isHere(slot.at) || slot.amount.value < LEAST_TELLING) return [];
    return (said.slots.get('amount') ?? []).flatMap(
      (saying): Owners =>
        saying.slot.type === 'amount' && saying.slot.amount.value === slot.amount.value && !saying.isTakenBack
          ? [{ whose: said.units[saying.unit]?.whose ?? null, unit: saying.unit, isDenied: false }]
          : [],
    );
  });
}
const LEAST_TELLING = 20;

const relationIn = (relation: string, { language }: Noted): string | undefined =>
  meaningsOf(relation, language).find(({ slot }) => slot === 'relation')?.value;

const apart = /^[,;.()]$/;
const leads =
  /^(?:van|met|voor|bij|naar|aan|door|volgens|tegen|of|with|for|to|by|from|according|than|als|like)$/;

/** It stands as the one who has or does what follows. */
function isSubject({ at }: WordValue, { tokens }: Noted): boolean {
  return ![1, 2].some((back) => leads.test(tokens[at - back]?.text ?? ''));
}

/** `Zijn vrouw Leen`, where Leen is his brother. */
function checkNamed({ at, value, start, end }: WordValue, noted: Noted, said: Said): Found[] {
  const [before, next] = [noted.tokens[at - 1]?.text ?? '', noted.tokens[at + 1]];
  if (!next || !/^\p{Lu}/u.test(next.raw) || /^(?:ex|-)$/.test(before)) return [];
  if (said.units.some(({ teller }) => teller !== null)) return [];
  // Who is named all the time takes part in the talk.
  if (said.words.filter(({ text }) => text === next.text).length > MOST_TIMES_NAMED) return [];
  const known = said.names.get(next.text);
  const other = known === undefined ? undefined : relationIn(known, noted);
  const isBeside = (word: number) =>
    said.words.slice(Math.max(0, word - BESIDE), word + BESIDE + 1).some(({ text }) => text === next.text);
  const isSo = (isMeant: (said: string) => boolean) =>
    (said.slots.get('relation') ?? []).some(
      ({ slot, word }) => slot.type === 'relation' && isMeant(slot.value) && isBeside(word),
    );
  if (other === undefined || isSo((each) => each === value) || !isSo((each) => each === other)) return [];
  return [{ kind: 'person', start, end, said: known ?? null }];
}
const BESIDE = 3;
const MOST_TIMES_NAMED = 5;

/** Both are spoken of there: `een oom, de broer van mijn vader`. */
function isNamedNear(value: string, { unit }: Owners[number], said: Said): boolean {
  const piece = said.units[unit]?.piece;
  return (said.slots.get('relation') ?? []).some(
    ({ slot, unit: at, word }) =>
      slot.type === 'relation' &&
      slot.value === value &&
      // `van moeders kant`
      !/^(?:kant|zijde|side)$/.test(said.words[word + 1]?.text ?? '') &&
      Math.abs(at - unit) <= UNITS_NEAR &&
      said.units[at]?.piece === piece &&
      // `M'n vader niet.`
      !isDeniedAfter(word, said),
  );
}
const UNITS_NEAR = 2;
const isDeniedAfter = (word: number, { words }: Said): boolean =>
  /^(?:niet|not|doesn't|hasn't)$/.test(words[word + 1]?.text ?? '');

function checkRelation(slot: WordValue, noted: Noted, said: Said): Found[] {
  const { at, value, start, end } = slot;
  // `Mijn man`, of a daughter who speaks, is the son-in-law of the client.
  if (said.units.some(({ teller }) => teller !== null)) return [];
  if (isCondition(clauseAt(noted, at), noted.language)) return [];
  const next = noted.slots.find((each) => each.type === 'relation' && each.at > at)?.at ?? Infinity;
  const stop = noted.tokens.findIndex(({ text }, index) => index > at && apart.test(text));
  const isHere = (place: number) => place > at && place < next && (stop < 0 || place < stop);
  const matters = mattersOf(noted).filter(
    (matter) => isHere(matter.at) && standOf(noted, matter).polarity === 1,
  );
  const byValue = ownersOfValues(noted, said, isHere);
  // A year or an age is said of one: it tells most.
  const owners = byValue.length > 0 ? byValue : matters.flatMap((matter) => ownersOf(matter, noted, said));
  const values = owners
    .filter(({ isDenied }) => !isDenied)
    .map(({ whose }) => (whose === null ? undefined : relationIn(whose, noted)));
  // Of the client, or of somebody whose relation is not known: nothing follows.
  if (owners.length === 0 || values.includes(undefined) || values.includes(value)) return [];
  const first = owners.find((each) => !each.isDenied && !isNamedNear(value, each, said));
  return first ? [{ kind: 'person', start, end, said: first.whose, units: [first.unit] }] : [];
}

export const checkRelations = (noted: Noted, said: Said): Found[] =>
  noted.slots.flatMap((slot): Found[] => {
    if (slot.type !== 'relation' || !isSubject(slot, noted)) return [];
    const named = checkNamed(slot, noted, said);
    return named.length > 0 ? named : checkRelation(slot, noted, said);
  });
