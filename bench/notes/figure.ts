/** One figure of a set: what it is called, its aim, and how it comes from the scores. */
import type { CaseScore } from './passes.ts';
import type { HeldFact } from './score-writer.ts';

export type Value = { value: number; shown: string };
export type Aim = { least: number } | { most: number };
export type Figure = { name: string; aim?: Aim; of: (scores: readonly CaseScore[]) => Value };

export const percent = (share: number): string =>
  Number.isNaN(share) ? '–' : `${(100 * share).toFixed(0)} %`;
export const isMet = (aim: Aim, value: number): boolean =>
  'least' in aim ? value >= aim.least : value <= aim.most;

export function share<T>(all: readonly T[], isSo: (one: T) => boolean | undefined): Value {
  const count = all.filter((one) => isSo(one) === true).length;
  return { value: count / all.length, shown: `${percent(count / all.length)} (${count}/${all.length})` };
}
export const ratio = (value: number): Value => ({ value, shown: value.toFixed(2) });
export const sum = (scores: readonly CaseScore[], of: (score: CaseScore) => number): number =>
  scores.reduce((total, score) => total + of(score), 0);

export const facts = (scores: readonly CaseScore[], must: boolean): HeldFact[] =>
  scores.flatMap(({ writer }) => writer.facts.filter((fact) => fact.must === must));
