/** Marks the relation of somebody where what the note tells of them was told of another. */
import type { Found } from '../found.ts';
import type { Noted } from '../note-reading.ts';
import type { Said } from '../said-shape.ts';
import type { WordValue } from '../slots.ts';
import { type Clause, type ClauseWord, clausesIn, sharedWith, textOfClause } from './clauses.ts';
import { OF_TELLER, type Telling, tellingsOf } from './tellings.ts';

const LEAST_SHARE = 0.45;
const FEWEST_WORDS = 2;
/** So little of it may be told of the one whom the note names. */
const MOST_OF_NAMED = 0.67;

/** `volgens zijn vrouw`, `met zijn zus`: it is not told of them. */
const beside = /^(?:volgens|aldus|met|naar|aan|door|samen|according|with|to|by)$/;
const goesOn = /^(?:die|who|hij|zij|he|she|deze)$/;
const denied = /\b(?:niet|geen|nooit|not|no|never|without|zonder)\b/;

/** The clause that it stands in, with the one that goes on about the same person; without the relation itself. */
function aboutOf(slot: WordValue, clauses: readonly Clause[], { tokens }: Noted): Clause | undefined {
  const index = clauses.findIndex(({ from, to }) => slot.at >= from && slot.at < to);
  const here = clauses[index];
  if (!here) return undefined;
  const next = clauses[index + 1];
  const isMore = next && goesOn.test(tokens[next.from]?.text ?? '');
  const words: ClauseWord[] = [...here.words, ...(isMore ? next.words : [])].filter(
    ({ at }) => at !== slot.at,
  );
  return { from: here.from, to: isMore ? next.to : here.to, words };
}

const isBeside = ({ at }: WordValue, { tokens }: Noted) =>
  [1, 2].some((back) => beside.test(tokens[at - back]?.text ?? ''));

const LEAST_OF_CLIENT = 0.7;
const WORDS_OF_CLIENT = 3;
const MOST_OF_OTHERS = 0.3;

/** `Hij is weg`: somebody is told of, in whatever way they are called. */
const somebody = /^(?:hij|zij|ze|hem|he|she|him|they)$/;

/** The client says it with `ik`, and nobody speaks of the other around it. Where a third person speaks, `ik` may be they. */
function isOnlyClient(
  units: readonly number[],
  relation: string,
  said: Said,
  language: Noted['language'],
): boolean {
  if (said.units.some(({ teller, role }) => teller !== null || role === 'other')) return false;
  const wordsOf = (at: number) => {
    const { from, to } = said.units[at] ?? { from: 0, to: 0 };
    return said.words.slice(from, to);
  };
  if (units.some((at) => wordsOf(at).some(({ text }) => somebody.test(text)))) return false;
  const piece = said.units[units[0] ?? -1]?.piece ?? -1;
  const isSelf = units.some(
    (at) =>
      said.units[at]?.role === 'client' &&
      wordsOf(at).some(({ text }) => /^(?:ik|mij|i|i'm|i've|me|my|mijn)$/.test(text)),
  );
  return (
    isSelf &&
    !tellingsOf(said, language).some(
      (telling) => telling.relations.has(relation) && Math.abs(telling.piece - piece) <= PIECES_AROUND,
    )
  );
}
const PIECES_AROUND = 3;

/** A father is a parent. */
const isWider = (said: string | undefined, noted: string): boolean =>
  /^(?:ouders?|parents?)$/.test(said ?? '') && /^(?:vader|moeder|father|mother)$/.test(noted);

export function checkRelationOfClause(noted: Noted, said: Said): Found[] {
  const slots = noted.slots.filter((slot): slot is WordValue => slot.type === 'relation');
  const [slot] = slots;
  if (!slot || slots.length > 1 || isBeside(slot, noted)) return [];
  const about = aboutOf(slot, clausesIn(noted, said), noted);
  if (!about || about.words.length < FEWEST_WORDS || denied.test(textOfClause(noted, about))) return [];
  const isNamed = ({ relations }: Telling) => relations.has(slot.value);
  let [named, own, ownCount] = [0, 0, 0];
  let ownUnits: number[] = [];
  let other: { telling: Telling; share: number } | undefined;
  for (const telling of tellingsOf(said, noted.language)) {
    if (telling.isAsked) continue;
    const { share, count } = sharedWith(about, (name) => telling.asked.has(name));
    if (telling.relations.size === 0) {
      const alone = sharedWith(about, (name) => telling.terms.has(name));
      if (alone.share > own) [own, ownCount, ownUnits] = [alone.share, alone.count, telling.units];
    } else if (telling.isDenied) continue;
    else if (isNamed(telling)) named = Math.max(named, share);
    else if (count >= FEWEST_WORDS && share > (other?.share ?? 0)) other = { telling, share };
  }
  // All of it was told of the client, and next to nothing of the one whom the note names.
  const isClients =
    own >= LEAST_OF_CLIENT &&
    ownCount >= WORDS_OF_CLIENT &&
    named < MOST_OF_OTHERS &&
    (other?.share ?? 0) < MOST_OF_OTHERS;
  if (isClients && isOnlyClient(ownUnits, slot.value, said, noted.language))
    return [{ kind: 'person', start: slot.start, end: slot.end, units: ownUnits }];
  if (!other || other.share < LEAST_SHARE) return [];
  if (named >= MOST_OF_NAMED * other.share || own >= other.share) return [];
  const [instead] = other.telling.relations;
  // `haar moeder` may be the mother of a woman who speaks.
  if (instead?.startsWith(OF_TELLER) && !/\b(?:zijn|his)\b/i.test(noted.text)) return [];
  if (/\bnaaste\b/i.test(noted.text) || isWider(instead, slot.value)) return [];
  return [
    {
      kind: 'person',
      start: slot.start,
      end: slot.end,
      said: instead && !instead.startsWith(OF_TELLER) ? instead : null,
      units: other.telling.units,
    },
  ];
}
