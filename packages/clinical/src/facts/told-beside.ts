/** What a fact is by what stands beside it in the same turn. */
import type { Fact } from './fact.ts';
import type { FactKind } from './kind.ts';

/** Of somebody else, and nothing that is to be done. */
export const isToldOnly = ({ clause, quote, slots, asked }: Fact): boolean =>
  asked === '' &&
  slots.times.every(({ what }) => what.kind !== 'day') &&
  !/(?<!\p{L})(?:zal|gaat|gaan|komt|komen|belt|bellen|brengt|haalt|mag|kan|wil|will|can|going|comes|calls|rings|brings)(?!\p{L})/iu.test(
    clause ?? quote,
  );

const foundKinds: readonly FactKind[] = ['controls', 'examination', 'measures'];
const aboutBody: ReadonlySet<FactKind> = new Set(['course', 'complaint', 'somatic', 'intervention']);
/** `Glucose is 5,2. Geen eiwit in de plas.`: who tells what was found goes on doing so in the same breath. */
const goesOn = (fact: Fact, last: Fact): boolean =>
  fact.told_by === 'clinician' &&
  last.told_by === 'clinician' &&
  fact.asked === '' &&
  fact.sources[0] === last.sources.at(-1) &&
  fact.slots.findings.length + fact.slots.measurements.length + fact.slots.parts.length > 0 &&
  fact.slots.times.length === 0;

export const foundToo = (
  fact: Fact,
  own: FactKind,
  last: Fact,
  kind: FactKind | undefined,
): FactKind | undefined =>
  aboutBody.has(own) && goesOn(fact, last) ? foundKinds.find((each) => each === kind) : undefined;
