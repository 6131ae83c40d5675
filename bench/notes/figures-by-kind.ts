/** Figures for each kind of error and of fact that a set has. */
import { type Figure, facts, share } from './figure.ts';
import type { CaseScore } from './passes.ts';
import { type ErrorGroup, groupOf } from './score-checks.ts';

/** Caught errors by kind; kinds with their group, so that the table shows what an aim is made of. */
export function kindsOfErrors(scores: readonly CaseScore[]): (Figure & { group: ErrorGroup })[] {
  const kinds = new Set(scores.flatMap(({ checks }) => checks.seeded.map(({ kind }) => kind)));
  return [...kinds]
    .toSorted((a, b) => groupOf(b).localeCompare(groupOf(a)) || a.localeCompare(b))
    .map((kind) => ({
      name: `  ${groupOf(kind)}: ${kind}`,
      group: groupOf(kind),
      of: (of) =>
        share(
          of.flatMap(({ checks }) => checks.seeded.filter((error) => error.kind === kind)),
          ({ isFound }) => isFound,
        ),
    }));
}

export function kindsOfFacts(scores: readonly CaseScore[]): Figure[] {
  const kinds = new Set(facts(scores, true).map(({ kind }) => kind));
  return [...kinds].toSorted().map((kind) => ({
    name: `  whole: ${kind}`,
    of: (of) =>
      share(
        facts(of, true).filter((fact) => fact.kind === kind),
        (fact) => fact.level === 'whole',
      ),
  }));
}
