/**
 * The part of a note that a fact belongs to: what was told, what was found, what was judged, what was agreed. Read for the
 * whole talk at once: people stay with one thing for a while, and above all within one exchange.
 */
import type { Language } from '../note.ts';
import type { Features } from './features.ts';
import type { FactKind } from './kind.ts';
import { type Heard, partFeatures, seenIn } from './part-features.ts';
import { withSureParts } from './part-sure.ts';
import { partWeights } from './part-weights.ts';

const parts = ['told', 'agreed', 'found', 'judged'] as const;
export type Part = (typeof parts)[number];

const told: readonly FactKind[] = [
  'risk',
  'attempts',
  'protective',
  'medication',
  'effect',
  'side_effects',
  'adherence',
  'substances',
  'mood',
  'anxiety',
  'sleep',
  'complaint',
  'course',
  'reason',
  'goals',
  'social',
  'biography',
  'family_history',
  'psychiatric_history',
  'somatic',
  'collateral',
  'motivation',
  'personality',
  'response',
  'participants',
  'client_view',
  'intervention',
];
const agreed: readonly FactKind[] = [
  'plan',
  'next_contact',
  'safety_plan',
  'handover',
  'duration',
  'consent',
];
const found: readonly FactKind[] = ['controls', 'examination', 'impression', 'affect', 'psychomotor'];
const judged: readonly FactKind[] = ['conclusion', 'classification', 'risk_estimate'];

/** Kinds that are in none of these are told, found or done, as it happens. */
const partOf: ReadonlyMap<FactKind, Part> = new Map([
  ...told.map((kind) => [kind, 'told'] as const),
  ...agreed.map((kind) => [kind, 'agreed'] as const),
  ...found.map((kind) => [kind, 'found'] as const),
  ...judged.map((kind) => [kind, 'judged'] as const),
]);

/** What it costs to go from one part to another, between exchanges and within one. */
const SWITCH = 0.3;
const SWITCH_WITHIN = 0.6;

const weightsByName = new Map(Object.entries(partWeights));

function scoresOf(features: Features): number[] {
  const scores = [...(weightsByName.get('bias') ?? [0, 0, 0, 0])];
  for (const [name, value] of features) {
    const weights = weightsByName.get(name);
    if (weights)
      for (const [at, weight] of weights.entries()) scores[at] = (scores[at] ?? 0) + weight * value;
  }
  const total = Math.log(scores.reduce((sum, score) => sum + Math.exp(score), 0));
  return scores.map((score) => score - total);
}

/** The likeliest row of parts (the best way to each part of each fact, and then back from the best end). */
export function partsOf(heard: readonly Heard[], language: Language): Part[] {
  const seen = heard.map((each) => seenIn(each, language));
  let best: number[] = [];
  const cameFrom: number[][] = [];
  for (const [at, each] of seen.entries()) {
    const before = seen[at - 1];
    const scores = scoresOf(partFeatures(each, before, seen[at + 1]));
    const isSame = before && Math.floor(before.fact.matter) === Math.floor(each.fact.matter);
    const switched = Math.max(...best) - (isSame ? SWITCH_WITHIN : SWITCH);
    const top = best.indexOf(Math.max(...best));
    const stays = parts.map((_, part) => before === undefined || (best[part] ?? 0) >= switched);
    cameFrom.push(stays.map((isStaying, part) => (isStaying ? part : top)));
    best = scores.map((score, part) =>
      before === undefined ? score : score + (stays[part] ? (best[part] ?? 0) : switched),
    );
  }
  let part = best.indexOf(Math.max(...best));
  const row: number[] = [];
  for (let at = seen.length - 1; at >= 0; at -= 1) {
    row.push(part);
    part = cameFrom[at]?.[part] ?? part;
  }
  return withSureParts(
    heard,
    row.reverse().map((each) => parts[each] ?? 'told'),
    language,
  );
}

/** Of a part of which nothing was heard. */
const otherwise: Readonly<Record<Part, FactKind>> = {
  told: 'course',
  agreed: 'plan',
  found: 'examination',
  judged: 'conclusion',
};

/** The kind that was heard most of those that belong to the part. */
export function kindWithin(part: Part, kind: FactKind, about: ReadonlyMap<FactKind, number>): FactKind {
  const own = partOf.get(kind);
  if (own === part) return kind;
  // A score is a score wherever it is told; what was seen of the mind is not agreed upon.
  if (own === undefined && (part === 'told' || part === 'found' || kind === 'measures')) return kind;
  let best: FactKind | undefined;
  for (const [each, weight] of about)
    if (partOf.get(each) === part && weight > (best === undefined ? 0 : (about.get(best) ?? 0))) best = each;
  return best ?? otherwise[part];
}
