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
  const words: ClauseWord[] = [...here.words, ...(isMore ? next.words : [])].filter(({ at }) => at !== slot.at);
  return { from: here.from, to: isMore ? next.to : here.to, words };
}

const isBeside = ({ at }: WordValue, { tokens }: Noted) =>
  [1, 2].some((back) => beside.test(tokens[at - back]?.text ?? ''));

export function checkRelationOfClause(noted: Noted, said: Said): Found[] {
  const slots = noted.slots.filter((slot): slot is WordValue => slot.type === 'relation');
  const [slot] = slots;
  if (!slot || slots.length > 1 || isBeside(slot, noted)) return [];
  const about = aboutOf(slot, clausesIn(noted, said), noted);
  if (!about || about.words.length < FEWEST_WORDS || denied.test(textOfClause(noted, about))) return [];
  const isNamed = ({ relations }: Telling) => relations.has(slot.value);
  let [named, own] = [0, 0];
  let other: { telling: Telling; share: number } | undefined;
  for (const telling of tellingsOf(said, noted.language)) {
    if (telling.isAsked) continue;
    const { share, count } = sharedWith(about, (name) => telling.asked.has(name));
    if (telling.relations.size === 0) own = Math.max(own, sharedWith(about, (name) => telling.terms.has(name)).share);
    else if (telling.isDenied) continue;
    else if (isNamed(telling)) named = Math.max(named, share);
    else if (count >= FEWEST_WORDS && share > (other?.share ?? 0)) other = { telling, share };
  }
  if (!other || other.share < LEAST_SHARE) return [];
  if (named >= MOST_OF_NAMED * other.share || own >= other.share) return [];
  const [instead] = other.telling.relations;
  // `haar moeder` may be the mother of a woman who speaks.
  if (instead?.startsWith(OF_TELLER) && !/\b(?:zijn|his)\b/i.test(noted.text)) return [];
  if (/\bnaaste\b/i.test(noted.text)) return [];
  return [{ kind: 'person', start: slot.start, end: slot.end, said: instead && !instead.startsWith(OF_TELLER) ? instead : null, units: other.telling.units }];
}
