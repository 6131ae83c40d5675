/** Which facts are of a memory that is worked on: what came up meanwhile, and what was asked and done for it. */
import type { Talk } from '../talk/sentence.ts';
import { isOfDeath } from './death-thoughts.ts';
import type { Fact } from './fact.ts';
import type { FactKind } from './kind.ts';
import { type Processing, processingIn } from './processing.ts';

/** Spoken of in between, and so at any other moment. */
const ownKinds: ReadonlySet<FactKind> = new Set([
  'medication',
  'side_effects',
  'adherence',
  'substances',
  'next_contact',
  'safety_plan',
]);

export function isOfProcessing(
  { from, kind, asked }: Fact,
  { first, last }: Processing,
  talk: Talk,
): boolean {
  if (from.length === 0 || ownKinds.has(kind) || isOfDeath(asked, talk.language)) return false;
  const within = new Set(talk.sentences.slice(first, last + 1));
  return from.every((sentence) => within.has(sentence));
}

/** Those that a note may miss: of what was worked on it has how it went. */
export function outsideProcessing(facts: readonly Fact[], talk: Talk): readonly Fact[] {
  const found = processingIn(talk);
  return found ? facts.filter((fact) => !isOfProcessing(fact, found, talk)) : facts;
}
