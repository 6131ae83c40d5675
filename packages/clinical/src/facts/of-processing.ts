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

/** The facts of it, in their order. */
export function withinProcessing(
  facts: readonly Fact[],
  { first, last }: Processing,
  { sentences, language }: Talk,
): Fact[] {
  const within = new Set(sentences.slice(first, last + 1));
  return facts.filter(
    ({ from, kind, asked }) =>
      from.length > 0 &&
      !ownKinds.has(kind) &&
      from.every((sentence) => within.has(sentence)) &&
      !isOfDeath(asked, language),
  );
}

/** Those that a note may miss: of what was worked on it has how it went. */
export function outsideProcessing(facts: readonly Fact[], talk: Talk): readonly Fact[] {
  const found = processingIn(talk);
  if (!found) return facts;
  const within = new Set(withinProcessing(facts, found, talk));
  return facts.filter((fact) => !within.has(fact));
}
