/** Marks a clause that the note has of the client, where all that it says was said of somebody else. */
import { hasRelation } from '../finding-place.ts';
import type { Found } from '../found.ts';
import type { Noted } from '../note-reading.ts';
import type { Said } from '../said-shape.ts';
import { type Clause, clausesIn, placeOfClause, sharedWith, textOfClause } from './clauses.ts';
import { type Telling, tellingsOf } from './tellings.ts';

/** So much of the clause must stand in what was said of the other, and so little in what was said of the client. */
const LEAST_SHARE = 0.6;
const FEWEST_WORDS = 2;
const MOST_OF_CLIENT = 0.6;

const openings = /^(?:die|dat|wat|who|which|that)$/;
const unlike =
  /\b(?:als|indien|mocht|familie\w*|hereditair|erfelijk\w*|naasten|gezin|ouders|partner|naaste|family|relatives|if|net als|zoals|voor|wil\w*|gaat|zal|will)\b/;

function isOfClient(clause: Clause, noted: Noted, said: Said): boolean {
  if (openings.test(noted.tokens[clause.from]?.text ?? '')) return false;
  if (noted.slots.some(({ type }) => type === 'relation')) return false;
  if (noted.tokens.some(({ text }) => said.names.has(text) || text === 'naaste')) return false;
  return clause.words.every(({ at }) => !hasRelation(noted, at, said));
}

const isDenied = (clause: Clause, { polarity }: Noted) => clause.words.some(({ at }) => polarity[at] === -1);

export function checkWhoseClause(noted: Noted, said: Said): Found[] {
  return clausesIn(noted, said).flatMap((clause): Found[] => {
    if (clause.words.length < FEWEST_WORDS || isDenied(clause, noted)) return [];
    if (!isOfClient(clause, noted, said) || unlike.test(textOfClause(noted, clause))) return [];
    let other: { telling: Telling; share: number } | undefined;
    let own = 0;
    for (const telling of tellingsOf(said, noted.language)) {
      const { share, count } = sharedWith(clause, (name) => telling.terms.has(name));
      if (telling.whose === null) own = Math.max(own, share);
      // Who comes along may tell of the client as `mum`.
      else if (said.units[telling.units[0] ?? 0]?.role !== 'client') continue;
      else if (count >= FEWEST_WORDS && share > (other?.share ?? 0)) other = { telling, share };
    }
    if (!other || other.share < LEAST_SHARE || own >= MOST_OF_CLIENT * other.share) return [];
    const { whose, units } = other.telling;
    return [{ kind: 'person', ...placeOfClause(noted, clause), whose, units }];
  });
}
