/** What the facts of a talk say of each finding, medicine and measurement: for looking up. */
import type { Fact } from '../facts/fact.ts';
import type { Language } from '../note.ts';
import { isWarning } from './standing.ts';

type ToldFinding = { isDenied: boolean; whose: string | null; seq: number };
type ToldValue = { value: number; seq: number };

export type Told = {
  /** Leaves out what is conditional or cannot be told. */
  findings: ReadonlyMap<string, ToldFinding[]>;
  /** Relation of whose it is, or null for the client's. */
  medicines: ReadonlyMap<string, (string | null)[]>;
  measurements: ReadonlyMap<string, ToldValue[]>;
  /** Doses by medicine. */
  doses: ReadonlyMap<string, ToldValue[]>;
};

const whoseOf = ({ who }: Fact): string | null => (who.role === 'client' ? null : who.relation);

function add<T>(map: Map<string, T[]>, key: string, value: T): void {
  const row = map.get(key);
  if (row) row.push(value);
  else map.set(key, [value]);
}

export function toldIn(facts: readonly Fact[], language: Language): Told {
  const findings = new Map<string, ToldFinding[]>();
  const medicines = new Map<string, (string | null)[]>();
  const measurements = new Map<string, ToldValue[]>();
  const doses = new Map<string, ToldValue[]>();
  for (const fact of facts) {
    const { slots, standing, sources } = fact;
    if (standing !== 'said' || isWarning(fact.quote, language)) continue;
    const seq = sources.at(-1) ?? 0;
    const whose = whoseOf(fact);
    for (const { finding, polarity, isConditional, isPast, isHint } of slots.findings)
      if (!isHint && !isConditional && !isPast && polarity !== 'uncertain')
        add(findings, finding, { isDenied: polarity === 'denied', whose, seq });
    for (const { name } of slots.medicines) add(medicines, name, whose);
    for (const { name, value, over } of slots.measurements)
      for (const each of over === undefined ? [value] : [value, over])
        add(measurements, name, { value: each, seq });
    for (const { medicine, value, unit } of slots.amounts)
      if (medicine && unit === 'mg') add(doses, medicine, { value, seq });
  }
  return { findings, medicines, measurements, doses };
}
